import { words as shared } from '../fr.ts';
import { capital } from '../text.ts';
import type { FormCatalogue } from './catalogue.ts';
import { catalogue } from './fr.ts';
import { formWords, type DownforceFormWords } from './form-words.ts';
import { pack } from './fr-pack.ts';
import { variants } from './fr-variants.ts';
import { ways } from './fr-ways.ts';

const form: FormCatalogue = {
  refusals: {
    ...pack.refusals,
    ...ways.refusals,
    unreadable: ({ text }) => `« ${text} » n’est pas une action.`,
    'no-such-action': () => 'Cette action n’existe pas.',
    'game-over': () => 'La partie est finie : il n’y a plus rien à jouer.',
    'tables-part': () => 'Seule la table mélange, distribue, pioche et retourne les cartes.',
    'table-must-act': () =>
      'C’est d’abord à la table d’agir : il reste à distribuer, à tirer ou à retourner quelque chose.',
    'not-your-turn': () => 'C’est à quelqu’un d’autre de décider maintenant.',
    'may-not-bid': () =>
      'Aucune enchère attendue ici : seuls les joueurs sans voiture enchérissent, pour que chacun en ait une.',
    'not-asked': () => 'Rien à choisir ici : seul qui a gagné plusieurs Pouvoirs en choisit un.',
    'already-chosen': () => 'Ce choix est fait et attend ceux des autres.',
    'bid-now': () => 'Il faut poser une carte, pour enchérir ou pour passer.',
    'keep-a-power-now': () => 'Il faut choisir un Pouvoir à garder.',
    'bet-now': () => 'Il faut parier : sur n’importe quelle voiture.',
    'play-a-card-now': () => 'Il faut d’abord jouer une carte.',
    'choose-the-order-now': () =>
      'Il faut d’abord dire si les lignes se jouent de haut en bas ou de bas en haut.',
    'choose-a-line-now': () => 'Il faut choisir la ligne suivante.',
    'ignore-or-move-now': () => 'Il faut d’abord décider de cette ligne : l’ignorer ou la jouer.',
    'choose-the-wild-now': () => 'Il faut choisir une voiture pour le Joker.',
    'step-now': () => 'La voiture doit avancer : il faut choisir sa prochaine case.',
    'more-or-enough-now': () => 'Il faut d’abord décider si la voiture continue.',
    'card-not-in-hand': ({ card }, say) => `La carte ${say.card(card)} n’est pas en main.`,
    'speed-8-not-yours': ({ card }, say) =>
      `${say.card(card)} n’est pas disponible : cette carte est à quelqu’un d’autre, ou déjà jouée.`,
    'speed-8-not-laid': ({ card }, say) =>
      `${say.card(card)} ne peut pas servir d’enchère : cette carte reste face visible sur la table.`,
    'colour-in-hand': ({ card, car }, say) =>
      `${capital(say.card(card))} : cette carte ne peut pas être déclarée comme enchère, il y a en main une carte avec ${say.car(car)}.`,
    'wild-in-hand': ({ card }, say) =>
      `${capital(say.card(card))} : cette carte ne peut pas être déclarée comme enchère. Il y a un Joker en main, il en faut donc un sur la carte.`,
    'power-not-yours': ({ power }, say) =>
      `${say.power(power)} ne peut pas être gardé : quelqu’un d’autre l’a gagné, ou personne.`,
    'power-chosen-twice': ({ power }, say) => `Vous avez déjà choisi ${say.power(power)}.`,
    'cunning-not-kept': ({ power }, say) =>
      `${say.power(power)} ne peut pas être gardé dans cette partie à deux : il faut un autre Pouvoir.`,
    'line-not-left': () => 'Cette ligne n’est plus à jouer sur cette carte.',
    'colour-on-card': ({ car }, say) =>
      `Le Joker ne peut pas déplacer ${say.car(car)} : cette couleur est déjà sur la carte.`,
    'car-of-this-line': ({ car }, say) =>
      `Cette ligne est la sienne et ne peut pas déplacer ${say.car(car)} : choisissez une autre voiture, ou laissez-la.`,
    'wild-chosen-twice': ({ car }, say) =>
      `Le Joker ne peut pas déplacer ${say.car(car)} : l’autre Joker de la carte l’a déjà fait.`,
    'space-taken': ({ car, space }, say) =>
      `${say.carAtStart(car)} ne peut pas aller sur la case ${space} : une autre voiture s’y trouve.`,
    'not-a-step': ({ car, space }, say) =>
      `${say.carAtStart(car)} ne peut pas passer sur la case ${space} : la case suivante doit la toucher et se trouver plus loin devant, jamais à côté ni derrière.`,
    'finish-is-next': ({ car }, say) =>
      `Le prochain pas fait franchir la ligne d’arrivée à ${say.car(car)}, et ne mène nulle part ailleurs.`,
    'finish-not-next': ({ car }, say) =>
      `${say.carAtStart(car)} ne peut pas franchir la ligne d’arrivée au prochain pas.`,
    'seat-not-tied': ({ seat }, say) =>
      `Le sort ne peut pas tomber sur ${say.name(seat)} : cette enchère n’est pas à égalité en tête.`,
    'no-such-card-left': ({ card }, say) =>
      `La carte ${say.card(card)} ne peut pas sortir : il n’en reste plus.`,
    'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} est déjà sur la grille.`,
    'car-already-turned-up': ({ car }, say) => `${say.carAtStart(car)} a déjà été retournée.`,
    'power-not-in-pile': ({ power }, say) => `${say.power(power)} n’est plus parmi les Pouvoirs à venir.`,
  },
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
    'D-R2': 'Un tour',
    'D-R4': 'Jokers',
    'D-R5': 'Avancer',
    'D-R7': 'Le nombre entier',
    'D-R8': 'L’arrivée',
    'D-R13': 'Ordre du tour',
    'D-B1': 'Les Paris',
    'D-P0': 'Les Pouvoirs',
    'D-P4': 'Stratège',
    'D-P5': 'Malin',
    'D-E3': 'La victoire',
    'D-E4': 'Les gains',
    'D-V0': 'Options',
    'D-V1': 'Variante pour débuter',
    'D-V2': 'Deux joueurs',
    ...variants.rules,
  },
  options: {
    track: {
      label: 'Circuit',
      text: 'Où se court la course.',
      allowed: 'un circuit, ou random (au hasard)',
      values: {
        'marina-bay': {
          label: 'Marina Bay',
          text: 'Un circuit urbain autour du port, étroit au milieu et vers la fin du tour.',
        },
        'river-station': {
          label: 'River Station',
          text: 'Un circuit au bord de la rivière, dans l’esprit des anciens tracés en forêt.',
        },
        random: { label: 'tiré au sort', text: 'Un des circuits, tiré au début de la partie.' },
      },
    },
    auction: {
      label: 'Enchères',
      text: 'Comment les voitures trouvent leur propriétaire.',
      allowed: 'cards (avec les cartes), dice (aux dés) ou none (aucune)',
      values: {
        cards: { label: 'avec les cartes', text: 'Six tours d’enchères secrètes avec les cartes en main.' },
        dice: { label: 'aux dés', text: 'Six tours d’enchères secrètes de 1 à 6, sans cartes.' },
        none: {
          label: 'sans enchères',
          text: 'Les voitures sont distribuées au hasard, et rien ne se paie.',
        },
      },
    },
    powers: {
      label: 'Pouvoirs',
      text: 'Si des Pouvoirs accompagnent les voitures.',
      allowed: 'six, pack (douze) ou none (aucun)',
      values: {
        six: { label: 'les six Pouvoirs', text: 'Chaque voiture apporte un Pouvoir, et chacun en garde un.' },
        pack: {
          label: 'douze Pouvoirs',
          text: 'Six Pouvoirs viennent en jeu, tirés parmi ceux du livret et six de notre cru.',
        },
        none: { label: 'sans Pouvoirs', text: 'Les voitures viennent seules.' },
      },
    },
    hand: {
      label: 'Main',
      text: 'Parmi combien de vos cartes vous choisissez pendant la course.',
      allowed: 'all (toutes), drawn (piochée) ou three (trois)',
      values: {
        all: {
          label: 'comme au livret',
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
      text: 'Si tout le monde parie sur la gagnante à trois lignes du circuit.',
      allowed:
        'printed (comme au livret), odds (à la cote), widespread (élargis), penalty (avec pénalité) ou none (aucun)',
      values: {
        printed: { label: 'trois paris', text: 'Un pari secret à chacune des trois lignes.' },
        odds: { label: 'à la cote', text: 'Un pari rapporte selon la place qu’avait la voiture.' },
        widespread: {
          label: 'élargis',
          text: 'Trois voitures par ligne, chacune à la place exacte que vous nommez.',
        },
        penalty: {
          label: 'avec pénalité',
          text: 'Un pari sur une voiture qui arrive tard coûte de l’argent.',
        },
        none: { label: 'sans paris', text: 'Seuls comptent les prix de course et les enchères.' },
      },
    },
    payouts: {
      label: 'Gains',
      text: 'Ce que rapportent les places et les paris.',
      allowed: 'printed (comme au livret) ou manual (réduits)',
      values: {
        printed: {
          label: 'comme au livret',
          text: 'Prix de $12M, $9M, $6M, $4M et $2M ; paris jusqu’à $9M.',
        },
        manual: { label: 'réduits', text: 'Prix de $6M, $4M et $2M ; paris jusqu’à $6M.' },
      },
    },
    goal: {
      label: 'But',
      text: 'Ce qui décide de la partie.',
      allowed: 'money (gains), firstHome (première arrivée) ou whispers (murmures)',
      values: {
        money: { label: 'le plus gros gain', text: 'Les prix et les paris, moins les enchères payées.' },
        firstHome: {
          label: 'première arrivée',
          text: 'La première voiture arrivée qui a un propriétaire le fait gagner, une fois la carte jouée jusqu’au bout ; l’argent ne compte pas.',
        },
        whispers: {
          label: 'la meilleure prédiction',
          text: 'Personne n’a de voiture : des points pour qui prédit tout l’ordre d’arrivée.',
        },
      },
    },
    tricky: {
      label: 'Malin',
      text: 'Dans quel ordre le Pouvoir Malin permet de jouer les lignes de sa carte.',
      allowed: 'printed (de bas en haut) ou any (n’importe lequel)',
      values: {
        printed: { label: 'de bas en haut', text: 'De haut en bas comme toujours, ou de bas en haut.' },
        any: { label: 'ordre libre', text: 'La ligne suivante se choisit à chaque fois.' },
      },
    },
    ...variants.options,
    twoPlayerCunning: {
      label: 'Rusé à deux joueurs',
      text: 'Le Pouvoir Rusé est très fort quand on ne joue qu’à deux.',
      allowed: 'remove (retiré), replace (échangé) ou keep (gardé)',
      values: {
        remove: { label: 'retiré', text: 'Il y a cinq Pouvoirs, et la sixième voiture vient sans.' },
        replace: {
          label: 'échangé',
          text: 'Qui le gagne prend un autre Pouvoir à la place, parmi les siens ou dans la boîte.',
        },
        keep: { label: 'gardé', text: 'C’est un Pouvoir comme les autres.' },
      },
    },
  },
  conflicts: {
    ...variants.conflicts,
    'deck-too-small':
      'ce paquet a trop peu de cartes pour tant de joueurs : il en faut au moins six par personne.',
    'drawn-hand-is-for-two': 'la main de sept cartes piochées est pour deux joueurs.',
    'cunning-rule-is-for-two': 'une règle pour Rusé à deux demande exactement deux joueurs.',
    'no-powers-to-rule-on': 'sans Pouvoirs, une règle sur un Pouvoir n’a rien à changer.',
    'cunning-is-dealt-not-won':
      'sans enchères, personne ne gagne Rusé : il n’y a rien à échanger. Retirez-le ou gardez-le.',
    'money-does-not-count': 'dans cette variante, l’argent ne compte pas, et les gains ne changent rien.',
  },
  presets: {
    printed: { label: 'Le jeu complet', text: 'Enchères, Pouvoirs, course et paris, comme au livret.' },
    beginners: {
      label: 'Variante pour débuter',
      text: 'Voitures distribuées, petites mains, et la première arrivée qui a un propriétaire gagne : ni enchères, ni Pouvoirs, ni paris, ni argent.',
    },
    ...variants.presets,
  },
};

export const downforceForm: DownforceFormWords = formWords(catalogue, form, shared);
