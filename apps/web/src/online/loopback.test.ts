import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each(['localhost', 'paddock.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['192.168.1.20', 'paddock.example', 'localhost.example', '127.0.0.1.example', '[::2]'])(
  '%s is a machine that others can mean',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
