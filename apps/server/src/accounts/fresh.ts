import { refuse } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { knownSignedIn, type SignedIn } from '../http/identity.ts';
import { RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';

/** A proof is asked for again after this long. */
const FRESH_MS = 15 * 60_000;

/** `passkey`: nothing else counts. `passkey or code`: a recovery code does too, for somebody who has lost every passkey. */
type Proof = 'passkey' | 'passkey or code';

/** For what a cookie that somebody has copied must not do: its owner has proved on this device, just now, who they are. */
export async function askForProof(
  { store, now }: Pick<Server, 'store' | 'now'>,
  session: string,
  proof: Proof,
): Promise<void> {
  const { byPasskey, byCode } = await store.parts.devices.provedAt(session);
  const last = proof === 'passkey' ? byPasskey : Math.max(byPasskey, byCode);
  if (last <= now() - FRESH_MS) throw new RefusedError(refuse('stale-passkey', 'accounts'));
}

/** Who may change or end this account, or take all its data along. A guest has nothing to prove it with but the cookie. */
export async function knownOwner(server: Server, request: FastifyRequest): Promise<SignedIn> {
  const me = await knownSignedIn(server, request);
  const isAccount = await server.store.parts.accounts.isAccount(me.id);
  if (isAccount) await askForProof(server, me.session, 'passkey or code');
  return me;
}
