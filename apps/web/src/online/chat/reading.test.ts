import { signal } from '@preact/signals';
import type { ChatLine } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { Reading } from './reading.ts';

function line(number: number, seat: number | null, text = 'hello'): ChatLine {
  return { number, at: 0, seat, name: 'Ana', text };
}

describe('a chat that is read', () => {
  it('counts what was said since, and nothing while it is open', () => {
    const chat = signal<readonly ChatLine[]>([line(0, 0)]);
    const reading = new Reading(chat);
    expect(reading.unread.value).toBe(0);
    chat.value = [...chat.value, line(1, 1), line(2, null)];
    expect(reading.unread.value).toBe(2);
    const close = reading.open();
    expect(reading.unread.value).toBe(0);
    chat.value = [...chat.value, line(3, 1)];
    expect(reading.unread.value).toBe(0);
    close();
    chat.value = [...chat.value, line(4, 1)];
    expect(reading.unread.value).toBe(1);
    reading.end();
  });

  it('hears the first word at a table where nothing had been said', () => {
    const chat = signal<readonly ChatLine[]>([]);
    const reading = new Reading(chat);
    chat.value = [line(0, 1)];
    expect(reading.heard.value).toHaveLength(1);
  });

  it('does not hear who is hidden, and hears them again', () => {
    const chat = signal<readonly ChatLine[]>([]);
    const reading = new Reading(chat);
    chat.value = [line(0, 1), line(1, null), line(2, 0)];
    reading.hide(null, true);
    expect(reading.heard.value.map(({ number }) => number)).toEqual([0, 2]);
    expect(reading.isHidden(null)).toBe(true);
    reading.hide(null, false);
    expect(reading.heard.value).toHaveLength(3);
  });
});
