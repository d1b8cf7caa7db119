import type { HintTexts } from '../../page/hint.ts';

export const hint: HintTexts = {
  title: 'Uma dica?',
  thinking: 'O bot mais forte está a pensar…',
  failed: 'Desta vez o bot não encontrou resposta. Fecha e pergunta outra vez.',
  notAsked: 'De momento não tens nada a decidir. Pede uma dica quando for a tua vez.',
  plans: 'Melhores planos',
  expects: (amount, isLast) => `cerca de ${amount} ${isLast ? 'no fim' : 'depois desta corrida'}`,
  wins: (chance) => `ganha ${chance} das vezes`,
  best: 'O melhor primeiro; este bot não dá números.',
  carWorth: (car, amount) => `O carro ${car} vale para ti cerca de ${amount}.`,
  powerWorth: (power, amount) => `O poder ${power} acrescenta cerca de ${amount}.`,
  bid: (amount) => `Licita ${amount}.`,
  pass: 'Passa.',
  take: 'Usar este plano',
  noted: 'Nada é jogado até confirmares. O registo da partida anota que pediste uma dica.',
  why: {
    bids: (car, amount) => `Licita ${amount} pelo carro ${car}: mais do que isso sairia caro.`,
    passes: (car) => `Deixa ir o carro ${car}: para ti não vale o preço.`,
    keeps: (power) => `Fica com ${power}: é o que mais te serve.`,
    'bets-on-own': (car) => `Aposta no teu carro ${car}: é o que paga melhor.`,
    'bets-on-other': (car) => `Aposta no carro ${car}: é o que mais provavelmente vai à frente.`,
    declines: () => 'Não apostes: nenhuma aposta compensa.',
    steers: (car) => `Leva o teu carro ${car} por aqui.`,
    ready: () => 'Dá luz verde para a próxima corrida.',
  },
};
