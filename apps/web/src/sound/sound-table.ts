import type { Outcome, Seat } from '@paddock/kernel';
import type { SoundName } from './sounds.ts';

/** A sound, and for an engine how far it goes. */
export interface Sound {
  readonly name: SoundName;
  readonly spaces?: number;
}

export interface Heard {
  readonly viewer: Seat | 'public';
  /** The beat that shows the fact: steps that follow each other are one drive. */
  readonly spaces: number;
}

/** Which sound a fact makes; none where it says nothing. Made for one game's kinds of facts. */
export type SoundTable<Fact extends { readonly kind: string }> = {
  readonly [Kind in Fact['kind']]?:
    | SoundName
    | ((fact: Extract<Fact, { readonly kind: Kind }>, heard: Heard) => Sound | SoundName | undefined);
};

/** What a game's table gives to those who do not know its facts. */
export type SoundOf = (fact: { readonly kind: string }, heard: Heard) => Sound | undefined;

/** The one place where a table's types are erased: it only ever gets facts of its own game. */
export function soundsBy<Fact extends { readonly kind: string }>(table: SoundTable<Fact>): SoundOf {
  const makers: Readonly<Record<string, unknown>> = table;
  return (fact, heard) => {
    const maker = makers[fact.kind];
    const made: unknown = typeof maker === 'function' ? maker(fact, heard) : maker;
    return typeof made === 'string' ? { name: made as SoundName } : (made as Sound | undefined);
  };
}

/** Everybody hears the end; the winner hears a better one. */
export function endSound({ standings }: Outcome, viewer: Seat | 'public'): SoundName {
  const isWon = standings.some(({ place, seat }) => place === 1 && seat === viewer);
  return isWon ? 'win' : 'over';
}
