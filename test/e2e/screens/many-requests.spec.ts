import { expect, test } from '../support/desk';

test(
  '10,000 requests: the list is a window, scrolls without holes and opens any row at once',
  { tag: '@soak' },
  async ({ desk }) => {
    const loaded = await desk.cli('sample', '--count', '10000');
    expect(loaded.stdout).toContain('10000 sample requests');
    const { page } = desk;
    await expect(page.getByRole('contentinfo')).toContainText('10,000 requests');
    const list = page.getByRole('listbox', { name: 'Requests list' });
    const options = list.getByRole('option');
    // The list updates a moment after the counts.
    await list.focus();
    const last = list.getByRole('option', { selected: true });
    await expect(async () => {
      await page.keyboard.press('End');
      const total = await last.getAttribute('aria-setsize', { timeout: 1000 });
      expect(Number(total)).toBeGreaterThan(7000);
      await expect(last).toHaveAttribute('aria-posinset', total ?? '', { timeout: 1000 });
      await expect(options.first()).toHaveAttribute('aria-setsize', total ?? '', { timeout: 1000 });
    }).toPass();
    expect(await options.count()).toBeLessThan(120);
    await expect(last).toContainText(/→/);
    await page.keyboard.press('Home');
    await expect(list.locator('[aria-posinset="1"]')).toHaveAttribute('aria-selected', 'true');

    // A large wheel movement to the middle must show rows with their texts.
    const box = await list.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 200);
    await page.mouse.wheel(0, 56 * 4000);
    const middle = options.nth(10);
    await expect(async () => {
      expect(Number(await middle.getAttribute('aria-posinset'))).toBeGreaterThan(3000);
      await expect(middle).toContainText(/→/, { timeout: 100 });
    }).toPass();
    const title = (await middle.innerText()).split('\n')[0] ?? '';
    await middle.click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review.getByRole('heading', { name: title })).toBeVisible();
    await expect(review.getByLabel(/^Target: /).first()).toBeVisible();
  },
);

test('position and selection survive requests that arrive above them', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples(500);
  const { page } = desk;
  const list = page.getByRole('listbox', { name: 'Requests list' });
  await expect(list.getByRole('option').first()).toBeVisible();
  const row = list.getByRole('option').nth(5);
  const title = (await row.innerText()).split('\n')[0] ?? '';
  await row.click();
  const selected = list.getByRole('option', { selected: true });
  const before = Number(await selected.getAttribute('aria-posinset'));
  await desk.samples(14);
  await expect(page.getByRole('contentinfo')).toContainText('514 requests');
  await expect(async () => {
    expect(Number(await selected.getAttribute('aria-posinset'))).toBeGreaterThan(before);
  }).toPass();
  await expect(selected).toContainText(title);
  await expect(
    page.getByRole('region', { name: 'Review' }).getByRole('heading', { name: title }),
  ).toBeVisible();
});
