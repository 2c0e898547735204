import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateSource } from 'oazapfts';
import { expect, it, onTestFinished } from 'vitest';
import { submission, testBackend } from '../../support/test-backend';

const root = resolve(import.meta.dirname, '../../..');

// oxlint-disable-next-line typescript/no-explicit-any -- a test states what it expects of an answer
type Answer = { readonly status: number; readonly data: any };
type Operation = (...parameters: readonly unknown[]) => Promise<Answer>;
interface GeneratedClient {
  readonly defaults: { baseUrl: string; headers: Record<string, string> };
  readonly submitContentRequest: Operation;
  readonly readContentRequest: Operation;
  readonly queryContentRequests: Operation;
  readonly setImportState: Operation;
  readonly readWebhook: Operation;
  readonly registerWebhook: Operation;
  readonly removeWebhook: Operation;
}

/** A folder in which the generated code finds its runtime library. */
function folderInModules(): string {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'generated-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function clientOf(service: string): Promise<GeneratedClient> {
  const folder = folderInModules();
  const document = await (await fetch(`${service}/openapi.json`)).text();
  writeFileSync(join(folder, 'openapi.json'), document);
  const source = await generateSource(join(folder, 'openapi.json'), { futureStripLegacyMethods: true });

  const typed = join(folder, 'client.ts');
  writeFileSync(typed, source);
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2024 --lib es2024,dom';
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...options.split(' '), '--types', '', typed],
    {
      stdio: 'pipe',
    },
  );

  const plain = join(folder, 'client.mjs');
  writeFileSync(plain, stripTypeScriptTypes(source));
  return import(/* @vite-ignore */ pathToFileURL(plain).href) as Promise<GeneratedClient>;
}

it('a client generated from /openapi.json submits, reads, queries and marks over HTTP', async () => {
  const backend = testBackend();
  const { service } = await backend.start();
  const client = await clientOf(service);
  client.defaults.baseUrl = service;

  expect(await client.readWebhook()).toMatchObject({
    status: 403,
    data: { errors: [expect.stringMatching(/^authorization: is missing/)] },
  });
  client.defaults.headers = { authorization: `Bearer ${await backend.token('test')}` };

  const sent = submission({ note: 'kept' });
  const { status, data: submitted } = await client.submitContentRequest(sent, { idempotencyKey: 'order 17' });
  expect([status, submitted]).toEqual([200, expect.objectContaining({ state: 'pending', ...sent })]);
  const again = await client.submitContentRequest(sent, { idempotencyKey: 'order 17' });
  expect(again.data.id).toBe(submitted.id);
  expect(await client.submitContentRequest({}, { idempotencyKey: 'order 17' })).toMatchObject({
    status: 400,
    data: { state: 'invalid', errors: ['language: is missing', 'fields: is missing'] },
  });

  backend.environment.advance(10_000);
  while (await backend.core.testResults.completeNext());
  const { data: read } = await client.readContentRequest(submitted.id);
  expect(read).toMatchObject({ id: submitted.id, state: 'complete', note: 'kept' });
  expect(read.fields[0].originalValue).toBe('Hello');
  expect(await client.readContentRequest('a/b?c')).toMatchObject({ status: 404 });

  const query = JSON.stringify({
    criteria: [
      { type: 'source', criteria: 'api' },
      { type: 'completed', criteria: { from: read.completed } },
    ],
    sortBy: ['completed'],
  });
  expect(await client.queryContentRequests({ query, page: 1, pageSize: 10 })).toMatchObject({
    status: 200,
    data: { page: 1, pages: 1, total: 1, requests: [{ id: submitted.id, state: 'completed' }] },
  });
  expect(await client.queryContentRequests({ query })).toMatchObject({ status: 429 });
  const filter = { state: 'completed', $from: '2026-11-20T10:30:00+01:00' };
  expect(await client.queryContentRequests(filter)).toMatchObject({
    status: 200,
    data: { total: 1, requests: [{ id: submitted.id, state: 'complete' }] },
  });

  expect(await client.setImportState(submitted.id, { importState: 'success' })).toMatchObject({
    status: 200,
    data: { importResponse: { importState: 'success' } },
  });

  const webhook = { url: 'https://shop.example/hooks?a=b' };
  expect(await client.registerWebhook(webhook)).toMatchObject({ status: 200, data: webhook });
  expect(await client.readWebhook()).toMatchObject({ status: 200, data: webhook });
  expect(await client.removeWebhook()).toMatchObject({ status: 204 });
  expect(await client.readWebhook()).toMatchObject({ status: 200, data: { url: null } });
});
