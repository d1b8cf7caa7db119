import type { Surroundings } from '@paddock/protocol';
import { randomHex } from '../../session/random.ts';

/** The browser's sockets, time and chance. */
export const browser: Surroundings = {
  open: (url, events) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.received(data));
    socket.addEventListener('close', ({ code }) => events.closed(code));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newId: () => randomHex(12),
};

/** A table's socket names it, so that a balancer can bring everybody at the table to one server. */
export function socketAddress(table?: string): string {
  const path = table === undefined ? '/api/socket' : `/api/tables/${encodeURIComponent(table)}/socket`;
  return `${location.origin.replace(/^http/, 'ws')}${path}`;
}
