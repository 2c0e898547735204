import { expect, test } from './support/desk';
import { UpstreamRequest } from './support/upstream-versions';

test.skip(({ host }) => host !== 'browser', 'the page is the same in both hosts');

test('at 1440×900 twelve short fields are in sight from 130 px on; at 200 % zoom half the height is content; empty panes speak on one line', async ({
  desk,
}) => {
  const { page } = desk;
  const short = ['Save changes', 'Änderungen speichern'] as const;
  const contents = Object.fromEntries(Array.from({ length: 40 }, (_none, at) => [`label-${at}`, short]));
  for (const target of ['de-DE', 'fr-FR'])
    await new UpstreamRequest(desk, { id: target, target }).say(contents);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  const review = page.getByRole('region', { name: 'Review' });
  // The languages of a job take a line of the header.
  await expect(review.getByRole('group', { name: /^Languages of this job/ })).toBeVisible();
  const fields = page.getByRole('group', { name: 'Fields', exact: true });
  expect((await fields.boundingBox())?.y).toBeLessThanOrEqual(130);
  await expect(review.getByLabel('Target: label-11', { exact: true })).toBeInViewport({ ratio: 1 });

  // An empty list and an empty detail stand on one line.
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.getByRole('tab', { name: 'Outbox' }).click();
  const [list, detail] = await page.locator('.empty-state h2').all();
  expect((await list?.boundingBox())?.y).toBe((await detail?.boundingBox())?.y);
  await page.keyboard.press('g');
  await page.keyboard.press('r');

  // A zoom of 200 % leaves half as many CSS pixels.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect.poll(async () => (await fields.boundingBox())?.height).toBeGreaterThanOrEqual(225);
});
