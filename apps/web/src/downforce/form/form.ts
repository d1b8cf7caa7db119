import { RANDOM_TRACK } from '@paddock/downforce';
import type { AnyGame } from '@paddock/kernel';
import { levelsToMeet } from '../../game/levels.ts';
import { PRINTED_BOTS } from '../levels.ts';
import { loadDownforce } from '../rules.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { Brought, Difficulty, FormWords, GameForm, Given, Measured } from '../../new-game/form.ts';
import { presetPicture } from './pictures.tsx';

const DIFFICULTIES: Readonly<Record<string, Difficulty>> = {
  beginners: 'easy',
  whispers: 'hard',
  dice: 'hard',
  odds: 'hard',
  penalty: 'hard',
  pack: 'hard',
};

/** Means over bots' games with four players. The number of players hardly matters: all cards are dealt out. */
function measured({ auction, bets, goal, hand, worldTour }: Given): Measured {
  const legs = Array.isArray(worldTour) ? Math.max(1, worldTour.length) : 1;
  const race = goal === 'whispers' ? WHISPERS : hand === 'three' ? THREE_CARDS : WHOLE;
  const saved = (auction === 'none' ? AUCTION : 0) + (bets === 'none' ? BETS : 0);
  const decisions = race === WHOLE ? WHOLE.decisions - saved : race.decisions;
  return { seconds: legs * race.seconds, decisions: legs * decisions };
}

const WHOLE: Measured = { seconds: 110, decisions: 85 };
const WHISPERS: Measured = { seconds: 90, decisions: 55 };
const THREE_CARDS: Measured = { seconds: 70, decisions: 33 };
/** Decisions of a whole game that are about these. */
const AUCTION = 25;
const BETS = 12;

export async function loadDownforceForm(brought?: Brought): Promise<GameForm> {
  const [game, texts] = await Promise.all([loadDownforce('everything'), loadTexts('downforceForm')]);
  const words = () => texts.downforceForm as FormWords;
  if (brought === undefined || brought.things.length === 0) return downforceForm(game, words);
  return (await import('./own-form.ts')).formWithOwn(words, brought);
}

export function downforceForm({ rules, presets }: AnyGame, words: GameForm['words']): GameForm {
  return {
    game: rules.game,
    players: rules.players,
    options: rules.options,
    presets,
    firstPreset: 'printed',
    forNewcomers: 'beginners',
    difficulty: (preset) => DIFFICULTIES[preset] ?? 'medium',
    picture: presetPicture,
    pictured: ['track'],
    valuePicture: (_, track) => (track === RANDOM_TRACK ? null : `/grounds/${track}.svg`),
    measured,
    groups: [
      { title: 'race', options: ['worldTour', 'longDistance', 'goal'] },
      { title: 'cars', options: ['auction', 'powers', 'tricky', 'twoPlayerCunning', 'hand'] },
      { title: 'money', options: ['bets', 'timely', 'payouts'] },
      { title: 'automas', options: ['automas', 'automaLevel'] },
    ],
    levels: levelsToMeet(PRINTED_BOTS),
    words,
    playersText: ({ form }) => form.playersText.downforce,
    automas: ({ automas }) => Number(automas),
    alwaysSaid: ({ worldTour }) =>
      Array.isArray(worldTour) && worldTour.length > 0 ? ['worldTour'] : ['track'],
    races: () => 1,
    itemsEach: () => 0,
    items: () => [],
    names: () => [],
  };
}
