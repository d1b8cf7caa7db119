import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backup } from './admin/backup.ts';
import { exportLines } from './admin/export.ts';
import { importFrom } from './admin/import.ts';
import { makeAdmin } from './admin/make-admin.ts';
import { reading } from './admin/open.ts';
import { writeWhole } from './admin/out-file.ts';
import { refoldRatings } from './admin/refold.ts';
import { restore } from './admin/restore.ts';
import { signOut } from './admin/sign-out.ts';
import { readSettings } from './settings.ts';
import type { Place } from './store/open.ts';
import type { Backend } from './store/port.ts';

/** Each returns the message to print when it is done. */
const COMMANDS = {
  backup: async (place, file) => {
    await backup(place, file);
    return `The backup is ${file}`;
  },
  export: async (place, file) => {
    await writeWhole(file, (draft) => reading(place, (backend) => writeLines(backend, draft)));
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
  people: (place) =>
    reading(place, async (backend) => {
      const lines: string[] = [];
      for (let after = ''; ;) {
        const people = await backend.everyPerson(after, 500);
        for (const { id, name, made } of people)
          lines.push([id, name, new Date(made).toISOString()].join('\t'));
        if (people.length < 500) return lines.join('\n');
        after = people.at(-1)?.id ?? '';
      }
    }),
  'sign-out': async (place, id) => `${await signOut(place, id)} is signed out on every device`,
  'make-admin': async (place, who) => `${await makeAdmin(place, who)} is an admin`,
  refold: async (place) => {
    const { added, results, ratings, wrong } = await refoldRatings(place);
    const all = `${results} rated games give ${ratings} ratings`;
    const found = wrong === 0 ? 'as they were' : `${wrong} rows were wrong and have been put right`;
    return `${all}: ${found}${added === 0 ? '' : `; ${added} finished games were added to the results`}`;
  },
  restore: async (place, file) => {
    const { kept } = await restore(place, file);
    return kept === undefined ? 'Restored' : `Restored; what was there is ${kept}`;
  },
  import: async (place, file) => {
    const { people, tables, events } = await importFrom(place, file);
    return `Imported ${people} people and ${tables} tables with ${events} events`;
  },
} as const satisfies Record<string, (place: Place, file: string) => Promise<string>>;

export type AdminCommand = keyof typeof COMMANDS;

function writeLines(backend: Backend, file: string): Promise<void> {
  return pipeline(
    Readable.from(exportLines(backend)),
    async function* (lines: AsyncIterable<unknown>) {
      for await (const line of lines) yield `${JSON.stringify(line)}\n`;
    },
    createWriteStream(file),
  );
}

/** Returns the message to print; throws a `UserFacingError` if the admin can fix the cause. */
export function runAdmin(command: AdminCommand, file: string, env: NodeJS.ProcessEnv): Promise<string> {
  return COMMANDS[command](readSettings(env), file);
}
