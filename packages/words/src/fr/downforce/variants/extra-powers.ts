import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** `rule`: what the rules page says of it. */
const powers = {
  contrary: {
    label: 'Contrariant',
    text: 'Vous pouvez renverser les chiffres d’une carte que vous jouez : la voiture du haut avance du chiffre du bas, et ainsi de suite. Vous le dites avant le premier déplacement.',
    rule: 'Contrariant renverse les chiffres d’une carte.',
  },
  focused: {
    label: 'Concentré',
    text: 'Quand vous jouez une carte d’une seule ligne, de la couleur de votre voiture, elle peut avancer de deux cases de plus. Une Vitesse 8 compte, un Joker non.',
    rule: 'Concentré fait avancer votre voiture de deux cases de plus avec une carte d’une seule ligne.',
  },
  obstructive: {
    label: 'Gênant',
    text: 'Sur chaque carte que vous jouez, une voiture qui n’est pas à vous peut avancer de trois cases de moins que sa ligne. Vous décidez en arrivant à la ligne ; un Joker ne compte pas.',
    rule: 'Gênant retire trois cases à la ligne d’une voiture adverse.',
  },
  tenacious: {
    label: 'Tenace',
    text: 'Quand une ligne d’une carte que vous jouez laisse votre voiture juste derrière une autre, elle peut avancer de deux cases de plus. Juste derrière : une des cases où elle pourrait aller est occupée.',
    rule: 'Tenace fait avancer votre voiture de deux cases de plus quand elle s’arrête juste derrière une autre.',
  },
  thrifty: {
    label: 'Économe',
    text: 'Quand une ligne d’une carte que vous jouez ne déplace rien, sa voiture étant arrivée ou bloquée, elle peut déplacer une autre voiture. Le choix est le même que pour un Joker.',
    rule: 'Économe donne à une autre voiture une ligne qui ne déplacerait rien.',
  },
  watchful: {
    label: 'Vigilant',
    text: 'Quand la carte de quelqu’un d’autre porte votre voiture sur sa ligne du bas, elle peut avancer d’une case de plus. C’est le joueur de la carte qui la dirige.',
    rule: 'Vigilant fait avancer votre voiture d’une case de plus sur la ligne du bas de la carte d’un autre joueur.',
  },
};

const powersRule = {
  name: 'D’autres Pouvoirs',
  text: [
    'Six Pouvoirs de notre cru rejoignent les six d’origine, et les six en jeu sont tirés parmi les douze.',
    ...Object.values(powers).map(({ rule }) => rule),
  ].join(' '),
  ruling: [
    'Les Pouvoirs qui ajoutent des cases sont proposés dans cet ordre, chacun à part\u00a0: Agressif, Concentré, Tenace, Vigilant, Déterminé.',
    'Les lignes du haut et du bas sont celles qui sont imprimées, même avec Contrariant et Malin.',
    'Gênant retire trois au chiffre tel que Contrariant l’a renversé\u202f; une voiture qui n’avance alors pas du tout n’obtient rien de Vigilant.',
    'Stratège et Gênant s’utilisent sur deux lignes différentes.',
    'Une ligne qu’Économe donne à une autre voiture compte comme un Joker\u00a0: Tenace et Déterminé s’y appliquent, Agressif, Concentré et Vigilant non. Une ligne ignorée avec Stratège ne se donne pas.',
  ].join(' '),
};

/** D-V10 */
export const extraPowers = {
  powers,
  facts: {
    'numbers-chosen': ({ seat, numbers }, say) =>
      numbers === 'upside-down' ? `${say.does(seat, 'renverse', 'renversez')} les chiffres de la carte.` : '',
    'line-shortened': ({ seat, line }, say) =>
      `${say.does(seat, 'retire', 'retirez')} trois cases à la ligne ${say.line(line)}.`,
    'line-left': ({ seat, line }, say) =>
      `${say.does(seat, 'laisse', 'laissez')} la ligne ${say.line(line)} sans effet.`,
  },
  phases: {
    numbering: 'Choix des chiffres',
  },
  asks: {
    numbering: {
      ask: () => 'Jouer les chiffres comme sur la carte, ou renversés ?',
      wait: (name) => `En attente : ${name} doit choisir le sens des chiffres.`,
    },
  },
  prompts: {
    save: (line) =>
      `La ligne ${line} ne déplace rien : choisissez une autre voiture pour son chiffre, ou laissez la ligne.`,
    shorten: (line) =>
      `Jouer la ligne ${line}, ou trois cases de moins ? Vous pouvez raccourcir une ligne de la carte.`,
    decide: (line) => `Jouer la ligne ${line}, trois cases de moins, ou l’ignorer ?`,
  },
  refusals: {
    'choose-the-numbers-now': () => 'Choisissez d’abord : les chiffres comme sur la carte, ou renversés.',
    'power-not-in-use': ({ power }, say) =>
      `${say.power(power)} ne sert pas ici : ce Pouvoir n’est pas à vous, ou a déjà servi.`,
  },
  plain: {
    'as-printed': 'Comme sur la carte',
    'upside-down': 'Chiffres renversés',
    shorten: 'Trois cases de moins',
  },
  rules: {
    'D-V10': 'D’autres Pouvoirs',
  },
  values: {
    powers: {
      pack: {
        label: 'douze Pouvoirs',
        text: 'Six Pouvoirs tirés parmi les six d’origine et six de notre cru.',
      },
    },
  },
  presets: {
    pack: {
      label: 'D’autres Pouvoirs',
      text: 'Six Pouvoirs tirés parmi douze : les six d’origine et six de notre cru.',
    },
  },
  moments: {
    numbering: {
      todo: 'Choisissez si les chiffres comptent tels quels ou renversés.',
      rule: 'Avec Contrariant, la voiture du haut reçoit le chiffre du bas, et ainsi de suite. L’ordre des voitures ne change pas.',
    },
  },
  rulesPage: {
    'D-V10': powersRule,
  },
} satisfies VariantPart;
