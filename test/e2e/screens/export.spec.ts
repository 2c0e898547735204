import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test(
  'what the command line imports while the window is open is in its lists, views and settings',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Ours', '<p>Kept.</p>'));
    const all = page.getByRole('button', { name: /^All/ });
    await all.click();
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await expect(list.getByRole('option')).toHaveCount(1);

    const file = join(desk.dataFolder, 'export.jsonl');
    expect((await desk.cli('export', file)).stdout).toMatch(/^1 requests are in /);
    await writeFile(file, theirs(await readFile(file, 'utf8')));
    const imported = await desk.cli('import', file);
    expect(imported.stdout).toContain('Imported: 1 requests, 1 connections, 1 views, 1 settings');
    await expect(list.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Of theirs/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText('Theirs', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByLabel('Level of Numbers')).toHaveValue('off');
    await expect(page.getByRole('button', { name: 'Restore: Length' })).toBeVisible();
    expect((await desk.cli('import', file)).stdout).toMatch(/Imported: 0 requests.*\nHere already/);
  },
);

const desktopOnly = { tag: '@desktop-only' };

test(
  'the desktop exports to a file and imports one, and says which line of another is wrong',
  desktopOnly,
  async ({ desk }) => {
    const { page, electron } = desk;
    const service = await serviceClient(desk);
    await service.submit(pageRequest('Ours', '<p>Kept.</p>'));
    const file = join(desk.dataFolder, 'export.jsonl');
    await electron.evaluate(({ dialog }, chosen) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
    }, file);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Export…' }).click();
    await expect(page.getByText('1 request was exported to')).toBeVisible();
    const text = await readFile(file, 'utf8');

    await writeFile(file, text.slice(0, -20));
    await page.getByRole('button', { name: 'Import…' }).click();
    await expect(page.getByRole('alert')).toContainText('can’t be imported:line 3: is not JSON');
    await expectAccessible(page);

    await writeFile(file, theirs(text));
    await page.getByRole('button', { name: 'Import…' }).click();
    await expect(page.getByText(/^Imported: 1 request, 1 connection, paused/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Requests', exact: true }).click();
    await page.getByRole('button', { name: /^All/ }).click();
    await expect(page.getByRole('listbox', { name: 'Requests list' }).getByRole('option')).toHaveCount(2);
  },
);

/**
 * Returns the export as another Locdesk would have written it: with another request, and records that don't
 * exist here.
 */
function theirs(text: string): string {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const connection = { kind: 'connection', name: 'Theirs', baseUrl: 'https://theirs.example', paused: false };
  const schedule = { intervalSeconds: 300, workingHours: null, pageSize: 500 };
  const view = { kind: 'view', name: 'Of theirs', view: 'all', filter: '', sort: 'size', descending: true };
  const dismissed = { scope: 'everywhere', reason: 'Poems.', dismissed: '2026-11-20T09:30:00Z' };
  const more = [
    { ...connection, ...schedule },
    view,
    { kind: 'setting', key: 'ui.theme', value: 'dark' },
    { kind: 'check-level', check: 'numbers', languages: null, level: 'off' },
    { kind: 'dismissal', check: 'length', ...dismissed },
  ];
  const requests = lines.map((line) => line.replace(/"id":"[^"]+"/, '"id":"of-theirs"'));
  return [header, ...more.map((each) => JSON.stringify(each)), ...requests].join('\n');
}
