import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test } from '../support/desk';
import { serviceClient } from '../support/service';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

const notice = 'Pas encore traduit.';

/** A notice in place of five translations, between fields without fault; one has a fault of its own. */
const untranslated: Contents = {
  title: ['Boil the water', 'Faites bouillir l’eau'],
  ...Object.fromEntries(
    ['fill', 'heat', 'pour', 'wait', 'drink'].map((id, index) => [
      id,
      [
        `<p>This is how you ${id} it, which takes you ${index + 2} steps or more.</p>`,
        `<p>${notice}</p>`,
      ] as const,
    ]),
  ),
  end: ['<p>Enjoy your {drink} with friends.</p>', '<p>Savourez votre boisson entre amis.</p>'],
};

const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Review' });
const saidIn = (page: Page): Locator => reviewOf(page).getByRole('status', { name: 'Problems' });
const problemsOf = (page: Page, id: string): Locator =>
  reviewOf(page).getByRole('region', { name: `Problems of ${id}` });
const currentField = (page: Page): Locator => reviewOf(page).locator('.field-row.current .field-line h3');

async function open(desk: Desk): Promise<void> {
  await new UpstreamRequest(desk).say(untranslated);
  const view = desk.page.getByRole('button', { name: /^With problems/ });
  await expect(view).toHaveText(/1$/);
  await view.click();
  await desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(saidIn(desk.page)).toContainText('2 problems');
}

test('a field with a part of a problem is shown as one with problems, and leads to it and back', async ({
  desk,
}) => {
  const { page } = desk;
  await open(desk);
  const review = reviewOf(page);
  await review.getByRole('combobox', { name: 'Fields shown' }).selectOption('With problems');
  const lines = review.locator('.field-row:not(.spare) .field-line h3');
  await expect(lines).toHaveCount(6);
  await expect(review.getByRole('button', { name: 'Problems of pour: same as in fill' })).toBeVisible();
  const target = review.getByLabel('Target: pour', { exact: true });
  await expect(target.locator('[data-kind~="problem-warning"]').first()).toBeVisible();
  await expectAccessible(page, 'a part of a problem');
  // The sentence stands at the first of the fields only.
  await expect(problemsOf(page, 'fill').getByText(notice)).toBeVisible();
  await expect(problemsOf(page, 'pour')).not.toContainText(notice);

  await problemsOf(page, 'pour')
    .getByRole('button', { name: /^Same as in “fill/ })
    .click();
  await expect(saidIn(page)).toContainText('1 of 2 · fill');
  const folded = problemsOf(page, 'fill').locator('details');
  await folded.locator('summary').click();
  await folded.getByRole('button', { name: 'wait' }).focus();
  await page.keyboard.press('Enter');
  await expect(currentField(page)).toHaveText('wait');
});

test('dismissing a problem says in how many other fields it is dismissed', async ({ desk }) => {
  const { page } = desk;
  await open(desk);
  const review = reviewOf(page);
  await page.keyboard.press('n');
  await page.keyboard.press('x');
  await expect(
    review.getByRole('radio', { name: 'Here and in 4 other fields with the same cause' }),
  ).toBeChecked();
  await expectAccessible(page, 'dismissing in several fields');
  await page.keyboard.press('Enter');
  await expect(saidIn(page)).toContainText('1 problem');
  await expect(problemsOf(page, 'pour')).toBeHidden();
  // A problem of one field alone is dismissed there.
  await page.keyboard.press('n');
  await page.keyboard.press('x');
  await expect(review.getByRole('radio', { name: 'Only here' })).toBeChecked();
});

test('a correction is made in all fields with the same cause, and undone as one step', async ({ desk }) => {
  const { page } = desk;
  const review = reviewOf(page);
  const service = await serviceClient(desk);
  const ids = ['ask', 'wait', 'drink'];
  const targetOf = (id: string) => review.getByRole('textbox', { name: `Target of ${id}` });
  const fields = ids.map((id) => ({ id, type: 'localizable', data: 'html', value: `Shall we ${id}?` }));
  await service.submit({ language: { source: 'en', target: 'fr' }, fields });
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await page.keyboard.press('e');
  await review.getByRole('button', { name: 'Confirm' }).click();
  for (const id of ids) await targetOf(id).fill(`Et si on dit « ${id} » ?`);
  // In the editor, with what is written there.
  await review.getByRole('button', { name: /^In all 3 fields/ }).click();
  for (const id of ids) await expect(targetOf(id)).toHaveText(`Et si on dit «\u00a0${id}\u00a0»\u00a0?`);
  await page.getByRole('button', { name: /^Undo/ }).click();
  for (const id of ids) await expect(targetOf(id)).toHaveText(`Et si on dit « ${id} » ?`);
  await review.getByRole('button', { name: 'Complete' }).click();
  await expect(review.getByRole('button', { name: 'Save as version' })).toBeVisible();
  await review.getByRole('button', { name: 'Edit target' }).click();

  const inAll = problemsOf(page, 'ask').getByRole('button', { name: /^In all 3 fields/ });
  const dismiss = problemsOf(page, 'ask').getByRole('button', { name: /^Dismiss/ });
  await expect(dismiss).toBeVisible();
  // Wherever the buttons are broken into two lines, the last one is not alone.
  for (const width of [800, 740, 680]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await dismiss.boundingBox())?.y, `at ${width} pixels`).toBe((await inAll.boundingBox())?.y);
  }
  await inAll.click();
  for (const id of ids) await expect(targetOf(id)).toHaveText(`Et si on dit «\u00a0${id}\u00a0»\u00a0?`);
  await page.getByRole('button', { name: /^Undo/ }).click();
  for (const id of ids) await expect(targetOf(id)).toHaveText(`Et si on dit « ${id} » ?`);
});
