import { Authenticator } from './authenticator.ts';
import { Player } from './player.ts';

/** Somebody with a passkey. */
export async function joinWithPasskey(url: string, name: string): Promise<Player> {
  const player = await Player.join(url, name);
  const key = new Authenticator(url, true);
  const response = key.create(await player.ok('POST', '/api/account/passkeys/options'), {});
  await player.ok('POST', '/api/account/passkeys', { name: 'Key', response });
  return player;
}
