import type { RuleTexts } from '../../../page/rules/formula.ts';
import { help } from '../../help/formula.ts';

export const texts: RuleTexts = {
  title: 'Formula Motor Racing\u00a0: les règles',
  intro:
    'Douze voitures forment une seule file. À votre tour, vous jouez une carte, qui fait monter ou descendre des voitures dans la file, puis vous en piochez une autre. Quand les cartes sont épuisées, la file est le résultat. Voilà tout le jeu\u202f; le reste de cette page sert à vérifier un point.',
  help,
  sections: {
    aim: 'Le but',
    turn: 'Un tour de jeu',
    cards: 'Les cartes',
    setup: 'La mise en place',
    season: 'La saison',
    options: 'Options',
  },
  rules: {
    'F-C1': {
      name: 'Douze voitures, six écuries',
      text: 'Il y a deux voitures bleues, deux vertes, deux jaunes, deux orange, deux rouges et deux violettes. Les deux voitures d’une couleur forment une écurie.',
    },
    'F-E1': {
      name: 'Les points',
      text: 'À la fin de la course, les six premières places rapportent 10, 6, 4, 3, 2 et 1 points. Vous marquez avec toutes vos voitures.',
    },
    'F-E4': {
      name: 'Gagner le championnat',
      text: 'Après la dernière course, le joueur ou l’écurie qui a le plus de points gagne le championnat des constructeurs. En cas d’égalité, la voiture la mieux classée de la dernière course départage. Tout le monde est classé ainsi, écuries neutres comprises.',
    },
    'F-T1': {
      name: 'Jouer une carte, en piocher une',
      text: 'À votre tour, vous devez jouer exactement une carte, face visible sur la défausse, appliquer ce qu’elle dit, puis piocher une carte. Vous devez jouer même si plus aucune de vos voitures ne roule.',
    },
    'F-T2': {
      name: 'À qui le choix',
      text: 'Le joueur d’une carte fait tous les choix qu’elle demande, quel que soit le propriétaire des voitures.',
    },
    'F-T3': {
      name: 'La fin de la course',
      text: 'Quand quelqu’un prend la dernière carte de la pioche, chaque joueur, lui compris, joue encore un coup, sans piocher. Tout le monde finit donc la course avec quatre cartes en main\u202f; à quatre joueurs, une course dure 38 coups.',
    },
    'F-T4': {
      name: 'Les places',
      text: 'La place d’une voiture est son rang parmi celles qui roulent encore. Il n’y a pas de trou\u00a0: quand une voiture quitte la file, celles de derrière avancent aussitôt.',
    },
    'F-T5': {
      name: 'Aux deux bouts de la file',
      text: 'Une voiture ne peut ni avancer au-delà de la première place, ni reculer au-delà de la dernière\u00a0: elle s’y arrête, et le reste du déplacement est perdu.',
    },
    'F-T6': {
      name: 'L’abandon',
      text: 'Une voiture qui abandonne quitte la file pour de bon et se range devant celles qui ont abandonné avant elle. Le classement final\u00a0: les voitures en course, puis les abandons, le plus récent d’abord. La première voiture à abandonner est douzième.',
    },
    'F-C2': {
      name: 'Le paquet',
      text: '54 cartes\u00a0: par écurie un Dépassement +2, deux Dépassements +3, un Dépassement +4 et un Arrêt au stand\u202f; deux Arrêts au stand beiges pour n’importe quelle voiture\u202f; quatre Turbos des derniers\u202f; trois Attaques (boîte cassée) et trois Attaques (moteur cassé)\u202f; trois Mauvaises trajectoires −1, trois Sorties de piste −2 et trois Pertes de contrôle −3\u202f; un Tête-à-queue (abandon), un Tête-à-queue (dernier) et un Accident.',
      ruling:
        'Le livret donne le nombre de cartes de chaque sorte, pas leur partage entre les couleurs. Le partage égal est le seul qui traite toutes les écuries de la même façon.',
    },
    'F-K1': {
      name: 'Dépassement +2, +3, +4',
      text: 'Choisissez une voiture en course de la couleur de la carte. Elle avance d’autant de places, et la voiture juste derrière elle, de n’importe quelle écurie, est emmenée dans son aspiration et reste juste derrière elle. La dernière voiture avance seule. Si une voiture de la couleur a abandonné, il faut prendre l’autre.',
    },
    'F-K2': {
      name: 'Dépasser jusqu’en tête',
      text: 'La voiture s’arrête à la première place, et celle qui la suit est deuxième. Vous pouvez choisir la voiture déjà première\u00a0: rien ne bouge.',
    },
    'F-K3': {
      name: 'Dépassement sans voiture',
      text: 'Si les deux voitures de la couleur ont abandonné, la carte peut quand même être jouée. Il ne se passe rien.',
    },
    'F-K4': {
      name: 'Mauvaise trajectoire −1, Sortie de piste −2, Perte de contrôle −3',
      text: 'Choisissez n’importe quelle voiture en course\u00a0: elle recule d’une, deux ou trois places. Vous pouvez choisir la dernière\u202f; elle y reste.',
    },
    'F-K5': {
      name: 'Turbo des derniers',
      text: 'Choisissez l’une des trois dernières voitures en course\u00a0: elle avance de trois places, seule.',
    },
    'F-K6': {
      name: 'Arrêt au stand',
      text: 'Choisissez une voiture en course de la couleur de la carte, ou n’importe laquelle si la carte est beige, et lancez le dé. De 1 à 6, elle recule d’autant de places\u202f; de 7 à 12, elle reste. Si les deux voitures de la couleur ont abandonné, on ne lance pas et il ne se passe rien.',
    },
    'F-K7': {
      name: 'Attaque',
      text: 'Choisissez n’importe quelle voiture en course et lancez le dé. De 1 à 9, elle avance d’une place, seule. De 10 à 12, elle le paie cher\u00a0: avec «\u00a0boîte cassée\u00a0», elle rétrograde à la dernière place\u202f; avec «\u00a0moteur cassé\u00a0», elle abandonne.',
    },
    'F-K8': {
      name: 'Continuer d’attaquer',
      text: 'Si la voiture est de l’une de vos écuries, vous pouvez relancer pour elle autant de fois que vous l’osez, en décidant après chaque lancer\u202f; un résultat de 10 à 12 met fin à l’attaque. Pour toute autre voiture, il n’y a qu’un lancer.',
    },
    'F-K9': {
      name: 'Attaquer en première place',
      text: 'Une voiture déjà première reste première de 1 à 9.',
      ruling: 'Son propriétaire peut quand même relancer\u00a0: rien ne l’interdit.',
    },
    'F-K10': {
      name: 'Tête-à-queue (abandon), Tête-à-queue (dernier)',
      text: 'Lancez le dé\u00a0: le résultat désigne une place. Vous pouvez refuser le premier lancer et devez accepter le second. La voiture à cette place abandonne, ou rétrograde à la dernière. Vos propres voitures ne sont pas épargnées.',
    },
    'F-K11': {
      name: 'Un tête-à-queue dans le vide',
      text: 'Si aucune voiture en course n’est à la place obtenue, il ne se passe rien. Vous pouvez aussi refuser un tel premier lancer.',
    },
    'F-K12': {
      name: 'Accident',
      text: 'Lancez le dé\u00a0: la voiture à cette place abandonne avec une voisine, celle juste devant ou juste derrière, à votre choix après le lancer. Pour la première place, c’est celle de derrière\u202f; pour la dernière, celle de devant. S’il n’y a pas de voiture à cette place, il ne se passe rien. Il n’y a pas de second lancer.',
    },
    'F-K13': {
      name: 'L’ordre d’un accident',
      text: 'Les deux voitures vont en tête des abandons, dans l’ordre qu’elles avaient en piste.',
    },
    'F-K14': {
      name: 'Six roulent toujours',
      text: 'Six voitures au plus peuvent abandonner dans une course\u00a0: trois moteurs, un tête-à-queue, deux dans l’accident. Six au moins roulent donc toujours, chaque carte trouve une voiture, et tous les points vont à des voitures en course.',
    },
    'F-C3': { name: 'Le dé', text: 'Tous les lancers se font avec un dé à douze faces.' },
    'F-C4': {
      name: 'Écuries et points',
      text: 'Six cartes d’écurie servent à tirer la grille et à montrer qui joue quelle écurie. Une feuille de score garde les points de chaque voiture et de chaque écurie ou joueur, course par course.',
    },
    'F-S1': {
      name: 'Joueurs et écuries',
      text: 'À quatre, cinq ou six, chacun prend une écurie\u202f; à trois, deux. Les écuries sont distribuées au hasard au début, ou choisies quand la partie est préparée. Vous gardez les vôtres toute la saison.',
    },
    'F-S2': {
      name: 'Les écuries neutres',
      text: 'Les douze voitures courent toujours. Les écuries que personne ne joue marquent comme les autres et peuvent gagner le championnat.',
    },
    'F-S3': {
      name: 'La première grille',
      text: 'Les écuries sont tirées au sort. La première part en 1re et 12e position, la deuxième en 2e et 11e, et ainsi de suite jusqu’à la sixième, en 6e et 7e.',
      ruling: 'La voiture 1 d’une écurie prend la meilleure de ses deux places.',
    },
    'F-S4': {
      name: 'La donne',
      text: 'Les cartes sont mélangées, chaque joueur en reçoit cinq, le reste est la pioche.',
    },
    'F-S5': {
      name: 'Qui commence',
      text: 'Le joueur dont une voiture est en pole position commence\u202f; puis on joue dans l’ordre des places à la table.',
      ruling: 'Si une écurie neutre a la pole, le joueur dont une voiture est la mieux placée commence.',
    },
    'F-S6': {
      name: 'Ouvert et secret',
      text: 'Tout le monde peut voir la file, les abandons, la défausse, le nombre de cartes à piocher et de coups à jouer. Les mains, l’ordre de la pioche et les cartes retirées sont secrets.',
    },
    'F-E2': {
      name: 'Le classement du championnat',
      text: 'Les points s’additionnent pendant la saison, pour chaque joueur et pour chaque écurie neutre.',
    },
    'F-E3': {
      name: 'De course en course',
      text: 'Une saison compte de 1 à 17 courses, fixées d’avance\u202f; trois par défaut. La course suivante part dans l’ordre d’arrivée de la précédente, abandons compris. Les 54 cartes sont mélangées et redistribuées, et le joueur dont une voiture est première commence.',
    },
    'F-O1': {
      name: 'Courses plus courtes',
      text: 'Avant une course, 6, 12, 18 ou 24 cartes sont retirées du paquet mélangé sans être vues, ce qui la raccourcit d’autant de coups. Vous pouvez fixer un nombre par course, comme des circuits de longueurs différentes. Il doit rester au moins six cartes par joueur. Elles reviennent pour la course suivante.',
    },
    'F-O2': {
      name: 'Championnat des pilotes',
      text: 'Il se dispute en plus du championnat des constructeurs\u00a0: chaque voiture a son pilote, et ses points comptent aussi pour elle-même pendant la saison. Le pilote qui a le plus de points gagne le titre\u202f; à égalité, le mieux classé de la dernière course. Les deux classements sont affichés, et les deux champions nommés. Une option dit lequel des deux désigne le vainqueur de la partie\u00a0: par défaut, celui des constructeurs.',
    },
    'F-O3': {
      name: 'La saison complète',
      text: 'Dix-sept courses, en autant de séances que vous voulez\u00a0: la saison est enregistrée après chaque coup et peut être reprise des jours plus tard.',
    },
    'F-O4': {
      name: 'Les robots',
      text: 'N’importe quelle place peut être un robot\u00a0: on peut courir toute une saison sans personne d’autre.',
    },
    'F-O5': {
      name: 'Deux joueurs',
      text: 'Chacun prend trois écuries\u202f; tout le reste est comme à trois.',
      ruling:
        'Le jeu d’origine se joue à partir de trois joueurs. À deux, la pioche compte 44 cartes et une course dure 46 coups.',
    },
    'F-O6': {
      name: 'Durées d’une partie',
      text: 'Une course\u202f; une soirée de trois\u202f; un tournoi de six\u202f; la saison complète de dix-sept.',
    },
  },
};
