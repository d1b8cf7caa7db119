import type { FormulaHelp } from '../../page/help/formula.ts';

export const help: FormulaHelp = {
  moments: {
    setup: {
      todo: 'Nada, por enquanto: sorteia-se a grelha e dão-se as cartas.',
      rule: 'Doze carros formam uma fila, dois por equipa. Cada jogador recebe cinco cartas.',
    },
    playing: {
      todo: 'Escolhe uma carta. Antes de confirmares, as setas mostram o que ela faz.',
      rule: 'Jogas uma carta, biscas outra, e escolhes os carros, sejam de quem forem. No fim, os seis primeiros lugares valem 10, 6, 4, 3, 2 e 1 pontos.',
    },
    'last-turn': {
      todo: 'Escolhe a tua última carta. Quando todos tiverem jogado a sua, a ordem é definitiva.',
      rule: 'A pilha acabou: cada um joga mais uma vez, sem biscar. Ficas com quatro cartas na mão, que já não servem.',
    },
    overtake: {
      todo: 'Escolhe qual dos dois carros desta cor avança.',
      rule: 'Ganha tantos lugares quantos a carta diz, e o carro logo atrás vai com ele no cone de ar. Escolhe o que leva atrás um carro teu ou, pelo menos, não leva o de um rival.',
    },
    turbo: {
      todo: 'Escolhe um dos três últimos carros.',
      rule: 'Ganha três lugares, sozinho. Não leva ninguém consigo.',
    },
    back: {
      todo: 'Escolhe um carro qualquer: ele recua.',
      rule: 'Os de trás sobem. O melhor é escolher um rival logo à frente do teu carro.',
    },
    pit: {
      todo: 'Escolhe o carro que vai às boxes.',
      rule: 'O dado decide: de 1 a 6 perde esse número de lugares, de 7 a 12 fica onde está.',
    },
    charge: {
      todo: 'Escolhe o carro que ataca.',
      rule: 'De 1 a 9 ganha um lugar; de 10 a 12 sai-lhe caro. Com um carro teu, podes lançar outra vez enquanto te atreveres.',
    },
    rolling: {
      todo: 'Nada: o dado rola.',
      rule: 'Todos os lançamentos se fazem com um só dado de doze faces. Ninguém sabe o número de antemão.',
    },
    charging: {
      todo: 'Lança outra vez, ou fica por aqui.',
      rule: 'Cada lançamento de 1 a 9 ganha mais um lugar: nove hipóteses em doze. De 10 a 12 o carro cai para último ou desiste, conforme a carta.',
    },
    spin: {
      todo: 'Aceita este lançamento, ou recusa-o e fica com o seguinte.',
      rule: 'O número indica um lugar, e o carro que lá está faz um pião, mesmo que seja teu. Só podes recusar o primeiro lançamento.',
    },
    crash: {
      todo: 'Escolhe o vizinho arrastado para o acidente: o da frente ou o de trás.',
      rule: 'O carro nesse lugar desiste e leva um vizinho consigo. Um carro que desiste não pontua.',
    },
    drawing: {
      todo: 'Nada: bisca-se uma carta.',
      rule: 'Depois de cada carta bisca-se outra, enquanto houver. Biscada a última, cada um joga mais uma vez.',
    },
    resting: {
      todo: 'Dá luz verde para a próxima corrida.',
      rule: 'Os pontos somam-se ao longo da época. A próxima corrida parte pela ordem em que esta acabou.',
    },
    over: {
      todo: 'Acabou. Vê o resultado, revê a corrida ou começa outra.',
      rule: 'Ganha quem tem mais pontos. Em caso de empate, decide o melhor carro da última corrida.',
    },
  },
  keys: {
    card: 'escolher uma carta da tua mão',
    along: 'carta seguinte, ou carro seguinte da fila',
    across: 'da mão para a fila de carros, e de volta',
    choose: 'escolher e depois confirmar',
    undo: 'anular a última escolha',
    skip: 'saltar a animação',
    side: 'histórico e classificação',
    hint: 'o que faria um bot forte',
    mute: 'ligar ou desligar o som',
    help: 'esta ajuda',
  },
  questions: {
    win: { ask: 'Como ganho?', also: 'ganhar vencer vencedor vitória objetivo campeão campeonato pontos' },
    points: { ask: 'Quantos pontos vale um lugar?', also: 'pontuação marcar primeiro segundo' },
    turn: { ask: 'O que faço na minha vez?', also: 'jogar biscar tirar carta obrigado passar turno' },
    'others-cars': {
      ask: 'Posso mover os carros dos outros?',
      also: 'adversários rivais de quem escolher outros jogadores',
    },
    end: { ask: 'Quando acaba a corrida?', also: 'fim última vez pilha vazia duração terminar' },
    slipstream: {
      ask: 'Porque é que outro carro também avançou?',
      also: 'cone de ar seguir seguidor ultrapassagem levado',
    },
    back: { ask: 'Como faço recuar um carro?', also: 'perder lugares má trajetória fora de pista menos' },
    turbo: { ask: 'Quem pode usar o turbo?', also: 'três últimos recuperar subir' },
    pit: { ask: 'O que faz uma paragem nas boxes?', also: 'box bege dado lugares recuar' },
    charge: { ask: 'Como funciona um ataque?', also: 'atacar lançar outra vez mudanças motor parte risco' },
    spin: { ask: 'O que fazem os piões?', also: 'pião último recusar dado lançar' },
    crash: { ask: 'Como funciona o acidente?', also: 'choque dois carros vizinho desistir' },
    retired: {
      ask: 'O que acontece aos carros que desistem?',
      also: 'desistência fora garagem décimo segundo',
    },
    nothing: { ask: 'Porque é que não aconteceu nada?', also: 'sem efeito fica perdida nada ninguém' },
    begins: { ask: 'Quem começa?', also: 'início primeiro jogador pole position ordem' },
    grid: { ask: 'Como se faz a grelha?', also: 'partida ordem lugares sorteio' },
    team: { ask: 'Quais são os meus carros?', also: 'equipa equipas cor jogadores' },
    secret: { ask: 'Os outros veem as minhas cartas?', also: 'segredo secreto escondido aberto mão ver' },
    season: { ask: 'Quantas corridas há?', also: 'época duração campeonato serão' },
    shorter: { ask: 'Uma corrida pode ser mais curta?', also: 'curta rápida menos cartas duração' },
    deck: { ask: 'Que cartas há no baralho?', also: 'quantas cartas pilha lista' },
    die: { ask: 'Que dado se usa?', also: 'dados lançar doze faces sorte' },
    drivers: { ask: 'Há um campeonato de pilotos?', also: 'piloto nomes título' },
    two: { ask: 'Pode-se jogar a dois?', also: '2 jogadores número de jogadores' },
    alone: { ask: 'Posso jogar sozinho?', also: 'solo bot bots um jogador computador' },
  },
  pictures: {
    'F-E1': 'Os seis primeiros carros da fila e os seus pontos: 10, 6, 4, 3, 2 e 1.',
    'F-T6': 'O terceiro carro desiste: sai da fila, e os de trás sobem um lugar.',
    'F-K1':
      'Ultrapassagem +2: o vermelho passa do quinto para o terceiro lugar, e o amarelo, logo atrás, vai com ele para o quarto.',
    'F-K2':
      'Ultrapassagem +3 a partir do segundo lugar: o vermelho fica em primeiro, com o seguidor em segundo.',
    'F-K4': 'Fora de pista −2: o azul cai do segundo para o quarto lugar, e os dois de trás sobem.',
    'F-K5': 'Turbo dos últimos: um dos três últimos carros ganha três lugares, sozinho.',
    'F-K6': 'Paragem nas boxes com um 2 no dado: o verde recua dois lugares.',
    'F-K7': 'Ataque com um 5 no dado: o vermelho ganha um lugar, sozinho.',
    'F-K10': 'Pião com um 3 no dado: o terceiro carro desiste.',
    'F-K12': 'Acidente com um 3 no dado: o terceiro carro desiste, e o de trás com ele.',
  },
};
