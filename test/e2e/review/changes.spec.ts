import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test } from '../support/desk';
import { type Contents, UpstreamRequest } from '../support/upstream-versions';

test.use({ settings: ['ui.look=rendered'] });

const first: Contents = {
  title: ['Binding to ports', 'Liaison aux ports'],
  overview: [
    '<p>It binds to <b>some</b> port.</p>',
    '<p>Ce dernier se lie à un port et une adresse de la <b>machine</b> locale.</p>',
  ],
  listen: ['<p>The <a href="/en">Listen</a> directive.</p>', '<p>La directive <a href="/en">Listen</a>.</p>'],
  end: ['<p>End</p>', '<p>Fin</p>'],
};
const second: Contents = {
  ...first,
  overview: [
    '<p>It binds to <b>some</b> port.</p>',
    '<p>Ce dernier se lie à certains ports et adresses de la <b>machine</b> locale.</p>',
  ],
  listen: ['<p>The <a href="/en">Listen</a> directive.</p>', '<p>La directive <a href="/fr">Listen</a>.</p>'],
};

const reviewOf = (page: Page) => page.getByRole('region', { name: 'Review' });

async function openFirst({ page }: Desk): Promise<void> {
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await expect(reviewOf(page).getByLabel('Target: title', { exact: true })).toBeVisible();
}

/** The height at which the middle of an element is. */
const middleOf = async (one: Locator) =>
  one.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(top + height / 2);
  });

test(
  'what came after the review is in its view, and is shown word by word',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const upstream = new UpstreamRequest(desk);
    await upstream.say(first);
    await openFirst(desk);
    const review = reviewOf(page);
    const reviewed = review.getByRole('button', { name: 'Reviewed', exact: true });
    await expect(reviewed).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('r');
    await expect(reviewed).toHaveAttribute('aria-pressed', 'true');
    const view = page.getByRole('button', { name: /^Changed since reviewed/ });
    await expect(view).toHaveText(/0$/);

    await upstream.say(second);
    await expect(view).toHaveText(/1$/);
    await expect(review).toContainText('Changed since you reviewed it');
    const row = page.getByRole('option', { name: /Binding to ports/ });
    await expect(row).toContainText('Changed since you reviewed it');
    await expect(review.getByRole('button', { name: 'Reviewed: title' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(review.getByRole('button', { name: 'Reviewed: overview' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );

    await page.keyboard.press('c');
    await expect(review.getByText('2 of 4 fields changed')).toBeVisible();
    // The count and its arrows are on one line, however wide the window is.
    const next = review.getByRole('button', { name: 'Next change' });
    for (const width of [1440, 1400, 1360, 1320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await middleOf(next), `${width} pixels`).toBe(
        await middleOf(review.getByText('2 of 4 fields changed')),
      );
    }
    const target = review.getByLabel('Target: overview', { exact: true }).frameLocator('iframe');
    await expect(target.locator('del')).toHaveText('un port et une adresse');
    await expect(target.locator('ins')).toHaveText('certains ports et adresses');
    await expect(target.locator('b')).toHaveText('machine');
    await expect(review.getByLabel('Target: listen', { exact: true })).toContainText(
      'Tags changed in 1 place',
    );
    await expect(review.getByLabel('Target: title', { exact: true })).toBeHidden();

    await page.keyboard.press('3');
    const code = review.getByLabel('Target: listen', { exact: true });
    await expect(code.locator('del')).toHaveText('<a href="/en">');
    await expect(code.locator('ins')).toHaveText('<a href="/fr">');

    await page.keyboard.press('r');
    await expect(view).toHaveText(/0$/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(view).toHaveText(/1$/);
  },
);

test('next and previous go from change to change, over all fields', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  const upstream = new UpstreamRequest(desk);
  await upstream.say(first);
  await upstream.say(second);
  await openFirst(desk);
  const review = reviewOf(page);
  await page.keyboard.press('c');
  await expect(review.getByText('2 of 4 fields changed')).toBeVisible();
  const place = review.getByRole('toolbar', { name: 'Comparison' }).getByRole('status');
  await page.keyboard.press('d');
  await expect(place).toHaveText('overview: change 1 of 1');
  const mark = review.getByLabel('Target: overview', { exact: true }).frameLocator('iframe').locator('ins');
  await expect(mark).toHaveAttribute('data-current', '');
  await page.keyboard.press('d');
  await expect(place).toHaveText('listen: change 1 of 1');
  await page.keyboard.press('Shift+D');
  await expect(place).toHaveText('overview: change 1 of 1');
});

test('any two versions, side by side, with unchanged fields unfolded', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  const upstream = new UpstreamRequest(desk);
  await upstream.say(first);
  await upstream.say(second);
  await upstream.say({ ...second, end: ['<p>End</p>', '<p>Terminé</p>'] });
  await openFirst(desk);
  const review = reviewOf(page);
  await review.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(review.getByText('1 of 4 fields changed')).toBeVisible();
  await review.getByLabel('Earlier version').selectOption({ value: '1' });
  await expect(review.getByText('3 of 4 fields changed')).toBeVisible();
  await review.getByText('Side by side').click();
  const before = review.getByLabel('Earlier: end', { exact: true });
  await expect(before.frameLocator('iframe').locator('del')).toHaveText('Fin');
  await expect(
    review.getByLabel('Later: end', { exact: true }).frameLocator('iframe').locator('ins'),
  ).toHaveText('Terminé');
  // The earlier half has the earlier tags.
  await expect(
    review.getByLabel('Earlier: listen', { exact: true }).frameLocator('iframe').locator('a'),
  ).toHaveAttribute('data-href', '/en');
  await review.getByRole('button', { name: '1 unchanged field' }).click();
  await expect(review.getByLabel('Later: title', { exact: true })).toBeVisible();
  await review.getByLabel('Later version').selectOption({ value: '1' });
  await expect(review.getByText('Nothing changed', { exact: true })).toBeVisible();
});

test(
  'content can neither pass for a change nor break out of the comparison',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const upstream = new UpstreamRequest(desk);
    const own =
      '<p><ins title="change-0" data-change="0">own</ins> <img src=x onerror="parent.document.title=\'broken\'">';
    await upstream.say({ title: ['T', 'T'], body: ['s', `${own}alt</p>`] });
    await upstream.say({
      title: ['T', 'T'],
      body: ['s', `${own}neu</p><script>parent.document.title='broken'</script>`],
    });
    await openFirst(desk);
    await page.keyboard.press('c');
    const frame = reviewOf(page).getByLabel('Target: body', { exact: true }).frameLocator('iframe');
    await expect(frame.locator('ins[data-change]')).toHaveText('neu');
    await expect(frame.locator('ins').first()).toHaveText('own');
    expect(await page.title()).not.toBe('broken');
  },
);

test(
  'a value of a megabyte is compared, and what is the same folded away',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const paragraphs = Array.from(
      { length: 21_000 },
      (_, i) => `<p>Absatz ${i} nennt den Wert ${i * 7919}.</p>`,
    );
    const long = paragraphs.join('\n');
    const upstream = new UpstreamRequest(desk);
    await upstream.say({ title: ['Long', 'Lang'], body: ['s', long] });
    await upstream.say({
      title: ['Long', 'Lang'],
      body: ['s', long.replace('Absatz 20 nennt', 'Absatz 20 zeigt')],
    });
    await openFirst(desk);
    await page.keyboard.press('3');
    await page.keyboard.press('c');
    const body = reviewOf(page).getByLabel('Target: body', { exact: true });
    await expect(body.locator('ins')).toHaveText('zeigt');
    await expect(body).toContainText('unchanged characters');
  },
);

test('axe finds nothing in a comparison', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  const upstream = new UpstreamRequest(desk);
  await upstream.say(first);
  await openFirst(desk);
  await page.keyboard.press('r');
  await upstream.say(second);
  await expect(reviewOf(page)).toContainText('Changed since you reviewed it');
  await expectAccessible(page, 'changed');
  await page.keyboard.press('c');
  await expect(reviewOf(page).getByText('2 of 4 fields changed')).toBeVisible();
  await page.keyboard.press('d');
  await expectAccessible(page, 'rendered');
  await page.keyboard.press('3');
  await expectAccessible(page, 'code');
  await reviewOf(page).getByText('Side by side').click();
  await expectAccessible(page, 'side by side');
});
