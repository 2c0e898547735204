import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { savedFile } from '../support/saved-file';
import { page as pageRequest, serviceClient } from '../support/service';

test(
  'a request without a result is marked after a question, and its mark is removed later; it is reported',
  { tag: '@soak' },
  async ({ desk }) => {
    const service = await serviceClient(desk);
    const id = await service.submit(pageRequest('Kettle', '<p>Boils.</p>'));
    const { page } = desk;
    await page
      .getByRole('button', { name: /^All/ })
      .or(page.getByRole('link', { name: /^All/ }))
      .first()
      .click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const question = page.getByRole('dialog', { name: 'This request isn’t completed' });
    await page.keyboard.press('s');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect((await service.read(id)).importResponse).toBeUndefined();

    await page.keyboard.press('s');
    await question.getByRole('button', { name: 'Mark as imported anyway' }).click();
    await expect.poll(async () => (await service.read(id)).importResponse?.importState).toBe('success');
    await page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Remove mark' }).click();
    await expect(page.getByText('Mark removed: Kettle')).toBeVisible();
    // The notice is over the review and covers no row of the list.
    const rows = await page.getByRole('listbox', { name: 'Requests list' }).boundingBox();
    const notices = page.getByRole('status', { name: 'Notifications' });
    const notice = await notices.getByText('Mark removed: Kettle').boundingBox();
    if (rows === null || notice === null) throw new Error('not drawn');
    expect(notice.x).toBeGreaterThanOrEqual(rows.x + rows.width);
    expect((await service.read(id)).importResponse).toBeUndefined();

    // All of it stands in the request's history, newest first.
    await page.keyboard.press('h');
    const history = page.getByRole('dialog', { name: 'History' });
    const events = history.getByRole('listitem');
    await expect(events).toHaveText([
      /^Mark removed\s*Imported/,
      /^Marked imported\s*in this window/,
      /^Version 1\s*submitted/,
    ]);
    await expectAccessible(page, 'the history');
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();

    // For others, the request is a page of its own, saved or printed.
    const report = await savedFile(desk, async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('save report');
      await page.keyboard.press('Enter');
    });
    expect(report).toContain('<code dir="ltr">&lt;p&gt;</code>Boils.');
    await page.keyboard.press('Control+p');
    const printed = page.frameLocator('iframe[data-print]');
    await expect(printed.getByRole('heading', { name: 'Kettle' })).toBeAttached();
    await expect(printed.locator('.side').first()).toHaveCSS('border-top-style', 'solid');
  },
);
