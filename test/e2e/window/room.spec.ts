import type { Locator } from '@playwright/test';
import { expect, test } from '../support/desk';
import { UpstreamRequest } from '../support/upstream-versions';

test.skip(({ host }) => host !== 'browser', 'the page is the same in both hosts');

test(
  'at 1440×900 twelve short fields are in sight from 130 px on; at 200 % zoom half the height is content; empty panes speak on one line',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const short = ['Save changes', 'Änderungen speichern'] as const;
    const contents = Object.fromEntries(Array.from({ length: 40 }, (_none, at) => [`label-${at}`, short]));
    for (const target of ['de-DE', 'fr-FR'])
      await new UpstreamRequest(desk, { id: target, target }).say(contents);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    // The languages of a job take a line of the header.
    await expect(review.getByRole('group', { name: /^Languages of this job/ })).toBeVisible();
    const fields = page.getByRole('group', { name: 'Fields', exact: true });
    expect((await fields.boundingBox())?.y).toBeLessThanOrEqual(130);
    await expect(review.getByLabel('Target: label-11', { exact: true })).toBeInViewport({ ratio: 1 });

    // An empty list and an empty detail stand on one line.
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.getByRole('tab', { name: 'Outbox' }).click();
    const [list, detail] = await page.locator('.empty-state h2').all();
    expect((await list?.boundingBox())?.y).toBe((await detail?.boundingBox())?.y);
    await page.keyboard.press('g');
    await page.keyboard.press('r');

    // A zoom of 200 % leaves half as many CSS pixels.
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(async () => (await fields.boundingBox())?.height).toBeGreaterThanOrEqual(225);

    // Why an import failed is one line above the fields until they are scrolled, and the rest on request.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('f');
    const why = page.getByRole('combobox', { name: 'Why did the import fail?' });
    await why.fill('Layout broken by long words');
    await why.press('Enter');
    await page.getByRole('button', { name: /^Import failed/ }).click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await page.setViewportSize({ width: 720, height: 450 });
    const notice = page.getByRole('region', { name: 'Failed import' });
    const line = notice.getByRole('button', { name: /^Waiting for the vendor/ });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await fields.boundingBox())?.height).toBeGreaterThanOrEqual(225);
    await line.press('Enter');
    await expect(line).toBeFocused();
    await expect(notice.getByText('Layout broken by long words')).toBeInViewport({ ratio: 1 });
    for (const act of await notice.getByRole('button').all()) await expect(act).toBeInViewport({ ratio: 1 });
    await line.press('Enter');
    await expect(notice.getByRole('button')).toHaveCount(1);
    // With the focus in it, it stays.
    await line.blur();
    for (let n = 0; n < 12; n += 1) await page.keyboard.press('Shift+J');
    await expect.poll(async () => (await fields.boundingBox())?.height).toBeGreaterThanOrEqual(225);
    await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThan(2);
    await line.focus();
    await expect.poll(async () => (await notice.boundingBox())?.height).toBeGreaterThan(20);
  },
);

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test(
    'at 200 % zoom all actions of a completed request that can be edited are on one line',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      await page.getByRole('button', { name: 'Beispiele laden' }).click();
      await page.setViewportSize({ width: 720, height: 450 });
      await page.getByRole('option', { name: /^Merle Tour 7/ }).click();
      const actions = page.getByRole('toolbar', { name: 'Aktionen' }).getByRole('button');
      await expect(actions).toHaveCount(7);
      const boxes = await Promise.all((await actions.all()).map((button) => button.boundingBox()));
      expect(new Set(boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2)).size).toBe(1);
    },
  );
});

test(
  'beside a saved view with a long name, the order of the list stays in sight',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await page.setViewportSize({ width: 1440, height: 900 });
    await new UpstreamRequest(desk).say({ label: ['Save', 'Enregistrer'] });
    await page.keyboard.press('/');
    await page.keyboard.type('target:fr');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page
      .getByRole('textbox', { name: 'View name' })
      .fill('A very long name of a saved view that nobody could ever read whole');
    await page.keyboard.press('Enter');
    await expect(page.locator('.list-heading b')).toHaveText(/^A very long name/);
    const order = page.locator('.list-order');
    // The review would cover what is wider than the list.
    expect(await order.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    const { x = 0, width = 0 } = (await order.boundingBox()) ?? {};
    const pane = await page.locator('.list-pane').boundingBox();
    expect(x + width).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0));
  },
);

test('the guide of a check in Settings is as wide as its name and level together', async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const check = page
    .getByRole('region', { name: 'Checks' })
    .getByRole('listitem')
    .filter({ hasText: 'Missing tags' });
  const name = check.locator('summary');
  await name.click();
  const guide = check.getByText(/The source has more tags of this kind/);
  await expect(guide).toBeVisible();
  const boxes = [name, check.getByRole('combobox'), guide].map((one) => one.boundingBox());
  const [nameBox, level, text] = await Promise.all(boxes);
  const end = (box = level) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(text?.x).toBe(nameBox?.x);
  expect(end(text)).toBe(end());
  expect(text?.y).toBeGreaterThanOrEqual((level?.y ?? 0) + (level?.height ?? 0));
});

test.describe('in German, whose words are longer', () => {
  test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });

  test(
    'content begins at 130 px, also beside a mark and the languages of a job',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      const languages = [
        'de-DE',
        'da-DK',
        'es-ES',
        'fr-FR',
        'it-IT',
        'ja-JP',
        'nl-NL',
        'pl-PL',
        'pt-PT',
        'sv-SE',
      ];
      for (const target of languages)
        await new UpstreamRequest(desk, { id: target, target }).say({ label: ['Save', 'Sichern'] });
      await page.getByRole('listbox', { name: 'Liste der Anfragen' }).getByRole('option').first().click();
      await expect(page.locator('.job-language')).toHaveCount(languages.length);
      // The names of both sides stay in sight beside what is said of the checks.
      await expect(page.locator('.problems-said')).toBeVisible();
      for (const side of ['Quelle', 'Ziel'])
        await expect(page.locator('.column-head b', { hasText: side })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('f');
      await page.getByRole('dialog').getByRole('combobox').press('Enter');
      await expect(page.locator('.mark-chip')).toBeVisible();
      const fields = page.getByRole('group', { name: 'Felder', exact: true });
      const bar = page.locator('.review-bar');
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(130);
      await expect(fields).toBeVisible();

      // The current language stays in sight when there is less room for its line.
      const current = page.locator('.job-language[aria-current]');
      while ((await current.textContent()) !== 'sv-SE') {
        const before = await current.textContent();
        await page.keyboard.press(']');
        await expect(current).not.toHaveText(before ?? '');
      }
      await expect(current).toBeInViewport({ ratio: 0.9 });
      for (const width of [1110, 900]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(current).toBeInViewport({ ratio: 1 });
      }
      // No part of another one is beside what stands before them.
      await expect.poll(async () => partlySeen(page.locator('.job-language'))).toEqual([]);
    },
  );
});

test.describe('at 200 % zoom in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 720, height: 450 } });

  test(
    'in a low window the summary of a selection begins with its heading',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      await page.getByRole('button', { name: 'Beispiele laden' }).click();
      await page.getByRole('listbox').first().getByRole('option').first().click();
      await page.keyboard.press('Control+a');
      const heading = page.getByRole('heading', { name: /Anfragen ausgewählt/ });
      await expect(page.getByText('Gilt für alle ausgewählten')).toBeAttached();
      await page.setViewportSize({ width: 720, height: 320 });
      await page.locator('.review').evaluate((pane) => pane.scrollTo(0, 0));
      await expect(heading).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    'the buttons of a job’s languages are in sight: its table is not wider than its pane',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      for (const target of ['de-DE', 'fr-FR'])
        await new UpstreamRequest(desk, { id: target, target }).say({ label: ['Save', 'Sichern'] });
      await page.keyboard.press('g');
      await page.keyboard.press('j');
      await page.getByRole('listbox').getByRole('option').first().click();
      const pane = page.locator('.detail-pane');
      await expect(pane.getByRole('table').getByRole('button')).toHaveCount(2);
      for (const button of await pane.getByRole('table').getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      expect(await pane.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    },
  );
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 1440, height: 900 } });

  test(
    'a Latin text that was found is cut at its end, and its hit is in sight',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      const text = `Take the old belt off, and put the new one on. ${'Never run the motor without its cover. '.repeat(4)}`;
      await new UpstreamRequest(desk).say({ title: ['Motor', 'Moteur'], body: [text, 'Posez la courroie.'] });
      await expect(page.getByRole('listbox').first().getByRole('option')).toHaveCount(1);
      await page.keyboard.press('/');
      await page.keyboard.type('belt');
      await page.keyboard.press('Enter');
      await expect(page.locator('.row-found mark')).toBeInViewport({ ratio: 1 });
    },
  );
});

/** The texts of elements that are neither whole in the box around them nor wholly out of it. */
const partlySeen = async (elements: Locator): Promise<readonly (string | null)[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => {
        const [own, box] = [one, one.parentElement ?? one].map((each) => each.getBoundingClientRect());
        if (own === undefined || box === undefined) return true;
        const isOut = own.bottom <= box.top || own.top >= box.bottom;
        const isIn =
          own.top >= box.top && own.bottom <= box.bottom && own.left >= box.left && own.right <= box.right;
        return !isOut && !isIn;
      })
      .map(({ textContent }) => textContent),
  );
