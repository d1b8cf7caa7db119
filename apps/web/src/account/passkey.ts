import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { accountApi } from './api.ts';

/** This browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** The browser asks its owner, and the server takes the new passkey. */
export async function addPasskey(name: string): Promise<true | Refusal> {
  const options = await accountApi.creationOptions();
  if (isRefusal(options)) return options;
  const response = await orRefusal(() => startRegistration({ optionsJSON: options }));
  if (isRefusal(response)) return response;
  const added = await accountApi.addPasskey(name, response);
  return isRefusal(added) ? added : true;
}

/** With any passkey that this browser can reach. */
export async function signInWithPasskey(): Promise<Person | Refusal> {
  const options = await accountApi.requestOptions();
  if (isRefusal(options)) return options;
  const response = await orRefusal(() => startAuthentication({ optionsJSON: options }));
  if (isRefusal(response)) return response;
  const answer = await accountApi.signIn(response);
  return isRefusal(answer) ? answer : answer.person;
}

/** A browser throws where its owner says no, or where it has the passkey already. */
async function orRefusal<Value>(ask: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await ask();
  } catch (error) {
    const isHere = error instanceof Error && error.name === 'InvalidStateError';
    return refuse(isHere ? 'passkey-here-already' : 'passkey-cancelled', 'accounts');
  }
}
