import '../testing/browser.ts';
import { downforce, downforceGame } from '@paddock/downforce';
import { formula } from '@paddock/formula';
import { eraseGame, isRefusal, resolveOptions, type OptionKind } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import {
  changeGame,
  changeSeat,
  firstDraft,
  optionsOf,
  ownerOf,
  problemsOf,
  recordSeats,
  setOption,
  startPicking,
  togglePick,
} from './draft.ts';
import { downforceForm as downforceFor } from '../downforce/form/form.ts';
import { downforceForm as downforceWords } from '@paddock/words/en/downforce/form/words';
import { formula as words } from '@paddock/words/en/formula/words';
import { formulaForm as formFor } from '../formula/form/form.ts';
import type { FormWords, GameForm } from './form.ts';
import { changedOptions, choosePreset, presetMisfit, presetOf, setPlayers } from './presets.ts';
import { isOffered, spokenReason, whyNot } from './refused.ts';

const downforceForm = downforceFor(eraseGame(downforceGame), () => downforceWords as FormWords);
const formulaForm = formFor(() => words);
const draft = firstDraft(formulaForm, 'Ana');

describe('a game that is set up', () => {
  it('is ready to start as it first stands', () => {
    expect(problemsOf(formulaForm, draft)).toEqual([]);
    expect(isRefusal(resolveOptions(formula.options, 4, optionsOf(draft)))).toBe(false);
    expect(recordSeats(formulaForm, draft).map(({ bot }) => bot)).toEqual([
      undefined,
      'rookie/Ada',
      'club/Bruno',
      'rookie/Chiara',
    ]);
  });

  it('F-S1: asks for a team of every player where teams are picked', () => {
    const picking = startPicking(draft, 'teams');
    expect(problemsOf(formulaForm, picking)).toMatchObject([
      { code: 'conflict', refusal: { rule: 'F-S1', params: { conflict: 'teams-not-shared-evenly' } } },
    ]);
    const picked = ['red', 'blue', 'green', 'yellow'].reduce(
      (next, team, seat) => togglePick(formulaForm, next, 'teams', seat, team),
      picking,
    );
    expect(problemsOf(formulaForm, picked)).toEqual([]);
    expect(ownerOf(picked, 'teams', 'green')).toBe(2);
    expect(ownerOf(picked, 'teams', 'purple')).toBeUndefined();
  });

  it('F-S1: keeps no more teams than the number of players allows', () => {
    const two = setPlayers(formulaForm, startPicking(draft, 'teams'), 2);
    const three = ['red', 'blue', 'green'].reduce(
      (next, team) => togglePick(formulaForm, next, 'teams', 0, team),
      two,
    );
    expect(three.picks['teams']?.[0]).toEqual(['red', 'blue', 'green']);
    const four = setPlayers(formulaForm, three, 4);
    expect(four.picks['teams']?.[0]).toEqual(['green']);
    expect(togglePick(formulaForm, four, 'teams', 0, 'red').picks['teams']?.[0]).toEqual(['red']);
  });

  it('F-O1: says why six players cannot take out 24 cards', () => {
    const six = setPlayers(formulaForm, draft, 6);
    expect(whyNot(formulaForm, draft, 'removed', 24)).toBeUndefined();
    expect(whyNot(formulaForm, six, 'removed', 18)).toBeUndefined();
    expect(whyNot(formulaForm, six, 'removed', 24)?.params['conflict']).toBe('too-few-cards-left');
  });

  it('F-O1: keeps one number a race when the races change', () => {
    const two = setOption(formulaForm, draft, 'races', 2);
    const listed = setOption(formulaForm, two, 'removed', [6, 12]);
    expect(setOption(formulaForm, listed, 'races', 4).options['removed']).toEqual([6, 12, 12, 12]);
    expect(setOption(formulaForm, listed, 'races', 1).options['removed']).toEqual([6]);
  });

  it.each([
    ['', 'bad-name'],
    [' Ana', 'bad-name'],
    ['x'.repeat(25), 'bad-name'],
    ['Ada', 'same-name'],
  ])('refuses the name «%s»', (name, code) => {
    expect(problemsOf(formulaForm, changeSeat(draft, 2, { name }))).toEqual([{ code, seat: 2 }]);
  });

  it('F-O2: refuses two drivers of one name, and a driver without one', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `D${at}`);
    const drivers = (names: readonly string[]) =>
      problemsOf(formulaForm, setOption(formulaForm, draft, 'drivers', names));
    expect(drivers(twelve)).toEqual([]);
    expect(drivers(twelve.with(3, 'D4'))).toMatchObject([
      { code: 'conflict', refusal: { params: { conflict: 'drivers-named-twice' } } },
    ]);
    expect(drivers(twelve.with(3, ''))).toMatchObject([
      { code: 'bad-item-name', option: 'drivers', item: 3 },
    ]);
  });
});

describe('a game of Downforce that is set up', () => {
  const first = firstDraft(downforceForm, 'Ana');

  it('is the printed game as it first stands, and every preset can be played by any number', () => {
    expect(presetOf(downforceForm, first)).toBe('printed');
    for (const preset of Object.keys(downforceForm.presets))
      for (let players = 2; players <= 6; players++) {
        const chosen = choosePreset(downforceForm, setPlayers(downforceForm, first, players), preset);
        expect(presetOf(downforceForm, chosen)).toBe(preset);
        expect(problemsOf(downforceForm, chosen)).toEqual([]);
        const options = resolveOptions(downforce.options, players, optionsOf(chosen));
        expect(options).toMatchObject(downforceForm.presets[preset] ?? {});
        expect(isRefusal(options)).toBe(false);
      }
  });

  it('D-V1: a preset keeps the track and puts back what does not go with it', () => {
    const river = setOption(downforceForm, first, 'track', 'river-station');
    const small = setOption(downforceForm, river, 'payouts', 'manual');
    const { options } = choosePreset(downforceForm, small, 'beginners');
    expect(options).toMatchObject({ track: 'river-station', payouts: 'printed', goal: 'firstHome' });
  });

  it('D-V2: says why four players cannot choose what is for two', () => {
    expect(whyNot(downforceForm, first, 'hand', 'drawn')?.rule).toBe('D-V2');
    expect(whyNot(downforceForm, setPlayers(downforceForm, first, 2), 'hand', 'drawn')).toBeUndefined();
  });

  it('D-V0: names the reason of the option that is asked for, even if others are wrong too', () => {
    const wrong = setOption(downforceForm, first, 'hand', 'drawn');
    const noMoney = setOption(downforceForm, wrong, 'goal', 'firstHome');
    expect(whyNot(downforceForm, noMoney, 'payouts', 'manual')?.params['conflict']).toBe(
      'money-does-not-count',
    );
  });

  it('D-V8: the last seats are automas’, even if somebody else was to sit there', () => {
    const three = setPlayers(downforceForm, changeSeat(first, 2, { sitter: 'person' }), 3);
    const chosen = choosePreset(downforceForm, three, 'rubber-band');
    expect(recordSeats(downforceForm, chosen).map(({ bot }) => bot)).toEqual([
      undefined,
      'rookie/Ada',
      'automa',
    ]);
    expect(problemsOf(downforceForm, setOption(downforceForm, chosen, 'automas', 3))).toMatchObject([
      { code: 'conflict', refusal: { params: { conflict: 'a-person-must-play' } } },
    ]);
  });

  it.each([downforceForm, formulaForm])('every option of $game is shown in exactly one place', (form) => {
    const shown = [...form.pictured, ...form.groups.flatMap(({ options }) => options)];
    expect(shown.toSorted()).toEqual(Object.keys(form.options.specs).toSorted());
  });

  it('keeps the people when another game is chosen', () => {
    const two = setPlayers(downforceForm, changeSeat(first, 1, { name: 'Rui' }), 2);
    const other = changeGame(formulaForm, two);
    expect(recordSeats(formulaForm, other).map(({ name }) => name)).toEqual(['Ana', 'Rui']);
    expect(problemsOf(formulaForm, other)).toEqual([]);
  });
});

describe('the form complains only of what somebody has set', () => {
  const players = [2, 3, 4, 5, 6];

  function valuesOf(kind: OptionKind | undefined): readonly unknown[] {
    switch (kind?.type) {
      case 'choice':
        return kind.values;
      case 'flag':
        return [true, false, ...(kind.or ?? [])];
      case 'number':
      case 'numbers':
        return [kind.min, kind.min + kind.step, kind.max];
      case 'list':
        return [kind.of.slice(0, kind.shortest), []];
      case 'names':
      case 'shares':
      case undefined:
        return [];
    }
  }

  /** Every reason that stands in the form as it is. */
  function spoken(form: GameForm, draft: ReturnType<typeof firstDraft>): string[] {
    return Object.entries(form.options.specs).flatMap(([option, spec]) => {
      return valuesOf(spec?.kind).flatMap(
        (value) => spokenReason(form, draft, option, whyNot(form, draft, option, value)) ?? [],
      );
    });
  }

  it.each([downforceForm, formulaForm])('$game: nothing is said of a preset, with any number', (form) => {
    for (const preset of Object.keys(form.presets))
      for (const count of players) {
        const chosen = choosePreset(form, setPlayers(form, firstDraft(form, 'Ana'), count), preset);
        expect(spoken(form, chosen)).toEqual([]);
        expect(problemsOf(form, chosen)).toEqual([]);
        expect(changedOptions(form, chosen)).toEqual([]);
      }
  });

  it('D-V2: what is for two players is not offered to four, unless somebody has set it', () => {
    const four = firstDraft(downforceForm, 'Ana');
    expect(isOffered(downforceForm, four, 'twoPlayerCunning')).toBe(false);
    const two = setPlayers(downforceForm, four, 2);
    expect(isOffered(downforceForm, two, 'twoPlayerCunning')).toBe(true);
    const kept = setPlayers(downforceForm, setOption(downforceForm, two, 'twoPlayerCunning', 'keep'), 4);
    expect(isOffered(downforceForm, kept, 'twoPlayerCunning')).toBe(true);
    expect(spoken(downforceForm, kept).join()).toMatch(/Cunning with two players/);
    expect(problemsOf(downforceForm, kept)).toMatchObject([{ code: 'conflict' }]);
    expect(changedOptions(downforceForm, kept)).toEqual(['twoPlayerCunning']);
  });

  it('a preset for another number of players says why, and brings its own number', () => {
    const form = { ...downforceForm, presets: { ...downforceForm.presets, duel: { hand: 'drawn' } } };
    const four = firstDraft(form, 'Ana');
    expect(presetMisfit(form, 4, 'duel')?.params['conflict']).toBe('drawn-hand-is-for-two');
    const duel = choosePreset(form, four, 'duel');
    expect(duel).toMatchObject({ players: 2, preset: 'duel' });
    expect(problemsOf(form, duel)).toEqual([]);
    const five = setPlayers(form, duel, 5);
    expect(five).toMatchObject({ players: 5, preset: 'printed' });
    expect(problemsOf(form, five)).toEqual([]);
  });
});
