import type { RuleTexts } from '../../../page/rules/downforce.ts';
import { help } from '../../help/downforce.ts';
import { words } from '../../common/shared.ts';
import { names } from '../../downforce/names.ts';
import { variants } from '../../downforce/variants/words.ts';

const { and } = words;
const tracks = Object.values(names.tracks);

export const texts: RuleTexts = {
  title: 'Downforce\u00a0: les règles',
  intro:
    'Six voitures, un tour de piste. D’abord, vous achetez des voitures aux Enchères, avec les cartes qui vous serviront en course. Ensuite, chaque carte jouée fait avancer plusieurs voitures, y compris celles des autres. Trois fois en chemin, tout le monde parie en secret sur la gagnante. Les prix et les paris, moins ce que vous avez payé, font votre fortune\u00a0: le joueur le plus riche gagne. Le reste de cette page sert à vérifier un point.',
  help,
  sections: {
    aim: 'Le but',
    setup: 'La mise en place',
    auction: 'Les Enchères',
    race: 'La Course',
    bets: 'Les Paris',
    powers: 'Les Pouvoirs',
    scoring: 'Le décompte',
    variants: 'Autres façons de jouer',
  },
  rules: {
    'D-C1': {
      name: 'Six voitures',
      text: 'Noire, bleue, verte, jaune, orange et rouge. Chacune a une tuile Pilote pour son propriétaire et une carte Vitesse 8.',
    },
    'D-C5': {
      name: 'L’argent',
      text: 'Toutes les sommes sont des millions entiers\u00a0: «\u00a0$6M\u00a0».',
    },
    'D-E3': {
      name: 'La victoire',
      text: 'Votre gain total\u00a0: vos prix de course, plus ce que rapportent vos paris, moins vos enchères payées. Le plus gros total gagne. En cas d’égalité, le joueur dont la voiture est la mieux classée l’emporte, voitures à l’arrêt comprises\u202f; un joueur sans voiture vient après un joueur qui en a une, et deux joueurs sans voiture partagent la place. Tout le monde est classé ainsi.',
    },
    'D-C2': {
      name: 'Les cartes',
      text: '42 cartes Vitesse, d’une à six lignes. Une ligne est la couleur d’une voiture, ou un Joker, et un chiffre de 1 à 6. Aucune couleur ne figure deux fois sur une carte. S’y ajoute une carte Vitesse 8 par voiture\u00a0: une seule ligne de sa couleur, 8.',
      ruling:
        'Nous ne connaissons pas la liste exacte des cartes imprimées. Ce paquet est une reconstitution qui s’accorde avec tout ce qui est connu. Une table peut utiliser un autre paquet, par exemple les cartes de votre boîte saisies dans l’éditeur\u00a0: chaque carte a d’une à six lignes, aucune couleur deux fois, des chiffres de 1 à 6, et chacun reçoit au moins six cartes.',
    },
    'D-C3': {
      name: 'Les cartes Pouvoir',
      text: 'Six cartes\u00a0: Agressif, Rusé, Déterminé, Stratège, Malin et Imprévisible.',
    },
    'D-C4': {
      name: 'Les circuits',
      text: `${and(tracks)}.`,
      ruling:
        'Nous ne connaissons pas le dessin des plateaux imprimés. Ceux-ci sont des circuits originaux qui en gardent ce qui est connu\u00a0: un tour de piste, six emplacements de départ en quinconce, des passages étroits, des lignes de paris vers le quart, la moitié et les trois quarts du tour.',
    },
    'D-C6': {
      name: 'La feuille de score',
      text: 'Chacun a la sienne\u00a0: pour chaque voiture, l’enchère payée et une marque pour les paris 1, 2 et 3\u202f; en bas, prix de course plus paris moins enchères.',
    },
    'D-S1': {
      name: 'La distribution',
      text: 'On joue de deux à six. Les 42 cartes Vitesse sont distribuées également\u00a0: 21, 14, 10, 8 ou 7 chacun à 2, 3, 4, 5 ou 6 joueurs. À quatre et à cinq, il en reste deux, mises dans la boîte sans être vues.',
    },
    'D-S2': {
      name: 'La grille',
      text: 'On choisit le circuit, ou on le tire au sort. Les cartes Vitesse 8 et les Pouvoirs sont mélangés en deux piles. Avant les enchères, les six voitures sont placées au hasard sur les six emplacements de départ, à la vue de tous.',
    },
    'D-S3': {
      name: 'Visible et secret',
      text: 'Visibles\u00a0: les propriétaires, les enchères payées, les Pouvoirs, chaque carte montrée aux enchères, le nombre de cartes de chacun, la défausse, et qui doit encore choisir. Secrets\u00a0: les mains, l’ordre des pioches, les cartes mises dans la boîte sans être vues, les enchères tant qu’elles ne sont pas toutes posées, et les paris jusqu’au décompte. Le sens horaire est l’ordre des places.',
    },
    'D-A1': {
      name: 'Six tours d’enchères',
      text: 'À chaque tour, on retourne la première carte Vitesse 8\u00a0: cette voiture est mise aux enchères. On retourne aussi le premier Pouvoir, qui va avec la voiture.',
    },
    'D-A2': {
      name: 'Enchérir',
      text: 'Chaque joueur qui peut enchérir choisit une carte de sa main et la pose face cachée\u202f; puis toutes sont retournées ensemble. Tout le monde doit poser une carte\u00a0: pour passer, on en pose une sans la couleur. Si toutes vos cartes l’ont, vous devez enchérir.',
      ruling: 'Une carte Vitesse 8 en main peut être posée pour passer, jamais comme enchère.',
    },
    'D-A3': {
      name: 'Ce que vaut une carte',
      text: 'Votre enchère est le chiffre de la ligne à la couleur de la voiture. Une carte sans cette couleur passe, sauf si vous l’avez déclarée comme enchère.',
    },
    'D-A4': {
      name: 'La meilleure enchère',
      text: 'L’enchère la plus haute gagne. À égalité\u00a0: la carte avec le plus de lignes, Jokers compris\u202f; puis la carte sans Joker.',
      ruling: 'Si l’égalité demeure, on tire au sort, avec la même chance pour chaque enchère à égalité.',
    },
    'D-A5': {
      name: 'L’achat',
      text: 'Le gagnant note le montant, prend la voiture, ajoute sa carte Vitesse 8 à sa main et pose le Pouvoir face visible devant lui.',
    },
    'D-A6': {
      name: 'Les cartes reviennent',
      text: 'Toutes les cartes posées retournent dans les mains et peuvent resservir. Ce que tout le monde a vu reste connu.',
    },
    'D-A7': {
      name: 'Une voiture pour chacun',
      text: 'Comptez les voitures à venir\u00a0: celle qui est aux enchères et celles encore face cachée. Dès qu’elles ne sont pas plus nombreuses que les joueurs sans voiture, eux seuls peuvent enchérir.',
      ruling: 'Les voitures mises de côté ne comptent pas parmi les voitures à venir.',
    },
    'D-A8': {
      name: 'La dernière voiture',
      text: 'Quand la dernière voiture arrive et qu’un seul joueur n’en a pas, il n’y a pas d’enchères. Ce joueur doit la prendre, avec son Pouvoir, pour le plus petit chiffre de cette couleur dans sa main, et montre la carte\u00a0: s’il y en a plusieurs, celle qui a le moins de lignes, puis celle sans Joker, puis la première dans la liste du paquet. Si deux joueurs ou plus n’ont pas de voiture, c’est un tour normal entre eux.',
      ruling:
        'Un joueur qui n’a aucune carte de cette couleur paie la plus petite enchère qu’il pourrait déclarer.',
    },
    'D-A9': {
      name: 'Personne n’enchérit',
      text: 'Alors la voiture et son Pouvoir sont mis de côté. Après le sixième tour, tant que quelqu’un n’a pas de voiture, les voitures mises de côté reviennent dans le même ordre. Seuls les joueurs sans voiture enchérissent, comme d’habitude\u202f; ils peuvent passer, et un enchérisseur seul paie sa propre enchère. Une voiture qui ne trouve toujours pas d’acheteur n’a pas de propriétaire\u00a0: elle court, les cartes la font avancer, et l’on peut parier sur elle. Son Pouvoir et sa carte Vitesse 8 vont dans la boîte.',
    },
    'D-A10': {
      name: 'Déclarer une enchère',
      text: 'Sans carte de la couleur en main, vous pouvez quand même enchérir. Avec un Joker en main\u00a0: posez une carte avec un Joker et déclarez-la, pour son chiffre. Sans Joker non plus\u00a0: posez n’importe quelle carte et déclarez-la, pour son plus petit chiffre. La déclaration est secrète jusqu’à ce que les cartes soient retournées. Non déclarée, la carte passe.',
      ruling: 'Une carte à deux Jokers vaut le plus grand des deux.',
    },
    'D-A11': {
      name: 'Un seul Pouvoir',
      text: 'Après les enchères, les joueurs qui ont gagné plusieurs Pouvoirs n’en gardent qu’un\u00a0: ils choisissent en secret et révèlent leur choix ensemble. Les autres Pouvoirs retournent dans la boîte. Votre Pouvoir vaut pour toutes vos voitures. Sans voiture, pas de Pouvoir.',
    },
    'D-A12': {
      name: 'Sans voiture',
      text: 'Il peut arriver que vous finissiez les enchères sans voiture. Vous pouvez encore gagner en pariant.',
      ruling:
        'Un joueur sans voiture met sa main de côté sans la montrer, ne joue aucun tour et fait tous les paris. Si personne n’a de voiture, il n’y a pas de course\u00a0: tous ont $0 et partagent la victoire.',
    },
    'D-R1': {
      name: 'Qui commence',
      text: 'Le propriétaire de la voiture sur l’emplacement de départ 1 commence\u202f; puis on joue dans le sens horaire.',
      ruling:
        'Si cette voiture n’a pas de propriétaire, c’est le propriétaire de la voiture suivante sur la grille qui commence.',
    },
    'D-R2': {
      name: 'Un tour de jeu',
      text: 'Jouez une carte\u202f; on ne passe pas. Faites avancer chaque voiture de la carte, de la ligne du haut à celle du bas, puis posez-la sur la défausse. Une carte commencée se joue jusqu’à sa dernière ligne, même si votre dernière voiture arrive entre-temps.',
    },
    'D-R3': {
      name: 'Qui fait avancer',
      text: 'Le joueur de la carte fait avancer toutes les voitures qui y figurent, quel que soit leur propriétaire.',
    },
    'D-R4': {
      name: 'Les Jokers',
      text: 'Un Joker fait avancer une voiture de votre choix dont la couleur n’est pas sur la carte. Deux Jokers, deux voitures différentes. Vous choisissez en arrivant à la ligne, et pouvez choisir une voiture arrivée ou bloquée, ce qui gaspille le mouvement. Une couleur compte comme présente même si sa ligne est ignorée ou sa voiture arrivée. S’il n’y a aucune couleur à choisir, la ligne est sans effet.',
    },
    'D-R5': {
      name: 'Case par case',
      text: 'Une voiture avance case par case\u00a0: chaque nouvelle case est libre, touche celle de la voiture par un bord ou un coin et se trouve à l’avant\u00a0: son bout avant est plus loin sur la piste que celui de la case quittée. Jamais de côté, jamais en arrière.',
    },
    'D-R6': {
      name: 'On ne traverse pas',
      text: 'Une voiture ne peut pas en traverser une autre. Elle peut se glisser en diagonale entre deux voitures qui ne se touchent que par un coin.',
    },
    'D-R7': {
      name: 'Le déplacement complet',
      text: 'Une voiture avance d’autant de cases que l’indique son chiffre, case par case, tant qu’une case est possible. Elle ne s’arrête que s’il n’y en a aucune, et le reste est perdu. Entre les cases possibles, vous êtes libre, même de mener une voiture dans un bouchon.',
    },
    'D-R8': {
      name: 'L’arrivée',
      text: 'Une voiture qui franchit la ligne d’arrivée quitte aussitôt la piste et prend la place d’arrivée suivante\u202f; peu importe de combien elle la dépasse. Les voitures qui arrivent sur une même carte se classent dans l’ordre où elles ont avancé.',
    },
    'D-R9': {
      name: 'Voitures arrivées',
      text: 'Les lignes des voitures déjà arrivées sont sans effet.',
    },
    'D-R10': {
      name: 'Quitter la course',
      text: 'Une fois la carte finie, un joueur dont toutes les voitures sont arrivées quitte la course\u00a0: main, pioche et cartes Vitesse 8 non jouées vont sur la défausse, face visible. Il ne joue plus, mais fait tous les paris. Un joueur qui a une voiture en piste mais plus de cartes passe son tour, et parie toujours.',
    },
    'D-R11': {
      name: 'La fin de la course',
      text: 'Après une carte entière, la course finit quand les six voitures sont arrivées, ou quand plus aucun joueur ayant une voiture en piste n’a de carte. Les voitures encore en piste sont à l’arrêt\u00a0: pas de prix, et les paris sur elles ne rapportent rien.',
    },
    'D-R12': {
      name: 'Le classement',
      text: 'D’abord les voitures arrivées, dans l’ordre d’arrivée\u202f; puis les autres, selon l’avancée du bout avant de leur case\u202f; à hauteur égale, la plus à l’intérieur d’abord. Il n’y a jamais d’égalité.',
    },
    'D-R13': {
      name: 'Après une carte',
      text: 'Dans cet ordre\u00a0: elle va sur la défausse\u202f; des joueurs quittent la course\u202f; son joueur pioche, s’il y a une pioche\u202f; la course peut finir\u202f; on parie, une ligne après l’autre\u202f; puis c’est au tour du prochain joueur qui peut jouer.',
    },
    'D-B1': {
      name: 'Trois lignes',
      text: 'Trois lignes jaunes traversent la piste. Quand, après une carte entière, une voiture en a franchi une pour la première fois, chacun parie en secret sur la voiture qui va gagner, y compris ceux qui ont quitté la course ou n’ont pas de voiture. Tout le monde doit parier, sur n’importe quelle voiture\u00a0: la sienne ou non, avec ou sans propriétaire, même déjà arrivée, la même à chaque fois ou une autre.',
    },
    'D-B2': {
      name: 'Deux lignes sur une carte',
      text: 'Une fois la course finie, on ne parie plus.',
      ruling:
        'Deux lignes franchies pour la première fois sur une même carte font deux paris\u00a0: le second vient quand tous les premiers sont faits.',
    },
    'D-B3': { name: 'Des paris secrets', text: 'Les paris restent secrets jusqu’au décompte.' },
    'D-P0': {
      name: 'Se servir d’un Pouvoir',
      text: 'Se servir d’un Pouvoir est toujours facultatif. Sauf Rusé, il agit sur les cartes que vous jouez vous-même. «\u00a0La ligne du haut\u00a0» est celle qui est imprimée en haut, quoi qu’on ignore ou joue d’abord.',
    },
    'D-P1': {
      name: 'Agressif',
      text: 'Si la ligne du haut d’une carte que vous jouez est votre voiture, dans sa couleur imprimée, elle peut avancer d’une case de plus. Vous décidez après avoir avancé du chiffre imprimé, et la case compte comme un déplacement normal. Cela ne marche pas si la ligne du haut est un Joker\u202f; cela marche avec une carte Vitesse 8.',
    },
    'D-P2': {
      name: 'Rusé',
      text: 'Vous choisissez chaque case de vos voitures, au tour de chacun. Elles doivent quand même avancer d’autant de cases que l’indique leur chiffre. Le joueur de la carte décide du chiffre, de l’ordre, de la ligne ignorée et de la couleur d’un Joker.',
      ruling:
        'La question vous est posée chaque fois qu’il y a plusieurs chemins\u00a0: on ne peut rien oublier.',
    },
    'D-P3': {
      name: 'Déterminé',
      text: 'Si une ligne d’une carte que vous jouez, même un Joker, n’a fait passer votre voiture que sur des rectangles (au moins un), elle peut aussitôt avancer de deux cases de plus\u00a0: deux, autant que possible, ou aucune. La case quittée et les deux cases bonus peuvent avoir n’importe quelle forme. Une voiture arrivée n’a droit à rien.',
      ruling: 'Seulement sur vos propres cartes.',
    },
    'D-P4': {
      name: 'Stratège',
      text: 'Vous pouvez ignorer une ligne d’une carte que vous jouez, même si elle n’en a qu’une. Vous décidez en arrivant à la ligne.',
    },
    'D-P5': {
      name: 'Malin',
      text: 'Vous pouvez jouer les lignes de votre carte de bas en haut\u202f; vous le dites avant le premier déplacement. En option, n’importe quel ordre est permis, et l’on choisit chaque fois la ligne suivante.',
    },
    'D-P6': {
      name: 'Imprévisible',
      text: 'Vos Jokers peuvent aussi faire avancer une couleur imprimée sur la carte\u00a0: une voiture peut donc avancer deux fois. Deux Jokers font toujours avancer deux voitures différentes.',
    },
    'D-E1': {
      name: 'Prix de course',
      text: 'Le propriétaire d’une voiture arrivée reçoit $12M, $9M, $6M, $4M, $2M ou rien, de la première à la sixième place.',
    },
    'D-E2': {
      name: 'Gains des paris',
      text: 'Pour une voiture arrivée première, deuxième ou troisième, le premier pari rapporte $9M, $6M ou $3M, le deuxième $6M, $4M ou $2M, le troisième $3M, $2M ou $1M.',
    },
    'D-E4': {
      name: 'Gains réduits',
      text: 'En option\u00a0: des prix de $6M, $4M et $2M pour les trois premières\u202f; des paris de $6M, $4M, $2M, puis $4M, $2M, puis $2M. Ici non plus, une voiture à l’arrêt ne rapporte rien.',
    },
    'D-E5': {
      name: 'Un exemple',
      text: 'Ordre d’arrivée\u00a0: bleue, jaune, rouge, noire, verte, orange. Vous avez la jaune et la verte\u00a0: $9M + $2M = $11M. Vous les avez payées $5M et $4M\u00a0: $9M. Vous avez parié sur la jaune, la jaune et la bleue\u00a0: $6M + $4M + $3M = $13M. Cela fait $11M + $13M − $9M = $15M.',
    },
    'D-V0': {
      name: 'Options',
      text: 'On choisit le circuit ou un championnat de plusieurs, la distance, les enchères, les Pouvoirs, les mains, les paris et leur moment, les gains, le but, les automates, et comment agissent Malin et (à deux) Rusé. Les options qui ne vont pas ensemble sont refusées, avec la raison.',
    },
    'D-V1': {
      name: 'La variante pour débuter',
      text: 'Cinq simplifications, que l’on peut aussi choisir une à une. Sans enchères\u00a0: les voitures sont distribuées au hasard, 3, 2, 1, 1 ou 1 chacun de 2 à 6 joueurs, on ne paie rien, et les autres courent sans propriétaire. Sans Pouvoirs. Une main de trois\u00a0: toutes les cartes Vitesse forment une pioche, chacun en a trois en main, plus ses cartes Vitesse 8, et en pioche une après chaque carte tant qu’il en reste. Sans paris. Première arrivée\u00a0: l’argent ne compte pas, et la partie finit avec la carte sur laquelle arrive la première voiture qui a un propriétaire\u202f; ce propriétaire gagne.',
      ruling:
        'Sans enchères mais avec Pouvoirs, chacun en reçoit un au hasard (à deux, jamais Rusé, sauf s’il est gardé). Première arrivée\u00a0: les voitures sans propriétaire ne comptent pas\u202f; si aucune n’arrive, le propriétaire de la mieux classée gagne\u202f; les autres sont classés par leur meilleure voiture.',
    },
    'D-V2': {
      name: 'Deux joueurs',
      text: 'Les cartes Vitesse 8 restent face visible devant leur propriétaire. Après les enchères, chacun mélange ses cartes en une pioche et en prend sept. À votre tour, jouez une carte de votre main et piochez tant que la pioche dure, ou jouez une de vos cartes Vitesse 8 visibles sans piocher\u202f; vous devez jouer tant que vous avez l’une ou l’autre. Rusé est retiré\u00a0: il y a cinq Pouvoirs, et la sixième voiture vient sans. En option, son gagnant l’échange, après le choix de l’autre, contre un de ses Pouvoirs ou un de la boîte\u202f; ou bien il reste en jeu. Avec une main de trois, c’est elle qui sert.',
    },
    ...variants.rulesPage,
  },
};
