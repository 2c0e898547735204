/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from here */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/desk';
import { uniqueNamesOf } from '../support/names';

// 1280 pixels at 400 % (WCAG 1.4.10).
const narrow = { width: 320, height: 512 };
const usual = { width: 1280, height: 800 };
test.use({ viewport: narrow });

/** Controls and texts of which a part is outside of the window or of a pane; tables may scroll sideways. */
async function cut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const kinds = 'button, input, select, textarea, h1, h2, h3, p, label, dt, dd, code, output, time';
    return [...document.querySelectorAll<HTMLElement>(kinds)]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width < 2 || !element.checkVisibility() || element.closest('table, .visually-hidden') !== null)
          return false;
        return left < -1 || right > innerWidth + 1;
      })
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 40)}`,
      );
  });
}

/** Scrolls what holds the window as far as it goes, and returns where the window begins then. */
async function topWhenScrolled(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frame = document.querySelector('.frame');
    // As in a pane that is scrolled.
    const hidden = document.createElement('span');
    hidden.className = 'visually-hidden';
    hidden.style.top = '3000px';
    frame?.append(hidden);
    for (let outer = frame?.parentElement; outer !== null && outer !== undefined; outer = outer.parentElement)
      outer.scrollTop = 9999;
    const { top } = frame?.getBoundingClientRect() ?? { top: Number.NaN };
    hidden.remove();
    return top;
  });
}

/** Whether a part of one is over a part of the other. */
async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('on every screen no two controls have one name; at 320 pixels it is one column, nothing of it cut off at the sides or below a toast', async ({
  desk,
}) => {
  const { page } = desk;
  await desk.samples();
  const list = page.getByRole('listbox', { name: 'Requests list' });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.setViewportSize(usual);
  await uniqueNamesOf(page, 'Requests');
  await page.setViewportSize(narrow);
  expect(await cut(page), 'the list').toEqual([]);
  const toasts = page.getByRole('status', { name: 'Notifications' });
  for (const width of [1440, 720, 320]) {
    await page.setViewportSize({ width, height: 512 });
    await list.press('End');
    await list.press('r');
    await expect(toasts).toContainText('eviewed: Tunturi');
    expect(await isOver(toasts, list), `a toast at ${width} pixels`).toBe(false);
  }

  await list.getByRole('option', { name: /Order e-mails/ }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Fields', exact: true })).toBeInViewport({ ratio: 0.9 });
  expect(await cut(page), 'the review').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeInViewport({ ratio: 0.9 });

  const allNames: string[] = [];
  for (const screen of ['Jobs', 'Orders', 'Hand-overs', 'Webhook', 'Connections', 'API', 'Settings']) {
    await page.setViewportSize(usual);
    await navigation.getByRole('button', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen);
    allNames.push(...(await uniqueNamesOf(page, screen)));
    await page.setViewportSize(narrow);
    expect(await cut(page), screen).toEqual([]);
    expect(await topWhenScrolled(page), `${screen}: the window itself can’t be scrolled away`).toBe(0);
  }
  expect(allNames).toContain('button Save: Allowed origins');
  await page.getByRole('button', { name: /^Show rules: WordPress/ }).click();
  expect(await cut(page), 'the rules of a receiver').toEqual([]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new order');
  expect(await cut(page), 'the palette').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'New order' })).toBeVisible();
  expect(await cut(page), 'a new order').toEqual([]);
});
