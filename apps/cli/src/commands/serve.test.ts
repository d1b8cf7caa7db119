import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SETTING_NAMES } from '@paddock/server';
import { LANGUAGES } from '@paddock/words';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Folder, paddock, startPaddock } from '../testing.ts';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const site = new Folder();
site.put('index.html', '<title>Paddock</title>');
const children: ChildProcess[] = [];

interface Open {
  readonly url: string;
  readonly said: string;
  readonly child: ChildProcess;
}

async function open(env: Record<string, string>, args: readonly string[] = []): Promise<Open> {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: {
      PATH: process.env['PATH'],
      LANG: 'C',
      PORT: '0',
      SITE_DIR: site.path,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /http:\S+/.exec(said)?.[0];
    if (url !== undefined) return { url, said, child };
  }
  throw new Error('it did not start');
}

async function stop({ child }: Open): Promise<unknown> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  return (await gone)[0];
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => site.remove());

describe('paddock serve', () => {
  it('serves page and tables at the address it prints, and stops when told to', async () => {
    const data = new Folder();
    const running = await open({ DATA_DIR: data.path }, ['--lang', 'fr']);
    expect(running.said).toBe(`Paddock est ouvert : ${running.url}\n`);
    expect(await (await fetch(running.url)).text()).toBe('<title>Paddock</title>');
    expect(await (await fetch(`${running.url}/readyz`)).json()).toEqual({ ok: true });
    expect(await stop(running)).toBe(0);
    data.remove();
  });

  it('refuses a second server or an import on the same data, with the reason', async () => {
    const data = new Folder();
    const env = { DATA_DIR: data.path };
    const first = await open(env);
    const second = await startPaddock(['serve'], { env: { ...env, PORT: '0', SITE_DIR: site.path } });
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toContain(`is in use by a Paddock server (process ${first.child.pid},`);
    const file = data.put('all.jsonl', '{"kind":"paddock-export","version":1}\n');
    const imported = await startPaddock(['admin', 'import', file], { env });
    expect(imported).toMatchObject({ code: 1, err: second.err });
    expect(await stop(first)).toBe(0);
    expect(await startPaddock(['admin', 'import', file], { env })).toMatchObject({ code: 0, err: '' });
    data.remove();
  });

  it.each(LANGUAGES)('names every setting in its help: %s', async (language) => {
    const { out } = await paddock(['serve', '--help', '--lang', language]);
    for (const name of SETTING_NAMES) expect(out).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('does not start with a wrong setting, and names it', async () => {
    const { code, err } = await startPaddock(['serve'], { env: { PORT: 'seven', SITE_DIR: site.path } });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'paddock: PORT must be a whole number from 0 to 65535\n',
    });
  });

  it('says so if the port is taken', async () => {
    const data = new Folder();
    const other = new Folder();
    const first = await open({ DATA_DIR: data.path });
    const { port } = new URL(first.url);
    const env = { PORT: port, DATA_DIR: other.path, SITE_DIR: site.path };
    const { code, err } = await startPaddock(['serve'], { env });
    expect({ code, err }).toEqual({ code: 1, err: `paddock: PORT: ${port} is in use; choose another\n` });
    await stop(first);
    data.remove();
    other.remove();
  });
});
