import { refuse, type Refusal } from '@paddock/kernel';
import { ACCOUNT_LIMITS } from '@paddock/protocol';
import type { newPasskey, passkeySignIn } from '@paddock/protocol/schemas';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Store } from '../store/port.ts';
import type { PasskeyRow } from '../store/parts/accounts/sql-accounts.ts';
import type { Person } from '../tables/decision.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a browser may take to ask its owner. */
const CHALLENGE_MS = 300_000;
/** The challenge of somebody who has not signed in yet. */
const ANYBODY = '';

/** Ed25519, P-256 and RSA: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

interface Services {
  readonly store: Pick<Store, 'parts'>;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly now: () => number;
}

/** Fetched when the first passkey is made or used. */
const library = () => import('@simplewebauthn/server');

/** What the browser needs to make a passkey for that person. */
export async function creationOptions(
  services: Services,
  party: RelyingParty,
  { id, name }: Person,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { accounts } = services.store.parts;
  const held = await accounts.passkeysOf(id);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Paddock',
    rpID: party.id,
    userID: handleOf(id),
    userName: name,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: held.map((key) => ({ id: key.id, transports: [...key.transports] })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await putChallenge(services, options.challenge, id);
  return options;
}

/** `first`: with it they are an account. */
export async function addPasskey(
  services: Services,
  party: RelyingParty,
  person: string,
  { name, response }: z.output<typeof newPasskey>,
): Promise<'first' | 'added' | Refusal> {
  const { verifyRegistrationResponse } = await library();
  const verified = await orUndefined(services, () =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, person),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (verified?.verified !== true) return refuse('passkey-refused', 'accounts');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const passkey: PasskeyRow = {
    id,
    person,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (response.response.transports ?? []).filter((each) => /^[a-z-]+$/.test(each)),
    made: services.now(),
    used: null,
  };
  const most = ACCOUNT_LIMITS.passkeys;
  const added = await services.store.parts.accounts.addPasskey(passkey, most);
  if (added === 'too-many') return refuse('too-many-passkeys', 'accounts', { most });
  // Making up the id of somebody else's passkey gets the same answer as sending a wrong one.
  return added === 'taken' ? refuse('passkey-refused', 'accounts') : added;
}

/** For any passkey that the browser has for this site: no user name is needed. */
export async function requestOptions(
  services: Services,
  party: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
  await putChallenge(services, options.challenge, ANYBODY);
  return options;
}

/** Whose passkey it is; undefined: it proves nothing. Only the log says why. */
export async function personByPasskey(
  services: Services,
  party: RelyingParty,
  { response }: z.output<typeof passkeySignIn>,
): Promise<string | undefined> {
  const { accounts } = services.store.parts;
  const { verifyAuthenticationResponse } = await library();
  const known = await accounts.passkey(response.id);
  const { userHandle } = response.response;
  const isTheirs = userHandle === undefined || userHandle === toBase64url(known?.person ?? '');
  if (known === undefined || !isTheirs) return undefined;
  const { id, publicKey, counter } = known;
  const verified = await orUndefined(services, () =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, ANYBODY),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { newCounter } = verified.authenticationInfo;
  return (await accounts.usedPasskey(id, newCounter, services.now())) ? known.person : undefined;
}

function putChallenge({ store, now }: Services, challenge: string, person: string): Promise<void> {
  return store.parts.accounts.putChallenge(challenge, person, now(), now() + CHALLENGE_MS);
}

/** A wrong answer uses it up as well. */
function takeChallenge({ store, now }: Services, challenge: string, person: string): Promise<boolean> {
  return store.parts.accounts.takeChallenge(challenge, person, now());
}

/** The library throws for any fault in an answer, from anywhere in it. */
async function orUndefined<Verified>(
  { log }: Services,
  verify: () => Promise<Verified>,
): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}

/** The person's id is random, and nobody else sees it. */
function handleOf(person: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(person);
}

function toBase64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
