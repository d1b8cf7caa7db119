import { formulaGame } from '@paddock/formula';
import { commitmentTo, eraseGame, isIn, seatsIn, verify, type Action } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { dailySeed } from './bot-seed.ts';
import type { BotTask } from './change.ts';
import { dayAfter, dayOf, startOfDay } from './calendar.ts';
import { clubSeats, dailyRace, dailySeats, dailyTable, secretOfDate } from './daily.ts';
import { playOut } from './play-out.ts';

const { rules } = eraseGame(formulaGame);
const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');

/** The last legal action each time, on what the seat may see: the same question, the same answer. */
function lastOf({ view, seat }: BotTask<ReturnType<typeof rules.view>>): readonly string[] {
  const state = rules.imagine(view, { below: () => 0 });
  const [texts, legal]: [string[], Action[]] = [[], []];
  const deal = rules.deal(state);
  while (isIn(rules.toAct(state), seat) && rules.deal(state) === deal) {
    const action = legal[rules.legal(state, seat, legal) - 1] ?? 0;
    rules.apply(state, seat, action);
    texts.push(rules.write(action));
  }
  return texts;
}

describe('the race of the day', () => {
  it('changes at midnight in UTC, and the games take turns', () => {
    expect([MIDNIGHT - 1, MIDNIGHT].map(dayOf)).toEqual(['2026-11-16', '2026-11-17']);
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => dailyRace(day).game)).toEqual([
      'formula',
      'downforce',
      'formula',
    ]);
  });

  it('counts days as everybody does, leap years and all', () => {
    const wrong: string[] = [];
    for (let time = Date.parse('1999-12-25'); time < Date.parse('2101-01-05'); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      if (dayOf(time + 86_399_999) !== day || startOfDay(day) !== time) wrong.push(day);
    }
    expect(wrong).toEqual([]);
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2100-03-01', -1)).toBe('2100-02-28');
  });

  it('has one deal a day: a test vector', () => {
    const race = dailyRace('2026-11-16');
    expect(race.match).toBe('daily-2026-11-16-formula');
    // printf 'paddock daily\ndaily-2026-11-16-formula' | sha256sum
    const secret = secretOfDate(race);
    expect(secret).toBe('cab213acf5cd0a8ee629deb2c035cf166d67efba8780c1edb4924d061ec26929');
    const table = dailyTable(rules, race, dailySeats('club', ['Ana', 'Ada', 'Bruno', 'Chiara']), secret);
    expect(table.entries[0]?.then.slice(0, 4)).toEqual([
      'give purple',
      'give blue',
      'give green',
      'give yellow',
    ]);
    expect(table.commitments).toEqual([commitmentTo(secret, race.match, 0)]);
  });

  it('deals a club in your seat what it deals you', () => {
    const race = dailyRace('2026-11-16');
    const [mine, clubs] = [dailySeats('club', ['Ana']), clubSeats('club')].map((seats) =>
      dailyTable(rules, race, seats, secretOfDate(race)),
    );
    expect(mine?.entries[0]?.then).toEqual(clubs?.entries[0]?.then);
    expect(seatsIn(0b1111).map((seat) => mine?.view(seat))).toEqual(
      seatsIn(0b1111).map((seat) => clubs?.view(seat)),
    );
  });

  it('gives a record that verifies, drawn from the secret alone', async () => {
    const race = dailyRace('2026-11-16');
    const played = await playOut(dailyTable(rules, race, clubSeats('club'), secretOfDate(race)), lastOf);
    const record = played.record();
    expect(verify(rules, record)).toMatchObject({ ok: true, proof: { finished: true, dealsProved: 1 } });
    expect(record.deals).toMatchObject([{ secret: secretOfDate(race), salts: ['', '', '', ''] }]);
  });

  it('asks its bots with the same dice for the same question', () => {
    expect(dailySeed('daily-2026-11-16-formula', { seat: 2, asked: 7 })).toBe('daily-2026-11-16-formula 2 7');
  });
});
