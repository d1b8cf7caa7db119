import { describe, expect, it } from 'vitest';
import type { StepListener } from './fold.ts';
import { Match } from './match.ts';
import { isRefusal } from './refusal.ts';
import { seatsIn, TABLE } from './seat.ts';
import { highCard, type HighCardFact } from './testing/high-card.ts';
import { verify } from './reading/verify.ts';

const HEAD = { match: 'm-1', options: { rounds: 3 }, seats: [{ name: 'Ana' }, { name: 'Rui', bot: 'club' }] };
const secret = (deal: number) => `${deal + 1}`.repeat(64).slice(0, 64);

function sealNext(
  match: Match<{ readonly rounds: number }, never, never, never> | ReturnType<typeof begun>,
): void {
  match.openDeal(secret(match.commitments.length));
  match.sealDeal(['0a', '']);
}

/** A match with its first round dealt. */
function begun() {
  const match = new Match(highCard, HEAD);
  match.openDeal(secret(0));
  match.sealDeal(['0a', '']);
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  return match;
}

function finished() {
  const match = begun();
  while (highCard.toAct(match.state) !== 0) {
    const [seat = 0] = seatsIn(highCard.toAct(match.state));
    const choice = seat === 0 ? 'stay' : 'fold';
    const entry = match.play(seat, [match.state.ready === null ? choice : 'ready']);
    if (isRefusal(entry) && entry.code === 'deal-not-sealed') sealNext(match);
    else if (isRefusal(entry)) throw new Error(entry.code);
  }
  return match;
}

describe('a match', () => {
  it('records what seats did and what TABLE did next', () => {
    const record = finished().record();
    expect(record.entries.map(({ seat, do: done }) => [seat, ...done])).toEqual([
      [undefined],
      [0, 'stay'],
      [1, 'fold'],
      [0, 'ready'],
      [1, 'ready'],
      [0, 'stay'],
      [1, 'fold'],
      [0, 'ready'],
      [1, 'ready'],
      [0, 'stay'],
      [1, 'fold'],
    ]);
    const opening = record.entries.flatMap(({ deal }, entry) => (deal === undefined ? [] : [[entry, deal]]));
    expect(opening).toEqual([
      [0, 0],
      [4, 1],
      [8, 2],
    ]);
    expect(verify(highCard, record)).toMatchObject({
      ok: true,
      proof: { deals: 3, dealsProved: 3, finished: true },
    });
  });

  it('refuses a whole command if any part of it is illegal, and changes nothing', () => {
    const match = begun();
    const before = JSON.stringify(match.state);
    expect(match.play(0, ['stay', 'fold'])).toMatchObject({ code: 'not-asked' });
    expect(match.play(0, ['jump'])).toMatchObject({ code: 'unreadable' });
    expect(match.play(0, [])).toMatchObject({ code: 'empty-command' });
    expect(match.play(TABLE, ['number 3'])).toMatchObject({ code: 'not-asked' });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.entries).toHaveLength(1);
  });

  it('is not changed by a proposal that is not accepted, and draws the same again', () => {
    const match = begun();
    match.play(0, ['stay']);
    sealNext(match);
    const first = match.propose(1, ['fold']);
    const second = match.propose(1, ['fold']);
    expect(first).toEqual(second);
    expect(match.entries).toHaveLength(2);
  });

  it('cannot draw before the deal has its salts', () => {
    const match = new Match(highCard, HEAD);
    expect(match.open()).toMatchObject({ code: 'deal-not-sealed', params: { deal: 0 } });
    match.openDeal(secret(0));
    expect(match.isDealOpen).toBe(true);
    expect(match.open()).toMatchObject({ code: 'deal-not-sealed' });
    match.sealDeal(['', '']);
    expect(match.isDealOpen).toBe(false);
    expect(() => match.sealDeal(['', ''])).toThrow('no deal is open');
  });

  it('keeps the secret of a running deal out of the record', () => {
    const match = begun();
    match.play(0, ['stay']);
    const [running] = match.record().deals;
    expect(running).not.toHaveProperty('secret');
    expect(JSON.stringify(match.record())).not.toContain(secret(0));
    match.play(1, ['fold']);
    match.play(0, ['ready']);
    sealNext(match);
    match.play(1, ['ready']);
    expect(match.record().deals.map((deal) => 'secret' in deal)).toEqual([true, false]);
    expect(verify(highCard, match.record())).toMatchObject({
      ok: true,
      proof: { dealsProved: 1, finished: false },
    });
  });

  it('tells every action in order', () => {
    const match = new Match(highCard, HEAD);
    match.openDeal(secret(0));
    match.sealDeal(['', '']);
    const done: number[] = [];
    const listener: StepListener<unknown, HighCardFact> = {
      all: () => undefined,
      only: () => undefined,
      done: (who) => done.push(who),
    };
    match.open(listener);
    expect(done).toEqual([TABLE, TABLE]);
  });

  it('resumes from what was saved, with the same draws to come', () => {
    const match = begun();
    match.play(0, ['stay'], { by: 'stand-in', hints: 2, hands: [{ seat: 1 }] });
    sealNext(match);
    const again = Match.resume(highCard, HEAD, match.savedDeals(), match.entries);
    if ('wrongEntry' in again) throw new Error(`entry ${again.wrongEntry}`);
    expect(again.record()).toEqual(match.record());
    expect(again.propose(1, ['fold'])).toEqual(match.propose(1, ['fold']));
  });

  it('is not changed by a fork that plays on', () => {
    const match = begun();
    const before = match.record();
    const fork = match.fork();
    fork.play(0, ['stay']);
    fork.play(1, ['fold']);
    fork.play(0, ['ready']);
    sealNext(fork);
    fork.play(1, ['ready']);
    expect(match.record()).toEqual(before);
    expect(match.commitments).toHaveLength(1);
    expect(verify(highCard, fork.record())).toMatchObject({ ok: true, proof: { dealsProved: 1 } });
  });

  it('plays on beside several forks, and none changes another', () => {
    const match = begun();
    const [stays, folds] = [match.fork(), match.fork()];
    stays.play(0, ['stay']);
    folds.play(0, ['fold']);
    expect(match.entries).toHaveLength(match.length);
    expect(match.length).toBe(1);
    match.play(0, ['fold']);
    const lastOf = ({ entries, length }: typeof match) => [length, entries.length, entries.at(-1)?.do];
    expect([match, stays, folds].map(lastOf)).toEqual([
      [2, 2, ['fold']],
      [2, 2, ['stay']],
      [2, 2, ['fold']],
    ]);
    expect(match.record()).toEqual(folds.record());
  });

  it('does not resume from an altered save, and names the entry', () => {
    const match = finished();
    const entries = match.entries.map((entry, at) => (at === 3 ? { ...entry, do: ['fold'] } : entry));
    expect(Match.resume(highCard, HEAD, match.savedDeals(), entries)).toEqual({ wrongEntry: 3 });
    const others = match.savedDeals().with(1, { secret: secret(8), salts: ['', ''] });
    expect(Match.resume(highCard, HEAD, others, match.entries)).toEqual({ wrongEntry: 4 });
  });
});
