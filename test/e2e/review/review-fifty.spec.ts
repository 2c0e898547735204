import { expect, test } from '../support/desk';

test(
  'fifty requests are reviewed by keyboard alone, in two keystrokes each or less',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples(80);
    const { page } = desk;
    const list = page.getByRole('listbox', { name: 'Requests list' });
    const first = list.getByRole('option').first();
    // Sixty of the eighty have a result.
    await expect(first).toHaveAttribute('aria-setsize', '60');
    const total = Number(await first.getAttribute('aria-setsize'));
    let keystrokes = 0;
    const press = async (key: string): Promise<void> => {
      keystrokes += 1;
      await page.keyboard.press(key);
    };
    const toImport = (count: number) =>
      expect(page.getByRole('contentinfo')).toContainText(`${count} to import`);
    const review = page.getByRole('region', { name: 'Review' });

    await press('j');
    for (let done = 0; done < 50; done += 1) {
      await expect(review.getByLabel(/^Target: /).first()).toBeVisible();
      if (done % 10 === 9) {
        // Something is wrong with this one: look at the problem, mark it failed, go on.
        await press('n');
        await press('f');
        await press('Enter');
        await press('j');
      } else await press('Control+Enter');
      await toImport(total - done - 1);
    }
    test.info().annotations.push({ type: 'keystrokes per request', description: String(keystrokes / 50) });
    expect(keystrokes / 50).toBeLessThanOrEqual(2);
    // Every mark can be undone by keyboard too.
    await page.keyboard.press('z');
    await toImport(total - 49);
  },
);
