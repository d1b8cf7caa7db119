import type { VariantPart } from '../../../downforce/variants/parts.ts';

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
    mayDecline: 'Vous ne pariez qu’une fois, et pouvez vous abstenir.',
  },
  refusals: {
    'bet-or-decline-now': () => 'Pariez maintenant, ou abstenez-vous.',
    'has-bet': () => 'Vous avez déjà parié : aucun pari ne vous est demandé maintenant.',
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
      text: 'À chaque ligne, vous pariez ou vous vous abstenez, mais vous ne pariez qu’une fois ; en course, la main est piochée.',
      allowed: 'true (oui) ou false (non)',
      values: {
        true: {
          label: 'un pari, à la ligne de votre choix',
          text: 'Plus vous pariez tôt, plus le pari rapporte.',
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
      text: 'Un seul pari chacun, à la ligne choisie ; mains piochées et cartes Vitesse 8 face visible.',
    },
  },
  rulesPage: {
    'D-V5': {
      name: 'Paris au bon moment',
      text: 'On ne parie qu’une fois par course. À la première ligne, on parie ou on s’abstient. Un joueur qui a parié ne parie plus\u202f; un joueur qui s’est abstenu peut parier ou s’abstenir à la deuxième ligne, puis à la troisième, où un pari rapporte moins. Après les enchères, les cartes Vitesse 8 restent face visible, et chacun joue avec une main piochée, comme à deux joueurs.',
      ruling:
        'La main compte 7, 6, 5, 4 ou 4 cartes de 2 à 6 joueurs. On voit qui a parié, mais pas sur quelle voiture.',
    },
  },
} satisfies VariantPart;
