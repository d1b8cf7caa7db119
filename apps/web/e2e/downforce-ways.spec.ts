import { expect, test, type Page } from '@playwright/test';
import { PRESETS, type PresetName } from '@paddock/downforce';
import { downforceForm } from '@paddock/words/en/downforce/form/words';
import { prepareDevice, savedOptions, watchErrors } from './support/device.ts';
import { setUpDownforce } from './support/downforce.ts';
import { drive } from './support/drive.ts';
import { inPhase, seedDownforce } from './support/positions.ts';
import { downloadRecord, provedDownforce } from './support/record.ts';

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', confirm: false, lang: 'en' });
});

test('the form begins every preset, with its options', async ({ page }) => {
  const errors = watchErrors(page);
  for (const name of Object.keys(PRESETS) as PresetName[]) {
    await setUpDownforce(page, { players: 4, choices: [downforceForm.preset(name).label] });
    expect(await savedOptions(page)).toMatchObject(PRESETS[name]);
  }
  expect(errors).toEqual([]);
});

/** Every power: what panels and positions alone do not come by. */
test('More powers: from the form to its end', async ({ page }) => {
  const errors = watchErrors(page);
  const { label } = downforceForm.preset('pack');
  await setUpDownforce(page, { players: 6, choices: [label], bots: 'rookie' });
  await playToEnd(page, PRESETS.pack);
  expect(errors).toEqual([]);
});

/** The form's own tour has six races: here are two, the second on a road that is not a ring. */
test('World tour: from the rest between its races to the end', async ({ page }) => {
  const errors = watchErrors(page);
  const options = { worldTour: ['foundry-yard', 'lantern-pass'] };
  await seedDownforce(page, { options, players: 6, until: inPhase('resting') });
  await playToEnd(page, options);
  expect(errors).toEqual([]);
});

async function playToEnd(page: Page, options: Record<string, unknown>): Promise<void> {
  await drive(page, 'downforce');
  await expect(page.locator('.df-winner')).toBeVisible();
  const proved = provedDownforce(await downloadRecord(page)).public;
  expect(proved.phase).toBe('over');
  expect(proved.options).toMatchObject(options);
}
