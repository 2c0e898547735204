import { expectAccessible } from '../support/accessible';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/desk';

const listOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Requests list' });
const rowsOf = (page: Page): Locator => listOf(page).getByRole('option');
const fieldOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Filter requests' });
const views = (page: Page): Locator => page.getByRole('navigation', { name: 'Views' });

test(
  'words of a translation find its request, and the row shows where',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await expect(rowsOf(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('KAFFEEMEHL');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).locator('mark')).toHaveText('Kaffeemehl');
    await expect(rowsOf(page)).toContainText('Target · highlights');
    // The review, too, marks the word and shows its place.
    const found = page.getByLabel('Target: highlights', { exact: true }).locator('mark[data-kind~="find"]');
    await rowsOf(page).first().click();
    await expect(found.first()).toHaveText('Kaffeemehl');
    await expect(found.first()).toBeInViewport();
    await fieldOf(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toHaveValue('');
    await expect(rowsOf(page)).not.toHaveCount(1);
  },
);

test('text and chips are one filter: each follows the other', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples();
  const { page } = desk;
  await fieldOf(page).fill('target:de state:completed');
  const chips = page.getByRole('list', { name: 'Conditions' });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await expect(rowsOf(page).first()).toContainText('de');
  await chips.getByRole('button', { name: 'Target: German', exact: true }).press('Delete');
  await expect(fieldOf(page)).toHaveValue(/^state:completed\s*$/);
  await expect(chips.getByRole('listitem')).toHaveCount(2);
});

test(
  'what the filter does not understand is said where it stands, and the list keeps what it had',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await fieldOf(page).fill('target:de');
    await expect(rowsOf(page)).toHaveCount(1);
    await fieldOf(page).fill('targt:de state:gone');
    await expect(page.getByText('Unknown filter “targt:”.')).toBeVisible();
    await expect(page.getByText('“gone” is not a valid value of “state:”. Use pending')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(1);
  },
);

test(
  'a pasted id finds its request first, in every view and in the palette',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await rowsOf(page).nth(2).click();
    const review = page.getByRole('region', { name: 'Review' });
    const title = await review.getByRole('heading').first().textContent();
    await review.getByRole('button', { name: 'Details', exact: true }).click();
    const copied = await review.getByRole('button', { name: /^Copy ID/ }).getAttribute('aria-label');
    await page.keyboard.press('Escape');
    await expect(review.getByRole('dialog', { name: 'Details' })).toBeHidden();
    const id = copied?.replace('Copy ID ', '') ?? '';
    await page.keyboard.press('s');
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.insertText(id);
    // It is imported now, so this view doesn't have it.
    await expect(page.getByText('Show 1 match in all requests')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).locator('mark')).toHaveText(id);
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(id);
    const items = page.getByRole('listbox', { name: 'Command palette' }).getByRole('option');
    await expect(items.first()).toContainText(title ?? '');
  },
);

test.describe('a program that is killed', () => {
  test.use({ program: 'spawned' });

  test(
    'a filtered list is saved as a view, counted, renamed, removed and brought back; by keyboard',
    { tag: '@soak' },
    async ({ desk }) => {
      await desk.samples();
      const { page } = desk;
      await fieldOf(page).fill('target:de');
      await page.keyboard.press('Enter');
      await expect(listOf(page)).toBeFocused();
      await expect(rowsOf(page)).toHaveCount(1);
      // A narrow window has no heading with the number of hits, so it stands beside the menu of views.
      const found = page.locator('.list-found');
      await expect(found).toBeHidden();
      const size = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: 900, height: 600 });
      await expect(found).toHaveText('1 request');
      // The order stands in the line of the view, as an icon where its name has no room.
      const parts = page.locator('.view-select, .list-sort, .list-order > button');
      await expect(parts).toHaveCount(3);
      const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
      await page.setViewportSize(size);
      await page.keyboard.press('Control+s');
      await page.getByRole('textbox', { name: 'View name' }).fill('Swiss and German');
      // The field takes the place of the heading; it must not lie on its number.
      await expect(page.locator('.list-heading')).toBeHidden();
      await page.keyboard.press('Enter');
      const view = views(page).getByRole('button', { name: /^Swiss and German/ });
      await expect(view).toHaveAttribute('aria-current', 'true');
      await expect(view).toContainText(/[1-9]/);

      await desk.restart('killed');
      const again = views(desk.page).getByRole('button', { name: /^Swiss and German/ });
      await again.click();
      await expect(fieldOf(desk.page)).toHaveValue('target:de');
      await again.press('F2');
      await desk.page.getByRole('textbox', { name: 'View name' }).fill('German');
      await desk.page.keyboard.press('Enter');
      const renamed = views(desk.page).getByRole('button', { name: /^German/ });
      await renamed.press('Delete');
      await expect(renamed).toHaveCount(0);
      await desk.page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(renamed).toHaveCount(1);
    },
  );
});

test(
  'a change is saved in the view it began as, or as a new one beside it; by keyboard',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const saveAs = async (key: string, name: string): Promise<void> => {
      await page.keyboard.press(key);
      await page.getByRole('textbox', { name: 'View name' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(views(page).getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'aria-current',
        'true',
      );
    };
    const filterBy = async (text: string): Promise<void> => {
      await fieldOf(page).fill(text);
      await page.keyboard.press('Enter');
      await expect(listOf(page)).toBeFocused();
    };
    await filterBy('target:de');
    await saveAs('Control+s', 'German');
    await filterBy('target:fr');
    await expect(page.getByRole('button', { name: 'Save changes to “German”' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save as a new view' })).toBeVisible();
    await saveAs('Control+Shift+S', 'French');
    await views(page)
      .getByRole('button', { name: /^German/ })
      .click();
    await expect(fieldOf(page)).toHaveValue('target:de');
    await filterBy('target:de state:completed');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('View saved: German')).toBeVisible();
    await views(page)
      .getByRole('button', { name: /^French/ })
      .click();
    await expect(fieldOf(page)).toHaveValue('target:fr');
    await views(page)
      .getByRole('button', { name: /^German/ })
      .click();
    await expect(fieldOf(page)).toHaveValue('target:de state:completed');
  },
);

test(
  'a new request that fits appears in a filtered list, and what is selected stays',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await views(page).getByRole('button', { name: /^All/ }).click();
    await fieldOf(page).fill('target:cy');
    await expect(page.getByText('Nothing found')).toBeVisible();
    const token = await desk.token('live');
    const submit = async (title: string): Promise<void> => {
      const field = { type: 'localizable', data: 'html' };
      await fetch(`${desk.service}/v1/content`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          language: { source: 'en', target: 'cy' },
          fields: [{ ...field, id: 'title', value: title }],
        }),
      });
    };
    await submit('Sauna stove');
    await expect(rowsOf(page)).toHaveCount(1);
    await rowsOf(page).click();
    await submit('Birch whisk');
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(listOf(page).getByRole('option', { selected: true })).toContainText('Sauna stove');
  },
);

test(
  'several requests are marked at once: what they are is seen beforehand, errors are asked about, one undo',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await expect(rowsOf(page).nth(2)).toBeVisible();
    await rowsOf(page).first().click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    const before = await rowsOf(page).count();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review).toContainText(/With errors\s*1/);
    await expectAccessible(page, 'several requests');
    await page.getByRole('button', { name: 'Mark imported 3' }).click();
    const question = page.getByRole('dialog', { name: '1 of 3 requests has errors' });
    await expectAccessible(page, 'the question');
    await question.getByRole('button', { name: 'Mark the other 2 as imported' }).click();
    await expect(rowsOf(page)).toHaveCount(before - 2);
    await page.keyboard.press('z');
    await expect(rowsOf(page)).toHaveCount(before);

    await rowsOf(page).first().click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await review.getByRole('button', { name: 'Deselect: With errors' }).click();
    await expect(review.getByRole('heading', { name: '2 requests selected' })).toBeVisible();
    await page.keyboard.press('s');
    await expect(rowsOf(page)).toHaveCount(before - 2);
  },
);
