import { words as shared } from '../common/shared.ts';
import { capital } from '../../text.ts';
import { CARS } from './grammar.ts';
import type { FormulaForm } from '../../formula/catalogue.ts';

const { place } = shared;

export const form: FormulaForm = {
  refusals: {
    unreadable: ({ text }) => `«${text}» não é uma ação.`,
    'no-such-action': () => 'Essa ação não existe.',
    'game-over': () => 'A época acabou: já não há nada para jogar.',
    'between-races': () => 'Entre duas corridas não se joga nada.',
    'already-ready': () => 'Este jogador já deu luz verde.',
    'not-resting': () => 'A corrida está a decorrer: a luz verde dá-se entre duas corridas.',
    'not-your-turn': ({ turn }, say) =>
      turn === undefined ? 'Não é a vez deste jogador.' : `É a vez de ${say.name(turn)}.`,
    'table-must-act': () => 'Primeiro joga a mesa: falta um dado, uma carta ou a grelha.',
    'tables-part': () => 'Só a mesa lança o dado, bisca e distribui.',
    'play-a-card-first': () => 'Joga primeiro uma carta.',
    'choose-a-car-now': ({ card }, say) => `Escolhe um carro para ${say.card(card)}.`,
    'choose-the-neighbour': () => 'Escolhe o segundo carro do acidente: o da frente ou o de trás.',
    'charge-again-or-stop': () => 'Decide o ataque: lançar outra vez ou ficar por aqui.',
    'accept-or-reject': () => 'Aceita ou recusa o lançamento.',
    'card-not-in-hand': ({ card }, say) => `A carta ${say.card(card)} não pode ser jogada: não está na mão.`,
    'wrong-colour': ({ car, team }, say) =>
      `${say.carAtStart(car)} não pode ser escolhido: a carta é para um carro ${CARS[team]}.`,
    'car-retired': ({ car }, say) => `${say.carAtStart(car)} não pode ser escolhido: já desistiu.`,
    'not-a-tailender': ({ car, place: at }, say) =>
      `${say.carAtStart(car)} não pode ser escolhido: está no ${place(at)} lugar, não é um dos três últimos.`,
    'not-a-neighbour': ({ car, place: at }, say) =>
      `${say.carAtStart(car)} não pode ser escolhido: não está ao lado do ${place(at)} lugar.`,
    'no-such-card-left': ({ card }, say) =>
      `A carta ${say.card(card)} não pode ser biscada: já saíram todas.`,
    'team-already-drawn': ({ team }, say) => `${capital(say.team(team))} já está na grelha.`,
    'team-already-given': ({ team }, say) => `${capital(say.team(team))} já tem jogador.`,
  },
  rules: {
    'F-C2': 'As cartas',
    'F-S1': 'Equipas',
    'F-S3': 'A mesa',
    'F-S5': 'Ordem de jogo',
    'F-T1': 'Um turno',
    'F-T2': 'Escolhas',
    'F-K1': 'Ultrapassagem',
    'F-K4': 'Recuo',
    'F-K5': 'Turbo dos últimos',
    'F-K6': 'Paragem nas boxes',
    'F-K7': 'Ataque',
    'F-K8': 'Atacar outra vez',
    'F-K10': 'Pião',
    'F-K12': 'Acidente',
    'F-E3': 'A época',
    'F-E4': 'O campeonato',
    'F-O1': 'Corridas mais curtas',
    'F-O2': 'Pilotos',
  },
  options: {
    races: {
      label: 'Corridas',
      text: 'Quantas corridas tem a época; cada uma parte pela ordem de chegada da anterior.',
      allowed: 'um número inteiro de 1 a 17',
      values: {},
    },
    removed: {
      label: 'Cartas retiradas',
      text: 'Quantas cartas se retiram do baralho, sem as ver, antes de cada corrida, para a encurtar.',
      allowed: '0, 6, 12, 18 ou 24: um número para todas as corridas, ou um para cada uma',
      values: {},
    },
    teams: {
      label: 'Equipas',
      text: 'Como se atribuem as equipas: à sorte no início, ou escolhidas antes.',
      allowed: 'dealt (à sorte), ou uma lista de equipas diferentes para cada lugar',
      values: { dealt: { label: 'à sorte', text: 'As equipas são distribuídas no início da época.' } },
    },
    championship: {
      label: 'Campeonato',
      text: 'Numa época disputam-se os dois; este decide quem ganha a partida.',
      allowed: 'constructors (construtores) ou drivers (pilotos)',
      values: {
        constructors: {
          label: 'Campeonato de construtores',
          text: 'Ganha o jogador cujos carros têm mais pontos em conjunto.',
        },
        drivers: { label: 'Campeonato de pilotos', text: 'Ganha o piloto com mais pontos.' },
      },
    },
    drivers: {
      label: 'Pilotos',
      text: 'Nomes para os doze pilotos, dois por equipa, da azul à roxa.',
      allowed: 'doze nomes com 24 letras no máximo, ou nenhum',
      values: { none: { label: 'sem nomes', text: 'Os carros distinguem-se pela cor e pelo número.' } },
    },
  },
  values: {
    races: (races) => (races === 1 ? 'uma corrida' : `${races} corridas`),
    removed: (cards) => (cards === 0 ? 'nenhuma carta retirada' : `${cards} cartas retiradas`),
    inRace: (race, value) => `corrida ${race}: ${value}`,
  },
  conflicts: {
    'removed-needs-a-number-per-race': 'uma lista de cartas retiradas precisa de um número por corrida.',
    'too-few-cards-left': 'sobrariam poucas cartas: têm de ficar pelo menos seis por jogador.',
    'teams-not-shared-evenly':
      'todos ficam com o mesmo número de equipas: três com 2 jogadores, duas com 3, uma com 4 ou mais.',
    'drivers-named-twice': 'dois pilotos têm o mesmo nome.',
  },
  presets: {
    'one-race': { label: 'Uma corrida', text: 'Uma só corrida, cerca de quatro minutos contra bots.' },
    evening: { label: 'Um serão', text: 'Três corridas.' },
    tournament: { label: 'Um torneio', text: 'Seis corridas.' },
    'full-season': {
      label: 'A época inteira',
      text: 'Dezassete corridas, em tantas sessões quantas quiseres.',
    },
  },
};
