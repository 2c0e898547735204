import { expectAccessible } from './support/accessible';
import { expect, test } from './support/desk';
import { page as pageRequest, serviceClient } from './support/service';

test('content in several languages is one job, with its progress; its requests are opened and chosen by keyboard', async ({
  desk,
}) => {
  const { page } = desk;
  const service = await serviceClient(desk, 'test');
  for (const target of ['de', 'fr', 'ja'])
    await service.submit(pageRequest('Kettle', '<p>Boils.</p>', target));
  for (const target of ['de', 'pl']) await service.submit(pageRequest('Cup', '<p>Holds.</p>', target));
  await service.submit(pageRequest('Toaster', '<p>Toasts.</p>', 'fr'));

  await page.getByRole('navigation').getByRole('button', { name: 'Requests', exact: true }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  const jobs = page.getByRole('listbox', { name: 'List of jobs' }).getByRole('option');
  await expect(jobs).toHaveText([/Cup.*0 of 2 imported/, /Kettle.*0 of 3 imported/]);
  await expect(jobs.filter({ hasText: 'Kettle' })).toContainText('ja, Japanese: to import');

  await jobs.filter({ hasText: 'Kettle' }).click();
  const job = page.getByRole('region', { name: 'Job' });
  await expect(job.getByRole('rowheader')).toHaveText(['German de', 'French fr', 'Japanese ja']);
  await expectAccessible(page, 'jobs');

  // A language is opened in the review, and its mark is counted when the jobs are shown again.
  await page.keyboard.press('Enter');
  await expect(job).toBeFocused();
  await job.getByRole('button', { name: 'Open Japanese' }).press('Enter');
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.locator('.job-language[aria-current]')).toHaveAccessibleName('ja, Japanese: to import');
  await page.keyboard.press('s');
  await expect(review.locator('.job-language[aria-current]')).toHaveAccessibleName('ja, Japanese: imported');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(jobs.filter({ hasText: 'Kettle' })).toContainText('1 of 3 imported');

  // All languages at once, summed up before anything is done; what is all imported is no longer to do.
  await jobs.filter({ hasText: 'Cup' }).click();
  await job.getByRole('button', { name: 'Select all 2 languages' }).click();
  await expect(page.getByRole('heading', { name: '2 requests selected' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Requests list' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.getByRole('radio', { name: /^To import 1/ }).click();
  await expect(jobs).toHaveText([/Kettle.*1 of 3 imported/]);
});
