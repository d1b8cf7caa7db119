import '../testing/browser.ts';
import { downforceGame } from '@paddock/downforce';
import { eraseGame } from '@paddock/kernel';
import { downforceForm as downforceWords } from '@paddock/words/en/downforce/form/words';
import { words as shared } from '@paddock/words/en/common/shared';
import { formula as formulaWords } from '@paddock/words/en/formula/words';
import { describe, expect, it } from 'vitest';
import { downforceForm } from '../downforce/form/form.ts';
import { formulaForm } from '../formula/form/form.ts';
import type { FormWords, GameForm } from './form.ts';
import { wayText } from './way-text.ts';

const names = ['Ana', 'Rui', 'Zoé'];

const wayOf = (form: GameForm) => (options: Readonly<Record<string, unknown>>) =>
  wayText(form, { ...shared, ...form.words() }, names, options);
const downforce = wayOf(downforceForm(eraseGame(downforceGame), () => downforceWords as FormWords));
const formula = wayOf(formulaForm(() => formulaWords));

describe('what tells one game from another', () => {
  it.each([
    [{}, 'The whole game · Marina Bay'],
    [{ track: 'river-station' }, 'The whole game · River Station'],
    [{ goal: 'whispers' }, 'War of Whispers · Marina Bay'],
    [{ auction: 'dice' }, 'Dice auction · Marina Bay'],
    [{ automas: 1 }, 'Rubber-band A.I. · Marina Bay'],
    [{ automas: 2 }, 'Marina Bay · Automas: 2'],
    [{ worldTour: ['river-station', 'marina-bay'] }, 'River Station, Marina Bay'],
  ])('Downforce with %j: %s', (options, text) => {
    expect(downforce(options)).toBe(text);
  });

  it('the preset’s own options are not said again, and others are', () => {
    expect(formula({ races: 3 })).toBe('An evening');
    expect(formula({ races: 3, removed: 6 })).toMatch(/^An evening · .+: 6 cards out$/);
  });

  it('nothing is said of options that this page does not know', () => {
    expect(downforce({ wheels: 4 })).toBe('');
  });
});
