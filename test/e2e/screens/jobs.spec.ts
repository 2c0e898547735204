import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { savedFile } from '../support/saved-file';
import { page as pageRequest, serviceClient } from '../support/service';

/** Presses keys one after the other. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test(
  'requests are grouped by language and by day, and a group is opened, selected and left by keyboard',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const service = await serviceClient(desk, 'test');
    for (const [title, target] of [
      ['Kettle', 'fr'],
      ['Cup', 'fr'],
      ['Cup', 'fr-CA'],
    ] as const)
      await service.submit(pageRequest(title, '<p>Boils.</p>', target));

    await page.getByRole('navigation').getByRole('button', { name: 'Requests', exact: true }).focus();
    await press(page, 'g', 'l');
    const groups = page.getByRole('listbox', { name: 'List of groups' }).getByRole('option');
    await expect(groups).toHaveText([/^French fr.*0 of 2 imported.*2 to import/, /^Canadian French/]);
    await groups.first().click();
    const group = page.getByRole('region', { name: 'Group' });
    await expect(group.getByRole('rowheader')).toHaveText(['Cup', 'Kettle']);
    await expectAccessible(page, 'groups');

    // A row opens in the review, with the list of its group beside it.
    await group.getByRole('button', { name: 'Open Kettle, French' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Review' }).getByRole('heading', { level: 2 })).toHaveText(
      'Kettle',
    );
    await expect(page.getByRole('listbox', { name: 'Requests list' })).toBeFocused();
    await press(page, 's', 'g', 'd');
    await expect(groups).toHaveText([/1 of 3 imported.*2 to import/]);

    // Selecting the requests to import sums them up before anything is done.
    await press(page, 'g', 'l');
    await group.getByRole('button', { name: 'Show 1: French, Imported' }).press('Enter');
    await expect(page.getByRole('listbox', { name: 'Requests list' }).getByRole('option')).toHaveText([
      /Kettle/,
    ]);
    await press(page, 'g', 'd');
    await groups.first().click();
    await group.getByRole('button', { name: 'Select 2 to import' }).click();
    await expect(page.getByRole('heading', { name: '2 requests selected' })).toBeVisible();
  },
);

test(
  'content in several languages is one job, with its progress; its requests are opened and chosen by keyboard',
  { tag: '@soak' },
  async ({ desk }) => {
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
    await expect(review.locator('.job-language[aria-current]')).toHaveAccessibleName(
      'ja, Japanese: to import',
    );
    await page.keyboard.press('s');
    await expect(review.locator('.job-language[aria-current]')).toHaveAccessibleName(
      'ja, Japanese: imported',
    );
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await expect(jobs.filter({ hasText: 'Kettle' })).toContainText('1 of 3 imported');

    // The report of the job has all its languages.
    await jobs.filter({ hasText: 'Kettle' }).click();
    const report = await savedFile(desk, () => job.getByRole('button', { name: 'Save report' }).click());
    expect(report).toContain('Report: 3 requests');
    expect(report.match(/en → \w+/g)).toEqual(['en → de', 'en → fr', 'en → ja']);

    // All languages at once, summed up before anything is done; what is all imported is no longer to do.
    await jobs.filter({ hasText: 'Cup' }).click();
    await job.getByRole('button', { name: 'Select the 2 requests' }).click();
    await expect(page.getByRole('heading', { name: '2 requests selected' })).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Requests list' })).toBeFocused();
    await page.keyboard.press('s');
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await page.getByRole('radio', { name: /^To import 1/ }).click();
    await expect(jobs).toHaveText([/Kettle.*1 of 3 imported/]);
  },
);
