import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/desk';
import { type Contents, UpstreamRequest } from './support/upstream-versions';

const faulty: Contents = {
  title: ['Boil the water', 'Faites bouillir l’eau'],
  end: ['<p>Enjoy your {drink} with friends.</p>', '<p>Savourez votre boisson entre amis.</p>'],
};

const listOf = (page: Page) => page.getByRole('listbox', { name: 'Requests list' });

test('a failed import is given a reason with one keystroke more, and is found by it', async ({ desk }) => {
  const { page } = desk;
  await new UpstreamRequest(desk).say(faulty);
  const view = page.getByRole('button', { name: /^With problems/ });
  await expect(view).toHaveText(/1$/);
  await view.click();
  await listOf(page).getByRole('option').first().click();
  await page.keyboard.press('f');
  const why = page.getByRole('dialog', { name: 'Why did the import fail?' });
  await expect(why.getByRole('option').first()).toContainText('{drink}');
  await expectAccessible(page, 'the reasons');
  await page.keyboard.press('1');
  await expect(why).toBeHidden();
  await page.getByRole('button', { name: /^Import failed/ }).click();
  await page.getByRole('combobox', { name: 'Filter requests' }).fill('reason:drink answer:waiting');
  await page.keyboard.press('Enter');
  await expect(listOf(page).getByRole('option')).toHaveCount(1);
  await listOf(page).getByRole('option').click();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('{drink}');
});
