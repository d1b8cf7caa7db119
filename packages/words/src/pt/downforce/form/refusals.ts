import { capital } from '../../../text.ts';
import type { Refusals } from '../../../downforce/form/catalogue.ts';

export const refusals = {
  unreadable: ({ text }) => `«${text}» não é uma ação.`,
  'no-such-action': () => 'Essa ação não existe.',
  'game-over': () => 'A partida acabou: já não há nada para jogar.',
  'tables-part': () => 'Só a mesa baralha, distribui, sorteia e revela cartas.',
  'table-must-act': () => 'Primeiro joga a mesa: ainda há algo para distribuir, sortear ou revelar.',
  'not-your-turn': () => 'Agora a decisão é de outra pessoa.',
  'may-not-bid': () =>
    'Aqui não se espera nenhum lance: só licitam os jogadores sem carro, para que todos fiquem com um.',
  'not-asked': () => 'Aqui não há nada para escolher: só escolhem os jogadores que ganharam vários poderes.',
  'already-chosen': () => 'Esta escolha está feita e espera pelas dos outros.',
  'bid-now': () => 'Coloca uma carta, para licitar ou para passar.',
  'keep-a-power-now': () => 'Escolhe o poder com que ficas.',
  'bet-now': () => 'Aposta agora: escolhe qualquer carro.',
  'play-a-card-now': () => 'Joga primeiro uma carta.',
  'choose-the-order-now': () =>
    'Escolhe primeiro se as linhas se movem de cima para baixo ou de baixo para cima.',
  'choose-a-line-now': () => 'Escolhe a linha seguinte.',
  'ignore-or-move-now': () => 'Decide primeiro esta linha: ignorá-la ou movê-la.',
  'choose-the-wild-now': () => 'Escolhe um carro para o Jóquer.',
  'step-now': () => 'O carro tem de avançar: escolhe o espaço seguinte.',
  'more-or-enough-now': () => 'Decide primeiro se o carro continua.',
  'card-not-in-hand': ({ card }, say) => `A carta ${say.card(card)} não está na mão.`,
  'speed-8-not-yours': ({ card }, say) =>
    `${say.card(card)} não está disponível: é de outra pessoa, ou já foi jogada.`,
  'speed-8-not-laid': ({ card }, say) =>
    `${say.card(card)} não pode servir de lance: fica na mesa, virada para cima.`,
  'colour-in-hand': ({ card, car }, say) =>
    `${capital(say.card(card))}: esta carta não pode ser declarada lance, porque há na mão uma carta com ${say.car(car)}.`,
  'wild-in-hand': ({ card }, say) =>
    `${capital(say.card(card))}: esta carta não pode ser declarada lance. Há um Jóquer na mão, por isso a carta tem de ter um.`,
  'power-not-yours': ({ power }, say) =>
    `Não podes ficar com ${say.power(power)}: outro jogador ganhou-o, ou ninguém o ganhou.`,
  'power-chosen-twice': ({ power }, say) => `Já escolheste ${say.power(power)}.`,
  'cunning-not-kept': ({ power }, say) =>
    `Não podes ficar com ${say.power(power)} nesta partida a dois: escolhe outro poder.`,
  'line-not-left': () => 'Essa linha já não está por jogar nesta carta.',
  'colour-on-card': ({ car }, say) =>
    `O Jóquer não pode mover ${say.car(car)}: essa cor está na própria carta.`,
  'car-of-this-line': ({ car }, say) =>
    `Esta linha é a d${say.car(car)} e não o pode mover: escolhe outro carro, ou deixa a linha.`,
  'wild-chosen-twice': ({ car }, say) =>
    `O Jóquer não pode mover ${say.car(car)}: o outro Jóquer da carta já o moveu.`,
  'space-taken': ({ car, space }, say) =>
    `${say.carAtStart(car)} não pode ir para o espaço ${space}: está lá outro carro.`,
  'not-a-step': ({ car, space }, say) =>
    `${say.carAtStart(car)} não pode passar para o espaço ${space}: o espaço seguinte tem de tocar no dele e ficar mais à frente, nunca ao lado nem atrás.`,
  'finish-is-next': ({ car }, say) => `${say.carAtStart(car)} só pode avançar para lá da linha de chegada.`,
  'finish-not-next': ({ car }, say) => `${say.carAtStart(car)} ainda não pode cruzar a linha de chegada.`,
  'seat-not-tied': ({ seat }, say) =>
    `${say.name(seat)} não pode ganhar o sorteio: esse lance não está empatado no topo.`,
  'no-such-card-left': ({ card }, say) => `A carta ${say.card(card)} não pode sair: já não resta nenhuma.`,
  'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} já está na grelha.`,
  'car-already-turned-up': ({ car }, say) => `${say.carAtStart(car)} já saiu.`,
  'power-not-in-pile': ({ power }, say) => `${say.power(power)} já não está entre os poderes por sair.`,
} satisfies Partial<Refusals>;
