import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/desk';
import { highlighted } from '../support/highlighted';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

test.use({ settings: ['ui.look=rendered'] });

const filler = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `step-${index}`,
    [
      `<p>Fill the kettle with fresh water up to mark ${index} and close the lid until it clicks.</p>`,
      `<p>Remplissez la bouilloire d’eau fraîche jusqu’au repère ${index} et fermez le couvercle jusqu’au clic.</p>`,
    ] as const,
  ]),
);
/** A lost link, a number that changed, and a lost placeholder below a screen of fields without fault. */
const faulty: Contents = {
  title: ['Boil the water', 'Faites bouillir l’eau'],
  safety: [
    '<p>Read the <a href="/safety">safety notes</a> before you begin.</p>',
    '<p>Lisez les consignes avant de commencer.</p>',
  ],
  amount: [
    '<p>Pour in <b>250 ml</b> of it &amp; wait.</p><script>parent.pwned = 1</script>',
    '<p>Versez-en <b>350 ml</b> &amp; attendez.</p><img src="x" onerror="parent.pwned = 2">',
  ],
  warning: ['<p>Never open the lid while it boils.</p>', '<p>Never open the lid while it boils.</p>'],
  ...filler,
  end: ['<p>Enjoy your {drink} with friends.</p>', '<p>Savourez votre boisson entre amis.</p>'],
};

const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });
const saidIn = (page: Page): Locator => reviewOf(page).getByRole('status', { name: 'Problems' });
const frameOf = (page: Page, name: string) =>
  reviewOf(page).getByLabel(name, { exact: true }).frameLocator('iframe');

test(
  'rendered content has its problems marked, and the one gone to is in sight',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say(faulty);
    await page.getByRole('button', { name: /^With problems [1-9]/ }).click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await expect(saidIn(page)).toContainText(/\d problems/);

    // The link is lost: its element is marked in the source; the numbers are marked on both sides.
    const link = frameOf(page, 'Source: safety').locator('a');
    await expect(link).toHaveAttribute('data-problem', 'problem-warning');
    await expect(link).toHaveCSS('outline-style', 'dashed');
    await expect.poll(() => highlighted(page, 'problem-warning')).toEqual(['250', '350']);
    // A whole sentence has no wavy line, which would make it hard to read.
    const sentence = 'Never open the lid while it boils.';
    await expect.poll(() => highlighted(page, 'problem-long-warning')).toContain(sentence);

    await page.keyboard.press('n');
    await expect(link).toHaveAttribute('data-problem', 'problem-warning problem-current');
    await expect(link).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('p');
    await expect(saidIn(page)).toContainText('end');
    await expect.poll(() => highlighted(page, 'problem-current-error')).toEqual(['{drink}']);
    const end = frameOf(page, 'Source: end').getByText('Enjoy your {drink} with friends.');
    await expect(end).toBeInViewport();

    // The frame shows the content without additions.
    await expect(frameOf(page, 'Source: end').locator('wbr, mark')).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as { pwned?: number }).pwned)).toBeUndefined();

    // A dismissed problem is no longer marked.
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await expect.poll(() => highlighted(page, 'problem-current-error')).toEqual([]);
    expect(await highlighted(page, 'problem-error')).toEqual([]);
  },
);

test('an end tag alone is marked at the word beside it', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await new UpstreamRequest(desk).say({
    title: ['<p>Read the <b>notes</b> first.</p>', '<p>Lisez d’abord les notes</b> ici.</p>'],
  });
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(saidIn(page)).toContainText(/problem/);
  await expect.poll(() => highlighted(page, 'problem-error')).toContain('notes');
  await page.keyboard.press('p');
  await expect(saidIn(page)).toContainText('</b> closes nothing');
  await expect.poll(() => highlighted(page, 'problem-current-error')).toEqual(['notes']);
});
