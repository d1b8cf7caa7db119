import { WIDE } from '@paddock/formula/drawing';
import { readRecord, type GameRecord } from '@paddock/kernel';
import { h } from 'preact';
import { Track } from '../../formula/board/track.tsx';
import { drawDownforce } from './draw-downforce.ts';
import { drawFormula } from './draw-formula.ts';
import { writeDrawing } from './write-drawing.ts';

/** What the stored races are drawn from: their records, and the style sheets of Formula's ground. */
export interface Stored {
  readonly downforce: unknown;
  readonly formula: unknown;
  readonly styles: string;
}

/** The files of the front page's races, by name. Runs when the site is built, never in the page. */
export function drawRaces({ downforce, formula, styles }: Stored): Readonly<Record<string, string>> {
  const ground = writeDrawing(h(Track, { circuit: WIDE }));
  return {
    'downforce.json': JSON.stringify(drawDownforce(recordIn(downforce))),
    'formula.json': JSON.stringify(drawFormula(recordIn(formula))),
    // A picture of its own, in both themes: nothing of the game's style sheet is in the front page.
    'formula.svg': ground
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace('>', `><style>${styles}</style>`),
  };
}

function recordIn(stored: unknown): GameRecord {
  const record = readRecord(stored);
  if ('code' in record) throw new Error(`a stored race cannot be read: ${record.code}`);
  return record;
}
