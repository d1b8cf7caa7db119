import type { VariantPart } from '../../../downforce/variants/parts.ts';

/** `rule`: what the rules page says of it. */
const powers = {
  contrary: {
    label: 'Do contra',
    text: 'Podes virar ao contrário os números de uma carta que jogas: o carro de cima avança o número de baixo, e assim por diante. Dizes isso antes do primeiro movimento.',
    rule: '«Do contra» vira ao contrário os números de uma carta.',
  },
  focused: {
    label: 'Concentrado',
    text: 'Quando jogas uma carta de uma só linha, da cor do teu carro, ele pode avançar mais dois espaços. Uma Velocidade Oito conta, um Jóquer não.',
    rule: 'O Concentrado leva o teu carro mais dois espaços com uma carta de uma só linha.',
  },
  obstructive: {
    label: 'Incómodo',
    text: 'Em cada carta que jogas, um carro que não é teu pode avançar menos três espaços do que a sua linha diz. Decides quando chega a vez da linha; um Jóquer não conta.',
    rule: 'O Incómodo tira três espaços à linha de um carro adversário.',
  },
  tenacious: {
    label: 'Tenaz',
    text: 'Quando uma linha de uma carta que jogas deixa o teu carro logo atrás de outro, ele pode avançar mais dois espaços. Logo atrás quer dizer: um dos espaços para onde podia ir está ocupado.',
    rule: 'O Tenaz leva o teu carro mais dois espaços quando ele para logo atrás de outro.',
  },
  thrifty: {
    label: 'Poupado',
    text: 'Quando uma linha de uma carta que jogas não move nada, porque o carro já chegou ou está bloqueado, pode mover outro carro. A escolha é a mesma que para um Jóquer.',
    rule: 'O Poupado dá a outro carro uma linha que não moveria nada.',
  },
  watchful: {
    label: 'Atento',
    text: 'Quando a carta de outro jogador tem o teu carro na linha de baixo, ele pode avançar mais um espaço. É o jogador da carta que o dirige.',
    rule: 'O Atento leva o teu carro mais um espaço na linha de baixo da carta de outro jogador.',
  },
};

const powersRule = {
  name: 'Mais poderes',
  text: [
    'Seis poderes nossos juntam-se aos seis originais, e os seis em jogo são tirados dos doze.',
    ...Object.values(powers).map(({ rule }) => rule),
  ].join(' '),
  ruling: [
    'Os poderes que acrescentam espaços são propostos por esta ordem, um a um: Agressivo, Concentrado, Tenaz, Atento, Determinado.',
    'A linha de cima e a de baixo são as impressas, mesmo com o «Do contra» e o Astuto.',
    'O Incómodo tira três ao número tal como o «Do contra» o virou; um carro que então não avança nada não ganha nada com o Atento.',
    'O Estratégico e o Incómodo usam-se em duas linhas diferentes.',
    'Uma linha que o Poupado dá a outro carro conta como um Jóquer: o Tenaz e o Determinado valem nela, o Agressivo, o Concentrado e o Atento não. Uma linha ignorada com o Estratégico não se dá a outro carro.',
  ].join(' '),
};

/** D-V10 */
export const extraPowers = {
  powers,
  facts: {
    'numbers-chosen': ({ seat, numbers }, say) =>
      numbers === 'upside-down' ? `${say.does(seat, 'vira', 'viras')} ao contrário os números da carta.` : '',
    'line-shortened': ({ seat, line }, say) =>
      `${say.does(seat, 'tira', 'tiras')} três espaços à linha ${say.line(line)}.`,
    'line-left': ({ seat, line }, say) =>
      `${say.does(seat, 'deixa', 'deixas')} a linha ${say.line(line)} sem efeito.`,
  },
  phases: {
    numbering: 'Escolha dos números',
  },
  asks: {
    numbering: {
      ask: () => 'Usar os números como estão na carta, ou ao contrário?',
      wait: (name) => `À espera: ${name} tem de escolher o sentido dos números.`,
    },
  },
  prompts: {
    save: (line) => `${line} não move nada: escolhe outro carro para esse número, ou deixa a linha.`,
    shorten: (line) => `Mover a linha ${line}, ou tirar-lhe três espaços? Podes encurtar uma linha da carta.`,
    decide: (line) => `Mover a linha ${line}, tirar-lhe três espaços, ou ignorá-la?`,
  },
  refusals: {
    'choose-the-numbers-now': () => 'Escolhe primeiro: os números como estão, ou ao contrário.',
    'power-not-in-use': ({ power }, say) => `${say.power(power)} não serve aqui: não é teu, ou já foi usado.`,
  },
  plain: {
    'as-printed': 'Como na carta',
    'upside-down': 'Números ao contrário',
    shorten: 'Menos três espaços',
  },
  rules: {
    'D-V10': 'Mais poderes',
  },
  values: {
    powers: {
      pack: {
        label: 'doze poderes',
        text: 'Seis poderes tirados dos seis originais e de seis nossos.',
      },
    },
  },
  presets: {
    pack: { label: 'Mais poderes', text: 'Seis poderes tirados de doze: os seis originais e seis nossos.' },
  },
  moments: {
    numbering: {
      todo: 'Escolhe se os números valem como estão ou ao contrário.',
      rule: 'Com «Do contra», o carro de cima fica com o número de baixo, e assim por diante. A ordem dos carros não muda.',
    },
  },
  rulesPage: {
    'D-V10': powersRule,
  },
} satisfies VariantPart;
