import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { UpstreamRequest } from '../support/upstream-versions';

test(
  'a result that comes without its source is shown as a target, and says so',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
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
    // An unknown source is not compared: one count, no ratio, no problem.
    const middle = review.locator('[data-field="body"]');
    await expect(middle).toContainText('6 words');
    await expect(middle).not.toContainText('%');
    await expect(review.getByRole('status', { name: 'Problems' })).toContainText('No problems');
    await expectAccessible(page);
  },
);

test('in a comparison, a source that was not sent is no empty one', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  const upstream = new UpstreamRequest(desk);
  await upstream.say({ body: [undefined, 'Le thé est prêt.'] });
  const list = page.getByRole('listbox', { name: 'Requests list' });
  await list.getByRole('option').first().click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByLabel('Target: body', { exact: true })).toContainText('thé');
  await page.keyboard.press('c');
  await expect(review).toContainText('This is the only version');
  await expect(review.getByRole('combobox')).toHaveCount(0);

  await upstream.say({ body: [undefined, 'Le café est prêt.'] });
  const source = review.getByLabel('Source: body', { exact: true });
  await expect(review.getByLabel('Target: body', { exact: true }).locator('ins')).toHaveText('café');
  await expect(source).toHaveText(
    'The source was not sent with this result, so nothing is compared with it.',
  );

  await upstream.say({ body: ['Coffee is ready.', 'Le café est prêt.'] });
  await expect(source).toContainText('was not sent with the earlier version');
  await expect(source).toContainText('Coffee is ready.');
  await expect(source.locator('ins')).toHaveCount(0);
  await review.getByText('Side by side').click();
  await expect(review.getByLabel('Earlier: body', { exact: true })).toContainText(
    'was not sent with this result',
  );
  await expect(review.getByLabel('Later: body', { exact: true })).toContainText('Coffee is ready.');
});
