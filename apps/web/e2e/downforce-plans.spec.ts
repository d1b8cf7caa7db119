import { downforce, type DownforceView } from '@paddock/downforce';
import { fastChance } from '@paddock/kernel';
import { Plan } from '@paddock/table';
import { expect, test, type Page } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { legalIn, planTo, seedDownforce } from './support/positions.ts';

/** A whole play of the first seat on which at least three lines lose something. */
function losingPlan(view: DownforceView): readonly string[] | undefined {
  if (view.public.phase !== 'playing') return undefined;
  return legalIn(view)
    .map((play) => {
      const plan = new Plan(downforce, 0, view, fastChance('plan'));
      plan.take(play);
      while (!plan.isEnded) plan.take(plan.legal()[0] ?? '');
      return plan;
    })
    .find(({ steps }) => {
      const facts = steps.flatMap((step) => step.facts);
      return facts.filter((fact) => fact.kind === 'jammed' || fact.kind === 'line-idle').length >= 3;
    })?.texts;
}

/** A wild may choose a car that it would not move. */
function idleWild(view: DownforceView): readonly string[] | undefined {
  return view.public.cars.some(({ place }) => place !== null) ? planTo(view, 'wild', 3) : undefined;
}

const LOST = { en: /behind|blocked by/, fr: /derrière|bloquée par/, pt: /atrás do|bloqueado pelo/ } as const;

function promptHeight(page: Page): Promise<number> {
  return page.locator('.table-prompt').evaluate((bar) => bar.getBoundingClientRect().height);
}

/** What loads later, letters for one, has come when it no longer changes. */
async function restingHeight(page: Page): Promise<number> {
  const seen: number[] = [];
  const isResting = async () => {
    seen.push(await promptHeight(page));
    return seen.length > 3 && new Set(seen.slice(-4)).size === 1;
  };
  await expect.poll(isResting, { intervals: [300] }).toBe(true);
  return seen.at(-1) ?? 0;
}

for (const lang of ['en', 'fr', 'pt'] as const)
  test(`a plan says what it comes to, a wild which cars it would not move, and nothing on a phone gives way: ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await prepareDevice(page, { speed: 'off', lang });
    await seedDownforce(page, {
      until: (view) => losingPlan(view) !== undefined,
      plan: (view) => losingPlan(view) ?? [],
    });
    const note = page.locator('.df-plan');
    await expect(note).toHaveText(LOST[lang]);
    await expect(page.locator('.df-loss')).not.toHaveCount(0);
    const height = await restingHeight(page);
    while (await page.locator('.undo[aria-disabled=false]').isVisible()) await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect.poll(() => promptHeight(page)).toBe(height);

    await seedDownforce(page, {
      until: (view) => idleWild(view) !== undefined,
      plan: (view) => idleWild(view) ?? [],
    });
    const idle = page.locator('.df-wild.idle').first();
    await expect(idle.locator('small')).toBeVisible();
    const said = (await idle.locator('small').innerText()).toLowerCase();
    await expect(page.getByRole('button', { name: said }).first()).toBeVisible();
    await expect.poll(() => promptHeight(page)).toBe(height);
  });
