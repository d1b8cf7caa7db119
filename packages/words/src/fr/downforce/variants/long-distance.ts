import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** D-V3 */
export const longDistance = {
  rules: {
    'D-V3': 'Course longue distance',
  },
  options: {
    longDistance: {
      label: 'Longue distance',
      text: 'La ligne d’arrivée ne compte pas : les voitures tournent jusqu’à la dernière carte.',
      allowed: 'true (oui), false (non) ou money (pour les gains)',
      values: {
        false: {
          label: 'un tour de piste',
          text: 'Une voiture qui franchit la ligne d’arrivée est arrivée.',
        },
        true: {
          label: 'la meilleure voiture gagne',
          text: 'Le propriétaire de la voiture la plus avancée gagne (les voitures sans propriétaire ne comptent pas) ; ni paris, ni argent.',
        },
        money: {
          label: 'pour les gains',
          text: 'L’ordre final rapporte prix et paris comme d’habitude, et aucune voiture n’est à l’arrêt.',
        },
      },
    },
  },
  conflicts: {
    'no-finish-to-be-first-at':
      'dans une course longue distance, aucune voiture n’arrive : aucune ne peut être la première.',
    'no-lap-to-drive': 'ce circuit n’est pas une boucle : il n’y a pas de deuxième tour de piste.',
  },
  presets: {
    'long-distance': {
      label: 'Course longue distance',
      text: 'Les voitures tournent jusqu’à la dernière carte ; le propriétaire de la première gagne (les voitures sans propriétaire ne comptent pas).',
    },
    endurance: {
      label: 'Endurance pour les gains',
      text: 'Une course longue distance dont l’ordre final rapporte prix et paris.',
    },
  },
  rulesPage: {
    'D-V3': {
      name: 'Course longue distance',
      text: 'La ligne d’arrivée ne compte pas\u00a0: les voitures tournent, tour de piste après tour de piste, jusqu’à la dernière carte, et personne ne quitte la course. Une voiture qui a un tour de retard bloque comme une autre. Le propriétaire de la voiture la plus avancée gagne (les voitures sans propriétaire ne comptent pas)\u202f; les enchères ne comptent pas, et il n’y a pas de paris. Pour les gains, une option de notre cru\u00a0: le classement final paie prix et paris comme d’habitude, aucune voiture n’est à l’arrêt, et chaque ligne demande son pari une seule fois, au premier tour.',
    },
  },
  page: {
    standing: 'Le classement',
    lap: (lap) => `tour ${lap}`,
    lapShort: (lap) => `T${lap}`,
    onGrid: 'sur la grille',
  },
} satisfies VariantPart;
