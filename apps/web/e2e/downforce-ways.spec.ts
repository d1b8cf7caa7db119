import { expect, test } from '@playwright/test';
import { PRESETS, type PresetName } from '@paddock/downforce';
import { downforceForm } from '@paddock/words/downforce/en-form';
import { prepareDevice, watchErrors } from './support/device.ts';
import { mousePerson, playOn, setUpDownforce } from './support/downforce.ts';
import { downloadRecord, provedDownforce } from './support/record.ts';

/** How many play, so that every number does, and what a rule says of it is used. */
const PLAYERS: Readonly<Record<PresetName, 2 | 3 | 4 | 5 | 6>> = {
  printed: 3,
  beginners: 4,
  'long-distance': 3,
  endurance: 3,
  'world-tour': 3,
  timely: 4,
  whispers: 3,
  dice: 5,
  odds: 3,
  widespread: 2,
  penalty: 6,
  'rubber-band': 2,
  pack: 3,
};

for (const name of Object.keys(PRESETS) as PresetName[]) {
  const { label } = downforceForm.preset(name);
  test(`${label}: from the form to its end`, async ({ page }) => {
    const errors = watchErrors(page);
    await prepareDevice(page, { speed: 'off' });
    await setUpDownforce(page, { players: PLAYERS[name], choices: [label] });
    await playOn(page, mousePerson);
    await expect(page.locator('.df-winner')).toBeVisible();
    const { options, phase } = provedDownforce(await downloadRecord(page)).public;
    expect(phase).toBe('over');
    expect(options).toMatchObject(PRESETS[name]);
    expect(errors).toEqual([]);
  });
}
