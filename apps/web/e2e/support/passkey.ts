import type { Page } from '@playwright/test';

/** Passkeys are for names: this one is the same server. */
export function atLocalhost(baseURL: string | undefined): string {
  return (baseURL ?? '').replace('127.0.0.1', 'localhost');
}

/** A phone's own passkeys, which its owner opens without being asked. */
export async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
