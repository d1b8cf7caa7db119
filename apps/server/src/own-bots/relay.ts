/** A connection to a bot that listens, and on to the server for it. */
export interface Relay {
  /** Resolves with why, when either end has closed. */
  readonly gone: Promise<string>;
  close(): void;
}

/**
 * Connects to a bot that listens at an address. It speaks to us as if it had connected to the server itself, and its token is
 * shown for it. Undefined: nobody answers there.
 */
export async function relayTo(address: string, server: string, token: string): Promise<Relay | undefined> {
  const bot = new WebSocket(address);
  const gone = Promise.withResolvers<string>();
  const early: string[] = [];
  let forward = (text: string): void => void early.push(text);
  bot.addEventListener('message', ({ data }) => forward(String(data)));
  bot.addEventListener('close', ({ code }) => gone.resolve(String(code)));
  if (!(await isOpen(bot))) return undefined;
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.addEventListener('message', ({ data }) => bot.send(String(data)));
  socket.addEventListener('close', ({ code }) => gone.resolve(String(code)));
  await isOpen(socket);
  forward = (text) => socket.send(text);
  for (const text of early) forward(text);
  return {
    gone: gone.promise,
    close: () => {
      socket.close();
      bot.close();
    },
  };
}

function isOpen(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
}
