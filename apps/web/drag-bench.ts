import type { Section, TrackFile } from '@paddock/downforce';
import type { Browser, Page } from '@playwright/test';

const straight: Section = { kind: 'straight', rows: 13, lanes: 4 };
const quarter: Section = { kind: 'curve', turn: 'right', angle: 90, cells: [4, 5, 6, 7], radius: 3.4 };

/** As many spaces as a circuit may have, nearly: 296. */
const LARGE: TrackFile = {
  format: 1,
  id: 'large',
  name: 'Large',
  note: 'For measuring.',
  shape: 'ring',
  direction: 'clockwise',
  heading: 0,
  sections: [straight, quarter, quarter, straight, straight, quarter, quarter, straight],
  lines: [3, 5, 7],
  grid: [
    { row: 1, lane: 1 },
    { row: 1, lane: 3 },
    { row: 2, lane: 2 },
    { row: 2, lane: 4 },
    { row: 3, lane: 1 },
    { row: 3, lane: 3 },
  ],
  scenery: [],
};

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor: what else the machine does is left out. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface DragFigures {
  /** Milliseconds that the page's longest task took while a corner was dragged and bots raced on the circuit. */
  readonly longestMs: number;
  readonly tasks: number;
}

/** A corner of a large circuit is dragged about, in the circuit editor, while its thread measures the balance. */
export async function dragTasks(browser: Browser, address: string): Promise<DragFigures> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const page = await context.newPage();
  // The page itself makes the shelf, with the first circuit.
  await page.goto(new URL('/#/box/track/new', address).href);
  await page.getByRole('button', { name: 'A plain oval' }).click();
  await page.getByText('In order:').waitFor();
  await putOnShelf(page);
  await page.goto(new URL('/#/box/track/large', address).href);
  const handle = page.locator('.ce-handle.corner').first();
  await handle.waitFor();
  await page.getByText('In order: 296 spaces').waitFor();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('there is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Bots are at it from now on.
  await page.getByRole('tab', { name: 'Balance' }).click();
  await page.getByText(/^\d+ races so far/).waitFor();
  await page.getByRole('tab', { name: 'Road' }).click();
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 80; step++)
    await page.mouse.move(x + 40 * Math.sin(step / 9), y + 30 * Math.sin(step / 6));
  await page.mouse.up();
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await context.close();
  return figuresOf(trace.traceEvents);
}

/** Of the page's own thread: the one in which something was laid out. */
function figuresOf(events: readonly TraceEvent[]): DragFigures {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid, dur }) =>
      name.endsWith('RunTask') && pid === main?.pid && tid === main.tid && dur !== undefined,
  );
  // A virtual machine's clock may give a task more of the processor than it took.
  const times = tasks.map(({ tdur = Infinity, dur = 0 }) => Math.min(tdur, dur) / 1000);
  return { longestMs: Math.max(...times), tasks: times.length };
}

async function putOnShelf(page: Page): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paddock');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('shelf', 'readwrite');
          transaction.objectStore('shelf').put({ id: value.id, kind: 'track', value, changed: 0 });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    LARGE,
  );
}
