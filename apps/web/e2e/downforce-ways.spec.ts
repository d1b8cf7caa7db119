import { expect, test } from '@playwright/test';
import { PRESETS, type PresetName } from '@paddock/downforce';
import { downforceForm } from '@paddock/words/en/downforce/form/words';
import { prepareDevice, savedOptions, watchErrors } from './support/device.ts';
import { setUpDownforce } from './support/downforce.ts';
import { drive } from './support/drive.ts';
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

/** One with two races, one with every power: what panels and positions alone do not come by. */
for (const name of ['world-tour', 'pack'] as const) {
  const { label } = downforceForm.preset(name);
  test(`${label}: from the form to its end`, async ({ page }) => {
    const errors = watchErrors(page);
    await setUpDownforce(page, { players: 6, choices: [label], bots: 'rookie' });
    await drive(page, 'downforce');
    await expect(page.locator('.df-winner')).toBeVisible();
    const { options, phase } = provedDownforce(await downloadRecord(page)).public;
    expect(phase).toBe('over');
    expect(options).toMatchObject(PRESETS[name]);
    expect(errors).toEqual([]);
  });
}
