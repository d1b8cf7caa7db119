import type { HintTexts } from '../../page/hint.ts';

export const hint: HintTexts = {
  title: 'What would you do?',
  thinking: 'The strongest bot is thinking…',
  failed: 'The bot found no answer this time. Close this and ask again.',
  notAsked: 'Nothing is asked of you right now. Ask again when it’s your turn.',
  plans: 'Best plans',
  expects: (amount, isLast) => `about ${amount} ${isLast ? 'in the end' : 'after this race'}`,
  wins: (chance) => `wins ${chance} of the time`,
  best: 'Best first; this bot gives no figures.',
  carWorth: (car, amount) => `The ${car} car is worth about ${amount} to you.`,
  powerWorth: (power, amount) => `The power ${power} adds about ${amount}.`,
  bid: (amount) => `Bids ${amount}.`,
  pass: 'Passes.',
  take: 'Take this plan',
  noted: 'Nothing is played until you confirm it. The record of the game notes that you took a hint.',
  why: {
    bids: (car, amount) => `Bid ${amount} for ${car}: more would cost too much.`,
    passes: (car) => `Let ${car} go: it is not worth the price.`,
    keeps: (power) => `Keep ${power}: it does the most for you.`,
    'bets-on-own': (car) => `Bet on your own ${car} car: it pays best.`,
    'bets-on-other': (car) => `Bet on ${car}: it is the likeliest to be ahead.`,
    declines: () => 'Place no bet: none is good enough.',
    steers: (car) => `Steer your ${car} car along here.`,
    ready: () => 'You are ready for the next race.',
  },
};
