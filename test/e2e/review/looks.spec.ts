import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { pasted } from '../support/clipboard';
import { type Desk, expect, test } from '../support/desk';
import { highlighted } from '../support/highlighted';
import { serviceClient } from '../support/service';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

const contents: Contents = {
  title: ['Touring e-bike', 'Vélo électrique'],
  summary: [
    '<h2>A quiet motor</h2><p>It weighs 21.4&nbsp;kg. See the <a href="/sizes">sizes</a> first.</p>',
    '<h2>Un moteur silencieux</h2><p>Il pèse 21,4&nbsp;kg. Voir les <a href="/sizes">tailles</a>\u202F!  Et\u200B voilà.</p>',
  ],
  end: ['<p>The end</p>', '<p>Fin</p>'],
};

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' });
const source = (page: Page, id: string) => reviewOf(page).getByLabel(`Source: ${id}`, { exact: true });
const target = (page: Page, id: string) => reviewOf(page).getByLabel(`Target: ${id}`, { exact: true });

const findBar = (page: Page) => page.getByRole('search', { name: 'Find in request' });

async function openFirst({ page }: Desk): Promise<void> {
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(target(page, 'title')).toBeVisible();
}

test('three looks for all fields, and one of its own for a field', { tag: '@soak' }, async ({ desk }) => {
  await new UpstreamRequest(desk).say(contents);
  await openFirst(desk);
  const { page } = desk;
  // A review opens in the view mode "Text + tags".
  await expect(source(page, 'summary').getByTitle('<a href="/sizes">')).toHaveText('a');
  await expect(source(page, 'summary').locator('.text-line')).toHaveText([
    'h2A quiet motor/h2',
    /^pIt weighs 21\.4\u00A0kg\. See the asizes\/a first\.\/p$/,
  ]);
  await page.keyboard.press('1');
  await expect(target(page, 'summary').frameLocator('iframe').locator('h2')).toHaveText(
    'Un moteur silencieux',
  );
  await page.keyboard.press('3');
  await expect(target(page, 'summary')).toContainText('<h2>Un moteur silencieux</h2>');
  await page.keyboard.press('2');
  await reviewOf(page).getByRole('button', { name: 'More for summary' }).focus();
  await page.keyboard.press('Shift+Digit3');
  await expect(target(page, 'summary')).toContainText('<h2>');
  await expect(target(page, 'end').locator('.tag-chip').first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(target(page, 'summary').locator('.tag-chip').first()).toBeVisible();
});

test('what cannot be seen is named, and lengths are counted', { tag: '@soak' }, async ({ desk }) => {
  await new UpstreamRequest(desk).say(contents);
  await openFirst(desk);
  const { page } = desk;
  const named = target(page, 'summary').locator('.invisible');
  await expect(named).toHaveCount(4);
  expect(await named.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-short')))).toEqual([
    'NBSP',
    'NNBSP',
    '··',
    'ZWSP',
  ]);
  await expect(named.first()).toHaveAttribute('title', 'No-break space');
  const row = reviewOf(page)
    .locator('.field-row')
    .filter({ has: page.getByLabel('Target: title', { exact: true }) });
  await expect(row).toContainText('3 → 2 words');
  await expect(row).toContainText('14 → 15 characters');
  // 107 % of the source is nothing unusual.
  await expect(row).not.toContainText('Length');
});

test(
  'pointing at a sentence or an element marks its counterpart, in text and rendered',
  { tag: '@soak' },
  async ({ desk }) => {
    await new UpstreamRequest(desk).say(contents);
    await openFirst(desk);
    const { page } = desk;
    const counterparts = ['It weighs 21.4\u00A0kg.', 'Il pèse 21,4\u00A0kg.'];
    await source(page, 'summary')
      .getByText('It weighs')
      .hover({ position: { x: 40, y: 8 } });
    await expect.poll(() => highlighted(page, 'counterpart')).toEqual(counterparts);
    await target(page, 'summary').getByTitle('<a href="/sizes">').hover();
    await expect.poll(() => highlighted(page, 'counterpart-element')).toEqual(['atailles/a', 'asizes/a']);
    await page.mouse.move(2, 2);
    await expect.poll(() => highlighted(page, 'counterpart')).toEqual([]);
    // A caret does it too.
    await target(page, 'title')
      .locator('.text-line')
      .evaluate((line) => getSelection()?.setPosition(line.firstChild, 2));
    await expect.poll(() => highlighted(page, 'counterpart')).toEqual(['Touring e-bike', 'Vélo électrique']);
    await page.mouse.move(4, 4);
    await expect.poll(() => highlighted(page, 'counterpart-element')).toEqual([]);

    await page.keyboard.press('1');
    const inside = target(page, 'summary').frameLocator('iframe');
    await inside.locator('p').hover({ position: { x: 20, y: 8 } });
    await expect.poll(() => highlighted(page, 'counterpart')).toEqual(counterparts);
    await inside.getByText('tailles').hover();
    await expect.poll(() => highlighted(page, 'counterpart-element')).toEqual(['sizes', 'tailles']);
  },
);

test(
  'find in request reaches fields that are not on the screen, and Esc goes back',
  { tag: '@soak' },
  async ({ desk }) => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, i): [string, [string, string]] => [
        `field-${i}`,
        [`<p>Paragraph ${i}</p>`, i % 300 === 299 ? `<p>Le <b>cac</b>hé ${i}</p>` : `<p>Paragraphe ${i}</p>`],
      ]),
    );
    await new UpstreamRequest(desk).say({ title: ['The cache', 'La cache'], ...many });
    await openFirst(desk);
    const { page } = desk;
    const fields = reviewOf(page).getByRole('group', { name: 'Fields' });
    await fields.focus();
    await page.keyboard.press('Control+f');
    const bar = findBar(page);
    await expect(bar.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('CACHE');
    await expect(bar.getByRole('status')).toHaveText('1 of 5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toHaveText('3 of 5');
    const current = target(page, 'field-299').locator('mark[data-kind~="find-current"]');
    // A problem that is marked in it divides the hit.
    await expect.poll(async () => (await current.allTextContents()).join('')).toBe('cac/bhé');
    await expect(current.first()).toBeInViewport();
    await page.keyboard.press('Shift+F3');
    await expect(target(page, 'title').locator('mark[data-kind~="find-current"]')).toBeInViewport();
    await bar.getByLabel('Target').uncheck();
    await expect(bar.getByRole('status')).toHaveText('1 of 1');
    await bar.getByLabel('Target').check();
    await bar.getByRole('textbox').fill('paragraphe 998');
    await expect(target(page, 'field-998').locator('mark')).toBeInViewport();

    // Find searches rendered content as displayed, and code as written.
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(fields).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('caché 899');
    await expect(bar.getByRole('status')).toHaveText('1 of 1');
    await expect.poll(() => highlighted(page, 'find-current')).toEqual(['caché 899']);
    await expect(target(page, 'field-899')).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('3');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('<b>cac');
    await expect(bar.getByRole('status')).toHaveText('1 of 3');
  },
);

test('characters are inspected by keyboard', { tag: '@soak' }, async ({ desk }) => {
  await new UpstreamRequest(desk).say({ title: ['Size', 'a\u202F!'] });
  await openFirst(desk);
  const { page } = desk;
  await page.keyboard.press('Enter');
  await page.keyboard.press('i');
  const inspector = page.getByRole('complementary', { name: 'Character inspector' });
  const rows = inspector.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toHaveText(/NNBSP\s*U\+202F\s*NARROW NO-BREAK SPACE\s*Space\s*Common\s*E2 80 AF/);
  const text = inspector.getByRole('textbox', { name: 'Text to inspect' });
  await expect(text).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('LATIN SMALL LETTER A');
  await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();
  await expect(reviewOf(page).getByRole('group', { name: 'Fields' })).toBeFocused();
});

test('the direction of a language is turned by hand and remembered', { tag: '@soak' }, async ({ desk }) => {
  await new UpstreamRequest(desk, { target: 'ur' }).say(contents);
  await openFirst(desk);
  await expect(target(desk.page, 'title')).toHaveAttribute('dir', 'rtl');
  await reviewOf(desk.page).getByRole('button', { name: 'Show Urdu left to right' }).click();
  await expect(target(desk.page, 'title')).toHaveAttribute('dir', 'ltr');
  await expect(source(desk.page, 'title')).toHaveAttribute('dir', 'ltr');
  await desk.restart();
  await openFirst(desk);
  await expect(target(desk.page, 'title')).toHaveAttribute('dir', 'ltr');
  await reviewOf(desk.page).getByRole('button', { name: 'Show Urdu right to left' }).click();
  await expect(target(desk.page, 'title')).toHaveAttribute('dir', 'rtl');
});

test(
  'copies: the target as HTML and as text, the request as JSON, a cURL line, one field',
  { tag: '@soak' },
  async ({ desk }) => {
    await new UpstreamRequest(desk).say(contents);
    await openFirst(desk);
    const { page } = desk;
    const copy = async (menu: string, item: string, notice: string): Promise<string> => {
      await reviewOf(page).getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(notice);
      return pasted(page);
    };
    expect(await copy('Copy', 'Target as HTML', 'the target as HTML')).toContain(
      '<a href="/sizes">tailles</a>',
    );
    expect(await copy('Copy', 'Target as text', 'the target as text')).toMatch(
      /^Vélo électrique\n\nUn moteur silencieux\nIl pèse 21,4.kg\. Voir les tailles/,
    );
    const request = JSON.parse(await copy('Copy', 'Request as JSON', 'the request as JSON')) as {
      id: string;
      fields: unknown[];
    };
    expect(request).toMatchObject({ id: 'upstream-1', language: { target: 'fr-FR' } });
    expect(request.fields).toHaveLength(3);
    expect(await copy('Copy', 'cURL command', 'the cURL command')).toContain(
      `${desk.service}/v1/content/request/upstream-1`,
    );
    expect(await copy('More for end', 'Copy target text', 'Copied from end')).toBe('Fin');
  },
);

const sections = (word: string, more: number): string =>
  Array.from({ length: 60 }, (_, i) => `<h3>${word} ${i}</h3><p>${'Said again. '.repeat(more)}</p>`).join('');

test('both sides of a long rendered field scroll together', { tag: '@soak' }, async ({ desk }) => {
  await new UpstreamRequest(desk).say({
    title: ['Long', 'Long'],
    long: [sections('Part', 4), sections('Partie', 14)],
  });
  await openFirst(desk);
  const { page } = desk;
  // The window is wide enough for two columns.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.keyboard.press('1');
  const box = source(page, 'long').getByRole('group', { name: 'Long content of long' });
  await box.hover();
  const heading = source(page, 'long').frameLocator('iframe').getByText('Part 30', { exact: true });
  const headingTop = await heading.evaluate((element) => element.getBoundingClientRect().top);
  await box.evaluate((element, top) => element.scrollTo({ top }), headingTop);
  const counterpart = target(page, 'long').frameLocator('iframe').getByText('Partie 30', { exact: true });
  await expect(async () => {
    const [own, other] = [await heading.boundingBox(), await counterpart.boundingBox()];
    expect(Math.abs((own?.y ?? 0) - (other?.y ?? -100))).toBeLessThan(6);
  }).toPass();
  // The reverse direction works too.
  await target(page, 'long')
    .getByRole('group', { name: 'Long content of long' })
    .evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect
    .poll(() =>
      box.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop),
    )
    .toBeLessThan(2);
});

test(
  'axe finds nothing in the looks, the find bar, the inspector and the menus',
  { tag: '@soak' },
  async ({ desk }) => {
    await new UpstreamRequest(desk).say(contents);
    await openFirst(desk);
    const { page } = desk;
    const check = (where: string) => expectAccessible(page, where);
    await source(page, 'summary')
      .getByText('It weighs')
      .hover({ position: { x: 40, y: 8 } });
    await expect.poll(() => highlighted(page, 'counterpart')).toHaveLength(2);
    await check('text');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('kg');
    await expect(findBar(page).getByRole('status')).toHaveText('1 of 2');
    await check('find');
    await page.keyboard.press('Escape');
    await page.keyboard.press('3');
    await expect(target(page, 'summary').locator('.invisible').first()).toBeVisible();
    await check('code');
    await page.keyboard.press('i');
    await expect(page.getByRole('complementary', { name: 'Character inspector' })).toContainText('LATIN');
    await check('inspector');
    await page.keyboard.press('Escape');
    await reviewOf(page).getByRole('button', { name: 'More for title' }).click();
    await check('field menu');
    await page.keyboard.press('Escape');
    await reviewOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await check('copy menu');
  },
);

test(
  'a megabyte in one field is shown, found in and inspected while the window answers',
  { tag: '@soak' },
  async ({ desk }) => {
    // Recording the trace slows the test down.
    test.slow();
    const service = await serviceClient(desk);
    const long = `${'<p>A sentence of a long text with <b>bold</b> words.</p>'.repeat(18_000)}<p>needle</p>`;
    await service.submit({
      language: { source: 'en', target: 'de' },
      fields: [{ id: 'long', type: 'localizable', data: 'html', value: long }],
    });
    const { page } = desk;
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await expect(source(page, 'long').locator('.text-line').first()).toBeVisible();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('needle');
    await expect(findBar(page).getByRole('status')).toHaveText('1 of 1');
    // The text is drawn piece by piece, in pauses between other work: its end comes late on a busy machine.
    await expect(source(page, 'long').locator('mark[data-kind~="find-current"]')).toBeInViewport({
      timeout: 90_000,
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
