import type { AutomaWords } from './catalogue.ts';

/** D-V8 */
export const automa: AutomaWords = {
  facts: {
    'turned-up': ({ seat, card }, say) => `${say.does(seat, 'turns', 'turn')} up ${say.card(card)}.`,
    'die-rolled': ({ seat, bid }, say) => `${say.does(seat, 'rolls', 'roll')} the die for a bid: $${bid}M.`,
    'power-boxed': ({ power }, say) => `An automa uses no power: ${say.power(power)} goes to the box.`,
    'deck-shuffled': ({ seat, count }, say) =>
      `${say.does(seat, 'shuffles', 'shuffle')} a deck of ${count} ${count === 1 ? 'card' : 'cards'}.`,
    'counter-rose': ({ seat, counter }, say) => `Cheat counter of ${say.seat(seat)}: ${counter}.`,
    'speed-8-put-away': ({ seat, card }, say) =>
      `${say.does(seat, 'puts', 'put')} ${say.card(card)} away: that car has finished.`,
    'laid-under': ({ seat, card }, say) =>
      `${say.does(seat, 'puts', 'put')} ${say.card(card)} back under the deck.`,
    'ultra-victory': ({ seat }, say) =>
      `An ultra victory for ${say.seat(seat)}: ahead of every automa, even with $1M for each card it had left.`,
  },
  phases: { 'turning-bids': 'Automas bid', 'turning-card': 'An automa plays' },
  prompts: {
    'turning-bids': 'The automas turn up their bids.',
    'turning-card': 'An automa turns up its next card.',
  },
  blockedLine: (car) => `${car} is blocked: what it loses counts for its automa.`,
};
