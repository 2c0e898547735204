import type { Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';
import { UpstreamRequest } from './support/upstream-versions';

const listOf = (page: Page) => page.getByRole('listbox', { name: 'Requests list' });
const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' });

async function openSample(desk: Desk, name: RegExp): Promise<void> {
  await listOf(desk.page).getByRole('option', { name }).click();
  await expect(
    reviewOf(desk.page)
      .getByLabel(/^Source: /)
      .first(),
  ).toBeVisible();
  await desk.page.keyboard.press('Enter');
  await expect(desk.page.getByRole('group', { name: 'Fields', exact: true })).toBeFocused();
}

test('the first j puts the keyboard into the list, which reads out where it is', async ({ desk }) => {
  await desk.cli('sample');
  const list = listOf(desk.page);
  await expect(list.getByRole('option').first()).toBeVisible();
  await desk.page.keyboard.press('j');
  await expect(list).toBeFocused();
  const row = list.getByRole('option', { selected: true });
  await expect(row).toHaveAttribute('aria-posinset', '1');
  await expect(list).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? '');
});

test('the keyboard stays in the review when it shows changes, edits, and comes back', async ({ desk }) => {
  await desk.cli('sample');
  const { page } = desk;
  const fields = page.getByRole('group', { name: 'Fields', exact: true });
  await openSample(desk, /Order e-mails/);
  await page.keyboard.press('c');
  const changed = page.getByRole('group', { name: 'Changed fields' });
  await expect(changed).toBeFocused();
  await page.keyboard.press('c');
  await expect(fields).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: /^Target of / }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(fields).toBeFocused();
  await page.keyboard.press('c');
  await expect(changed).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeFocused();
});

test('End goes to the last of 1,000 fields, Home to the first', async ({ desk }) => {
  const contents = Array.from({ length: 1000 }, (_, i) => {
    const text = `<p>Paragraph ${i} ${'has some more text '.repeat(i % 7)}</p>`;
    return [`f${i}`, [text, text]] as const;
  });
  await new UpstreamRequest(desk).say(Object.fromEntries(contents));
  await openSample(desk, /Paragraph 0/);
  const target = (id: string) => reviewOf(desk.page).getByLabel(`Target: ${id}`, { exact: true });
  await desk.page.keyboard.press('End');
  await expect(target('f999')).toBeInViewport();
  await desk.page.keyboard.press('Home');
  await expect(target('f0')).toBeInViewport();
});

test('a request that a search found is in sight when the filter goes', async ({ desk }) => {
  await desk.cli('sample', '--count', '80');
  const { page } = desk;
  const list = listOf(page);
  await expect(list.getByRole('option').first()).toBeVisible();
  await list.focus();
  await page.keyboard.press('End');
  const selected = list.getByRole('option', { selected: true });
  const title = (await selected.locator('.row-title').textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Filter requests' }).fill(`"${title}"`);
  await expect(list.getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Filter requests' })).toHaveValue('');
  await expect(selected).toBeInViewport();
  await expect(selected).toContainText(title);
});
