import type { DownforceHelp } from '../../page/help/downforce.ts';
import { variants } from '../downforce/variants/words.ts';

export const help: DownforceHelp = {
  moments: {
    ...variants.moments,
    setup: {
      todo: 'Nada, por enquanto: os carros vão para a grelha e as cartas são dadas.',
      rule: 'Os seis carros partem por uma ordem sorteada, à vista de todos. As tuas cartas servem primeiro para licitar e depois para correr.',
    },
    sale: {
      todo: 'Observa: revelam-se os lances.',
      rule: 'Ganha o número mais alto na cor do carro. Em caso de empate, ganha a carta com mais linhas.',
    },
    bidding: {
      todo: 'Escolhe uma carta. O número na cor do carro é o teu lance, em milhões; com uma carta sem essa cor, passas.',
      rule: 'Quem licita mais alto paga esse número e fica com o carro, a sua carta Velocidade Oito e o poder. Todas as cartas voltam à mão: um lance custa dinheiro, nunca uma carta. O primeiro lugar costuma pagar 12 milhões, e as apostas somam-se a isso: eis o que um carro pode valer.',
    },
    keeping: {
      todo: 'Escolhe o poder com que ficas.',
      rule: 'Corres só com um poder, que vale para todos os teus carros. Os outros voltam para a caixa.',
    },
    drawing: {
      todo: 'Nada: biscam-se cartas.',
      rule: 'Neste jogo tens poucas cartas na mão e biscas uma depois de cada jogada. Quando a pilha acaba, jogas as que tens.',
    },
    playing: {
      todo: 'Escolhe uma carta. Move todos os carros que tem, da linha de cima para a de baixo, e és tu que os diriges.',
      rule: 'Tens de jogar uma carta, e ficas sem ela. Também move os carros dos outros: joga-a quando eles estiverem presos.',
    },
    ordering: {
      todo: 'Escolhe se as linhas se movem de cima para baixo ou de baixo para cima.',
      rule: 'O Astuto permite inverter a ordem de uma carta. O carro que se move primeiro tem a pista livre.',
    },
    'choosing-line': {
      todo: 'Escolhe a linha que se move a seguir.',
      rule: 'Aqui, com o Astuto, moves as linhas pela ordem que quiseres. Cada linha move-se na mesma uma vez.',
    },
    'deciding-line': {
      todo: 'Move esta linha, ou deixa-a de lado.',
      rule: 'O teu poder muda uma linha de cada carta que jogas. Uma linha ignorada perde-se.',
    },
    wild: {
      todo: 'Escolhe o carro que a estrela move.',
      rule: 'Um Jóquer move um carro cuja cor não está na carta. Podes escolher um carro bloqueado ou que já chegou: o movimento perde-se, e às vezes é isso mesmo que queres.',
    },
    stepping: {
      todo: 'Toca no espaço para onde o carro deve ir, ou vai por dentro.',
      rule: 'Um carro avança o número inteiro, sempre para a frente, e nunca através de outro. Sem espaço livre à frente, para e o resto perde-se: com os carros dos outros, é essa a arte.',
    },
    steering: {
      todo: 'A carta de outro jogador move o teu carro: és tu que escolhes o caminho.',
      rule: 'Com o Habilidoso, diriges os teus carros mesmo nos turnos dos outros. Eles têm de avançar na mesma o número inteiro.',
    },
    adding: {
      todo: 'Avança os espaços de bónus, ou deixa o carro onde está.',
      rule: 'O teu poder deixa este carro ir mais longe. Decides depois de ele avançar o número da carta.',
    },
    out: {
      todo: 'Nada: um jogador cujos carros já chegaram todos mostra as cartas que lhe restam.',
      rule: 'Sem carro em pista, já não jogas. Continuas a fazer todas as apostas.',
    },
    betting: {
      todo: 'Escolhe o carro que achas que vai ganhar. Ninguém vê a tua aposta antes do fim.',
      rule: 'Uma aposta paga se o carro ficar em primeiro, segundo ou terceiro, seja de quem for. As primeiras pagam mais, em geral 9, 6 ou 3 milhões na primeira linha.',
    },
    scoring: {
      todo: 'Observa: revelam-se as apostas e as folhas de pontuação.',
      rule: 'O teu dinheiro: prémios e apostas, menos o que pagaste. Um carro ainda em pista não ganha nada.',
    },
    over: {
      todo: 'A corrida acabou. Vê as folhas, revê-a ou começa outra.',
      rule: 'Ganha o mais rico: prémios e apostas, menos o que se pagou. Em caso de empate, decide o carro mais bem classificado.',
    },
  },
  keys: {
    card: 'escolher uma carta da tua mão',
    along: 'carta, espaço ou carro seguinte',
    across: 'da mão para a pista, e de volta',
    choose: 'escolher e depois confirmar',
    undo: 'anular a última escolha',
    skip: 'saltar a animação',
    side: 'histórico e folha de pontuação',
    hint: 'o que faria um bot forte',
    mute: 'ligar ou desligar o som',
    help: 'esta ajuda',
    inside: 'ir por dentro',
    zoom: 'ampliar, reduzir',
    whole: 'a pista inteira',
    pan: 'percorrer a pista',
  },
  questions: {
    win: { ask: 'Como ganho?', also: 'ganhar vencer vencedor vitória objetivo mais rico dinheiro total' },
    bid: { ask: 'Como licito?', also: 'licitar lance lances leilão comprar um carro' },
    'cannot-bid': {
      ask: 'Porque não posso licitar?',
      also: 'licito lance lances leilão proibido impossível excluído esperar comprar',
    },
    pass: { ask: 'Como passo no leilão?', also: 'passar não licitar recusar carta cinzenta' },
    price: { ask: 'Quanto pago por um carro?', also: 'pagar preço custo custa caro dinheiro milhão lance' },
    tie: { ask: 'Quem ganha um empate?', also: 'empatado lances iguais mesmo número desempate' },
    'bid-card': {
      ask: 'A carta do lance volta para mim?',
      also: 'recuperar perder ficar mão depois leilão devolvida',
    },
    'speed-8': { ask: 'Para que serve o 8 grande?', also: 'velocidade oito 8 carta especial' },
    'no-car': { ask: 'E se eu não tiver carro?', also: 'sem carro nenhum nada' },
    'several-cars': { ask: 'Posso ter vários carros?', also: 'dois carros mais de um possuir' },
    'others-cars': {
      ask: 'Porque é que a minha carta move os carros dos outros?',
      also: 'adversários outros jogadores quem move ajudar',
    },
    'cannot-move': {
      ask: 'Porque é que o meu carro não anda?',
      also: 'bloqueado preso engarrafamento espaços casas perdidos parar atravessar ultrapassar mover',
    },
    wild: { ask: 'O que faz a estrela?', also: 'jóquer joker linha branca qualquer cor' },
    'inside-line': {
      ask: 'O que é ir por dentro?',
      also: 'linha interior pista interna faixa caminho mais curto trajetória curva',
    },
    'when-bet': { ask: 'Quando se aposta?', also: 'apostar apostas linha amarela' },
    'bet-pays': { ask: 'Quanto paga uma aposta?', also: 'apostas pagamento cotação ganhar dinheiro apostar' },
    prizes: { ask: 'Quanto vale cada lugar?', also: 'prémio prémios primeiro segundo terceiro dinheiro' },
    powers: { ask: 'O que faz o meu poder?', also: 'poderes habilidade especial agressivo habilidoso' },
    finished: {
      ask: 'O que acontece quando um carro chega?',
      also: 'chegada meta linha cruzar acabou todos os meus carros',
    },
    end: { ask: 'Quando acaba a corrida?', also: 'fim terminar última sem cartas parado partida' },
    secret: {
      ask: 'Os outros veem as minhas cartas?',
      also: 'segredo secreto escondido aberto mão ver apostas',
    },
    begins: { ask: 'Quem começa?', also: 'início primeiro jogador partida ordem' },
    cards: { ask: 'Quantas cartas recebo?', also: 'mão dar baralho número de cartas' },
    simple: { ask: 'Há um jogo mais simples?', also: 'fácil principiante principiantes crianças aprender' },
    two: { ask: 'Pode-se jogar a dois?', also: '2 jogadores número de jogadores' },
    alone: { ask: 'Posso jogar sozinho?', also: 'solo autómato autómatos um jogador' },
    longer: { ask: 'Há uma corrida mais longa?', also: 'voltas longa distância volta ao mundo resistência' },
  },
  pictures: {
    'D-A3':
      'O carro vermelho está em leilão. Com uma carta azul 6, vermelho 4, verde 1, licita-se 4; com uma carta sem vermelho, passa-se.',
    'D-A4': 'Duas cartas licitam 4 pelo vermelho. A que tem quatro linhas ganha à que tem três.',
    'D-R2':
      'Uma carta vermelho 5, Jóquer 3, azul 1: primeiro move-se o vermelho, depois o Jóquer, depois o azul.',
    'D-R4': 'Uma carta vermelho 5, Jóquer 3: a estrela move um dos outros cinco carros, nunca o vermelho.',
    'D-R5': 'Um carro vermelho e os espaços livres logo à sua frente.',
    'D-R6': 'Um carro vermelho passa na diagonal entre dois carros que só se tocam num canto.',
    'D-R7':
      'Um carro vermelho que devia avançar quatro espaços só avança dois: os carros da frente barram a pista, e dois espaços perdem-se.',
    'D-R8': 'Um carro vermelho cruza a linha de chegada e fica em primeiro; o azul vem a seguir.',
    'D-R12': 'Dois carros estão a par: o da pista interna fica à frente.',
    'D-B1': 'Um carro vermelho passa uma linha amarela: acabada a carta, todos apostam.',
    'D-P3': 'Um carro só passa por retângulos perfeitos: o Determinado deixa-o avançar mais dois espaços.',
    'D-E2':
      'O que pagam as apostas: 9, 6 e 3 milhões na primeira linha, 6, 4 e 2 na segunda, 3, 2 e 1 na terceira.',
  },
};
