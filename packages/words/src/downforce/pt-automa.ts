import { plural } from '../pt.ts';
import type { AutomaWords } from './catalogue.ts';

/** D-V8 */
export const automa: AutomaWords = {
  facts: {
    'turned-up': ({ seat, card }, say) => `${say.does(seat, 'vira', 'viras')} ${say.card(card)}.`,
    'die-rolled': ({ seat, bid }, say) =>
      `${say.does(seat, 'lança', 'lanças')} o dado para licitar: €${bid}M.`,
    'power-boxed': ({ power }, say) => `Um autómato não usa poderes: ${say.power(power)} vai para a caixa.`,
    'deck-shuffled': ({ seat, count }, say) =>
      `${say.does(seat, 'baralha', 'baralhas')} uma pilha de ${plural(count, 'carta', 'cartas')}.`,
    'counter-rose': ({ seat, counter }, say) => `Contador de batota de ${say.seat(seat)}: ${counter}.`,
    'speed-8-put-away': ({ seat, card }, say) =>
      `${say.does(seat, 'põe', 'pões')} ${say.card(card)} de lado: esse carro já chegou.`,
    'laid-under': ({ seat, card }, say) =>
      `${say.does(seat, 'põe', 'pões')} ${say.card(card)} outra vez por baixo da pilha.`,
    'ultra-victory': ({ seat }, say) =>
      `Vitória total para ${say.seat(seat)}: à frente de cada autómato, mesmo com €1M por cada carta que lhe sobrava.`,
  },
  phases: { 'turning-bids': 'Os autómatos licitam', 'turning-card': 'Um autómato joga' },
  prompts: {
    'turning-bids': 'Os autómatos viram os seus lances.',
    'turning-card': 'Um autómato vira a carta seguinte.',
  },
  blockedLine: (car) => `${car} está bloqueado: o que perde conta para o seu autómato.`,
};
