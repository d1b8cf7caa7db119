import type { LessonTexts } from '../../page/lessons.ts';

export const downforce: LessonTexts['steps']['downforce'] = {
  cars: {
    say: 'Primeiro, os seis carros vão a leilão, um a um. Agora é o vermelho. Quem o comprar recebe também a sua carta Velocidade Oito e este poder.',
  },
  bid: {
    say: 'As tuas cartas são o teu dinheiro. Com uma carta, licitas o número que está na cor do carro.',
    ask: 'Escolhe a carta vermelho 5.',
    then: {
      confirm:
        'Se ninguém licitar mais, o vermelho é teu: pagas €5M no fim do jogo, e a carta volta à tua mão. Confirma.',
    },
  },
  pass: {
    say: 'O vermelho é teu por €5M! Segue-se o laranja, mas por hoje um carro chega. Jogar uma carta sem a cor do carro é passar.',
    ask: 'Escolhe a tua Velocidade Oito vermelha: não tem laranja.',
    then: { confirm: 'Passar não custa nada, e a carta continua tua. Confirma.' },
  },
  prizes: {
    say: 'Os carros estão todos vendidos. É por isto que correm: €12M para o primeiro a chegar, menos para cada lugar a seguir, e nada para o último.',
  },
  wild: {
    say: 'Na tua vez, jogas uma carta. Um Jóquer, marcado com uma estrela, move um carro cuja cor não esteja na carta.',
    ask: 'Escolhe um Jóquer 5.',
    then: {
      wild: 'Pode ser o teu: escolhe o vermelho.',
      step: 'O vermelho avança 5. Toca no anel para o levar até lá.',
    },
  },
  lines: {
    say: 'Cada linha de uma carta move o seu carro, de cima para baixo, mesmo que seja de outra pessoa. És tu que escolhes o caminho de cada um.',
    ask: 'Escolhe a carta azul 6, laranja 4, Jóquer 2 e amarelo 1.',
    then: { wild: 'O Jóquer é outra vez para o vermelho.', step: 'Leva este carro até ao anel.' },
  },
  bet: {
    say: 'Um carro passou uma linha amarela: todos apostam em segredo no vencedor. Esta aposta vale €9M se o teu carro for primeiro, €6M se for segundo e €3M se for terceiro. As duas seguintes valem menos.',
    ask: 'Escolhe o carro que quiseres. Talvez o teu?',
  },
  jam: {
    say: 'Um pouco mais tarde. Aqui a pista é estreita, e um carro não atravessa outro.',
    ask: 'Escolhe a carta com dois Jóqueres, 4 e 2.',
    then: {
      'wild red': 'O 4 é outra vez para o vermelho.',
      'wild yellow':
        'O amarelo bloqueia a pista: o vermelho só avançou 3, e perde-se 1 espaço. É um engarrafamento. Dois Jóqueres movem dois carros diferentes: por isso, tira o amarelo da frente.',
      step: 'Leva o amarelo até ao anel, para fora do teu caminho.',
    },
  },
  power: {
    say: 'Alguns turnos depois. O vermelho é teu e está no topo desta carta: agora conta o teu poder.',
    ask: 'Joga a tua Velocidade Oito vermelha.',
    then: {
      step: 'O caminho todo, até ao anel.',
      decision:
        'Agressivo: como o teu carro está na linha de cima da carta, pode avançar mais um espaço. Aproveita.',
    },
  },
  finish: {
    say: 'A última curva. Com esta carta já moveste o amarelo e o azul; agora é a linha do vermelho.',
    ask: 'Toca na linha de chegada.',
  },
  score: {
    say: 'Prémios, mais apostas, menos o que pagaste no leilão: ganha quem tiver mais dinheiro. Um carro barato e boas apostas podem bater o carro mais rápido.',
  },
};
