import type { FormulaHelp } from '../../page/help/formula.ts';
import { typesetAll } from '../../text.ts';
import { typeset } from '../common/shared.ts';

export const help: FormulaHelp = typesetAll(
  {
    moments: {
      setup: {
        todo: 'Rien pour l’instant : on tire la grille et on distribue les cartes.',
        rule: 'Douze voitures forment une file, deux par écurie. Chacun reçoit cinq cartes.',
      },
      playing: {
        todo: 'Choisissez une carte. Avant de confirmer, des flèches montrent son effet.',
        rule: 'Vous jouez une carte, en piochez une, et choisissez les voitures, quel que soit leur propriétaire. À la fin, les six premières places rapportent 10, 6, 4, 3, 2 et 1 points.',
      },
      'last-turn': {
        todo: 'Choisissez votre dernière carte. Une fois que chacun a joué la sienne, l’ordre est définitif.',
        rule: 'La pioche est vide : chacun joue encore une fois sans piocher. Quatre cartes vous restent en main et ne servent plus.',
      },
      overtake: {
        todo: 'Choisissez laquelle des deux voitures de cette couleur avance.',
        rule: 'Elle gagne autant de places que l’indique la carte, et la voiture juste derrière la suit dans son aspiration. Choisissez celle qui emmène votre voiture, ou du moins pas celle d’un rival.',
      },
      turbo: {
        todo: 'Choisissez une des trois dernières voitures.',
        rule: 'Elle gagne trois places, seule. Elle n’emmène personne.',
      },
      back: {
        todo: 'Choisissez n’importe quelle voiture : elle recule.',
        rule: 'Celles de derrière remontent. Le mieux est de viser un rival juste devant votre voiture.',
      },
      pit: {
        todo: 'Choisissez la voiture qui passe au stand.',
        rule: 'Le dé décide : de 1 à 6, elle perd autant de places ; de 7 à 12, elle garde la sienne.',
      },
      charge: {
        todo: 'Choisissez la voiture qui attaque.',
        rule: 'De 1 à 9, elle gagne une place ; de 10 à 12, elle le paie cher. Avec une voiture à vous, vous pouvez relancer autant que vous l’osez.',
      },
      rolling: {
        todo: 'Rien : le dé roule.',
        rule: 'Tous les lancers se font avec un seul dé à douze faces. Personne ne connaît le résultat d’avance.',
      },
      charging: {
        todo: 'Relancez le dé, ou arrêtez-vous là.',
        rule: 'De 1 à 9, encore une place : neuf chances sur douze. De 10 à 12, la voiture tombe à la dernière place ou abandonne, selon la carte.',
      },
      spin: {
        todo: 'Acceptez ce lancer, ou refusez-le et prenez le suivant.',
        rule: 'Le résultat désigne une place, et la voiture qui s’y trouve part en tête-à-queue, même la vôtre. On ne peut refuser que le premier lancer.',
      },
      crash: {
        todo: 'Choisissez la voisine entraînée dans l’accident : celle de devant ou celle de derrière.',
        rule: 'La voiture à cette place abandonne et entraîne une voisine. Une voiture qui abandonne ne marque rien.',
      },
      drawing: {
        todo: 'Rien : on pioche une carte.',
        rule: 'Après chaque carte, on en pioche une, tant qu’il y en a. Une fois la dernière piochée, chacun joue encore un coup.',
      },
      resting: {
        todo: 'Donnez votre feu vert pour la course suivante.',
        rule: 'Les points s’additionnent sur la saison. La course suivante part dans l’ordre d’arrivée de celle-ci.',
      },
      over: {
        todo: 'C’est fini. Regardez le résultat, revoyez la course ou lancez-en une autre.',
        rule: 'Le joueur qui a le plus de points gagne. À égalité, la meilleure voiture de la dernière course départage.',
      },
    },
    keys: {
      card: 'choisir une carte de votre main',
      along: 'carte suivante, ou voiture suivante de la file',
      across: 'de la main à la file de voitures, et retour',
      choose: 'choisir, puis confirmer',
      undo: 'annuler le dernier choix',
      skip: 'passer l’animation',
      side: 'journal et classement',
      hint: 'ce que ferait un robot fort',
      mute: 'activer ou couper le son',
      help: 'cette aide',
    },
    questions: {
      win: {
        ask: 'Comment gagner ?',
        also: 'gagne vainqueur victoire but du jeu champion championnat points',
      },
      points: { ask: 'Combien de points vaut une place ?', also: 'score marquer première deuxième barème' },
      turn: { ask: 'Que faire à mon tour ?', also: 'jouer piocher carte obligé passer' },
      'others-cars': {
        ask: 'Puis-je déplacer les voitures des autres ?',
        also: 'adversaires à qui rivaux choisir autres joueurs',
      },
      end: { ask: 'Quand la course finit-elle ?', also: 'fin dernier tour coup pioche vide durée terminer' },
      slipstream: {
        ask: 'Pourquoi une autre voiture a-t-elle avancé aussi ?',
        also: 'aspiration suivre suivante dépassement emmenée',
      },
      back: {
        ask: 'Comment faire reculer une voiture ?',
        also: 'perdre places mauvaise trajectoire sortie moins',
      },
      turbo: { ask: 'Qui peut utiliser le turbo ?', also: 'turbo des derniers trois dernières remonter' },
      pit: { ask: 'Que fait un arrêt au stand ?', also: 'stands beige dé places reculer' },
      charge: {
        ask: 'Comment fonctionne une attaque ?',
        also: 'attaquer relancer vitesses moteur casse risque',
      },
      spin: { ask: 'Que font les tête-à-queue ?', also: 'tête à queue dernier refuser dé lancer' },
      crash: {
        ask: 'Comment fonctionne l’accident ?',
        also: 'collision deux voitures voisine abandonner crash',
      },
      retired: {
        ask: 'Que deviennent les voitures qui abandonnent ?',
        also: 'abandon sortie garage douzième',
      },
      nothing: { ask: 'Pourquoi ne s’est-il rien passé ?', also: 'aucun effet sans effet reste perdue rien' },
      begins: { ask: 'Qui commence ?', also: 'début premier joueur pole position ordre' },
      grid: { ask: 'Comment la grille est-elle formée ?', also: 'départ ordre places tirage' },
      team: { ask: 'Quelles voitures sont à moi ?', also: 'écurie écuries couleur mes voitures joueurs' },
      secret: { ask: 'Les autres voient-ils mes cartes ?', also: 'secret caché ouvert main regarder' },
      season: { ask: 'Combien y a-t-il de courses ?', also: 'saison longueur championnat soirée' },
      shorter: { ask: 'Peut-on raccourcir une course ?', also: 'courte rapide moins de cartes durée' },
      deck: { ask: 'Quelles cartes y a-t-il ?', also: 'paquet combien de cartes pioche liste' },
      die: { ask: 'Quel dé utilise-t-on ?', also: 'dés lancer douze faces hasard' },
      drivers: { ask: 'Y a-t-il un championnat des pilotes ?', also: 'pilote noms titre' },
      two: { ask: 'Peut-on jouer à deux ?', also: '2 joueurs nombre de joueurs' },
      alone: { ask: 'Peut-on jouer seul ?', also: 'solo robot robots un joueur ordinateur' },
    },
    pictures: {
      'F-E1': 'Les six premières voitures de la file et leurs points : 10, 6, 4, 3, 2 et 1.',
      'F-T6':
        'La troisième voiture abandonne : elle quitte la file, et celles de derrière remontent d’une place.',
      'F-K1':
        'Dépassement +2 : la rouge passe de la cinquième à la troisième place, et la jaune, juste derrière, la suit à la quatrième.',
      'F-K2':
        'Dépassement +3 depuis la deuxième place : la rouge s’arrête en tête, et celle qui la suit est deuxième.',
      'F-K4':
        'Sortie de piste −2 : la bleue tombe de la deuxième à la quatrième place, et les deux suivantes remontent.',
      'F-K5': 'Turbo des derniers : une des trois dernières voitures gagne trois places, seule.',
      'F-K6': 'Arrêt au stand avec un 2 au dé : la verte recule de deux places.',
      'F-K7': 'Attaque avec un 5 au dé : la rouge gagne une place, seule.',
      'F-K10': 'Tête-à-queue avec un 3 au dé : la troisième voiture abandonne.',
      'F-K12': 'Accident avec un 3 au dé : la troisième voiture abandonne, et celle de derrière avec elle.',
    },
  },
  typeset,
);
