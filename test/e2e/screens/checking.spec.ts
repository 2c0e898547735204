import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test } from '../support/desk';
import { UpstreamRequest } from '../support/upstream-versions';

test(
  'checking everything again is paused, also over a restart, and goes on; what comes is checked meanwhile',
  { tag: '@soak' },
  async ({ desk }) => {
    const upstream = new UpstreamRequest(desk);
    await upstream.say({ title: ['Tea for {name}', 'Thé'] });
    const viewOf = () => desk.page.getByRole('button', { name: /^With problems/ });
    await expect(viewOf()).toHaveText(/1$/);
    // A sweep that was paused when the program ended: a real one over so few requests is over before anybody
    // can act.
    await desk.restart('gracefully', async () => {
      const db = new SQLite(join(desk.dataFolder, 'locdesk.db'));
      db.exec('UPDATE check_sweep SET below_key = 1000, total = 1, done = 0, round = round + 1, paused = 1');
      db.close();
    });
    const status = () => desk.page.getByRole('contentinfo');
    await expect(status()).toContainText('Checking paused at 0 of 1');
    await upstream.say({ title: ['Tea for {name}', 'Thé pour {name}'] });
    await expect(viewOf()).toHaveText(/0$/);
    await expect(status()).toContainText('Checking paused at 0 of 1');
    await expectAccessible(desk.page);
    await status().getByRole('button', { name: 'Resume checking' }).click();
    await expect(status()).not.toContainText('Checking');
  },
);

function checkedRequests(desk: Desk): number | undefined {
  const db = new SQLite(join(desk.dataFolder, 'locdesk.db'), { readonly: true });
  try {
    return db
      .prepare<[], number>('SELECT count(*) FROM requests WHERE checked_version = version')
      .pluck()
      .get();
  } finally {
    db.close();
  }
}

test(
  'a request that is not checked yet says so; one that is clear says nothing in the list',
  { tag: '@soak' },
  async ({ desk }) => {
    const row = () => desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first();
    await new UpstreamRequest(desk).say({ title: ['Tea', 'Thé'] });
    // Once it is checked, the checker has begun for good; a new one would check everything, paused or not.
    await expect.poll(() => checkedRequests(desk)).toBe(1);
    await desk.restart('gracefully', async () => {
      const db = new SQLite(join(desk.dataFolder, 'locdesk.db'));
      db.exec('UPDATE check_sweep SET below_key = 1000, total = 1, done = 0, round = round + 1, paused = 1');
      // Its check waits with the paused sweep.
      db.exec('UPDATE requests SET checked_version = NULL; DELETE FROM check_queue');
      db.close();
    });
    const { page } = desk;
    await expect(row()).toContainText('Not checked yet');
    await row().click();
    const said = page.getByRole('region', { name: 'Review' }).getByRole('status', { name: 'Problems' });
    await expect(said).toContainText('Waiting to be checked.');
    await expectAccessible(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Resume checking' }).click();
    await expect(said).toHaveText('No problems');
    await expect(row()).not.toContainText('Not checked yet');
  },
);

test('that there are more problems than are kept is said', { tag: '@soak' }, async ({ desk }) => {
  const fields = Array.from({ length: 1100 }, (_, index) => [
    `f-${index}`,
    [`Bring ${index} {cups} of tea`, `Apportez du thé`] as const,
  ]);
  await new UpstreamRequest(desk).say(
    Object.fromEntries(fields) as Record<string, readonly [string, string]>,
  );
  const { page } = desk;
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  const bar = page.getByRole('toolbar', { name: 'Problems' });
  await expect(bar).toContainText(/The first 1,000 of \d,\d{3}/);
});
