import type { LessonTexts } from '../../page/lessons.ts';
import { spaces as counted } from '../downforce/grammar.ts';

export const hints: LessonTexts['hints'] = {
  title: (game) => `${game}, com dicas`,
  label: 'Dica',
  show: 'Mostrar dicas',
  hide: 'Esconder',
  hideLabel: 'Esconder dicas',
  thinking: 'À procura de uma boa jogada…',
  onlyWay: 'Só há uma coisa a fazer.',
  downforce: {
    'brings-home': (card, car) => `${card}: o teu carro ${car} cruza a linha de chegada.`,
    'moves-own': (card, car, spaces) => `${card}: o teu carro ${car} avança ${counted(spaces)}.`,
    moves: (card, car, spaces) => `${card}: o carro ${car} avança ${counted(spaces)}.`,
    jams: (card, car) => `${card}: serve para deixar o carro ${car} preso num engarrafamento.`,
    'least-harm': (card) => `${card}: agora nada te ajuda, e isto é o que menos ajuda os outros.`,
  },
  formula: {
    'moves-up': (card, car) => `${card} com o ${car}: o teu carro sobe.`,
    slipstream: (card, car, other) => `${card} com o ${other}: o ${car} segue no cone de ar.`,
    'holds-back': (card, car) => `${card} contra o ${car}: um rival perde lugares.`,
    'costs-rivals': (card, car) => `${card} com o ${car}: outros rivais perdem lugares.`,
    charges: (card, car) => `${card} com o ${car}: o dado está a teu favor.`,
    gambles: (card) => `${card}: deixa o dado escolher, há pouco a perder.`,
    saves: (card, _car, other) => `${card}: guarda a carta ${other} para mais tarde, quando render mais.`,
    'least-harm': (card) => `${card}: agora nada te ajuda, e isto é o mal menor.`,
    'takes-out': (_card, _car, other) => `Arrasta o ${other} para o acidente.`,
    'rolls-again': 'Lança outra vez: nove hipóteses em doze.',
    stops: 'Fica por aqui: há mais a perder do que a ganhar.',
    accepts: 'Aceita este lançamento: outro dificilmente seria melhor.',
    rejects: 'Recusa este lançamento: o próximo deve ser melhor.',
  },
};
