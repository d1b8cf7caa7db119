import { plural, words as shared } from '../../common/shared.ts';
import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

const { points } = shared;

/** D-V4 */
export const tour = {
  facts: {
    'leg-over': ({ leg, legs, result, totals }, say) => {
      const amount = result.points === undefined ? money : points;
      const rows = totals.map((total, seat) => `${say.seat(seat)} ${amount(total)}`);
      return `La partie ${leg} sur ${legs} est finie (${say.track(result.track)}). Totaux du championnat : ${rows.join(', ')}.`;
    },
    ready: ({ seat }, say) =>
      `${say.does(seat, 'donne son', 'donnez votre')} feu vert pour la partie suivante.`,
  },
  phases: {
    resting: 'Entre deux parties',
  },
  asks: {
    resting: {
      ask: () => 'Donnez votre feu vert pour la partie suivante.',
      wait: (names) => `En attente du feu vert pour la partie suivante : ${names}.`,
    },
  },
  refusals: {
    'ready-now': () => 'Entre deux parties, il n’y a qu’une chose à faire : donner votre feu vert.',
  },
  plain: {
    ready: 'Feu vert',
  },
  rules: {
    'D-V4': 'Championnat du monde',
  },
  options: {
    worldTour: {
      label: 'Championnat du monde',
      text: 'Plusieurs parties entières de suite, une sur chaque circuit choisi ; les totaux s’additionnent.',
      allowed: 'de deux à six circuits',
      values: {
        none: { label: 'sans championnat', text: 'Une seule partie, sur un seul circuit.' },
      },
    },
  },
  conflicts: {
    'no-total-to-add': 'un championnat additionne des totaux, et ici il n’y en a pas.',
    'tour-names-the-tracks': 'le championnat choisit déjà ses circuits.',
  },
  presets: {
    'world-tour': {
      label: 'Championnat du monde',
      text: 'Une partie entière sur chaque circuit, et les totaux s’additionnent.',
    },
  },
  moments: {
    resting: {
      todo: 'Donnez votre feu vert pour la partie suivante du championnat.',
      rule: 'Les totaux de toutes les parties s’additionnent. La suivante commence par une nouvelle donne.',
    },
  },
  rulesPage: {
    'D-V4': {
      name: 'Championnat du monde',
      text: 'Plusieurs parties entières des mêmes joueurs, une sur chaque circuit choisi, de la distribution aux feuilles de score\u202f; les totaux s’additionnent, et le plus élevé gagne. Entre deux parties, chacun donne son feu vert.',
      ruling:
        'Un championnat compte de deux à six circuits, et le même peut revenir. En cas d’égalité, la dernière partie départage\u00a0: par la voiture la mieux classée.',
    },
  },
  page: {
    tour: 'Championnat du monde',
    tourDone: (over, legs) => `${plural(over, 'partie jouée', 'parties jouées')} sur ${legs}`,
    leg: (leg) => `Partie ${leg}`,
    nextLeg: (track) => `Prochaine partie\u00a0: ${track}`,
    player: 'Joueur',
    total: 'Total',
  },
} satisfies VariantPart;
