import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportLines } from './admin/export.ts';
import { importFrom } from './admin/import.ts';
import { AdminError, backup, reading } from './admin/open.ts';
import { restore } from './admin/restore.ts';
import { readSettings, SettingsError } from './settings.ts';
import { DataInUseError } from './store/lock.ts';
import { NewerSchemaError } from './store/migrations.ts';
import type { Place } from './store/open.ts';

const USAGE = `paddock admin <command>
  backup <file>    a whole copy of the embedded database, also while the server runs
  export <file>    everything as lines of JSON, from either database, also while the server runs
  tables           the tables, one a line, also while the server runs
  restore <file>   puts a backup in the place of the data; not while the server runs
  import <file>    takes an export up; not while the server runs`;

type Command = (place: Place, file: string) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: async (place, file) => {
    await backup(place, needed(file));
    return `The backup is ${file}`;
  },
  export: async (place, file) => {
    if (existsSync(needed(file))) throw new AdminError(`${file} is there already`);
    await reading(place, (backend) =>
      pipeline(
        Readable.from(exportLines(backend)),
        async function* (lines: AsyncIterable<unknown>) {
          for await (const line of lines) yield `${JSON.stringify(line)}\n`;
        },
        createWriteStream(file, { flags: 'wx' }),
      ),
    );
    return `The export is ${file}`;
  },
  tables: (place) =>
    reading(place, async (backend) => {
      const lines: string[] = [];
      for (let after = ''; ;) {
        const tables = await backend.everyTable(after, 500);
        for (const { match, game, status, touched, people } of tables) {
          lines.push(
            [match, game, status, new Date(touched).toISOString(), `${people.length} people`].join('\t'),
          );
        }
        if (tables.length < 500) return lines.join('\n');
        after = tables.at(-1)?.match ?? '';
      }
    }),
  restore: async (place, file) => {
    const { kept } = await restore(place, needed(file));
    return kept === undefined ? 'Restored' : `Restored; what was there is ${kept}`;
  },
  import: async (place, file) => {
    const { people, tables, events } = await importFrom(place, needed(file));
    return `Imported ${people} people and ${tables} tables with ${events} events`;
  },
};

function needed(file: string): string {
  if (file === '') throw new AdminError('a file is needed');
  return file;
}

/** Gives the exit code. */
export async function runAdmin(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const [name = '', file = ''] = args;
  const command = COMMANDS[name];
  if (command === undefined) {
    console.error(USAGE);
    return 2;
  }
  try {
    console.log(await command(readSettings(env), file));
    return 0;
  } catch (error) {
    const isExpected = [AdminError, DataInUseError, NewerSchemaError, SettingsError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected && error instanceof Error ? error.message : error);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await runAdmin(process.argv.slice(2));
