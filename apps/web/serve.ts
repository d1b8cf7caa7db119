import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildIfChanged, SITE } from './serve/build.ts';
import { loadSite, serveSite } from './serve/site.ts';

/** How long open connections may take to finish after the first signal. */
const PATIENCE_MS = 2000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 4000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) fail(`PORT must be a number from 0 to 65535, not «${text}».`);
  return port;
}

function stopGracefully(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
    });
  }
}

const port = readPort(process.env['PORT']);
const host = process.env['HOST'] ?? '127.0.0.1';

await buildIfChanged(console.log);
const site = await loadSite(SITE);
if (!site.has('/')) fail(`There is no site in ${SITE}.`);

const server = createServer(serveSite(site));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') fail(`Port ${port} is not allowed. Choose one above 1023.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    fail(`«${host}» is no address of this machine.`);
  fail(error.message);
});
stopGracefully(server);
server.listen(port, host, () => {
  const { port: opened } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  console.log(`Paddock is open at http://${name}:${opened}/`);
});
