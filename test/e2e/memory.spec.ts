import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/desk';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Concordance' });

test('the concordance shows how something was said before, without leaving the review', async ({ desk }) => {
  await desk.samples();
  const { page } = desk;
  const list = page.getByRole('listbox', { name: 'Requests list' });
  await list.getByRole('option').first().click();
  await page.keyboard.press('Control+Shift+F');
  const field = panel(page).getByRole('textbox', { name: 'How was it said before?' });
  await expect(field).toBeFocused();
  await panel(page).getByRole('combobox', { name: 'Languages' }).selectOption('All languages');
  // The memory is filled by the checks, in the background.
  const hit = panel(page).getByRole('listitem').first();
  await expect(async () => {
    await field.fill('');
    await field.fill('kaffeem');
    await expect(hit).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(hit.locator('mark').first()).toHaveText('Kaffeem');
  await expect(hit.locator('[lang^="de"]')).toContainText('Kaffeemehl');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(hit).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});
