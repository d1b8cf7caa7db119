import { words as shared } from '../../../common/shared.ts';
import { isOfOthers, type VariantPart } from '../../../../downforce/variants/parts.ts';
import { texts } from './page.ts';

const { points } = shared;

const wait = (names: string) => `À espera de previsões: ${names}.`;

/** D-V6 */
export const whispers = {
  facts: {
    'plaque-dealt': ({ seat, car }, say) =>
      car === undefined
        ? `${say.does(seat, 'recebe', 'recebes')} uma placa de Piloto.`
        : `${say.does(seat, 'recebe', 'recebes')} a placa de Piloto d${say.car(car)}.`,
    'whispers-asked': ({ bet: line }) =>
      line === 1
        ? 'A primeira linha foi cruzada: todos preveem a ordem de chegada.'
        : `A linha ${line} foi cruzada: cada um pode trocar dois carros na sua previsão.`,
    predicted: ({ seat, line, order }, say) => {
      if (order === undefined) return `${say.does(seat, 'já sussurrou', 'já sussurraste')} na linha ${line}.`;
      const cars = order.map(say.carLabel).join(', ');
      return line === 1
        ? `${say.does(seat, 'prevê', 'prevês')} ${cars}.`
        : `Depois da linha ${line}, ${say.doing(seat, 'prevê', 'prevês')} ${cars}.`;
    },
    'whispers-shown': ({ sheets }, say) => {
      const rows = sheets.map(({ seat, plaque, right, bonus, points: sum }) => {
        const places = right === 1 ? '1 certo' : `${right} certos`;
        const gained = bonus > 0 ? `${places} e um bónus de ${bonus}` : places;
        return `${say.seat(seat)} (placa ${say.carLabel(plaque)}): ${gained}, ${points(sum)}`;
      });
      return `As previsões são reveladas: ${rows.join('; ')}.`;
    },
  },
  silent: { 'plaque-dealt': isOfOthers, predicted: isOfOthers },
  phases: {
    'dealing-plaques': 'As placas de Piloto são distribuídas',
    'drawing-first': 'Sorteio do primeiro jogador',
    predicting: 'Previsões',
    swapping: 'Correções das previsões',
  },
  table: {
    'dealing-plaques': 'As placas de Piloto estão a ser distribuídas.',
    'drawing-first': 'O primeiro jogador está a ser sorteado.',
  },
  asks: {
    predicting: { ask: () => 'Prevê toda a ordem de chegada, do primeiro ao sexto.', wait },
    swapping: {
      ask: ({ betsAsked: line }) => `Linha ${line}: troca dois carros na tua previsão, ou deixa-a como está.`,
      wait,
    },
  },
  refusals: {
    'predict-now': () => 'Prevê agora os seis lugares.',
    'swap-or-stand-now': () => 'Primeiro troca dois carros na previsão, ou deixa-a como está.',
    'plaque-already-dealt': ({ car }, say) => `A placa de Piloto d${say.car(car)} já foi distribuída.`,
  },
  plain: {
    stand: 'Deixar como está',
  },
  things: {
    plaque: (car) => `Placa de Piloto: ${car}`,
    swap: (cars) => `Trocar ${cars}`,
    predict: (cars) => `Prever ${cars}`,
  },
  rules: {
    'D-V6': 'Guerra de sussurros',
  },
  allowed: { goal: 'whispers (sussurros)' },
  values: {
    goal: {
      whispers: {
        label: 'a melhor previsão',
        text: 'Ninguém tem carro: ganham-se pontos ao prever toda a ordem de chegada.',
      },
    },
  },
  conflicts: {
    'whispers-sells-no-cars': 'na guerra de sussurros nenhum carro vai a leilão.',
    'whispers-has-no-powers': 'na guerra de sussurros não há poderes.',
    'whispers-deals-all-cards': 'na guerra de sussurros todas as cartas são distribuídas e ficam na mão.',
    'points-or-money': 'a guerra de sussurros ganha-se por pontos, e esta corrida a dinheiro.',
  },
  presets: {
    whispers: {
      label: 'Guerra de sussurros',
      text: 'Ninguém tem carro: prevês toda a ordem de chegada, e podes corrigi-la duas vezes.',
    },
  },
  moments: {
    predicting: {
      todo: 'Põe os seis carros pela ordem em que achas que vão chegar.',
      rule: 'Cada carro no lugar certo vale um ponto. Com os seis certos, o bónus é tanto maior quanto mais cedo os previste.',
    },
    swapping: {
      todo: 'Troca dois carros da tua previsão, ou deixa-a como está.',
      rule: 'Podes trocar dois na segunda linha e dois na terceira. Uma previsão certa desde o início vale mais.',
    },
  },
  rulesPage: {
    'D-V6': {
      name: 'Guerra de sussurros',
      text: 'Ninguém tem carro: não há leilão, nem poderes, nem dinheiro, e todos jogam até se acabarem as cartas ou todos os carros chegarem. Quando a primeira linha é cruzada, cada um prevê em segredo toda a ordem de chegada; na segunda e na terceira linha cada um pode trocar dois carros nela. Cada carro no seu lugar na última previsão vale um ponto. Com os seis certos, ganhas mais 6 pontos se a previsão já era essa depois da primeira linha, 3 depois da segunda, 1 depois da terceira. Ganha o jogador com mais pontos.',
      ruling:
        'As cartas Velocidade Oito são baralhadas com as outras, e as 48 cartas distribuídas por igual. Cada um recebe em segredo uma placa de Piloto: em caso de empate, ganha o jogador com a placa do carro mais bem classificado; numa volta ao mundo, decidem as placas da última partida. O primeiro jogador é sorteado. O resultado é a classificação, carros parados incluídos. Só conta o melhor bónus, mesmo que a previsão tenha mudado; uma linha nunca cruzada não dá nenhum.',
    },
  },
  page: { whispers: texts },
} satisfies VariantPart;
