import type { DownforceOptions, DownforcePublic } from '@paddock/downforce';
import { formula, type FormulaFact } from '@paddock/formula';
import { fastChance, seatsIn, TABLE, TABLE_ALONE, type Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { FACTS } from '../testing/downforce-facts.ts';
import { playRandomly } from '../downforce/testing.ts';
import type { Part } from '../language-module.ts';
import { fr as all } from './all.ts';
import { de, que } from './common/elision.ts';
import { fr } from './index.ts';

/** The bots' names that begin with a vowel, in every seat. */
const names = ['Ada', 'Elif', 'Ada', 'Elif'];
const LISTENERS = [{ names }, { names, you: 0 }];
const UNELIDED = /\b(?:de|que|jusque|lorsque|puisque) (?:Ada|Elif)\b/;

const isWrong = (text: string) => UNELIDED.test(text);

/** What a part says of a name: every function in it, called with one. */
function saidOf(value: unknown, name: string): string[] {
  if (typeof value === 'function') return [String(Reflect.apply(value, undefined, [name, name, name, name]))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((held) => saidOf(held, name));
}

const PARTS = [
  'ui',
  'more',
  'table',
  'online',
  'account',
  'hub',
  'leagues',
  'moderation',
  'ownBots',
  'shelf',
  'scorePad',
  'downforceTexts',
  'downforceBets',
  'formulaTexts',
] as const satisfies readonly Part[];

describe('French elides before a vowel', () => {
  it('«de» and «que»', () => {
    expect(['Bo', 'Ada', 'Éloi', 'Œdipe', 'Yves', 'Yann', 'Hugo', 'Downforce'].map(de)).toEqual([
      'de Bo',
      'd’Ada',
      'd’Éloi',
      'd’Œdipe',
      'd’Yves',
      'de Yann',
      'de Hugo',
      'de Downforce',
    ]);
    expect(['Bo joue', 'Ada joue'].map(que)).toEqual(['que Bo joue', 'qu’Ada joue']);
  });

  it.each(PARTS)('names in the page: %s', async (part) => {
    for (const name of ['Ada', 'Elif']) {
      const said = saidOf(await fr.load(part), name);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter(isWrong)).toEqual([]);
    }
  });

  it('names in the page’s sentences that would be wrong without', async () => {
    const { handOver } = await fr.load('table');
    const { sheetOf, knownTitle } = await fr.load('downforceTexts');
    const { play } = await fr.load('online');
    const { form } = await fr.load('more');
    expect([
      handOver('Ada'),
      sheetOf('Ada'),
      knownTitle('Elif'),
      play.replaceBy('Ada'),
      form.teamsOf('Elif', 0),
    ]).toEqual([
      'Au tour d’Ada',
      'Feuille de score d’Ada',
      'Ce qu’on sait d’Elif',
      'Donner la place d’Ada à un robot',
      'Écuries d’Elif',
    ]);
  });

  it('names in every fact of Downforce, and in what its tables ask', () => {
    const { fact, prompt } = all.downforce;
    const given: Partial<DownforceOptions>[] = [{}, { powers: 'pack', auction: 'dice' }, { automas: 1 }];
    for (const context of LISTENERS) {
      const said = Object.values(FACTS).flatMap((samples) => samples.map((sample) => fact(sample, context)));
      for (const options of given) {
        const open = (view: DownforcePublic) => said.push(prompt(view, context));
        playRandomly('elision', 4, options, { listener: context.you, open });
      }
      expect(said.filter(isWrong)).toEqual([]);
    }
  });

  it('names in a season of Formula', () => {
    const { fact, prompt } = all.formula;
    const said: string[] = [];
    const chance = fastChance('elision');
    const state = formula.start({ players: 4, options: ONE_RACE });
    const out: number[] = [];
    const hear = (told: FormulaFact) => said.push(...LISTENERS.map((context) => fact(told, context)));
    const tell = { all: hear, only: (_: Seat, secret: FormulaFact) => hear(secret) };
    for (let acting = formula.toAct(state); acting !== 0; acting = formula.toAct(state)) {
      const open = formula.view(state, 'public').public;
      said.push(...LISTENERS.map((context) => prompt(open, context)));
      const seat = acting === TABLE_ALONE ? TABLE : (seatsIn(acting)[0] ?? TABLE);
      const count = seat === TABLE ? 0 : formula.legal(state, seat, out);
      const action = seat === TABLE ? formula.roll(state, chance) : (out[chance.below(count)] ?? 0);
      formula.apply(state, seat, action, tell);
    }
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter(isWrong)).toEqual([]);
  });
});

const ONE_RACE = {
  races: 1,
  removed: 0,
  teams: 'dealt',
  championship: 'constructors',
  drivers: [],
} as const;
