import { expect, test } from '@playwright/test';
import { PRESETS, type PresetName } from '@paddock/downforce';
import { downforceForm } from '@paddock/words/en/downforce/form/words';
import { prepareDevice, watchErrors } from './support/device.ts';
import { mousePerson, playOn, setUpDownforce } from './support/downforce.ts';
import { downloadRecord, provedDownforce } from './support/record.ts';

/** The more play, the fewer cards each: a game is shortest at a full table. Two play by a rule of their own (D-V2). */
const PLAYERS: Partial<Record<PresetName, 2 | 3 | 4 | 5>> = {
  beginners: 4,
  timely: 5,
  widespread: 2,
  'rubber-band': 5,
};

// A tour is two whole games.
test.describe.configure({ timeout: 240_000 });

for (const name of Object.keys(PRESETS) as PresetName[]) {
  const { label } = downforceForm.preset(name);
  test(`${label}: from the form to its end`, async ({ page }) => {
    const errors = watchErrors(page);
    await prepareDevice(page, { speed: 'off', confirm: false });
    await setUpDownforce(page, { players: PLAYERS[name] ?? 6, choices: [label], bots: 'rookie' });
    await playOn(page, mousePerson);
    await expect(page.locator('.df-winner')).toBeVisible();
    const { options, phase } = provedDownforce(await downloadRecord(page)).public;
    expect(phase).toBe('over');
    expect(options).toMatchObject(PRESETS[name]);
    expect(errors).toEqual([]);
  });
}
