import { isRefusal, type Refusal } from '@paddock/kernel';

/** Null: it is them. A refusal: why not. */
export type Proved = Refusal | null;

/**
 * Makes a call that the server takes only from somebody who has just shown who they are. If that was too long ago, `prove`
 * lets them do so, and the same call is made again; what they asked for is not lost.
 */
export async function withProof<Value>(
  ask: () => Promise<Value | Refusal>,
  prove: () => Promise<Proved>,
): Promise<Value | Refusal> {
  const first = await ask();
  if (!isRefusal(first) || first.code !== 'stale-passkey') return first;
  return (await prove()) ?? ask();
}
