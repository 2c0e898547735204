import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test(
  'a backup is made, and what came after it is gone when it is restored, in the same window',
  { tag: ['@both-hosts', '@soak'] },
  async ({ desk }) => {
    const { page } = desk;
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Before', '<p>Kept.</p>'));
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await page.getByRole('button', { name: /^All/ }).click();
    await expect(list.getByRole('option')).toHaveCount(1);

    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await expect(page.getByText('1 backup')).toBeVisible();
    await service.submit(pageRequest('After', '<p>Gone.</p>'));

    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const backups = page.getByRole('list', { name: 'Backups' });
    await expect(backups).toContainText('Manual');
    await backups.getByRole('button', { name: /^Restore the backup of/ }).click();
    await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    // The page is loaded again and comes back to the settings, with the list of backups closed.
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(backups).toContainText('Replaced by a restore');
    await page.getByRole('button', { name: 'Requests', exact: true }).click();
    const all = page.getByRole('button', { name: /^All/ });
    await all.click();
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(list.getByRole('option')).toContainText('Before');
    // Tools continue with their token.
    await service.submit(pageRequest('Later', '<p>New.</p>'));
    await expect(list.getByRole('option')).toHaveCount(2);
  },
);

test.describe('when another program removes a file', () => {
  test.use({ program: 'spawned' });

  test(
    'a log that another program removed is said in the settings, and the window goes on',
    { tag: '@soak' },
    async ({ desk }) => {
      const { page } = desk;
      const service = await serviceClient(desk);
      await service.submit(pageRequest('Before', '<p>Kept.</p>'));
      rmSync(join(desk.dataFolder, 'locdesk.db-wal'));
      const settings = page.getByRole('button', { name: 'Settings', exact: true });
      await expect(settings).toHaveAttribute('title', /another program changed the files of the database/, {
        timeout: 60_000,
      });
      await settings.click();
      await expect(page.getByRole('alert')).toContainText('Another program removed the log of the database');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Requests', exact: true }).click();
      await page.getByRole('button', { name: /^All/ }).click();
      await expect(page.getByRole('listbox', { name: 'Requests list' })).toContainText('Before');
    },
  );
});
