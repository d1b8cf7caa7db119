import type { AccountInfo, Person } from '@paddock/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { call } from '../online/server/api.ts';

const passkey = (id: string) => `/account/passkeys/${encodeURIComponent(id)}`;

/** All calls about your own account. */
export const accountApi = {
  account: () => call<AccountInfo>('GET', '/account'),
  creationOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/options'),
  addPasskey: (name: string, response: RegistrationResponseJSON) =>
    call<unknown>('POST', '/account/passkeys', { name, response }),
  renamePasskey: (id: string, name: string) => call<unknown>('PUT', passkey(id), { name }),
  removePasskey: (id: string) => call<unknown>('DELETE', passkey(id)),
  requestOptions: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/account/sign-in/options'),
  signIn: (response: AuthenticationResponseJSON) =>
    call<{ readonly person: Person }>('POST', '/account/sign-in', { response }),
  newCodes: () => call<{ readonly codes: readonly string[] }>('POST', '/account/codes'),
  recover: (code: string) =>
    call<{ readonly person: Person; readonly codes: number }>('POST', '/account/recover', { code }),
  signOut: (device: string) => call<unknown>('DELETE', `/account/devices/${device}`),
  everything: () => call<Readonly<Record<string, unknown>>>('GET', '/account/export'),
  delete: (person: string) => call<unknown>('POST', '/account/delete', { person }),
} as const;
