/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from here */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/desk';

const screens = ['Requests', 'Jobs', 'Orders', 'Hand-overs', 'Webhook', 'Connections', 'API', 'Settings'];
/** Tab stops that are tried on each screen; the settings have over a hundred of one kind. */
const mostStops = 40;

async function goTo(page: Page, screen: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: screen, exact: true })
    .click();
  await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(screen);
  // Keys that are pressed while a screen's code is loading are pressed again in it.
  await expect(page.locator('main > [aria-busy=true]')).toHaveCount(0);
}

/** The page's policy refuses style elements. */
async function addStyle(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, text);
}

interface Stop {
  readonly name: string;
  /** Whether the control, or what is around it, looks other than without the focus. */
  readonly isSeen: boolean;
}

/** Looks at the control that has the focus; undefined at the page's end. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const looked: Element[] = [element, ...element.querySelectorAll('*')].slice(0, 40);
    for (
      let parent = element.parentElement;
      parent !== null && looked.length < 45;
      parent = parent.parentElement
    )
      looked.push(parent);
    const look = (): string =>
      looked
        .map((one) =>
          ['', '::before', '::after']
            .map((pseudo) => {
              const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one, pseudo);
              return [outline, boxShadow, borderColor, backgroundColor].join();
            })
            .join(),
        )
        .join('\n');
    const withFocus = look();
    element.blur();
    const without = look();
    element.focus();
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return { name: `${element.tagName} ${element.className} ${name}`, isSeen: withFocus !== without };
  });
}

test(
  'the focus is seen at every stop of the Tab key, and moving it changes nothing else (2.4.7, 3.2.1)',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    // A transition would show its first frame.
    await addStyle(page, '*, ::before, ::after { transition: none !important }');
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      for (const screen of forcedColors === 'none' ? screens : ['Requests', 'Settings']) {
        await goTo(page, screen);
        const address = page.url();
        const unseen: string[] = [];
        for (let stop = 0; stop < mostStops; stop += 1) {
          await page.keyboard.press('Tab');
          const now = await focused(page);
          if (now === undefined) break;
          if (!now.isSeen) unseen.push(now.name);
        }
        expect(unseen, `${screen}, forced colours: ${forcedColors}`).toEqual([]);
        expect(page.url()).toBe(address);
        expect(await page.getByRole('dialog').count()).toBe(0);
      }
    }
  },
);

test(
  'a choice changes no more than it says: the screen and the focus stay, and nothing opens (3.2.2)',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await desk.samples();
    const choices = page.locator('main').locator('select, input[type=checkbox], input[type=radio]:checked');
    const groupOf = () => {
      const element = document.activeElement;
      if (element instanceof HTMLSelectElement)
        return `select ${element.getAttribute('aria-label') ?? element.id}`;
      return element instanceof HTMLInputElement ? `${element.type} ${element.name}` : undefined;
    };
    let tried = 0;
    for (const screen of ['Requests', 'Jobs', 'Hand-overs', 'Webhook', 'API', 'Settings']) {
      await goTo(page, screen);
      await expect(choices.first()).toBeAttached();
      // A choice may show or hide others below it.
      for (let at = 0; at < Math.min(await choices.count(), 12); at += 1) {
        const choice = choices.nth(at);
        if (!(await choice.isEnabled())) continue;
        await choice.focus();
        const before = await page.evaluate(groupOf);
        const isBox = (await choice.getAttribute('type')) === 'checkbox';
        await page.keyboard.press(isBox ? 'Space' : 'ArrowDown');
        await expect
          .poll(() => page.evaluate(groupOf), `the focus after ${before} of ${screen}`)
          .toBe(before);
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(screen);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(12);
  },
);

test(
  'navigation and help are the same on every screen (3.2.3, 3.2.6)',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    for (const screen of screens) {
      await goTo(page, screen);
      const buttons = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button');
      await expect(buttons).toHaveText(screens);
      await page.keyboard.press('?');
      const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(shortcuts).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shortcuts).toBeHidden();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Command palette' });
      await expect(palette).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
    }
  },
);

test(
  'a field is read in order: its name, its source, its target (1.3.2)',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    await page.getByRole('option', { name: /Order e-mails/ }).click();
    const fields = page
      .getByRole('region', { name: 'Review' })
      .getByRole('group', { name: 'Fields', exact: true });
    await expect(fields.getByLabel(/^Target: /).first()).toBeVisible();
    const read = await fields.ariaSnapshot();
    const places = [...read.matchAll(/"(Source|Target): ([^"]+)"/g)].map(([, side, id]) => `${side} ${id}`);
    expect(places.length).toBeGreaterThan(5);
    const sources = places.filter((place) => place.startsWith('Source')).map((place) => place.slice(7));
    expect(places).toEqual(sources.flatMap((id) => [`Source ${id}`, `Target ${id}`]));
  },
);

for (const [locale, language, direction] of [
  ['de-DE', 'de', 'ltr'],
  ['ja-JP', 'ja', 'ltr'],
  ['ar-EG', 'ar', 'rtl'],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test(
      `the page says that it is in ${language}, and loses no text with wider spacing (3.1.1, 1.4.12)`,
      { tag: '@soak' },
      async ({ desk }) => {
        await desk.samples();
        const { page } = desk;
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await addStyle(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
         p { margin-bottom: 2em !important }`,
        );
        for (const name of ['requests', 'jobs', 'orders', 'webhook', 'connections', 'api', 'settings']) {
          await page.locator(`.nav-button.to-${name}`).click();
          await expect(page.locator(`.nav-button.to-${name}`)).toHaveAttribute('aria-current', 'page');
          expect(await lost(page), name).toEqual([]);
        }
      },
    );
  });
}

/** Controls and texts whose lines are cut off below, or at the side without an ellipsis. */
async function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, p, dt, dd, legend, td, th')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.visually-hidden') !== null) return false;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const isCutBelow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 3;
        const isCutAside =
          overflowX !== 'visible' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1;
        return isCutBelow || isCutAside;
      })
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 40)}`,
      ),
  );
}
