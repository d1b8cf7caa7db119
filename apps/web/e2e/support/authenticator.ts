import type { CDPSession, Page } from '@playwright/test';

export interface Key {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** A phone's own passkeys, which its owner opens without being asked. */
export async function withAuthenticator(page: Page): Promise<Key> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** As after a quarter of an hour: a link makes this browser a device of the same person on which no passkey was used. */
export async function forgetPasskeyUse({ request }: Page): Promise<void> {
  const { key } = (await (await request.post('/api/me/links')).json()) as { key: string };
  await request.post('/api/me/claim', { data: { key } });
}

/** Passkeys are for names: this one is the same server. */
export function atLocalhost(baseURL: string | undefined): string {
  return (baseURL ?? '').replace('127.0.0.1', 'localhost');
}
