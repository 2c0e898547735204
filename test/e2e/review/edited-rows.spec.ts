import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test.skip(({ host }) => host !== 'browser', 'the page is the same in both hosts');

test('a row of the editor that grows never covers the next one', async ({ desk }) => {
  const service = await serviceClient(desk);
  await service.submit(pageRequest('Receipt', '<p>Please keep the paper receipt.</p>'));
  const { page } = desk;
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  await page.keyboard.press('e');
  const boxes = page.locator('.edit .edit-box');
  await expect(boxes).toHaveCount(2);
  // An observer that begins later is called after the row's own, in the same frame and before painting.
  const distance = await page.evaluate(async () => {
    const [first, second] = document.querySelectorAll('.edit .field-row');
    const box = first?.querySelector<HTMLElement>('.edit-box');
    if (first === undefined || second === undefined || box === null || box === undefined) return -Infinity;
    const before = first.getBoundingClientRect().height;
    return new Promise<number>((resolve) => {
      new ResizeObserver(() => {
        const { bottom, height } = first.getBoundingClientRect();
        if (height > before) resolve(second.getBoundingClientRect().top - bottom);
        else box.style.minHeight = '200px';
      }).observe(first);
    });
  });
  expect(distance).toBeGreaterThanOrEqual(0);
});
