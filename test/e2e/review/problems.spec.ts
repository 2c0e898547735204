import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test } from '../support/desk';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

/**
 * A lost button and a lost placeholder; fields without fault between, so that the second one is out of sight.
 */
const faulty: Contents = {
  title: ['Boil the water', 'Faites bouillir l’eau'],
  safety: [
    '<p>Read the <button>safety notes</button> before you begin.</p>',
    '<p>Lisez les consignes avant de commencer.</p>',
  ],
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `step-${index}`,
      [
        `<p>Fill the kettle with fresh water up to mark ${index} and close the lid until it clicks.</p>`,
        `<p>Remplissez la bouilloire d’eau fraîche jusqu’au repère ${index} et fermez le couvercle jusqu’au clic.</p>`,
      ] as const,
    ]),
  ),
  end: ['<p>Enjoy your {drink} with friends.</p>', '<p>Savourez votre boisson entre amis.</p>'],
};
const corrected: Contents = {
  ...faulty,
  end: ['<p>Enjoy your {drink} with friends.</p>', '<p>Savourez votre {drink} entre amis.</p>'],
};

const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });
const saidIn = (page: Page): Locator => reviewOf(page).getByRole('status', { name: 'Problems' });
const viewOf = (page: Page): Locator => page.getByRole('button', { name: /^With problems/ });

async function openFaulty(desk: Desk): Promise<void> {
  await expect(viewOf(desk.page)).toHaveText(/1$/);
  await viewOf(desk.page).click();
  await desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
}

test(
  'problems are found on arrival, gone to, dismissed and counted again by keyboard',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const upstream = new UpstreamRequest(desk);
    await upstream.say(faulty);
    await openFaulty(desk);
    const review = reviewOf(page);
    const row = page.getByRole('option', { name: /Boil the water/ });
    await expect(row).toContainText('2 errors');
    await expect(saidIn(page)).toContainText('2 problems');
    await expect(review.getByRole('button', { name: 'Problems of safety: 1 error' })).toBeVisible();
    const inSource = review.getByLabel('Source: safety', { exact: true });
    await expect(inSource.locator('[data-kind~="problem-error"]').first()).toBeVisible();
    const lost = inSource.locator('[data-kind~="problem-error"] > .tag-chip', { hasText: /^button$/ });
    await expect(lost).toHaveCSS('outline-style', 'dashed');

    await page.keyboard.press('n');
    await expect(saidIn(page)).toContainText('1 of 2 · safety');
    await expect(inSource.locator('[data-kind~="problem-current"]').first()).toBeVisible();
    // The second one is far below, in a field that is not in the page yet.
    await expect(review.getByLabel('Source: end', { exact: true })).toBeHidden();
    await page.keyboard.press('n');
    await expect(saidIn(page)).toContainText('2 of 2 · end');
    const inEnd = review.getByLabel('Source: end', { exact: true });
    await expect(inEnd.locator('[data-kind~="problem-current"]')).toHaveText('{drink}');
    await expect(inEnd.locator('[data-kind~="problem-current"]')).toBeInViewport();
    await expectAccessible(page, 'a problem');

    await page.keyboard.press('x');
    const reason = review.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toBeFocused();
    await page.keyboard.type('said in words, s and f are letters here');
    await page.keyboard.press('ArrowDown');
    await expect(review.getByRole('radio', { name: 'Same problem in all fields' })).toBeChecked();
    await expectAccessible(page, 'dismissing');
    await page.keyboard.press('Enter');
    await expect(reason).toBeHidden();
    await expect(saidIn(page)).toContainText('1 problem');
    await expect(row).toContainText('1 error');
    await expect(row).toContainText('Boil the water');

    await review.getByRole('switch', { name: 'Show 1 dismissed' }).click();
    const problems = review.getByRole('region', { name: 'Problems of end' });
    await expect(problems).toContainText('said in words, s and f are letters here');
    await expectAccessible(page, 'dismissed');
    await page.keyboard.press('x');
    await expect(row).toContainText('2 errors');
    await expect(problems).not.toContainText('said in words');
  },
);

test.describe('a program that is killed', () => {
  test.use({ program: 'spawned' });

  test(
    'a dismissal outlives a kill and what comes later; what is corrected is gone',
    { tag: '@soak' },
    async ({ desk }) => {
      const upstream = new UpstreamRequest(desk);
      await upstream.say(faulty);
      await openFaulty(desk);
      await expect(saidIn(desk.page)).toContainText('2 problems');
      await desk.page.keyboard.press('n');
      await desk.page.keyboard.press('x');
      await desk.page.keyboard.press('Enter');
      await expect(saidIn(desk.page)).toContainText('1 problem');

      await desk.restart('killed');
      await upstream.say({ ...faulty, title: ['Boil the water', 'Bouillir l’eau'] });
      await openFaulty(desk);
      await expect(saidIn(desk.page)).toContainText('1 problem');
      await upstream.say({ ...corrected, title: ['Boil the water', 'Bouillir l’eau'] });
      await expect(viewOf(desk.page)).toHaveText(/0$/);
    },
  );
});

test(
  'only the fields with errors are shown, stepped over and left again',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say(faulty);
    await openFaulty(desk);
    const review = reviewOf(page);
    const lines = review.locator('.field-row:not(.spare) .field-line h3');
    await expect(review.getByLabel('Source: step-0', { exact: true })).toBeVisible();
    await page.keyboard.press('Shift+E');
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: 'safety' })).toBeVisible();
    await expect(lines.filter({ hasText: 'end' })).toBeVisible();
    await expect(review.getByRole('combobox', { name: 'Fields shown' })).toHaveValue('errors');
    const current = review.locator('.field-row.current .field-line h3');
    await expect(current).toHaveText('safety');
    await page.keyboard.press('Shift+J');
    await expect(current).toHaveText('end');
    await page.keyboard.press('n');
    await expect(saidIn(page)).toContainText('of 2 · end');
    await expectAccessible(page);

    // A hit in a hidden field shows all fields again.
    await page.keyboard.press('Control+f');
    await page.keyboard.type('mark 7');
    await expect(review.getByLabel('Source: step-7', { exact: true })).toBeVisible();
    await expect(review.getByRole('combobox', { name: 'Fields shown' })).toHaveValue('all');
    await page.keyboard.press('Escape');

    await review.getByRole('combobox', { name: 'Fields shown' }).selectOption('With notes');
    await expect(review.getByText('No field has a note.')).toBeVisible();
    await review.getByRole('button', { name: 'Show all fields' }).click();
    await expect(review.getByLabel('Source: title', { exact: true })).toBeVisible();
  },
);

test(
  'a check is dismissed everywhere, found again on the settings screen, and switched off there',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say(faulty);
    await openFaulty(desk);
    const review = reviewOf(page);
    await expect(saidIn(page)).toContainText('2 problems');
    await page.keyboard.press('p');
    // Typed at once, while the row is still loading: the letters are the reason, so s and f must not mark.
    await page.keyboard.press('x');
    await page.keyboard.press('s');
    await review.getByRole('radio', { name: /in every request$/ }).check();
    await review.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(saidIn(page)).toContainText('1 problem');

    await page.keyboard.press('Control+,');
    const checks = page.getByRole('region', { name: 'Checks' });
    await expect(checks.getByText('in every request')).toBeVisible();
    await expectAccessible(page, 'settings');
    await checks.getByRole('button', { name: /^Restore/ }).click();
    await expect(checks.getByText('in every request')).toBeHidden();
    await checks.getByRole('combobox', { name: /^Level of Missing tags/ }).selectOption('off');
    await checks.getByRole('combobox', { name: /^Level of Placeholders/ }).selectOption('warning');
    await page.getByRole('button', { name: /^Requests/ }).click();
    const row = page.getByRole('option', { name: /Boil the water/ });
    await expect(row).toContainText('1 warning');
    await expect(row).not.toContainText('error');
  },
);

test(
  'a request whose checks failed says so in the list and above its fields, and is checked again on demand',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say(faulty);
    await openFaulty(desk);
    await expect(saidIn(page)).toContainText('2 problems');
    // The database state after a failed check, seen after a restart.
    await desk.restart('gracefully', async () => {
      const db = new Database(join(desk.dataFolder, 'locdesk.db'));
      db.exec('DELETE FROM problems; UPDATE requests SET checked_version = NULL');
      db.close();
    });
    const window = desk.page;
    const row = window.getByRole('option', { name: /Boil the water/ });
    await expect(row).toContainText('Checks failed');
    await row.click();
    await expect(saidIn(window)).toContainText('Checks failed for an unknown reason.');
    await expectAccessible(window, 'checks failed');
    await reviewOf(window).getByRole('button', { name: 'Check again' }).click();
    await expect(saidIn(window)).toContainText('2 problems');
    await expect(row).toContainText('2 errors');
    // The button went with the press; the keyboard stays in the review.
    await window.keyboard.press('n');
    await expect(saidIn(window)).toContainText('1 of 2 · safety');
  },
);
