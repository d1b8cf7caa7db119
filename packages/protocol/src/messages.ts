import type { Refusal } from '@paddock/kernel';
import type {
  botWish,
  clientMessage,
  serverMessage,
  wholeGame,
  wireMoment,
  dealNews,
} from './message-schemas.ts';
import type { Wire } from './wire.ts';

export type { Delta } from './message-schemas.ts';
export type ClientMessage = Wire<typeof clientMessage>;
export type ServerMessage = Wire<typeof serverMessage>;
/** What a bot asks for when it says hello. */
export type BotWish = Wire<typeof botWish>;
export type WireMoment = Wire<typeof wireMoment>;
export type DealNews = Wire<typeof dealNews>;
export type WholeGame = Wire<typeof wholeGame>;

/** An answer to a request; `lost` when the client was closed before it came. */
export type Answer =
  | { readonly ok: true; readonly message: ServerMessage }
  | { readonly ok: false; readonly problem: Refusal };

/** Why the server closed a socket. */
export const CLOSE = {
  restart: 4000,
  slow: 4001,
  outdated: 4002,
  tooMany: 4003,
  silent: 4004,
  signedOut: 4005,
} as const;
