import type { WhisperTexts } from '../../../../page/downforce-variants.ts';

export const texts: WhisperTexts = {
  predictTitle: 'Qual a ordem de chegada?',
  swapTitle: (line) => `Linha ${line}: uma troca?`,
  predictHint: 'Arrasta os carros, ou toca num e depois no lugar. Teclas: Enter, setas.',
  swapHint: 'Toca em dois carros, ou arrasta um para cima do outro.',
  bonus: (points) => `Os seis certos depois desta linha: +${points}`,
  board: 'A tua previsão',
  row: (place, car, now) => `${place}: ${car}, ${now}`,
  nowAt: (place) => `agora em ${place}`,
  plaque: 'A tua placa',
  plaqueIs: (car) => `A tua placa de Piloto: ${car}`,
  plaqueNote: 'desempata',
  asTheyStand: 'Como estão agora',
  stand: 'Deixar como está',
  standNote: 'sem troca nesta linha',
  lifted: (car, place) =>
    `${car} levantado, ${place}. As setas para cima e para baixo movem-no, Enter pousa-o, Escape devolve-o.`,
  picked: (car) => `${car} escolhido: escolhe o carro com que troca.`,
  movedTo: (car, place) => `${car}: ${place}.`,
  putDown: (car, place) => `${car} pousado: ${place}.`,
  swapped: (one, other) => `${one} e ${other} trocam de lugar.`,
  sheet: 'Os teus sussurros',
  now: 'Agora',
  afterLine: (line) => `Linha ${line}`,
  noPrediction: 'Prevês a ordem de chegada quando a primeira linha for cruzada.',
  rightNow: (right) =>
    right === 1
      ? 'Se acabasse agora: 1 carro no seu lugar'
      : `Se acabasse agora: ${right} carros no seu lugar`,
  isRight: 'certo',
  pointRule: ([first, second, third]) =>
    `Um ponto por cada carro no seu lugar; mais ${first}, ${second} ou ${third} se os seis estavam certos depois da primeira, segunda ou terceira linha.`,
  result: 'Previsões',
  place: 'Lugar',
  finish: 'Chegada',
  right: 'Certos',
  bonusRow: 'Bónus',
  points: 'Pontos',
  tie: (car) => `Empate: ${car}, a placa do vencedor, é o mais bem classificado.`,
  nothing: 'nenhuma',
};
