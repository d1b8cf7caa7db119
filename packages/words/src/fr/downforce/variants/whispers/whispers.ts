import { words as shared } from '../../../common/shared.ts';
import { isOfOthers, type VariantPart } from '../../../../downforce/variants/parts.ts';
import { texts } from './page.ts';

const { points } = shared;

const wait = (names: string) => `En attente de prédictions : ${names}.`;

/** D-V6 */
export const whispers = {
  facts: {
    'plaque-dealt': ({ seat, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'reçoit', 'recevez')} une tuile Pilote.`
        : `${say.does(seat, 'reçoit', 'recevez')} la tuile Pilote de ${say.car(car)}.`,
    'whispers-asked': ({ bet: line }) =>
      line === 1
        ? 'La première ligne est franchie : tout le monde prédit l’ordre d’arrivée.'
        : `La ligne ${line} est franchie : chacun peut échanger deux voitures dans sa prédiction.`,
    predicted: ({ seat, line, order }, say) => {
      if (order === undefined) return `${say.does(seat, 'a', 'avez')} murmuré à la ligne ${line}.`;
      const cars = order.map(say.carLabel).join(', ');
      return line === 1
        ? `${say.does(seat, 'prédit', 'prédisez')} ${cars}.`
        : `Après la ligne ${line}, ${say.doing(seat, 'prédit', 'prédisez')} ${cars}.`;
    },
    'whispers-shown': ({ sheets }, say) => {
      const rows = sheets.map(({ seat, plaque, right, bonus, points: sum }) => {
        const places = right < 2 ? `${right} à sa place` : `${right} à leur place`;
        const gained = bonus > 0 ? `${places} et un bonus de ${bonus}` : places;
        return `${say.seat(seat)} (tuile ${say.carLabel(plaque)}) : ${gained}, ${points(sum)}`;
      });
      return `Les prédictions sont révélées : ${rows.join(' ; ')}.`;
    },
  },
  silent: { 'plaque-dealt': isOfOthers, predicted: isOfOthers },
  phases: {
    'dealing-plaques': 'Distribution des tuiles Pilote',
    'drawing-first': 'Tirage du premier joueur',
    predicting: 'Prédictions',
    swapping: 'Corrections des prédictions',
  },
  table: {
    'dealing-plaques': 'On distribue les tuiles Pilote.',
    'drawing-first': 'On tire au sort le premier joueur.',
  },
  asks: {
    predicting: { ask: () => 'Prédisez tout l’ordre d’arrivée, de la première à la sixième.', wait },
    swapping: {
      ask: ({ betsAsked: line }) =>
        `Ligne ${line} : échangez deux voitures dans votre prédiction, ou gardez-la.`,
      wait,
    },
  },
  refusals: {
    'predict-now': () => 'Prédisez les six places.',
    'swap-or-stand-now': () => 'D’abord, échangez deux voitures dans la prédiction, ou gardez-la.',
    'plaque-already-dealt': ({ car }, say) => `La tuile Pilote de ${say.car(car)} a déjà été distribuée.`,
  },
  plain: {
    stand: 'La garder',
  },
  things: {
    plaque: (car) => `Tuile Pilote : ${car}`,
    swap: (cars) => `Échanger ${cars}`,
    predict: (cars) => `Prédire ${cars}`,
  },
  rules: {
    'D-V6': 'Guerre des murmures',
  },
  allowed: { goal: 'whispers (murmures)' },
  values: {
    goal: {
      whispers: {
        label: 'la meilleure prédiction',
        text: 'Personne n’a de voiture : on marque des points en prédisant tout l’ordre d’arrivée.',
      },
    },
  },
  conflicts: {
    'whispers-sells-no-cars': 'dans la guerre des murmures, aucune voiture n’est mise aux enchères.',
    'whispers-has-no-powers': 'dans la guerre des murmures, il n’y a pas de Pouvoirs.',
    'whispers-deals-all-cards': 'dans la guerre des murmures, toutes les cartes sont distribuées et en main.',
    'points-or-money': 'la guerre des murmures se gagne aux points, et cette course aux gains.',
  },
  presets: {
    whispers: {
      label: 'Guerre des murmures',
      text: 'Personne n’a de voiture : vous prédisez tout l’ordre d’arrivée, et pouvez le corriger deux fois.',
    },
  },
  moments: {
    predicting: {
      todo: 'Rangez les six voitures dans l’ordre où vous les voyez arriver.',
      rule: 'Chaque voiture à la bonne place vaut un point. Si les six sont justes, le bonus est d’autant plus gros que vous les avez prédites tôt.',
    },
    swapping: {
      todo: 'Échangez deux voitures de votre prédiction, ou laissez-la telle quelle.',
      rule: 'On peut en échanger deux à la deuxième ligne et deux à la troisième. Une prédiction juste dès le début rapporte davantage.',
    },
  },
  rulesPage: {
    'D-V6': {
      name: 'Guerre des murmures',
      text: 'Personne ne possède de voiture\u00a0: ni enchères, ni Pouvoirs, ni argent, et tous jouent jusqu’à ce qu’il n’y ait plus de cartes ou que toutes les voitures soient arrivées. Quand la première ligne est franchie, chacun prédit en secret tout l’ordre d’arrivée\u202f; à la deuxième et à la troisième ligne, chacun peut y échanger deux voitures. Chaque voiture à sa place dans la dernière prédiction vaut un point. Si les six sont à leur place, on gagne 6 points de plus quand la prédiction était déjà celle-là après la première ligne, 3 après la deuxième, 1 après la troisième. Le joueur qui a le plus de points gagne.',
      ruling:
        'Les cartes Vitesse 8 sont mêlées aux autres, et les 48 cartes distribuées également. Chacun reçoit en secret une tuile Pilote\u00a0: à égalité, le joueur dont la tuile est celle de la voiture la mieux placée l’emporte\u202f; dans un championnat, ce sont les tuiles de la dernière partie qui départagent. Le premier joueur est tiré au sort. Le résultat est le classement, voitures à l’arrêt comprises. Seul le meilleur bonus compte, même si la prédiction a changé depuis\u202f; une ligne jamais franchie n’en donne aucun.',
    },
  },
  page: { whispers: texts },
} satisfies VariantPart;
