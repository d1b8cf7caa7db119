import { circuitLabels } from '../../../downforce/form/circuits.ts';
import { circuitText } from './circuits.ts';
import type { FormPart } from '../../../downforce/form/catalogue.ts';

export const options = {
  rules: {
    'D-C2': 'Les cartes',
    'D-S1': 'La distribution',
    'D-S2': 'La mise en place',
    'D-S3': 'Visible et secret',
    'D-A1': 'Les Enchères',
    'D-A2': 'Enchérir',
    'D-A4': 'Enchères à égalité',
    'D-A7': 'Une voiture pour chacun',
    'D-A10': 'Enchères déclarées',
    'D-A11': 'Un seul Pouvoir',
    'D-R2': 'Un tour de jeu',
    'D-R4': 'Jokers',
    'D-R5': 'Avancer',
    'D-R7': 'Le déplacement complet',
    'D-R8': 'L’arrivée',
    'D-R13': 'Ordre du jeu',
    'D-B1': 'Les Paris',
    'D-P0': 'Les Pouvoirs',
    'D-P4': 'Stratège',
    'D-P5': 'Malin',
    'D-E3': 'La victoire',
    'D-E4': 'Les gains',
    'D-V0': 'Options',
    'D-V1': 'Variante pour débuter',
    'D-V2': 'Deux joueurs',
  },
  options: {
    track: {
      label: 'Circuit',
      text: 'Le circuit de la course.',
      allowed: 'un circuit, ou random (au hasard)',
      values: {
        ...circuitLabels('fr', circuitText),
        random: { label: 'tiré au sort', text: 'Un des circuits, tiré au début de la partie.' },
      },
    },
    auction: {
      label: 'Enchères',
      text: 'Comment les voitures trouvent leur propriétaire.',
      allowed: 'cards (avec les cartes), dice (aux dés) ou none (aucune)',
      values: {
        cards: { label: 'avec les cartes', text: 'Six tours d’enchères secrètes avec les cartes en main.' },
        none: {
          label: 'sans enchères',
          text: 'Les voitures sont distribuées au hasard, et on ne paie rien.',
        },
      },
    },
    powers: {
      label: 'Pouvoirs',
      text: 'Avec ou sans Pouvoirs pour accompagner les voitures.',
      allowed: 'six, pack (avec les nôtres) ou none (aucun)',
      values: {
        six: { label: 'les six Pouvoirs', text: 'Chaque voiture apporte un Pouvoir, et chacun en garde un.' },
        none: { label: 'sans Pouvoirs', text: 'Les voitures n’ont aucun Pouvoir.' },
      },
    },
    hand: {
      label: 'Main',
      text: 'Parmi combien de cartes vous choisissez pendant la course.',
      allowed: 'all (toutes), drawn (piochée) ou three (trois)',
      values: {
        all: {
          label: 'comme dans le livret',
          text: 'Vous avez toutes vos cartes en main ; à deux, sept, et vous piochez.',
        },
        drawn: {
          label: 'sept, piochées',
          text: 'La main de la variante à deux : sept cartes et une pioche à vous.',
        },
        three: {
          label: 'trois',
          text: 'Trois cartes et vos cartes Vitesse 8 ; après chaque carte, vous piochez dans une pioche commune.',
        },
      },
    },
    bets: {
      label: 'Paris',
      text: 'Les paris sur la gagnante, à trois lignes du circuit.',
      allowed:
        'printed (comme dans le livret), odds (à la cote), widespread (élargis), penalty (avec pénalité) ou none (aucun)',
      values: {
        printed: { label: 'trois paris', text: 'Un pari secret à chacune des trois lignes.' },
        none: { label: 'sans paris', text: 'Seuls comptent les prix de course et les enchères.' },
      },
    },
    payouts: {
      label: 'Gains',
      text: 'Ce que rapportent les places et les paris.',
      allowed: 'printed (comme dans le livret) ou manual (réduits)',
      values: {
        printed: {
          label: 'comme dans le livret',
          text: 'Prix de $12M, $9M, $6M, $4M et $2M ; paris jusqu’à $9M.',
        },
        manual: { label: 'réduits', text: 'Prix de $6M, $4M et $2M ; paris jusqu’à $6M.' },
      },
    },
    goal: {
      label: 'But',
      text: 'Ce qui décide de la partie.',
      allowed: ['money (gains)', 'firstHome (première arrivée)'],
      values: {
        money: { label: 'le plus gros gain', text: 'Les prix et les paris, moins les enchères payées.' },
        firstHome: {
          label: 'première arrivée',
          text: 'Le propriétaire de la première voiture arrivée gagne (les voitures sans propriétaire ne comptent pas), une fois la carte jouée jusqu’au bout ; l’argent ne compte pas.',
        },
      },
    },
    tricky: {
      label: 'Malin',
      text: 'Dans quel ordre le Pouvoir Malin permet de jouer les lignes de sa carte.',
      allowed: 'printed (de bas en haut) ou any (n’importe lequel)',
      values: {
        printed: { label: 'de bas en haut', text: 'De haut en bas comme toujours, ou de bas en haut.' },
        any: { label: 'ordre libre', text: 'On choisit chaque fois la ligne suivante.' },
      },
    },
    twoPlayerCunning: {
      label: 'Rusé à deux joueurs',
      text: 'Le Pouvoir Rusé est très fort quand on ne joue qu’à deux.',
      allowed: 'remove (retiré), replace (échangé) ou keep (gardé)',
      values: {
        remove: { label: 'retiré', text: 'Il y a cinq Pouvoirs, et la sixième voiture n’en a pas.' },
        replace: {
          label: 'échangé',
          text: 'Le joueur qui le gagne prend un autre Pouvoir à la place, parmi les siens ou dans la boîte.',
        },
        keep: { label: 'gardé', text: 'C’est un Pouvoir comme les autres.' },
      },
    },
  },
  conflicts: {
    'deck-too-small':
      'ce paquet a trop peu de cartes pour autant de joueurs : il en faut au moins six par joueur.',
    'drawn-hand-is-for-two': 'la main de sept cartes piochées est pour deux joueurs.',
    'cunning-rule-is-for-two': 'une règle pour Rusé à deux demande exactement deux joueurs.',
    'no-powers-to-rule-on': 'sans Pouvoirs, une règle sur un Pouvoir n’a rien à changer.',
    'cunning-is-dealt-not-won':
      'sans enchères, personne ne gagne Rusé : il n’y a rien à échanger. Retirez-le ou gardez-le.',
    'money-does-not-count': 'dans cette variante, l’argent ne compte pas, et les gains ne changent rien.',
    'bets-are-not-asked': 'dans cette variante, aucun pari n’est demandé.',
  },
  presets: {
    printed: { label: 'Le jeu complet', text: 'Enchères, Pouvoirs, course et paris, comme dans le livret.' },
    beginners: {
      label: 'Variante pour débuter',
      text: 'Voitures distribuées, petites mains, et le propriétaire de la première voiture arrivée gagne : ni enchères, ni Pouvoirs, ni paris, ni argent.',
    },
  },
} satisfies FormPart;
