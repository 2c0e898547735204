import type { Page } from '@playwright/test';
import { type Desk, expect, test } from '../support/desk';
import { UpstreamRequest } from '../support/upstream-versions';

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

test(
  'the first j puts the keyboard into the list, which reads out where it is',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const list = listOf(desk.page);
    await expect(list.getByRole('option').first()).toBeVisible();
    await desk.page.keyboard.press('j');
    await expect(list).toBeFocused();
    const row = list.getByRole('option', { selected: true });
    await expect(row).toHaveAttribute('aria-posinset', '1');
    await expect(list).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? '');
  },
);

test(
  'the keyboard stays in the review when it shows changes, edits, and comes back',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const fields = page.getByRole('group', { name: 'Fields', exact: true });
    await openSample(desk, /Order e-mails/);
    await page.keyboard.press('c');
    const changed = page.getByRole('group', { name: 'Changed fields' });
    await expect(changed).toBeFocused();
    await page.keyboard.press('c');
    await expect(fields).toBeFocused();
    // The scroll position is restored exactly, not one row off.
    await expect(page.getByRole('group', { name: 'Source: title', exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect.poll(() => fields.evaluate((element) => element.scrollTop)).toBe(0);
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: /^Target of / }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(fields).toBeFocused();
    await page.keyboard.press('c');
    await expect(changed).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(listOf(page)).toBeFocused();
  },
);

test(
  'the selected row is there for a screen reader also when it is scrolled out of sight',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples(80);
    const { page } = desk;
    const list = listOf(page);
    await list.getByRole('option').first().click();
    const selected = list.getByRole('option', { selected: true });
    const id = (await selected.getAttribute('id')) ?? '';
    await list.hover();
    await page.mouse.wheel(0, 3000);
    await expect(selected).not.toBeInViewport();
    await expect(selected).toHaveAttribute('id', id);
    await expect(list).toHaveAttribute('aria-activedescendant', id);
  },
);

test(
  'finding in a request begins with the words the list was searched for',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const found = listOf(page).locator('mark').first();
    await page.getByRole('combobox', { name: 'Filter requests' }).fill('target:tr "your parcel"');
    await expect(found).toHaveText('Your parcel');
    await openSample(desk, /Order e-mails/);
    await page.keyboard.press('Control+f');
    const find = page.getByRole('textbox', { name: 'Find in request' });
    await expect(find).toHaveValue('your parcel');
    await expect(reviewOf(page).locator('mark[data-kind~="find-current"]')).toHaveText('Your parcel');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Filter requests' }).fill('courier');
    await expect(found).toHaveText('courier');
    await openSample(desk, /Order e-mails/);
    await page.keyboard.press('Control+f');
    await expect(find).toHaveValue('courier');
    // The typed text stays.
    await find.fill('refund');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    await expect(find).toHaveValue('refund');
  },
);

test('in the review, the request that comes next is read out', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples();
  const { page } = desk;
  await openSample(desk, /Order e-mails/);
  const said = reviewOf(page).getByRole('status', { name: 'Request shown' });
  await expect(said).toBeEmpty();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toContainText(/, .*English to German/);
  const title = await listOf(page)
    .getByRole('option', { selected: true })
    .locator('.row-title')
    .textContent();
  await expect(said).toContainText(title ?? '');
});

test('End goes to the last of 1,000 fields, Home to the first', { tag: '@soak' }, async ({ desk }) => {
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

test('a request that a search found is in sight when the filter goes', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples(80);
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

test(
  'of several requests, r says of all that they are reviewed, and no other key acts on an unseen one',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const list = listOf(page);
    await list.getByRole('option').first().click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(reviewOf(page)).toContainText('3 requests selected');
    await page.keyboard.type('ce');
    await page.keyboard.press('r');
    const toasts = page.getByRole('status', { name: 'Notifications' });
    await expect(toasts).toContainText('Reviewed: 3 requests');
    await list.getByRole('option').nth(2).click();
    const reviewed = page.getByRole('button', { name: 'Reviewed', exact: true });
    await expect(reviewed).toHaveAttribute('aria-pressed', 'true');
    // The review is in reading mode: neither comparing nor editing began unnoticed.
    await expect(page.getByRole('group', { name: 'Fields', exact: true })).toBeVisible();
    await page.keyboard.press('z');
    await expect(toasts).toContainText('Undone.');
    await expect(reviewed).toHaveAttribute('aria-pressed', 'false');
  },
);

test('what takes itself away hands the keyboard on: a chip, a note', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples();
  const { page } = desk;
  await page.getByRole('combobox', { name: 'Filter requests' }).fill('state:completed source:en ');
  await page.getByRole('button', { name: 'Remove State: Completed' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove State: Completed' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Source: English', exact: true })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();

  await listOf(page).getByRole('option').first().click();
  await page.keyboard.press('m');
  await page.keyboard.type('To be deleted');
  await page.keyboard.press('Control+Enter');
  await reviewOf(page).getByRole('button', { name: 'Delete note' }).press('Enter');
  await expect(reviewOf(page)).not.toContainText('To be deleted');
  await expect(page.getByRole('group', { name: 'Fields', exact: true })).toBeFocused();
});

test(
  'the button of a toast hands the keyboard back to the list, or to the review',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const list = listOf(page);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await list.getByRole('option', { name: /Order e-mails/ }).click();
    await page.keyboard.press('r');
    await undo.press('Enter');
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Undone.');
    await expect(list).toBeFocused();
    const fields = page.getByRole('group', { name: 'Fields', exact: true });
    await page.keyboard.press('Enter');
    await expect(fields).toBeFocused();
    await page.keyboard.press('r');
    await undo.press('Enter');
    await expect(fields).toBeFocused();
  },
);

test.describe('900×600 at 200 %', () => {
  test.use({ viewport: { width: 450, height: 300 } });

  test('one pane at a time, each whole and reached by its key', { tag: '@soak' }, async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const list = listOf(page);
    await list.getByRole('option', { name: /Order e-mails/ }).click();
    await page.keyboard.press('Enter');
    const fields = page.getByRole('group', { name: 'Fields', exact: true });
    await expect(fields).toBeInViewport({ ratio: 0.9 });
    await expect(list).not.toBeInViewport();
    const button = page.getByRole('button', { name: 'Mark failed' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    await fields.focus();
    await page.keyboard.press('Escape');
    await expect(list).toBeFocused();
    await expect(list).toBeInViewport({ ratio: 0.9 });
  });
});

test(
  'g and a letter go to a screen and show what may follow; F6 goes through the panes, arrows through the views',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await listOf(page).getByRole('option').first().click();
    await expect(reviewOf(page).getByRole('heading').first()).toBeVisible();

    const views = page.getByRole('navigation', { name: 'Views' });
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await listOf(page).focus();
    await page.keyboard.press('Shift+F6');
    await expect(views.getByRole('button', { name: /^To import/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    const all = views.getByRole('button', { name: /^All/ });
    await expect(all).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(all).toHaveAttribute('aria-current', 'true');
    // One stop for Tab, whatever the number of views.
    await page.keyboard.press('Tab');
    await expect(views.getByRole('button', { name: /^To import/ })).not.toBeFocused();
    expect(await views.evaluate((element) => element.contains(document.activeElement))).toBe(false);

    const panes = [listOf(page), page.getByRole('group', { name: 'Fields', exact: true })];
    await all.focus();
    for (const pane of panes) {
      await page.keyboard.press('F6');
      await expect(pane).toBeFocused();
    }
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: /^Service / })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(navigation.getByRole('button', { name: 'Requests' })).toBeFocused();

    // Typed without a pause; the second letter alone would mark the request.
    await page.keyboard.press('g');
    await expect(page.getByText('Go to Webhook')).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.keyboard.type('gw');
    await expect(page.getByRole('textbox', { name: 'Webhook URL' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('body').click({ position: { x: 700, y: 8 } });
    await page.keyboard.type('gr');
    await expect(listOf(page)).toBeVisible();
  },
);
