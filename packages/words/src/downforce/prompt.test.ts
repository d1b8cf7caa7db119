import {
  PHASES,
  POWERS,
  type CardView,
  type DownforcePublic,
  type Phase,
  type PowerName,
} from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES } from '../languages.ts';
import { expectSentence, playRandomly } from './testing.ts';

const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte', 'Eva', 'Finn'];
const GAMES = [
  { players: 4, options: { track: 'random' } },
  { players: 6, options: { tricky: 'any', payouts: 'manual' } },
  { players: 3, options: { auction: 'none' } },
  { players: 2, options: { twoPlayerCunning: 'keep' } },
  {
    players: 2,
    options: { auction: 'none', powers: 'none', hand: 'three', bets: 'none', goal: 'firstHome' },
  },
  { players: 3, options: { goal: 'whispers' } },
  { players: 4, options: { auction: 'dice', bets: 'odds', timely: true } },
  { players: 3, options: { bets: 'widespread', worldTour: ['river-station', 'marina-bay'] } },
  { players: 3, options: { auction: 'dice', bets: 'penalty', automas: 1 } },
  { players: 2, options: { automas: 1, timely: true } },
  { players: 5, options: { powers: 'pack' } },
] as const;

describe('what to do now', () => {
  it('is always said, to the seat that is asked and to those that wait, in every phase of random games', () => {
    const phases = new Set<Phase>();
    const prompts = new Set<string>();
    const actions = new Set<string>();
    let last: DownforcePublic | undefined;
    for (let game = 0; game < 8; game++) {
      for (const { players, options } of GAMES) {
        const table: Context = { names: NAMES.slice(0, players) };
        playRandomly(`prompts ${game}`, players, options, {
          listener: 0,
          open: (open) => {
            phases.add(open.phase);
            last = open;
            for (const language of LANGUAGES)
              for (const context of [table, { ...table, you: 0 }])
                prompts.add(DOWNFORCE[language].prompt(open, context));
          },
          action: (text) => actions.add(text),
        });
      }
    }
    // Lots need two cards that tie in everything, which random hands hardly ever have.
    phases.add('drawing-lots');
    actions.add('lot seat-1');
    for (const language of LANGUAGES)
      if (last !== undefined)
        prompts.add(DOWNFORCE[language].prompt({ ...last, phase: 'drawing-lots' }, { names: NAMES }));
    expect(PHASES.filter((phase) => !phases.has(phase))).toEqual([]);
    expect(prompts.size).toBeGreaterThan(1000);
    for (const prompt of prompts) expectSentence(prompt);
    const verbs = [...actions].map(
      (text) => `${text.split(' ')[0]}${text.endsWith('declared') ? ' declared' : ''}`,
    );
    expect(new Set(verbs).size).toBe(36);
    for (const text of actions) {
      for (const language of LANGUAGES) {
        const label = DOWNFORCE[language].action(text, { names: NAMES });
        expect(label).toMatch(/^\p{Lu}/u);
        expect(label).not.toMatch(/undefined|NaN/);
        expect(label).not.toBe(text);
      }
    }
  });

  it.each(LANGUAGES)('leaves an unreadable action as it is, in %s', (language) => {
    expect(DOWNFORCE[language].action('fly away', { names: NAMES })).toBe('fly away');
  });
});

const card: CardView = {
  card: 'y4r2w1',
  lines: 'y4r2w1',
  linesLeft: [1, 2],
  fromBottom: false,
  line: 0,
  car: 'yellow',
  left: 4,
  moved: false,
  bent: false,
  extra: false,
  bonus: false,
  cameHome: false,
  ignored: false,
  blocked: false,
  shortened: false,
  saved: false,
  focus: false,
  tail: false,
  watch: false,
  adds: null,
  upsideDown: false,
  wilds: [],
};

/** Bo plays a card. */
function opened(changes: Partial<DownforcePublic>): DownforcePublic {
  let first: DownforcePublic | undefined;
  playRandomly('opened', 3, {}, { listener: undefined, open: (open) => (first ??= open) });
  if (first === undefined) throw new Error('nothing was shown');
  return { ...first, turn: 1, actor: 1, card, ...changes };
}

const holding = (power: PowerName) => ({ powers: POWERS.map((name) => (name === power ? 1 : 'box')) });

describe('the question, as it stands', () => {
  const table: Context = { names: NAMES.slice(0, 3) };
  const bo: Context = { ...table, you: 1 };
  const ana: Context = { ...table, you: 0 };
  const { prompt } = DOWNFORCE.en;

  it('D-V8i: says why it asks about a line that moves nothing', () => {
    const asked = (changes: Partial<CardView>) =>
      opened({ phase: 'deciding-line', card: { ...card, ...changes }, ...holding('strategic') });
    expect(prompt(asked({ blocked: true }), bo)).toBe(
      'Yellow is blocked: what it loses counts for its automa. Move yellow 4, or ignore it? You may ignore one line of the card.',
    );
    expect(prompt(asked({}), bo)).toBe('Move yellow 4, or ignore it? You may ignore one line of the card.');
  });

  it('D-V5: says what declining at this line means, by the rulings of the game', () => {
    const { options } = opened({});
    const asked = (betsAsked: number, variant: NonNullable<DownforcePublic['variant']>) =>
      opened({
        phase: 'betting',
        card: null,
        asked: [0, 1, 2],
        chosen: [],
        betsAsked,
        options: { ...options, timely: true },
        variant,
      });
    const said = (line: number) => prompt(asked(line, { linesBacked: [[], [], []] }), bo);
    expect(said(1)).toMatch(
      /If you bet now, it is your only bet; if you decline, .* line 2 and at line 3\.$/,
    );
    expect(said(2)).toMatch(/You may decline; either way, you may bet at line 3\.$/);
    expect(said(3)).toMatch(/\. You may decline\.$/);
    expect(prompt(asked(2, { backed: [null, null, null] }), bo)).toMatch(
      /You bet only once, and may decline\.$/,
    );
  });

  it('says how far a car has to go', () => {
    expect(prompt(opened({ phase: 'stepping' }), bo)).toBe(
      'Move yellow 4: choose a space, or let it take the inside line.',
    );
    expect(prompt(opened({ phase: 'stepping', card: { ...card, left: 3, moved: true } }), bo)).toBe(
      'Move yellow 3 more: choose a space, or let it take the inside line.',
    );
    expect(prompt(opened({ phase: 'stepping' }), ana)).toBe('Waiting for Bo to move yellow 4.');
  });

  it('D-P2: tells Cunning’s owner whose card it is', () => {
    const open = opened({ phase: 'stepping', actor: 0 });
    expect(prompt(open, ana)).toBe(
      'You steer: Bo’s card moves yellow 4. Choose a space, or let it take the inside line.',
    );
    expect(prompt(open, bo)).toBe('Waiting for Ana to move yellow 4.');
  });

  it('D-P1, D-P3: names the power that adds spaces', () => {
    const aggressive = opened({
      phase: 'adding',
      card: { ...card, adds: { power: 'aggressive', spaces: 1 } },
    });
    const determined = opened({
      phase: 'adding',
      card: { ...card, adds: { power: 'determined', spaces: 2 } },
    });
    expect(prompt(aggressive, bo)).toBe('Yellow may move 1 space more (Aggressive). Go on, or stay?');
    expect(prompt(determined, bo)).toBe('Yellow may move 2 spaces more (Determined). Go on, or stay?');
    expect(prompt(determined, ana)).toBe('Waiting for Bo to decide whether yellow moves 2 spaces more.');
  });

  it('D-V10: says what the extra powers ask', () => {
    const deciding = { phase: 'deciding-line', card: { ...card, line: 1 } } as const;
    expect(prompt(opened({ phase: 'numbering' }), bo)).toBe(
      'Take the numbers of the card as printed, or upside down?',
    );
    expect(prompt(opened({ phase: 'numbering' }), ana)).toBe(
      'Waiting for Bo to choose how the numbers count.',
    );
    expect(prompt(opened({ ...deciding, ...holding('obstructive') }), bo)).toBe(
      'Move red 2, or three spaces fewer? You may shorten one line of the card.',
    );
    const both = POWERS.map((name) => (name === 'obstructive' || name === 'strategic' ? 1 : 'box'));
    expect(prompt(opened({ ...deciding, powers: both }), bo)).toBe(
      'Move red 2, move it three spaces fewer, or ignore it?',
    );
    expect(prompt(opened({ phase: 'choosing-wild', card: { ...card, line: 1, saved: true } }), bo)).toBe(
      'Red 2 moves nothing: choose another car for its number, or leave it.',
    );
    const turned = { ...card, line: 2, lines: 'y1r2w4', upsideDown: true };
    expect(prompt(opened({ phase: 'choosing-wild', card: turned }), bo)).toBe(
      'Wild 4: choose the car it moves.',
    );
  });

  it('D-P4, D-R4: names the line', () => {
    expect(prompt(opened({ phase: 'deciding-line', card: { ...card, line: 1 } }), bo)).toBe(
      'Move red 2, or ignore it? You may ignore one line of the card.',
    );
    expect(prompt(opened({ phase: 'choosing-wild', card: { ...card, line: 2 } }), bo)).toBe(
      'Wild 1: choose the car it moves.',
    );
  });

  it('D-A11, D-V8h: asks for one power, or for several against one or two automas', () => {
    const open = opened({ phase: 'keeping', asked: [1], chosen: [] });
    expect(prompt(open, bo)).toBe('Choose the one power to keep.');
    const asked = ([0, 1, 2, 3] as const).map((automas) =>
      prompt({ ...open, options: { ...open.options, automas } }, bo),
    );
    expect(asked.map((text) => text.includes('the powers'))).toEqual([false, true, true, false]);
  });

  it('D-V9: says what a bet with penalties may cost', () => {
    const open = opened({ phase: 'betting', asked: [1], chosen: [] });
    const at = (betsAsked: number) =>
      prompt({ ...open, betsAsked, options: { ...open.options, bets: 'penalty' } }, bo).split('; ')[1];
    expect([1, 2].map(at)).toEqual([
      '5th costs $1M and 6th costs $3M.',
      '4th costs $1M, 5th costs $3M and 6th costs $6M.',
    ]);
  });

  it('D-E2, D-E4: says what a bet pays', () => {
    const open = opened({ phase: 'betting', betsAsked: 2, asked: [0, 1, 2], chosen: [2] });
    expect(prompt(open, bo)).toBe(
      'Bet 2: choose the car that will win. It pays $6M for 1st, $4M for 2nd and $2M for 3rd.',
    );
    expect(prompt({ ...open, options: { ...open.options, payouts: 'manual' } }, bo)).toBe(
      'Bet 2: choose the car that will win. It pays $4M for 1st and $2M for 2nd.',
    );
    expect(prompt(open, { ...table, you: 2 })).toBe('Waiting for Ana and Bo to make bet 2.');
  });

  it('D-E3, D-V1: says who has won, and with how much if money counts', () => {
    const outcome = { standings: [{ side: 'seat-1', seat: 1, place: 1, score: 1 }] };
    const open = opened({ phase: 'over', outcome });
    expect(prompt(open, bo)).toBe('The game is over: you win with $1M.');
    expect(prompt({ ...open, options: { ...open.options, goal: 'firstHome' } }, ana)).toBe(
      'The game is over: Bo wins.',
    );
    const shared = [0, 1].map((seat) => ({ side: `seat-${seat}`, seat, place: 1, score: 0 }));
    expect(prompt({ ...open, outcome: { standings: shared } }, bo)).toBe(
      'The game is over: Ana and you share the win with $0.',
    );
  });
});
