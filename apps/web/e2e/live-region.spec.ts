import { expect, test } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { drive } from './support/drive.ts';
import { unfold } from './support/form.ts';
import { downloadRecord, provedEnd } from './support/record.ts';

/** «1st red 1, 10 points; 2nd …»: the cars of a race, or the sides of the standings, in order. */
function ranked(list: string): string[] {
  return list.split('; ').map((row) => {
    const name = /^\d+(?:st|nd|rd|th) ([^,.]+)/.exec(row)?.[1];
    if (name === undefined) throw new Error(`«${row}» has no place`);
    return name;
  });
}

test('the live region alone tells the finishing order of every race and the final standings', async ({
  page,
}) => {
  await prepareDevice(page, { speed: 'off' });
  await page.goto('/#/new/formula');
  await unfold(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: '24 cards out' }).check();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ana');
  const heard: string[] = [];
  await page.exposeFunction('hear', (sentence: string) => heard.push(sentence));
  await page.evaluate(() => {
    const { hear } = globalThis as unknown as { hear: (sentence: string) => void };
    const listen = (region: Element) =>
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) hear(node.textContent ?? '');
      }).observe(region, { childList: true });
    new MutationObserver((_, observer) => {
      const region = document.querySelector('.live-region');
      if (region === null) return;
      observer.disconnect();
      listen(region);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'To the grid' }).click();
  await drive(page, 'formula');

  // The region speaks line by line, a little after what is seen.
  await expect.poll(() => heard.join('\n')).toMatch(/Race 2 is over[^]*Standings: /);
  const races = heard.flatMap((sentence) => {
    const order = /Race \d+ is over\. (.+)\.$/.exec(sentence)?.[1];
    return order === undefined ? [] : [ranked(order)];
  });
  const standings = heard.flatMap((sentence) => {
    const list = /Standings: (.+)\.$/.exec(sentence)?.[1];
    return list === undefined ? [] : [ranked(list)];
  });

  const { results, outcome } = provedEnd(await downloadRecord(page)).public;
  expect(races).toEqual(results.map(({ order }) => order.map((car) => car.replace('-', ' '))));
  const names = ['you', 'Ada', 'Bruno', 'Chiara'];
  expect(standings.at(-1)).toEqual(
    outcome?.standings.map(({ seat, side }) => (seat === undefined ? `${side} (uncontrolled)` : names[seat])),
  );
});
