import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of its subscription; base64url. */
export interface BrowserKeys {
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

const SALT = 16;
const TAG = 16;
/** The last record ends with it, and then with as many zeros as the sender likes. */
const END = 2;

/** As a browser reads a push message: RFC 8188 and RFC 8291, written from their text and not from the sender's library. */
export function decryptPush(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, SALT);
  const keyLength = body.readUInt8(SALT + 4);
  const senderKey = body.subarray(SALT + 5, SALT + 5 + keyLength);
  const sealed = body.subarray(SALT + 5 + keyLength);
  if (sealed.length > body.readUInt32BE(SALT)) throw new Error('more than one record');
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  const shared = browser.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== END) throw new Error('no end of the record');
  return padded.subarray(0, end).toString();
}

export function newBrowserKeys(auth: Buffer): BrowserKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    privateKey: pair.getPrivateKey('base64url'),
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
