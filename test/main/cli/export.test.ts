import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';
import { submission, testBackend } from '../../support/test-backend';

const locdesk = (...args: readonly string[]) => commandLine(args);

it('export and import work while Locdesk serves the folders, and the service returns the imported requests', async () => {
  const [here, there] = [testBackend(), testBackend()];
  const { body } = await here.request('PUT', '/v1/content', { body: submission({ priority: 3 }) });
  const file = join(tempFolder(), 'export.jsonl');
  expect(await locdesk('export', file, '--data', here.dataFolder)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 requests are in .*export\.jsonl \(\d+ bytes\)\.$/),
  });
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')).toMatchObject({
    kind: 'locdesk-export',
    format: 1,
    program: '1.2.3',
  });
  const imported = await locdesk('import', file, '--data', there.dataFolder);
  expect(imported).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Imported: 1 requests, 0 connections/),
  });
  const read = await there.request('GET', `/v1/content/request/${body.id}`);
  expect(read.body).toEqual((await here.request('GET', `/v1/content/request/${body.id}`)).body);
});

it('a wrong file is exit code 1 and one line that names its line; a folder without data exports nothing', async () => {
  const data = join(tempFolder(), 'new');
  const file = join(tempFolder(), 'x.jsonl');
  const failed = await locdesk('export', file, '--data', data);
  expect([failed.code, existsSync(data), existsSync(file)]).toEqual([1, false, false]);
  expect(failed.error).toMatch(/There is no database in/);
  const missing = await locdesk('import', file, '--data', data);
  expect(missing).toMatchObject({ code: 1, error: expect.stringMatching(/There is no .*x\.jsonl/) });
  expect(existsSync(data)).toBe(false);
  writeFileSync(
    file,
    '{"kind":"locdesk-export","format":1,"made":"2026-11-21T00:00:00Z","program":"1"}\n{"kind":"end"}\n',
  );
  const refused = await locdesk('import', file, '--data', data);
  expect(refused.code).toBe(1);
  expect(refused.error).toMatch(/^locdesk: .*nothing was changed: line 2: requests: is missing/);
  expect(refused.error.split('\n')).toHaveLength(1);
});

it('requests over the limits cause exit code 1 and one line that names them, after the rest was imported', async () => {
  const [here, there] = [testBackend(), testBackend()];
  await here.request('PUT', '/v1/content', { body: submission() });
  const file = join(tempFolder(), 'export.jsonl');
  await locdesk('export', file, '--data', here.dataFolder);
  await there.core.settings.write({ 'service.maxFieldValue': 1 });
  const imported = await locdesk('import', file, '--data', there.dataFolder);
  expect(imported).toMatchObject({ code: 1, out: expect.stringMatching(/^Imported: 0 requests/) });
  expect(imported.error).toMatch(
    /^locdesk: 1 request was left out.*: line 2, request .*service\.maxFieldValue/,
  );
  expect(imported.error.split('\n')).toHaveLength(1);
});
