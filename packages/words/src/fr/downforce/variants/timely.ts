import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** By line: what declining means. */
const DECLINING = [
  'Si vous pariez maintenant, ce sera votre seul pari\u202f; si vous vous abstenez, vous pourrez parier aux lignes 2 et 3.',
  'Vous pouvez vous abstenir\u202f; dans tous les cas, vous pourrez parier à la ligne 3.',
  'Vous pouvez vous abstenir.',
];

/** D-V5 */
export const timely = {
  facts: {
    'bet-declined': ({ seat, bet }, say) =>
      `${say.does(seat, 's’abstient', 'vous abstenez')} de parier à la ligne ${bet}.`,
    'slip-laid': ({ seat, bet }, say) => `${say.does(seat, 'a', 'avez')} choisi à la ligne ${bet}.`,
    'slips-shown': ({ bet, backers, declined }, say) => {
      const has = backers.length === 0 ? 'personne' : say.names(backers);
      const not = declined.length === 0 ? '' : ` ; sans pari : ${say.names(declined)}`;
      return `Paris à la ligne ${bet} : ${has}${not}.`;
    },
  },
  phases: {
    'revealing-slips': 'On révèle qui a parié',
  },
  table: {
    'revealing-slips': 'On révèle qui a parié et qui s’est abstenu.',
  },
  prompts: {
    mayDecline: (line) => DECLINING[line - 1] ?? '',
    mayDeclineOnce: 'Vous ne pariez qu’une fois, et pouvez vous abstenir.',
  },
  refusals: {
    'bet-or-decline-now': () => 'Pariez maintenant, ou abstenez-vous.',
    'has-bet': () => 'Vous avez déjà parié\u00a0: aucun autre pari ne vous sera demandé dans cette course.',
  },
  plain: {
    decline: 'S’abstenir',
  },
  rules: {
    'D-V5': 'Paris au bon moment',
  },
  options: {
    timely: {
      label: 'Paris au bon moment',
      text: 'À la première ligne, vous pariez ou vous vous abstenez\u202f; si vous vous abstenez, vous pouvez parier à la deuxième et à la troisième. En course, la main est piochée.',
      allowed: 'true (oui) ou false (non)',
      values: {
        true: {
          label: 'un pari tout de suite, ou deux plus tard',
          text: 'Un pari à la première ligne rapporte le plus, mais c’est le seul.',
        },
        false: { label: 'un pari à chaque ligne', text: 'Tout le monde parie à chacune des trois lignes.' },
      },
    },
  },
  conflicts: {
    'no-bets-to-time': 'sans paris, il n’y a pas de bon moment à choisir.',
    'timely-has-its-own-hand': 'les paris au bon moment ont leur propre main piochée.',
  },
  presets: {
    timely: {
      label: 'Paris au bon moment',
      text: 'Parier à la première ligne, ou s’abstenir et parier aux deux autres\u202f; mains piochées et cartes Vitesse 8 face visible.',
    },
  },
  moments: {
    'betting-timely': {
      todo: 'Pariez maintenant, ou attendez la ligne suivante.',
      rule: 'Parier tôt rapporte plus, parier tard est plus sûr. Si vous attendez, la question revient à la ligne suivante.',
    },
  },
  rulesPage: {
    'D-V5': {
      name: 'Paris au bon moment',
      text: 'À la première ligne, on parie ou on s’abstient. Un joueur qui y parie n’a que ce pari. Un joueur qui s’abstient peut parier ou s’abstenir à la deuxième ligne, puis encore à la troisième\u00a0: cela fait deux paris, mais ils rapportent moins. Après les enchères, les cartes Vitesse 8 restent face visible, et chacun joue avec une main piochée, comme à deux joueurs.',
      ruling:
        'La main compte 7, 6, 5, 4 ou 4 cartes de 2 à 6 joueurs. Tout le monde voit qui a parié, mais pas sur quelle voiture. Les parties commencées avant la version 2 des décisions continuent avec un seul pari en tout, à n’importe quelle ligne.',
    },
  },
} satisfies VariantPart;
