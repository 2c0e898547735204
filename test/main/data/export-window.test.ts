import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { BackupsSummary } from '../../../src/contract/backups';
import type { Host } from '../../../src/main/platform/host';
import { tempFolder } from '../../support/temp-folder';
import { submission, testBackend } from '../../support/test-backend';

function desk() {
  const file = join(tempFolder(), 'export.jsonl');
  const chooseExportTarget = vi.fn<NonNullable<Host['chooseExportTarget']>>(async () => file);
  const backend = testBackend({ host: { chooseExportTarget, chooseExport: async () => file } });
  return { backend, file, chooseExportTarget };
}

it('the desktop exports to the file that was chosen, and imports it', async () => {
  const { backend, file, chooseExportTarget } = desk();
  await backend.request('PUT', '/v1/content', { body: submission() });
  expect(await backend.dispatch('data.export', {})).toMatchObject({
    ok: true,
    value: { written: { file, requests: 1 } },
  });
  expect(chooseExportTarget).toHaveBeenCalledWith('locdesk-2026-11-20.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"id":"[^"]+"/, '"id":"another"'));
  expect(await backend.dispatch('data.import', {})).toMatchObject({
    ok: true,
    value: { report: { added: { requests: 1 }, here: { requests: 0 } } },
  });
  expect(backend.core.review.counts().all).toBe(2);
});

it.each(['data.export', 'data.import'] as const)(
  '%s that is cancelled is no failure, and leaves nothing',
  async (command) => {
    const { backend, file } = desk();
    await backend.core.samples.load(40);
    const header = '{"kind":"locdesk-export","format":1,"made":"2026-11-21T00:00:00Z","program":"1"}';
    const setting = '{"kind":"setting","key":"ui.theme","value":"dark"}';
    if (command === 'data.import')
      writeFileSync(file, [header, setting, '{"kind":"end","requests":0}'].join('\n'));
    const jobs: unknown[] = [];
    backend.core.changes.subscribe(({ name }) => {
      if (name !== 'backups.changed') return;
      void backend.dispatch('backups.read', {}).then((answer) => {
        if (answer.ok) jobs.push((answer.value as BackupsSummary).running?.job);
      });
      void backend.dispatch('backups.cancel', {});
    });
    const nothing = command === 'data.export' ? { written: null } : { report: null };
    expect(await backend.dispatch(command, {})).toEqual({ ok: true, value: nothing });
    expect(jobs).toContain(command === 'data.export' ? 'export' : 'import-check');
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([command === 'data.import', false]);
    backend.core.settings.forgetCached();
    expect(backend.core.settings.get('ui.theme')).toBe('system');
  },
);

it('the browser host, and a dialog that was closed, write nothing; the first names the command', async () => {
  const browser = testBackend();
  for (const [command, words] of [
    ['data.export', /use: locdesk export FILE/],
    ['data.import', /use: locdesk import FILE/],
  ] as const) {
    expect(await browser.dispatch(command, {})).toMatchObject({
      ok: false,
      error: { code: 'UNAVAILABLE', message: expect.stringMatching(words) },
    });
  }
  const closed = testBackend({
    host: { chooseExportTarget: async () => undefined, chooseExport: async () => undefined },
  });
  expect(await closed.dispatch('data.export', {})).toEqual({ ok: true, value: { written: null } });
  expect(await closed.dispatch('data.import', {})).toEqual({ ok: true, value: { report: null } });
});
