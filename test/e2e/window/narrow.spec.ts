import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';
import { Upstream } from '../support/upstream';

test.skip(({ host }) => host !== 'browser', 'the page is the same in both hosts');
test.use({ viewport: { width: 900, height: 600 }, settings: ['sync.minInterval=0'] });

const agency = 'Agency with a very long name of more than forty characters, Inc., and Partners';

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test(
    'names, states, numbers and icons are whole or left out: in the outbox, over a connection, in the status bar, on an empty screen',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      const upstream = await Upstream.start();
      try {
        await upstream.submit('A kettle with a thermostat and a whistle');
        const connection = { name: agency, baseUrl: upstream.url, token: upstream.token };
        await page.evaluate(
          (input) =>
            fetch('/ui-api/command/connections.add', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ ...input, intervalSeconds: 300, workingHours: null, pageSize: 100 }),
            }),
          connection,
        );
        await expect(page.getByRole('listbox').first().getByRole('option')).toHaveCount(1);
        await page.keyboard.press('j');
        await page.keyboard.press('s');
        await expect(page.getByRole('listbox').first().getByRole('option')).toHaveCount(0);
      } finally {
        await upstream.end();
      }
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      await page.getByRole('tab').nth(1).click();
      const row = page.getByRole('listbox').first().getByRole('option').first();
      await expect(row.locator('.countdown')).toBeVisible();
      // The mark can still be undone, which a sentence says.
      await expect(row.locator('.event-facts.end > span')).toBeVisible();
      const name = row.locator('.event-kind');
      await expect(name).toHaveText(agency);
      const width = (await name.isVisible()) ? ((await name.boundingBox())?.width ?? 0) : Infinity;
      expect(width).toBeGreaterThan(50);

      // Its name gives way to its state, too.
      await page.getByRole('tab').first().click();
      const state = await page.locator('.connection-head .state-mark').boundingBox();
      const head = await page.locator('.connection-head').boundingBox();
      expect(state?.x).toBeGreaterThanOrEqual(head?.x ?? Infinity);

      const cut = await page.locator('.status-bar').evaluate((bar) => {
        const [first] = bar.children;
        const total = bar.querySelector('.status-total');
        if (!(first instanceof HTMLElement) || total === null) return ['no status bar'];
        const found: string[] = [];
        let seen = 0;
        first.style.flex = 'none';
        for (let wide = 200; wide < 800; wide += 10) {
          first.style.width = `${wide}px`;
          const box = total.getBoundingClientRect();
          for (const part of total.children) {
            const { left, right, top, width: whole } = part.getBoundingClientRect();
            const isSeen = top < box.bottom && right > box.left && left < box.right;
            if (isSeen) seen += 1;
            if (isSeen && (left < box.left - 1 || right > box.right + 1 || whole === 0))
              found.push(`${part.textContent} beside ${wide} px`);
          }
        }
        return seen === 0 ? ['nothing was seen'] : found;
      });
      expect(cut).toEqual([]);

      // An empty screen has its icons on one line, and whole in a low window too.
      await page.keyboard.press('g');
      await page.keyboard.press('o');
      const icons = page.locator('.empty-state > svg');
      await expect(icons).toHaveCount(2);
      const tops = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await page.setViewportSize({ width: 900, height: 400 });
      for (const icon of await icons.all()) expect((await icon.boundingBox())?.height).toBe(26);
    },
  );

  test('no button of a job is alone on its line at 200 % zoom', { tag: '@soak' }, async ({ desk }) => {
    const { page } = desk;
    await page.setViewportSize({ width: 720, height: 450 });
    const service = await serviceClient(desk);
    for (const target of ['de', 'fr', 'ja'])
      await service.submit(pageRequest('Kettle with a thermostat', '<p>Boils.</p>', target));
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await page.getByRole('listbox').first().getByRole('option').first().click();
    const buttons = page.locator('.job-head .button');
    await expect(buttons).toHaveCount(3);
    const [, report, print] = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(print?.y).toBe(report?.y);
  });
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 720, height: 450 } });

  test(
    'a notice at 200 % zoom has its sentence and a title of two words whole',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      const service = await serviceClient(desk, 'test');
      await service.submit(pageRequest('Summer campaign', '<p>Boils.</p>'));
      await expect(page.getByRole('listbox').first().getByRole('option')).toHaveCount(1);
      await page.keyboard.press('j');
      await expect(page.locator('.state.completed')).toBeVisible();
      await page.keyboard.press('s');
      const notice = page.locator('.toast-text').filter({ hasText: 'Summer campaign' });
      await expect(notice).toBeVisible();
      expect(await notice.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true);
    },
  );
});

/** Nothing in it is cut. */
const isWhole = (box: HTMLElement): boolean => box.scrollWidth <= box.clientWidth;

for (const [language, locale, load] of [
  ['German', 'de-DE', 'Beispiele laden'],
  ['French', 'fr-FR', 'Charger les exemples'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test(
      'the languages of a failed import and half the height for its fields are in sight, with its acts on request',
      { tag: '@soak' },
      async ({ desk }) => {
        const { page } = desk;
        await page.getByRole('button', { name: load }).click();
        await page
          .getByRole('option', { name: /^Order e-mails/ })
          .first()
          .click();
        await expect(page.locator('.review-bar .problem-counts').first()).toBeVisible();
        // Beside the views and the list, the heads of both columns have their languages whole.
        const names = page.locator('.column-head-text > span:first-child');
        await expect(names).toHaveCount(2);
        for (const name of await names.all()) {
          await expect(name).toBeInViewport({ ratio: 1 });
          expect(await name.evaluate(isWhole)).toBe(true);
        }

        await page.keyboard.press('f');
        await page.getByRole('dialog').getByRole('combobox').press('Enter');
        await page.setViewportSize({ width: 720, height: 450 });
        await page.keyboard.press('/');
        await page.keyboard.type('mark:fail');
        await page.keyboard.press('Enter');
        const row = page.locator('.request-row');
        await expect(row).toHaveCount(1);
        await row.click();
        const facts = await row.locator('.row-facts').boundingBox();
        const pair = await row.locator('.language-pair').boundingBox();
        expect(facts?.width).toBeGreaterThanOrEqual(pair?.width ?? Infinity);
        // Chips beside the languages stay inside of the row.
        const under = row.locator('.row-under');
        expect(await under.evaluate(isWhole)).toBe(true);

        const notice = page.locator('.failure');
        const line = notice.getByRole('button');
        await expect(line).toBeInViewport({ ratio: 1 });
        const fields = page.locator('.fields');
        await expect.poll(async () => (await fields.boundingBox())?.height).toBeGreaterThanOrEqual(225);
        await line.click();
        await expect(notice.getByRole('button')).toHaveCount(4);
        for (const act of await notice.getByRole('button').all())
          await expect(act).toBeInViewport({ ratio: 1 });
      },
    );
  });
}
