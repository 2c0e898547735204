import { expectAccessible } from './support/accessible';
import { expect, test } from './support/desk';
import { page as pageRequest, serviceClient } from './support/service';

test('the languages of a job stand in the review, lead to each other, and are acted on together', async ({
  desk,
}) => {
  const { page } = desk;
  const service = await serviceClient(desk, 'test');
  for (const target of ['de', 'fr', 'ja'])
    await service.submit(pageRequest('Kettle', '<p>Boils.</p>', target));
  await service.submit(pageRequest('Toaster', '<p>Toasts.</p>', 'fr'));
  await page.getByRole('button', { name: /^All/ }).click();
  const options = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
  await expect(options).toHaveCount(4);
  await options.filter({ hasText: 'Kettle' }).filter({ hasText: 'fr' }).click();

  const review = page.getByRole('region', { name: 'Review' });
  const job = review.getByRole('group', { name: 'Languages of this job: 0 of 3 imported' });
  const current = review.locator('.job-language[aria-current]');
  await expect(
    job.getByRole('button', { name: /^(de, German|fr, French|ja, Japanese): to import$/ }),
  ).toHaveCount(3);
  await expect(current).toHaveAccessibleName('fr, French: to import');
  await expectAccessible(page, 'a job');

  // Keys go through the languages; after the last comes the first.
  await page.keyboard.press(']');
  await expect(current).toHaveAccessibleName('ja, Japanese: to import');
  await page.keyboard.press('s');
  await expect(current).toHaveAccessibleName('ja, Japanese: imported');
  await expect(review.getByRole('group', { name: 'Languages of this job: 1 of 3 imported' })).toBeVisible();
  await page.keyboard.press(']');
  await expect(current).toHaveAccessibleName('de, German: to import');

  // A language that the list does not have is shown in the list of the job.
  await page.getByRole('button', { name: /^Imported/ }).click();
  await expect(options).toHaveCount(1);
  await options.click();
  await expect(current).toHaveAccessibleName('ja, Japanese: imported');
  await page.keyboard.press('[');
  await expect(current).toHaveAccessibleName('fr, French: to import');
  await expect(page.getByRole('combobox', { name: 'Filter requests' })).toHaveValue(/^job:/);
  await expect(options).toHaveCount(3);

  // All languages at once, summed up before anything is done.
  await page.keyboard.press('Shift+L');
  await expect(review.getByRole('heading', { name: '3 requests selected' })).toBeVisible();
  await expect(review.getByText('Already imported')).toBeVisible();
  await page.keyboard.press('f');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(review.getByRole('button', { name: 'Show 3: Import failed', exact: true })).toBeVisible();

  // A request without others has no job.
  await page.getByRole('button', { name: /^To import/ }).click();
  await options.filter({ hasText: 'Toaster' }).click();
  await expect(review.getByRole('heading', { name: 'Toaster' })).toBeVisible();
  await expect(review.locator('.job')).toHaveCount(0);
});
