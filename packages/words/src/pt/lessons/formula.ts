import type { LessonTexts } from '../../page/lessons.ts';

export const formula: LessonTexts['steps']['formula'] = {
  places: {
    say: 'Doze carros em fila. Diriges a equipa amarela, que parte em primeiro e em último. Só conta a ordem: os seis primeiros pontuam.',
  },
  slipstream: {
    say: 'Na tua vez, jogas uma carta e biscas outra. Uma Ultrapassagem faz avançar um carro da cor da carta, e o carro logo atrás vai com ele no cone de ar.',
    ask: 'Escolhe a Ultrapassagem +3 laranja.',
    then: {
      car: 'Escolhe o carro laranja mesmo à frente do teu último.',
      confirm: 'O teu amarelo segue atrás e ganha três lugares. Confirma.',
    },
  },
  pit: {
    say: 'Com algumas cartas lança-se o dado de doze faces. Paragem nas boxes: de 1 a 6, o carro perde esse número de lugares; de 7 a 12, fica onde está.',
    ask: 'Escolhe a Paragem nas boxes vermelha, contra um rival.',
    then: {
      car: 'Escolhe o vermelho à frente do teu segundo carro.',
      confirm: 'O dado que decida. Confirma.',
    },
  },
  hold: {
    say: 'Outras cartas fazem recuar um carro qualquer. Todos os que vinham atrás sobem.',
    ask: 'Escolhe a carta Fora de pista −2.',
    then: { car: 'Escolhe o azul mesmo à frente do teu.' },
  },
  spin: {
    say: 'O Pião é perigoso: o dado indica um lugar, e o carro que lá estiver desiste. Pode ser um dos teus!',
    ask: 'Escolhe o Pião (desistência).',
    then: {
      confirm: 'Confirma para lançar o dado.',
      decision: 'É o terceiro, e não é teu. Podias recusar um lançamento, mas este é bom: aceita.',
    },
  },
  own: {
    say: 'Finalmente a tua cor: com uma Ultrapassagem da tua equipa escolhes qual dos teus dois carros avança.',
    ask: 'Escolhe a Ultrapassagem +2 amarela.',
    then: { car: 'Escolhe o que vai mais atrás.' },
  },
  clock: {
    say: 'Estes são os turnos que faltam, contando todos os jogadores. Quando a pilha acaba, cada um joga uma última vez. Esta é a tua.',
  },
  charge: {
    say: 'Ataque: de 1 a 9 o carro sobe um lugar e, se for teu, podes lançar outra vez. De 10 a 12, o motor parte-se.',
    ask: 'Escolhe o Ataque (motor partido).',
    then: {
      car: 'Escolhe o teu melhor carro, em terceiro.',
      confirm: 'Nove hipóteses em doze. Confirma.',
      again: 'Segundo! Outra vez nove hipóteses em doze: arrisca.',
      stop: 'Vais à frente e já não há nada a ganhar: fica por aqui.',
    },
  },
  points: {
    say: 'Os seis primeiros lugares valem 10, 6, 4, 3, 2 e 1 pontos para as equipas, e o carro vencedor é teu. Numa época, somam-se os pontos de todas as corridas.',
  },
};
