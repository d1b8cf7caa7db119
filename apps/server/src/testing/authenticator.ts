import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Kept {
  readonly id: string;
  readonly key: KeyObject;
  readonly x: string;
  readonly y: string;
  readonly userHandle: string;
  counter: number;
}

/** What a test may do wrong. */
export interface Wrong {
  readonly origin?: string;
  readonly challenge?: string;
  readonly id?: string;
  readonly userHandle?: string;
  readonly counter?: number;
}

const PRESENT_AND_VERIFIED = 0x05;
const ATTESTED = 0x40;

/** A security key in software: it makes passkeys with P-256, and signs with them. */
export class Authenticator {
  readonly origin: string;
  /** Many do not count: theirs stays 0. */
  readonly #counts: boolean;
  kept: Kept | undefined;

  constructor(origin: string, counts = true) {
    this.origin = origin;
    this.#counts = counts;
  }

  /** The answer to the server's options for a new passkey. */
  create(options: Record<string, unknown>, wrong: Wrong = {}): Record<string, unknown> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = wrong.id ?? randomBytes(32).toString('base64url');
    const { id: userHandle } = options['user'] as { readonly id: string };
    this.kept = { id, key: privateKey, x, y, userHandle, counter: this.#counts ? 1 : 0 };
    const authData = this.#authData(this.kept, PRESENT_AND_VERIFIED | ATTESTED);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return answer(id, {
      clientDataJSON: this.#clientData('webauthn.create', options, wrong),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to the server's options for signing in. */
  get(options: Record<string, unknown>, wrong: Wrong = {}): Record<string, unknown> {
    const { kept } = this;
    if (kept === undefined) throw new Error('there is no passkey yet');
    kept.counter = wrong.counter ?? kept.counter + (this.#counts ? 1 : 0);
    const authData = this.#authData(kept, PRESENT_AND_VERIFIED);
    const clientDataJSON = this.#clientData('webauthn.get', options, wrong);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return answer(wrong.id ?? kept.id, {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, hash]), kept.key).toString('base64url'),
      userHandle: wrong.userHandle ?? kept.userHandle,
    });
  }

  #clientData(type: string, options: Record<string, unknown>, wrong: Wrong): string {
    const { origin = this.origin, challenge = options['challenge'] } = wrong;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #authData({ id, x, y, counter }: Kept, flags: number): Buffer {
    const head = Buffer.alloc(37);
    createHash('sha256').update(new URL(this.origin).hostname).digest().copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(counter, 33);
    if ((flags & ATTESTED) === 0) return head;
    const credential = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([head, Buffer.alloc(16), length, credential, isoCBOR.encode(cose as never)]);
  }
}

function answer(id: string, response: Record<string, unknown>): Record<string, unknown> {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
}
