import type { SeatInfo } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { peopleAround } from './people.ts';

function seat(name: string | null, kind: 'open' | 'bot' = 'open'): SeatInfo {
  const plan = kind === 'bot' ? { kind, level: 'club' } : { kind };
  return { plan, name, isOnline: true, standIn: null };
}

function line(number: number, name: string, at: number | null) {
  return { number, at: 0, seat: at, name, text: 'hello' };
}

describe('who can be reported', () => {
  it('is everybody but the viewer and the bots: by seat, as host, or by their last line', () => {
    const people = peopleAround({
      info: {
        seats: [seat('Ana'), seat('Rui'), seat('Bot', 'bot'), seat(null)],
        host: null,
        hostName: 'Hanna',
      },
      chat: [
        line(0, 'Zed', null),
        line(1, 'Ana', 0),
        line(2, 'Eva', 3),
        line(3, 'Zed', null),
        line(4, 'Me', null),
        line(5, 'Hanna', null),
      ],
      you: 0,
      isHost: false,
      name: 'Me',
    });
    expect(people).toEqual([
      { whom: { seat: 1 }, name: 'Rui', is: 'seated' },
      { whom: { host: true }, name: 'Hanna', is: 'host' },
      { whom: { line: 3 }, name: 'Zed', is: 'watching' },
      { whom: { line: 2 }, name: 'Eva', is: 'gone' },
    ]);
  });
});
