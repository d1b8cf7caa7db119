import type { DownforceHelp } from '../../page/help/downforce.ts';
import { typesetAll } from '../../text.ts';
import { typeset } from '../common/shared.ts';
import { variants } from '../downforce/variants/words.ts';

export const help: DownforceHelp = typesetAll(
  {
    moments: {
      ...variants.moments,
      setup: {
        todo: 'Rien pour l’instant : les voitures prennent place sur la grille et les cartes sont distribuées.',
        rule: 'Les six voitures partent dans un ordre tiré au sort, visible de tous. Vos cartes servent d’abord à enchérir, puis à courir.',
      },
      sale: {
        todo: 'Regardez : on révèle les enchères.',
        rule: 'Le plus grand chiffre dans la couleur de la voiture l’emporte. À égalité, c’est la carte qui a le plus de lignes qui gagne.',
      },
      bidding: {
        todo: 'Choisissez une carte. Le chiffre dans la couleur de la voiture est votre enchère, en millions ; avec une carte sans cette couleur, vous passez.',
        rule: 'Le plus offrant paie ce chiffre et reçoit la voiture, sa carte Vitesse 8 et le Pouvoir. Chacun reprend sa carte en main : une enchère coûte de l’argent, jamais une carte. La première place rapporte en général 12 millions, et les paris s’y ajoutent : voilà ce qu’une voiture peut valoir.',
      },
      keeping: {
        todo: 'Choisissez le Pouvoir que vous gardez.',
        rule: 'On court avec un seul Pouvoir, valable pour toutes ses voitures. Les autres retournent dans la boîte.',
      },
      drawing: {
        todo: 'Rien : on pioche.',
        rule: 'Dans cette partie, on joue avec une petite main et on pioche après chaque carte. Quand la pioche est vide, on joue ce qu’on a.',
      },
      playing: {
        todo: 'Choisissez une carte. Elle fait avancer toutes ses voitures, de la ligne du haut à celle du bas, et c’est vous qui les dirigez.',
        rule: 'Il faut jouer une carte, qui part ensuite à la défausse. Elle fait aussi avancer les voitures des autres : jouez-la quand elles sont coincées.',
      },
      ordering: {
        todo: 'Choisissez si les lignes se jouent de haut en bas ou de bas en haut.',
        rule: 'Malin permet d’inverser l’ordre d’une carte. La voiture qui avance la première trouve la route libre.',
      },
      'choosing-line': {
        todo: 'Choisissez la ligne suivante.',
        rule: 'Ici, Malin permet de jouer les lignes dans n’importe quel ordre. Chaque ligne se joue tout de même une fois.',
      },
      'deciding-line': {
        todo: 'Jouez cette ligne, ou laissez-la de côté.',
        rule: 'Votre Pouvoir agit sur une ligne de chaque carte que vous jouez. Une ligne ignorée est perdue.',
      },
      wild: {
        todo: 'Choisissez la voiture que l’étoile fait avancer.',
        rule: 'Un Joker fait avancer une voiture dont la couleur n’est pas sur la carte. On peut prendre une voiture bloquée ou arrivée : le mouvement est gaspillé, et c’est parfois ce qu’on veut.',
      },
      stepping: {
        todo: 'Touchez la case où la voiture doit aller, ou passez par l’intérieur.',
        rule: 'Une voiture avance d’autant de cases que l’indique son chiffre, toujours vers l’avant, jamais à travers une autre. Si aucune case n’est libre devant elle, elle s’arrête et le reste est perdu : avec les voitures des autres, c’est tout un art.',
      },
      steering: {
        todo: 'La carte d’un autre fait avancer votre voiture : à vous de choisir le chemin.',
        rule: 'Avec Rusé, vous dirigez vos voitures même au tour des autres. Elles doivent quand même avancer d’autant de cases que l’indique leur chiffre.',
      },
      adding: {
        todo: 'Prenez les cases en plus, ou restez où vous êtes.',
        rule: 'Votre Pouvoir permet à cette voiture d’aller plus loin. Vous décidez une fois le chiffre de la carte joué.',
      },
      out: {
        todo: 'Rien : un joueur dont toutes les voitures sont arrivées montre ses dernières cartes.',
        rule: 'Sans voiture en piste, on ne joue plus. On fait quand même tous les paris.',
      },
      betting: {
        todo: 'Choisissez la voiture qui va gagner selon vous. Personne ne le verra avant la fin.',
        rule: 'Un pari rapporte si la voiture finit première, deuxième ou troisième, quel que soit son propriétaire. Les premiers paris rapportent le plus, en général 9, 6 ou 3 millions à la première ligne.',
      },
      scoring: {
        todo: 'Regardez : on dévoile les paris et les feuilles de score.',
        rule: 'Votre argent : les prix et les paris, moins ce que vous avez payé. Une voiture encore en piste ne gagne rien.',
      },
      over: {
        todo: 'La course est finie. Regardez les feuilles, revoyez-la ou lancez-en une autre.',
        rule: 'Le joueur le plus riche gagne : prix et paris, moins ce qui a été payé. À égalité, la voiture la mieux classée départage.',
      },
    },
    keys: {
      card: 'choisir une carte de votre main',
      along: 'carte, case ou voiture suivante',
      across: 'de la main à la piste, et retour',
      choose: 'choisir, puis confirmer',
      undo: 'annuler le dernier choix',
      skip: 'passer l’animation',
      side: 'journal et feuille de score',
      hint: 'ce que ferait un robot fort',
      mute: 'activer ou couper le son',
      help: 'cette aide',
      inside: 'passer par l’intérieur',
      zoom: 'agrandir, réduire',
      whole: 'toute la piste',
      pan: 'se déplacer sur la piste',
    },
    questions: {
      win: {
        ask: 'Comment gagner ?',
        also: 'gagne vainqueur victoire but du jeu remporter le plus riche argent total score',
      },
      bid: { ask: 'Comment enchérir ?', also: 'enchère enchères acheter une voiture miser offre' },
      'cannot-bid': {
        ask: 'Pourquoi ne puis-je pas enchérir ?',
        also: 'enchère enchères interdit impossible exclu peux attendre acheter',
      },
      pass: { ask: 'Comment passer aux enchères ?', also: 'enchère refuser ne rien miser carte grise' },
      price: { ask: 'Combien coûte une voiture ?', also: 'payer prix cher argent million enchère acheter' },
      tie: { ask: 'Qui gagne en cas d’égalité ?', also: 'même chiffre ex aequo départager enchère' },
      'bid-card': {
        ask: 'Est-ce que je récupère ma carte d’enchère ?',
        also: 'reprendre revenir perdre garder main après',
      },
      'speed-8': { ask: 'À quoi sert la carte Vitesse 8 ?', also: 'grand 8 gros huit carte spéciale' },
      'no-car': { ask: 'Et si je n’ai pas de voiture ?', also: 'sans voiture aucune rien' },
      'several-cars': {
        ask: 'Peut-on avoir plusieurs voitures ?',
        also: 'deux voitures posséder plus d’une',
      },
      'others-cars': {
        ask: 'Pourquoi ma carte fait-elle avancer les voitures des autres ?',
        also: 'adversaires autres joueurs déplacer qui avance aider',
      },
      'cannot-move': {
        ask: 'Pourquoi ma voiture n’avance-t-elle pas ?',
        also: 'bloquée bouchon coincée cases perdues arrêt traverser doubler bouger',
      },
      wild: { ask: 'Que fait l’étoile ?', also: 'joker jokers ligne blanche couleur au choix' },
      'inside-line': {
        ask: 'Que veut dire « par l’intérieur » ?',
        also: 'corde intérieur couloir chemin le plus court trajectoire virage',
      },
      'when-bet': { ask: 'Quand parie-t-on ?', also: 'pari paris parier ligne jaune miser' },
      'bet-pays': { ask: 'Que rapporte un pari ?', also: 'paris gains cote argent gagner parier' },
      prizes: { ask: 'Que rapporte chaque place ?', also: 'prix première deuxième troisième argent gain' },
      powers: { ask: 'À quoi sert mon Pouvoir ?', also: 'pouvoirs capacité spécial agressif rusé malin' },
      finished: {
        ask: 'Que se passe-t-il quand une voiture arrive ?',
        also: 'arrivée ligne franchir terminé fini toutes mes voitures',
      },
      end: { ask: 'Quand la course finit-elle ?', also: 'fin terminer dernière cartes en panne partie' },
      secret: { ask: 'Les autres voient-ils mes cartes ?', also: 'secret caché ouvert main regarder paris' },
      begins: { ask: 'Qui commence ?', also: 'début premier joueur départ ordre' },
      cards: { ask: 'Combien de cartes reçoit-on ?', also: 'main donne distribuer paquet nombre' },
      simple: { ask: 'Y a-t-il un jeu plus simple ?', also: 'facile débutant débutants enfants apprendre' },
      two: { ask: 'Peut-on jouer à deux ?', also: '2 joueurs nombre de joueurs' },
      alone: { ask: 'Peut-on jouer seul ?', also: 'solo automate automates un joueur' },
      longer: { ask: 'Y a-t-il une course plus longue ?', also: 'tours distance championnat endurance' },
    },
    pictures: {
      'D-A3':
        'La voiture rouge est aux enchères. Avec la carte bleue 6, rouge 4, verte 1, on mise 4 ; avec une carte sans rouge, on passe.',
      'D-A4': 'Deux cartes misent 4 sur la rouge. Celle de quatre lignes bat celle de trois lignes.',
      'D-R2': 'Une carte rouge 5, Joker 3, bleue 1 : la rouge avance d’abord, puis le Joker, puis la bleue.',
      'D-R4':
        'Une carte rouge 5, Joker 3 : l’étoile fait avancer une des cinq autres voitures, jamais la rouge.',
      'D-R5': 'Une voiture rouge et les cases libres juste devant elle.',
      'D-R6':
        'Une voiture rouge se glisse en diagonale entre deux voitures qui ne se touchent que par un coin.',
      'D-R7':
        'Une voiture rouge qui doit avancer de quatre cases n’en fait que deux : les voitures de devant barrent la route, et deux cases sont perdues.',
      'D-R8': 'Une voiture rouge franchit la ligne d’arrivée et prend la première place ; la bleue suit.',
      'D-R12': 'Deux voitures sont à la même hauteur : celle de l’intérieur est devant.',
      'D-B1': 'Une voiture rouge franchit une ligne jaune : une fois la carte jouée, tout le monde parie.',
      'D-P3': 'Une voiture ne passe que sur des rectangles : Déterminé lui accorde deux cases de plus.',
      'D-E2':
        'Ce que rapportent les paris : 9, 6 et 3 millions à la première ligne, 6, 4 et 2 à la deuxième, 3, 2 et 1 à la troisième.',
    },
  },
  typeset,
);
