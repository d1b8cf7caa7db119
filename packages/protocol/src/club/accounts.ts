import { z } from 'zod';
import { ACCOUNT_LIMITS } from './account-limits.ts';
import { isPlainText } from '../limits.ts';

/** Accounts as the server shows them to their owner. The page imports only the types, which cost nothing. */

/**
 * Whether this address is one that passkeys and push messages work at. `address`: it is a number, not a name. `plain-http`: it is
 * not encrypted. `other-address`: the server is meant to be reached at another one. `unset`: the host has to set `PUBLIC_URL`.
 */
export const secureAddress = z.discriminatedUnion('can', [
  z.object({ can: z.literal(true) }),
  z.object({
    can: z.literal(false),
    why: z.enum(['address', 'plain-http', 'other-address', 'unset']),
    /** Where it works. */
    url: z.string().exactOptional(),
  }),
]);

const millis = z.number();

export const passkeyInfo = z.object({
  id: z.string(),
  name: z.string(),
  made: millis,
  /** Null: not since it was made. */
  used: millis.nullable(),
});

export const deviceInfo = z.object({
  id: z.string(),
  /** «Firefox · Linux»; empty: the browser does not say. */
  about: z.string(),
  made: millis,
  seen: millis,
  isThis: z.boolean(),
});

export const accountInfo = z.object({
  /** Null: nobody yet. */
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  passkeys: secureAddress,
  /** With at least one of them, the person is an account. */
  keys: z.array(passkeyInfo).readonly(),
  /** Recovery codes that were not used yet. */
  codes: z.number(),
  devices: z.array(deviceInfo).readonly(),
  isAdmin: z.boolean(),
});

/** What its owner calls a passkey. */
export const passkeyName = z
  .string()
  .max(2 * ACCOUNT_LIMITS.passkeyName)
  .refine((name) => isPlainText(name, ACCOUNT_LIMITS.passkeyName), 'not a name');

const base64url = z.string().regex(/^[\w-]*$/);
/** Credential ids have at most 1023 bytes. */
export const passkeyId = base64url.min(1).max(1_364);
const long = base64url.max(8_000);

/** What a browser gives back: the library checks what is inside. */
const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()),
} as const;

export const newPasskey = z.strictObject({
  name: passkeyName,
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: long,
      attestationObject: long,
      authenticatorData: long.optional(),
      transports: z.array(z.string().max(20)).max(10).optional(),
      publicKeyAlgorithm: z.number().optional(),
      publicKey: long.optional(),
    }),
  }),
});

export const passkeySignIn = z.strictObject({
  response: z.strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: long,
      authenticatorData: long,
      signature: long,
      userHandle: base64url.max(100).optional(),
    }),
  }),
});

export const deviceId = z.string().regex(/^[so][0-9a-z]{20}$/);
