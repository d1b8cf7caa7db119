import type { OwnContent } from '@paddock/kernel';
import type { OwnThing } from './form.ts';

/** The decks and circuits that a game was played with. */
export function thingsIn(content: OwnContent, idOf: (name: string) => string): readonly OwnThing[] {
  return Object.entries(content).map(([name, value]) => ({
    id: idOf(name),
    kind: name === 'deck' ? 'deck' : 'track',
    value,
  }));
}
