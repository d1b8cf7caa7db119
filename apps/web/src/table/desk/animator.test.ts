import '../../testing/browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { speed } from '../../app/settings.ts';
import { Animator } from './animator.ts';

interface Beat {
  readonly ms: number;
  readonly fact: string;
}

/** One piece on a line of numbered places; every fact takes a minute. */
class OnePiece extends Animator<number, string, Beat, number> {
  readonly shown: string[] = [];

  protected placesIn(view: number): number {
    return view;
  }

  protected beatsOf(facts: readonly string[]): readonly Beat[] {
    return facts.map((fact) => ({ fact, ms: 60_000 }));
  }

  protected isSeenInPlan({ fact }: Beat): boolean {
    return fact === 'moved';
  }

  protected async showBeat({ fact }: Beat, ms: number): Promise<void> {
    this.shown.push(fact);
    await this.wait(ms);
  }
}

function piece(): OnePiece {
  speed.value = 'normal';
  return new OnePiece(0);
}

describe('a board in motion', () => {
  it('shows beat after beat, and is at the end when it is hurried', async () => {
    const board = piece();
    const shown = board.show(['moved', 'fell'], 3, false);
    await vi.waitFor(() => expect(board.isPlaying.value).toBe(true));
    expect(board.shown).toEqual(['moved']);
    expect(board.places.value).toBe(0);
    board.finish();
    await shown;
    expect(board.shown).toEqual(['moved', 'fell']);
    expect([board.places.value, board.isPlaying.value]).toEqual([3, false]);
  });

  it('a plan shows only what is decided; played, the rest of it', async () => {
    const board = piece();
    speed.value = 'off';
    await board.preview(['moved', 'fell'], 3);
    expect([board.shown, board.places.value]).toEqual([['moved'], 3]);
    await board.show(['moved', 'fell'], 3, true);
    expect(board.shown).toEqual(['moved', 'fell']);
  });

  it('a step of a longer plan that comes back leaves the piece where the plan has led', async () => {
    const board = piece();
    speed.value = 'off';
    await board.preview(['moved', 'moved'], 2);
    await board.show(['moved'], null, true);
    expect(board.places.value).toBe(2);
  });

  it('undo while the plan is still moving ends where it was undone to', async () => {
    const board = piece();
    void board.preview(['moved', 'moved'], 2);
    await vi.waitFor(() => expect(board.isPlaying.value).toBe(true));
    await board.preview([], 0);
    expect(board.places.value).toBe(0);
  });

  it('without motion only the end is shown', async () => {
    const board = piece();
    speed.value = 'off';
    await board.show(['moved'], 1, false);
    expect([board.places.value, board.isPlaying.value]).toEqual([1, false]);
  });
});
