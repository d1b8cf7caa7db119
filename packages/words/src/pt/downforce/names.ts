import { money } from './grammar.ts';
import { circuitNames } from '../../downforce/circuits.ts';
import type { NameWords } from '../../downforce/names.ts';

export const names: NameWords = {
  title: 'Down Force',
  colours: {
    black: 'preto',
    blue: 'azul',
    green: 'verde',
    yellow: 'amarelo',
    orange: 'laranja',
    red: 'vermelho',
    wild: 'Jóquer',
  },
  speed8: (colour) => `Velocidade Oito (${colour})`,
  theCar: (label) => `o ${label}`,
  does: (name, isYou, they, you) => (isYou ? you : `${name} ${they}`),
  you: 'tu',
  powers: {
    aggressive: {
      label: 'Agressivo',
      text: 'Quando a linha de cima de uma carta que jogas é o teu carro, na sua cor, ele pode avançar mais um espaço.',
    },
    cunning: {
      label: 'Habilidoso',
      text: 'Diriges os teus carros em todos os turnos, seja de quem for a carta que os move.',
    },
    determined: {
      label: 'Determinado',
      text: 'Quando uma linha de uma carta que jogas leva o teu carro só por retângulos perfeitos, ele pode avançar logo mais dois espaços.',
    },
    strategic: { label: 'Estratégico', text: 'Podes ignorar uma linha de cada carta que jogas.' },
    tricky: { label: 'Astuto', text: 'Podes mover as linhas de uma carta que jogas de baixo para cima.' },
    unpredictable: {
      label: 'Imprevisível',
      text: 'Os teus Jóqueres também podem mover um carro cuja cor está na carta.',
    },
  },
  tracks: circuitNames('pt'),
  money,
  sheet: {
    title: 'Folha de pontuação',
    car: 'Carro',
    price: 'Preço pago no leilão',
    bet: (bet) => `Aposta ${bet}`,
    racePrizes: 'Prémios de corrida',
    betPayouts: 'Pagamento das apostas',
    prizes: 'Total de prémios de corrida',
    winnings: 'Total ganho nas apostas',
    paid: 'Total gasto no leilão',
    total: 'Pontuação final',
  },
  space: (space) => `espaço ${space}`,
  lanes: { inside: 'pista interna', middle: 'pista do meio', outside: 'pista externa' },
};
