import { expectAccessible } from './support/accessible';
import { expect, test } from './support/desk';
import { UpstreamRequest } from './support/upstream-versions';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a result that comes without its source is shown as a target, and says so, ${colorScheme}`, async ({
    desk,
  }) => {
    const { page } = desk;
    await page.emulateMedia({ colorScheme });
    await new UpstreamRequest(desk).say({
      title: ['Tea', 'Thé'],
      body: [undefined, '<p>Le thé est prêt, servez-le.</p>'],
    });
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    const target = review.getByLabel('Target: body', { exact: true });
    await expect(target).toContainText('Le thé est prêt, servez-le.');
    for (const look of ['3', '2', '1']) {
      await page.keyboard.press(look);
      const source = review.getByLabel('Source: body', { exact: true });
      await expect(source).toContainText('The source was not sent with this result');
      await expect(source).not.toContainText('thé');
    }
    await expect(review.getByLabel('Source: title', { exact: true })).not.toContainText('was not sent');
    // Nothing is compared with it: one count, no ratio, no problem.
    const middle = review.locator('[data-field="body"]');
    await expect(middle).toContainText('6 words');
    await expect(middle).not.toContainText('%');
    await expect(review.getByRole('status', { name: 'Problems' })).toContainText('No problems');
    await expectAccessible(page);
  });
}
