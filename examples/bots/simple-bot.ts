/**
 * A bot for Paddock without any dependency: `node examples/bots/simple-bot.ts` with Node 24.
 *
 * PADDOCK_URL is the server's address, such as http://127.0.0.1:3000, and PADDOCK_TOKEN the bot's token. It plays at every table
 * where it sits: see docs/bots.md.
 */
import { chooseDownforce, type DownforceView } from './downforce.ts';
import { chooseFormula, type FormulaView } from './formula.ts';

const { PADDOCK_URL = 'http://127.0.0.1:3000', PADDOCK_TOKEN = '' } = process.env;
const HEADERS = { authorization: `Bearer ${PADDOCK_TOKEN}` };

/** The messages that it listens to; there are others. */
type Message =
  | { readonly type: 'hello'; readonly person: { readonly name: string } }
  | { readonly type: 'mine'; readonly tables: readonly { readonly id: string }[] }
  | { readonly type: 'table'; readonly info: Info; readonly viewer: number | 'public' }
  | {
      readonly type: 'turn';
      readonly table: string;
      readonly asked: number;
      readonly legal: readonly string[];
      readonly view: unknown;
    }
  | { readonly type: 'no'; readonly problem: unknown };

interface Info {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly standIn: string | null }[];
}

/** By table, the game that is played there. */
const games = new Map<string, string>();

function connect(): void {
  const socket = new WebSocket(`${PADDOCK_URL.replace('http', 'ws')}/api/socket`, { headers: HEADERS });
  const send = (message: object) => socket.send(JSON.stringify(message));
  let ids = Date.now();
  const ping = setInterval(() => send({ type: 'ping' }), 20_000);

  socket.addEventListener('open', () => send({ type: 'hello', version: 4, wants: ['legal', 'view'] }));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'hello') {
      console.log(`playing as ${message.person.name}`);
      send({ type: 'mine', on: true });
    } else if (message.type === 'mine') followOnly(message.tables.map(({ id }) => id));
    else if (message.type === 'table') takeSeatBack(message.info, message.viewer);
    else if (message.type === 'turn') {
      const { table, asked, legal, view } = message;
      const action = choose(games.get(table), view, legal);
      send({ type: 'play', table, id: String(ids++), asked, do: [action] });
    } else if (message.type === 'no') console.error('refused:', message.problem);
  });
  socket.addEventListener('close', ({ code }) => {
    clearInterval(ping);
    games.clear();
    // 4005: the token is another now. 1006 and the like: the server is away for a moment.
    if (code === 4005) process.exit(0);
    setTimeout(connect, 2_000);
  });
  socket.addEventListener('error', () => undefined);

  /** Tables where the bot sits and that are not over. */
  function followOnly(tables: readonly string[]): void {
    for (const table of [...games.keys()].filter((id) => !tables.includes(id))) {
      games.delete(table);
      send({ type: 'unwatch', table });
    }
    for (const table of tables.filter((id) => !games.has(id))) {
      games.set(table, '');
      send({ type: 'watch', table, content: null });
    }
  }
}

/** After a time without answers a stand-in plays, until the bot says that it is back. */
function takeSeatBack({ id, game, seats }: Info, viewer: number | 'public'): void {
  games.set(id, game);
  if (viewer === 'public' || seats[viewer]?.standIn === null) return;
  void fetch(`${PADDOCK_URL}/api/tables/${id}/stand-in`, {
    method: 'PUT',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ isOn: false }),
  });
}

function choose(game: string | undefined, view: unknown, legal: readonly string[]): string {
  if (game === 'formula') return chooseFormula(view as FormulaView, legal);
  if (game === 'downforce') return chooseDownforce(view as DownforceView, legal);
  return legal[Math.floor(Math.random() * legal.length)] ?? '';
}

connect();
