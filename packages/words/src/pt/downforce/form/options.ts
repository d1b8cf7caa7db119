import { circuitLabels } from '../../../downforce/form/circuits.ts';
import { circuitText } from './circuits.ts';
import type { FormPart } from '../../../downforce/form/catalogue.ts';

export const options = {
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
  },
  options: {
    track: {
      label: 'Circuito',
      text: 'Onde se corre.',
      allowed: 'um circuito, ou random (à sorte)',
      values: {
        ...circuitLabels('pt', circuitText),
        random: { label: 'à sorte', text: 'Um dos circuitos, sorteado quando a partida começa.' },
      },
    },
    auction: {
      label: 'Leilão',
      text: 'Como os carros encontram dono.',
      allowed: 'cards (com cartas), dice (com dados) ou none (nenhum)',
      values: {
        cards: { label: 'com cartas', text: 'Seis rondas de lances secretos com as cartas da mão.' },
        none: { label: 'sem leilão', text: 'Os carros são distribuídos à sorte, e não se paga nada.' },
      },
    },
    powers: {
      label: 'Poderes',
      text: 'Com ou sem poderes especiais a acompanhar os carros.',
      allowed: 'six (seis), pack (com os nossos) ou none (nenhum)',
      values: {
        six: { label: 'os seis poderes', text: 'Cada carro traz um poder, e cada jogador fica com um.' },
        none: { label: 'sem poderes', text: 'Os carros não trazem poderes.' },
      },
    },
    hand: {
      label: 'Mão',
      text: 'Entre quantas das tuas cartas escolhes durante a corrida.',
      allowed: 'all (todas), drawn (biscada) ou three (três)',
      values: {
        all: {
          label: 'como nas regras',
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
      text: 'As apostas no vencedor, em três linhas do circuito.',
      allowed:
        'printed (como nas regras), odds (com cotação), widespread (alargadas), penalty (com penalização) ou none (nenhuma)',
      values: {
        printed: { label: 'três apostas', text: 'Uma aposta secreta em cada uma das três linhas.' },
        none: { label: 'sem apostas', text: 'Só contam os prémios de corrida e os preços pagos.' },
      },
    },
    payouts: {
      label: 'Pagamentos',
      text: 'Quanto valem os lugares e as apostas.',
      allowed: 'printed (como nas regras) ou manual (reduzidos)',
      values: {
        printed: {
          label: 'como nas regras',
          text: 'Prémios de €12M, €9M, €6M, €4M e €2M; apostas até €9M.',
        },
        manual: { label: 'reduzidos', text: 'Prémios de €6M, €4M e €2M; apostas até €6M.' },
      },
    },
    goal: {
      label: 'Objetivo',
      text: 'O que decide a partida.',
      allowed: ['money (dinheiro)', 'firstHome (primeiro a chegar)'],
      values: {
        money: { label: 'mais dinheiro', text: 'Prémios e apostas, menos os preços pagos.' },
        firstHome: {
          label: 'primeiro a chegar',
          text: 'Ganha o dono do primeiro carro a chegar (os carros sem dono não contam), depois de jogada a carta até ao fim; o dinheiro não conta.',
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
        any: { label: 'qualquer ordem', text: 'Escolhe-se de cada vez a linha seguinte.' },
      },
    },
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
    'deck-too-small':
      'este baralho tem poucas cartas para tantos jogadores: cada um precisa de pelo menos seis.',
    'drawn-hand-is-for-two': 'a mão de sete cartas biscadas é para dois jogadores.',
    'cunning-rule-is-for-two': 'uma regra para o Habilidoso a dois precisa de exatamente dois jogadores.',
    'no-powers-to-rule-on': 'sem poderes, uma regra sobre um poder não muda nada.',
    'cunning-is-dealt-not-won':
      'sem leilão ninguém ganha o Habilidoso: não há nada para trocar. Retira-o ou mantém-no.',
    'money-does-not-count': 'nesta variante o dinheiro não conta, e os pagamentos não mudam nada.',
    'bets-are-not-asked': 'nesta variante não se pedem apostas.',
  },
  presets: {
    printed: { label: 'O jogo completo', text: 'Leilão, poderes, corrida e apostas, como nas regras.' },
    beginners: {
      label: 'Jogo para principiantes',
      text: 'Carros distribuídos, mãos pequenas, e ganha o dono do primeiro carro a chegar: sem leilão, poderes, apostas nem dinheiro.',
    },
  },
} satisfies FormPart;
