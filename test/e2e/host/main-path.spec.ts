import { expect, test } from '../support/desk';
import { keptSetting } from '../support/kept';
import { page as pageRequest, serviceClient } from '../support/service';

test.use({ settings: ['service.testResultDelay=1'], program: 'spawned' });

test(
  'a tool submits, the coordinator reviews and marks, the tool reads the mark',
  { tag: '@both-hosts' },
  async ({ desk }) => {
    const { page } = desk;
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();

    const service = await serviceClient(desk, 'test');
    const id = await service.submit(pageRequest('Winter jackets', '<p>Keeps you <b>warm</b>, {name}.</p>'));

    // The request appears by itself; a second later the service completes it, and it moves to the view to
    // import.
    const list = page.getByRole('listbox', { name: 'Requests list' });
    const row = list.getByRole('option', { name: /Winter jackets/ });
    await expect(row).toBeVisible();
    await row.click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review.getByRole('heading', { name: 'Winter jackets' })).toBeVisible();
    const source = review.getByLabel('Source: body', { exact: true });
    const target = review.getByLabel('Target: body', { exact: true });
    await expect(source.getByTitle('<b>')).toHaveText('b');
    await expect(target).toContainText(/⟦.+⟧/);
    await page.keyboard.press('1');
    await expect(source.frameLocator('iframe').getByText('Keeps you warm, {name}.')).toBeVisible();
    await expect(target.frameLocator('iframe').locator('b')).toHaveText(/⟦.+⟧/);

    await review.getByRole('radio', { name: 'Code' }).check();
    await expect(source).toContainText('<b>warm</b>');

    await page.getByRole('button', { name: 'Mark imported' }).click();
    await expect(async () => {
      expect((await service.read(id)).importResponse?.importState).toBe('success');
    }).toPass();

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(async () => {
      expect(await service.read(id)).not.toHaveProperty('importResponse');
    }).toPass();

    await row.click();
    await page.getByRole('button', { name: 'Mark failed' }).click();
    await page.getByRole('button', { name: 'Without a reason' }).click();
    await expect(async () => {
      expect((await service.read(id)).importResponse?.importState).toBe('fail');
    }).toPass();
  },
);

test('a mark that a tool sets is seen at once', { tag: '@soak' }, async ({ desk }) => {
  const service = await serviceClient(desk, 'test');
  const id = await service.submit(pageRequest('Kettle', '<p>Boils.</p>'));
  const status = desk.page.getByRole('contentinfo');
  await expect(status).toContainText('1 to import');
  await service.mark(id, 'success');
  await expect(status).toContainText('0 to import');
});

test('requests, marks and preferences are there after a kill -9', { tag: '@soak' }, async ({ desk }) => {
  const service = await serviceClient(desk);
  const id = await service.submit(pageRequest('Durable goods', '<p>Last.</p>'));
  await service.mark(id, 'fail');
  await desk.page
    .getByRole('link', { name: 'Settings' })
    .or(desk.page.getByRole('button', { name: 'Settings' }))
    .click();
  await desk.page.getByText('Dark', { exact: true }).click();
  await expect(desk.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The window shows the choice before it is saved, so the test waits for the database.
  await expect.poll(() => keptSetting(desk, 'ui.theme')).toBe('dark');

  await desk.restart('killed');
  const again = await serviceClient(desk);
  expect((await again.read(id)).importResponse?.importState).toBe('fail');
  await expect(desk.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('samples fill the empty desk', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Load samples' }).click();
  const list = page.getByRole('listbox', { name: 'Requests list' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('14 requests');
});

test(
  'the cURL line of the empty desk, run as it stands, brings the first request',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Create a test token' }).click();
    const line = page.getByLabel('Command that submits a request');
    await expect(line).toContainText('ld_test_');
    const command = (await line.textContent()) ?? '';
    expect(command.startsWith('curl ')).toBe(true);
    const { spawnSync } = await import('node:child_process');
    const ran = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([ran.status, ran.stdout]).toEqual([0, expect.stringContaining('"state":"pending"')]);
    await expect(page.getByRole('listbox', { name: 'Requests list' }).getByRole('option')).toHaveCount(1);
  },
);
