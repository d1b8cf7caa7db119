import { BOT_NAMES } from '@paddock/bots/characters';
import { LANGUAGES, languageModule } from '@paddock/words';
import { describe, expect, it } from 'vitest';
import { characterAt, PERSON, withCharacter, withNames, type SeatDraft } from './seat-draft.ts';

const YOU: SeatDraft = { sitter: PERSON, name: 'Zoé' };
const bot = (name: string, character?: SeatDraft['character']): SeatDraft => ({
  sitter: 'club',
  name,
  ...(character !== undefined && { character }),
});
const said = (seats: readonly SeatDraft[]) => seats.map(({ name, character }) => [name, character]);

describe('bots’ characters in the form', () => {
  it('are those they were given, or are named after, or nobody else’s', () => {
    const seats = [YOU, bot('Ada'), bot('Grandma', 'Elif'), bot('Robot'), { sitter: PERSON, name: 'Chiara' }];
    expect([1, 2, 3].map((seat) => characterAt(seats, seat))).toEqual(['Ada', 'Elif', 'Bruno']);
  });

  it('are swapped with the bot that has it already; a name given by hand stays', () => {
    const seats = [YOU, bot('Ada'), bot('Bruno'), bot('Grandma', 'Elif')];
    expect(said(withCharacter(seats, 1, 'Bruno'))).toEqual([
      ['Zoé', undefined],
      ['Bruno', 'Bruno'],
      ['Ada', 'Ada'],
      ['Grandma', 'Elif'],
    ]);
    expect(said(withCharacter(seats, 3, 'Ada')).slice(1)).toEqual([
      ['Elif', 'Elif'],
      ['Bruno', undefined],
      ['Grandma', 'Ada'],
    ]);
  });

  it('leave a person who is called like one alone', () => {
    const seats = [{ ...YOU, name: 'Bruno' }, bot('Ada')];
    expect(withCharacter(seats, 1, 'Bruno')[0]).toBe(seats[0]);
  });

  it('give their names to bots that have none', () => {
    const seats = withNames([YOU, bot(''), bot('Ada'), bot('')]);
    expect(seats.map(({ name }) => name)).toEqual(['Zoé', 'Bruno', 'Ada', 'Chiara']);
  });

  it.each(LANGUAGES)('say something of themselves, each something else: %s', async (language) => {
    const { about } = (await languageModule(language).load('more')).seats.characters;
    expect(Object.keys(about)).toEqual([...BOT_NAMES]);
    expect(new Set(Object.values(about).map(({ text }) => text)).size).toBe(BOT_NAMES.length);
    expect(new Set(Object.values(about).map(({ label }) => label)).size).toBe(BOT_NAMES.length);
  });
});
