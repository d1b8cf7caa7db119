import { existsSync, lstatSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BACKUPS, PRIVATE_FILE, PRIVATE_FOLDER } from '../store/private-files.ts';
import { fine, problem, type Finding } from './finding.ts';

const LITTLE_BYTES = 500_000_000;
const DAY_MS = 86_400_000;
const DECADE_MS = 3_652 * DAY_MS;
/** How long both clocks are watched each time, and how far they may drift apart. */
const WATCH_MS = 50;
const APART_MS = 20;
const WATCHES = 5;

/** Whether others can read the data. */
export function checkModes(folder: string): Finding[] {
  if (!existsSync(folder) || process.platform === 'win32') return [];
  const wrong = [folder, ...filesIn(folder), ...filesIn(join(folder, BACKUPS))].flatMap((path) => {
    const { mode, uid } = lstatSync(path);
    const isFolder = lstatSync(path).isDirectory();
    const wanted = isFolder ? PRIVATE_FOLDER : PRIVATE_FILE;
    const isOurs = process.getuid === undefined || process.getuid() === 0 || process.getuid() === uid;
    if ((mode & 0o077) === 0 && isOurs) return [];
    if (!isOurs) return [problem(`${path} belongs to another user`, `chown it to the server's own user`)];
    const octal = (bits: number) => `0${(bits & 0o777).toString(8)}`;
    return [problem(`others can read ${path} (${octal(mode)})`, `chmod ${wanted.toString(8)} ${path}`)];
  });
  return wrong.length > 0 ? wrong : [fine(`${folder} and its files are the server's alone (0700, 0600)`)];
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
}

export function checkDisk(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const megabytes = `${Math.floor(free / 1_000_000)} MB are free on the disk of ${folder}`;
  return [
    free < LITTLE_BYTES
      ? problem(megabytes, 'make room: a full disk saves nothing, though it loses nothing either')
      : fine(megabytes),
  ];
}

/** `newest`: when the last entry was written, by the clock of that time; 0: there is none. */
export async function checkClock(newest: number): Promise<Finding[]> {
  const wall = Date.now();
  const apart = await unevenness();
  const built = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  const says = `the clock says ${new Date(wall).toISOString()}`;
  const set = 'set the clock, for example with `timedatectl set-ntp true`';
  if (wall < built - DAY_MS) return [problem(`${says}, before this program was installed`, set)];
  if (wall > built + DECADE_MS) return [problem(`${says}, ten years after this program was installed`, set)];
  if (newest > wall + 60_000) {
    return [problem(`${says}, and the log has an entry of ${new Date(newest).toISOString()}`, set)];
  }
  if (apart > APART_MS) return [problem(`the clock jumps: by ${Math.round(apart)} ms in a moment`, set)];
  return [fine(`${says}, and runs evenly`)];
}

/** How far the wall clock runs from the steady one. The least of several: a busy machine may pause between two readings. */
async function unevenness(): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < WATCHES; times++) {
    const [wall, steady] = [Date.now(), performance.now()];
    await setTimeout(WATCH_MS);
    least = Math.min(least, Math.abs(Date.now() - wall - (performance.now() - steady)));
  }
  return least;
}
