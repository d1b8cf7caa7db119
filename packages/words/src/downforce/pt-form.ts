import { words as shared } from '../pt.ts';
import { capital } from '../text.ts';
import type { FormCatalogue } from './catalogue.ts';
import { catalogue } from './pt.ts';
import { formWords, type DownforceFormWords } from './form-words.ts';
import { pack } from './pt-pack.ts';
import { variants } from './pt-variants.ts';
import { ways } from './pt-ways.ts';

const form: FormCatalogue = {
  refusals: {
    ...pack.refusals,
    ...ways.refusals,
    unreadable: ({ text }) => `«${text}» não é uma ação.`,
    'no-such-action': () => 'Essa ação não existe.',
    'game-over': () => 'A partida acabou: já não há nada para jogar.',
    'tables-part': () => 'Só a mesa baralha, distribui, sorteia e vira cartas.',
    'table-must-act': () => 'Primeiro age a mesa: ainda há algo para distribuir, sortear ou virar.',
    'not-your-turn': () => 'Agora a decisão é de outra pessoa.',
    'may-not-bid': () =>
      'Aqui não se espera lance: só licita quem ainda não tem carro, para que todos fiquem com um.',
    'not-asked': () => 'Aqui não há nada para escolher: só escolhe quem ganhou vários poderes.',
    'already-chosen': () => 'Esta escolha está feita e espera pelas dos outros.',
    'bid-now': () => 'É preciso pôr uma carta, para licitar ou para passar.',
    'keep-a-power-now': () => 'É preciso escolher um poder a guardar.',
    'bet-now': () => 'É preciso apostar: em qualquer carro.',
    'play-a-card-now': () => 'Primeiro é preciso jogar uma carta.',
    'choose-the-order-now': () =>
      'Primeiro é preciso dizer se as linhas se movem de cima para baixo ou de baixo para cima.',
    'choose-a-line-now': () => 'É preciso escolher a linha seguinte.',
    'ignore-or-move-now': () => 'Primeiro é preciso decidir esta linha: ignorá-la ou movê-la.',
    'choose-the-wild-now': () => 'É preciso escolher um carro para o Jóquer.',
    'step-now': () => 'O carro tem de avançar: é preciso escolher o espaço seguinte.',
    'more-or-enough-now': () => 'Primeiro é preciso decidir se o carro continua.',
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
      `${say.power(power)} não pode ser guardado: foi outra pessoa que o ganhou, ou ninguém.`,
    'power-chosen-twice': ({ power }, say) => `Já escolheste ${say.power(power)}.`,
    'cunning-not-kept': ({ power }, say) =>
      `${say.power(power)} não pode ser guardado nesta partida a dois: é preciso outro poder.`,
    'line-not-left': () => 'Essa linha já não está por mover nesta carta.',
    'colour-on-card': ({ car }, say) =>
      `O Jóquer não pode mover ${say.car(car)}: essa cor está na própria carta.`,
    'car-of-this-line': ({ car }, say) =>
      `Esta linha é a sua e não pode mover ${say.car(car)}: escolhe outro carro, ou deixa-a.`,
    'wild-chosen-twice': ({ car }, say) =>
      `O Jóquer não pode mover ${say.car(car)}: o outro Jóquer da carta já o moveu.`,
    'space-taken': ({ car, space }, say) =>
      `${say.carAtStart(car)} não pode ir para o espaço ${space}: está lá outro carro.`,
    'not-a-step': ({ car, space }, say) =>
      `${say.carAtStart(car)} não pode passar para o espaço ${space}: o espaço seguinte tem de tocar no dele e ficar mais à frente, nunca ao lado nem atrás.`,
    'finish-is-next': ({ car }, say) =>
      `O próximo passo d${say.car(car)} é por cima da linha de chegada, e para mais lado nenhum.`,
    'finish-not-next': ({ car }, say) =>
      `${say.carAtStart(car)} não pode cruzar a linha de chegada no próximo passo.`,
    'seat-not-tied': ({ seat }, say) =>
      `O sorteio não pode dar ${say.name(seat)}: esse lance não está empatado no topo.`,
    'no-such-card-left': ({ card }, say) => `A carta ${say.card(card)} não pode sair: já não resta nenhuma.`,
    'car-already-placed': ({ car }, say) => `${say.carAtStart(car)} já está na grelha.`,
    'car-already-turned-up': ({ car }, say) => `${say.carAtStart(car)} já saiu.`,
    'power-not-in-pile': ({ power }, say) => `${say.power(power)} já não está entre os poderes por sair.`,
  },
  rules: {
    'D-C2': 'As cartas',
    'D-S1': 'A distribuição',
    'D-S2': 'A preparação',
    'D-S3': 'Aberto e secreto',
    'D-A1': 'O Leilão',
    'D-A2': 'Licitar',
    'D-A4': 'Lances empatados',
    'D-A7': 'Um carro para todos',
    'D-A10': 'Lances declarados',
    'D-A11': 'Um só poder',
    'D-R2': 'Um turno',
    'D-R4': 'Jóqueres',
    'D-R5': 'Avançar',
    'D-R7': 'O número inteiro',
    'D-R8': 'A chegada',
    'D-R13': 'Ordem de jogo',
    'D-B1': 'As Apostas',
    'D-P0': 'Os poderes',
    'D-P4': 'Estratégico',
    'D-P5': 'Astuto',
    'D-E3': 'A vitória',
    'D-E4': 'Os pagamentos',
    'D-V0': 'Opções',
    'D-V1': 'Jogo para principiantes',
    'D-V2': 'Dois jogadores',
    ...variants.rules,
  },
  options: {
    track: {
      label: 'Circuito',
      text: 'Onde se faz a corrida.',
      allowed: 'um circuito, ou random (à sorte)',
      values: {
        'marina-bay': {
          label: 'Marina',
          text: 'Um circuito urbano à volta do porto, estreito a meio e perto do fim da volta.',
        },
        'river-station': {
          label: 'Rio',
          text: 'Um circuito junto ao rio, no espírito dos antigos traçados de floresta.',
        },
        random: { label: 'à sorte', text: 'Um dos circuitos, sorteado quando a partida começa.' },
      },
    },
    auction: {
      label: 'Leilão',
      text: 'Como os carros encontram dono.',
      allowed: 'cards (com cartas), dice (com dados) ou none (nenhum)',
      values: {
        cards: { label: 'com cartas', text: 'Seis rondas de lances secretos com as cartas da mão.' },
        dice: { label: 'com dados', text: 'Seis rondas de lances secretos de 1 a 6, sem cartas.' },
        none: { label: 'sem leilão', text: 'Os carros são distribuídos à sorte, e não se paga nada.' },
      },
    },
    powers: {
      label: 'Poderes',
      text: 'Se há poderes especiais a acompanhar os carros.',
      allowed: 'six (seis), pack (doze) ou none (nenhum)',
      values: {
        six: { label: 'os seis poderes', text: 'Cada carro traz um poder, e cada jogador guarda um.' },
        pack: {
          label: 'doze poderes',
          text: 'Entram em jogo seis poderes, tirados dos impressos e de seis nossos.',
        },
        none: { label: 'sem poderes', text: 'Os carros vêm sozinhos.' },
      },
    },
    hand: {
      label: 'Mão',
      text: 'Entre quantas das tuas cartas escolhes durante a corrida.',
      allowed: 'all (todas), drawn (biscada) ou three (três)',
      values: {
        all: {
          label: 'como impresso',
          text: 'Tens todas as tuas cartas na mão; a dois, sete, e vais biscando.',
        },
        drawn: {
          label: 'sete, biscadas',
          text: 'A mão do jogo a dois: sete cartas e uma pilha tua.',
        },
        three: {
          label: 'três',
          text: 'Três cartas e as tuas cartas Velocidade Oito; depois de cada carta biscas de uma pilha comum.',
        },
      },
    },
    bets: {
      label: 'Apostas',
      text: 'Se todos apostam no vencedor em três linhas do circuito.',
      allowed:
        'printed (como impresso), odds (com cotação), widespread (alargadas), penalty (com penalização) ou none (nenhuma)',
      values: {
        printed: { label: 'três apostas', text: 'Uma aposta secreta em cada uma das três linhas.' },
        odds: { label: 'com cotação', text: 'Uma aposta paga conforme o lugar que o carro tinha.' },
        widespread: {
          label: 'alargadas',
          text: 'Três carros por linha, cada um no lugar exato que indicas.',
        },
        penalty: { label: 'com penalização', text: 'Apostar num carro que chega tarde custa dinheiro.' },
        none: { label: 'sem apostas', text: 'Só contam os prémios de corrida e os preços pagos.' },
      },
    },
    payouts: {
      label: 'Pagamentos',
      text: 'Quanto valem os lugares e as apostas.',
      allowed: 'printed (como impresso) ou manual (reduzidos)',
      values: {
        printed: {
          label: 'como impresso',
          text: 'Prémios de €12M, €9M, €6M, €4M e €2M; apostas até €9M.',
        },
        manual: { label: 'reduzidos', text: 'Prémios de €6M, €4M e €2M; apostas até €6M.' },
      },
    },
    goal: {
      label: 'Objetivo',
      text: 'O que decide a partida.',
      allowed: 'money (dinheiro), firstHome (primeiro a chegar) ou whispers (sussurros)',
      values: {
        money: { label: 'mais dinheiro', text: 'Prémios e apostas, menos os preços pagos.' },
        firstHome: {
          label: 'primeiro a chegar',
          text: 'Ganha o dono do primeiro carro com dono a chegar, jogada a carta até ao fim; o dinheiro não conta.',
        },
        whispers: {
          label: 'a melhor previsão',
          text: 'Ninguém tem carro: pontos para quem prevê toda a ordem de chegada.',
        },
      },
    },
    tricky: {
      label: 'Astuto',
      text: 'Por que ordem o poder Astuto deixa mover as linhas da carta.',
      allowed: 'printed (de baixo para cima) ou any (qualquer)',
      values: {
        printed: {
          label: 'de baixo para cima',
          text: 'De cima para baixo como sempre, ou de baixo para cima.',
        },
        any: { label: 'qualquer ordem', text: 'A linha seguinte escolhe-se de cada vez.' },
      },
    },
    ...variants.options,
    twoPlayerCunning: {
      label: 'Habilidoso a dois',
      text: 'O poder Habilidoso é muito forte quando só jogam dois.',
      allowed: 'remove (retirado), replace (trocado) ou keep (mantido)',
      values: {
        remove: { label: 'retirado', text: 'Há cinco poderes, e o sexto carro vem sem nenhum.' },
        replace: {
          label: 'trocado',
          text: 'Quem o ganha fica com outro poder em vez dele, dos seus ou da caixa.',
        },
        keep: { label: 'mantido', text: 'É um poder como os outros.' },
      },
    },
  },
  conflicts: {
    ...variants.conflicts,
    'deck-too-small':
      'este baralho tem cartas a menos para tantos jogadores: cada pessoa precisa de pelo menos seis.',
    'drawn-hand-is-for-two': 'a mão de sete cartas biscadas é para dois jogadores.',
    'cunning-rule-is-for-two': 'uma regra para o Habilidoso a dois precisa de exatamente dois jogadores.',
    'no-powers-to-rule-on': 'sem poderes, uma regra sobre um poder não tem nada que mudar.',
    'cunning-is-dealt-not-won':
      'sem leilão ninguém ganha o Habilidoso: não há nada para trocar. Retira-o ou mantém-no.',
    'money-does-not-count': 'nesta maneira de jogar o dinheiro não conta, e os pagamentos não mudam nada.',
  },
  presets: {
    printed: { label: 'O jogo completo', text: 'Leilão, poderes, corrida e apostas, como impresso.' },
    beginners: {
      label: 'Jogo para principiantes',
      text: 'Carros distribuídos, mãos pequenas, e ganha o primeiro carro com dono a chegar: sem leilão, poderes, apostas nem dinheiro.',
    },
    ...variants.presets,
  },
};

export const downforceForm: DownforceFormWords = formWords(catalogue, form, shared);
