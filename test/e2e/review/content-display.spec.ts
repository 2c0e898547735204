import type { Locator, Page } from '@playwright/test';
import { expect, test, type Desk } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test.use({ settings: ['ui.look=rendered'] });

async function open(desk: Desk, title: string): Promise<Locator> {
  const { page } = desk;
  await page
    .getByRole('button', { name: /^All/ })
    .or(page.getByRole('link', { name: /^All/ }))
    .first()
    .click();
  await page
    .getByRole('listbox', { name: 'Requests list' })
    .getByRole('option', { name: new RegExp(title) })
    .click();
  return source(page);
}

const source = (page: Page): Locator =>
  page.getByRole('region', { name: 'Review' }).getByLabel('Source: body', { exact: true });

test(
  'a value that begins with a frameset is shown, and a field of which nothing can be seen says so',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    await service.submit(
      pageRequest('Frames', ' <!-- a --><html><frameset cols="*"><p>in it</p></frameset>'),
    );
    await service.submit(pageRequest('Script', '<script>nothing()</script>'));
    const cell = await open(desk, 'Frames');
    await expect(cell.frameLocator('iframe').getByText('in it')).toBeVisible();
    await open(desk, 'Script');
    await expect(cell).toContainText('Nothing to display in this view.');
    await cell.getByRole('button', { name: 'Show as code' }).click();
    await expect(cell.locator('figure')).toContainText('nothing()');
  },
);

test('inline styles of content leave no complaints in the console', { tag: '@soak' }, async ({ desk }) => {
  const service = await serviceClient(desk);
  await service.submit(
    pageRequest('Styles', '<p style="color: red">red</p><style>p { color: blue }</style>'),
  );
  const complaints: string[] = [];
  desk.page.on('console', (message) => complaints.push(message.text()));
  const cell = await open(desk, 'Styles');
  await expect(cell.frameLocator('iframe').getByText('red')).toBeVisible();
  expect(complaints).toEqual([]);
});

const runs = {
  'combining marks': `a${'\u0301'.repeat(300_000)}`,
  'direction marks': `a${'\u202E'.repeat(300_000)}`,
};

for (const [what, run] of Object.entries(runs)) {
  test(
    `300,000 ${what} are cut in every look, counted, and copied whole`,
    { tag: '@soak' },
    async ({ desk }) => {
      const service = await serviceClient(desk);
      const value = `<p>Before ${run}</p>`;
      await service.submit(pageRequest('Run', value));
      const cell = await open(desk, 'Run');
      const review = desk.page.getByRole('region', { name: 'Review' });
      // The beginning of the value is shown first.
      const note = cell.getByText('characters are not displayed');
      await expect(note).toContainText('59,9');
      const drawn = await cell.frameLocator('iframe').locator('body').textContent();
      expect(drawn?.trim()).toHaveLength(`Before ${run.slice(0, 31)}`.length);
      // Pasting it somewhere would lay it out.
      await desk.page.evaluate(() => {
        navigator.clipboard.writeText = async (text) => void Object.assign(globalThis, { copied: text });
      });
      await cell.getByRole('button', { name: 'Copy all' }).click();
      // The whole value is read first.
      await expect
        .poll(() => desk.page.evaluate(() => (globalThis as { copied?: string }).copied))
        .toBe(value);
      await cell.getByRole('button', { name: 'Show all' }).click();
      await expect(note).toContainText('299,970');

      // These two put a long text on the screen in pieces, each with a bound of its own.
      const most = 3000;
      await review.getByRole('radio', { name: 'Text + tags' }).check();
      await expect
        .poll(async () => (await cell.locator('.text-view').textContent())?.length)
        .toBeLessThan(most);
      await expect(note).toContainText('29');
      await review.getByRole('radio', { name: 'Code' }).check();
      await expect(note).toContainText('29');
      await expect.poll(async () => (await cell.locator('figure').textContent())?.length).toBeLessThan(most);
    },
  );
}
