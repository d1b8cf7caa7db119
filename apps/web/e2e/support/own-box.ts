import { expect, type Page } from '@playwright/test';
import { CIRCUITS, reconstructedDeck, type DeckFile, type TrackFile } from '@paddock/downforce';
import type { GameRecord } from '@paddock/kernel';

/** A deck of somebody's own, for six players: as many cards as ours, a third of them others. */
export const OWN_DECK: DeckFile = {
  ...reconstructedDeck,
  id: 'kitchen-deck',
  name: 'Kitchen deck',
  author: 'Ana',
  cards: [
    ...reconstructedDeck.cards.slice(0, -14),
    ...['k4', 'b4', 'g4', 'y4', 'o4', 'r4'].map((kind) => ({ kind, count: 2 })),
    { kind: 'w4', count: 2 },
    { kind: 'w3w2', count: 4 },
  ],
};

/** For five players at most. */
export const SMALL_DECK: DeckFile = {
  ...OWN_DECK,
  id: 'drawer-deck',
  name: 'Drawer deck',
  cards: reconstructedDeck.cards.slice(0, -10),
};

/** A circuit of somebody's own, with scenery. */
export const OWN_TRACK: TrackFile = {
  ...CIRCUITS['river-station'],
  id: 'garden-path',
  name: 'Garden <path> & Co',
  author: 'Bo',
};

/** As somebody chooses it in a dialog. */
export function fileOf(value: unknown, name: string) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** On a device that has never seen what the record was played with: it is watched to its end there, and proved. */
export async function proveElsewhere(page: Page, record: GameRecord): Promise<void> {
  await page.goto('/#/games');
  await page.locator('input[type="file"]').setInputFiles(fileOf(record, 'record.json'));
  await page.locator('.slider').waitFor();
  // Its log names the circuit as its author does.
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByText('Proved')).toBeVisible();
}
