import { plural, words as shared } from '../../common/shared.ts';
import { money } from '../grammar.ts';
import type { VariantPart } from '../../../downforce/variants/parts.ts';

const { points } = shared;

/** D-V4 */
export const tour = {
  facts: {
    'leg-over': ({ leg, legs, result, totals }, say) => {
      const amount = result.points === undefined ? money : points;
      const rows = totals.map((total, seat) => `${say.seat(seat)} ${amount(total)}`);
      return `A partida ${leg} de ${legs} acabou (circuito ${say.track(result.track)}). Totais da volta ao mundo: ${rows.join(', ')}.`;
    },
    ready: ({ seat }, say) => `${say.does(seat, 'dá', 'dás')} luz verde para a próxima partida.`,
  },
  phases: {
    resting: 'Entre duas partidas',
  },
  asks: {
    resting: {
      ask: () => 'Dá luz verde para a próxima partida.',
      wait: (names) => `À espera da luz verde para a próxima partida: ${names}.`,
    },
  },
  refusals: {
    'ready-now': () => 'Entre duas partidas só há uma coisa a fazer: dar luz verde.',
  },
  plain: {
    ready: 'Luz verde',
  },
  rules: {
    'D-V4': 'Volta ao mundo',
  },
  options: {
    worldTour: {
      label: 'Volta ao mundo',
      text: 'Várias partidas inteiras seguidas, uma em cada circuito escolhido; os totais somam-se.',
      allowed: 'de dois a seis circuitos',
      values: { none: { label: 'sem volta ao mundo', text: 'Uma só partida, num só circuito.' } },
    },
  },
  conflicts: {
    'no-total-to-add': 'uma volta ao mundo soma totais, e aqui não os há.',
    'tour-names-the-tracks': 'a volta ao mundo já tem os seus circuitos.',
  },
  presets: {
    'world-tour': {
      label: 'Volta ao mundo',
      text: 'Uma partida inteira em cada circuito, e os totais somam-se.',
    },
  },
  moments: {
    resting: {
      todo: 'Dá luz verde para a próxima partida da volta ao mundo.',
      rule: 'Somam-se os totais de todas as partidas. A próxima começa com cartas novas.',
    },
  },
  rulesPage: {
    'D-V4': {
      name: 'Volta ao mundo',
      text: 'Várias partidas inteiras com os mesmos jogadores, uma em cada circuito escolhido, da distribuição às folhas de pontuação; os totais somam-se, e ganha o maior. Entre duas partidas cada um dá luz verde.',
      ruling:
        'Uma volta ao mundo tem de dois a seis circuitos, e um pode repetir-se. Em caso de empate, decide a última partida: pelo carro mais bem classificado.',
    },
  },
  page: {
    tour: 'Volta ao mundo',
    tourDone: (over, legs) => `${over} de ${plural(legs, 'partida jogada', 'partidas jogadas')}`,
    leg: (leg) => `Partida ${leg}`,
    nextLeg: (track) => `Próxima partida: circuito ${track}`,
    player: 'Jogador',
    total: 'Total',
  },
} satisfies VariantPart;
