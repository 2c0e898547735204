import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Core } from '../../src/main/core';
import type { FileImport } from '../../src/contract/orders';
import { commandLine } from './command-line';
import { tempFolder } from './temp-folder';

/** A file of the user in a folder of its own. */
export function userFile(name: string, content: string | Uint8Array): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, content);
  return path;
}

/** `locdesk file import` of an English file, and its answer. */
export async function importFile(dataFolder: string, path: string, target: string): Promise<FileImport> {
  const languages = ['--source', 'en', '--target', target];
  const ran = await commandLine(['file', 'import', path, ...languages, '--data', dataFolder, '--json']);
  expect(ran).toMatchObject({ code: 0, error: '' });
  return JSON.parse(ran.out);
}

/** `locdesk file result`, and the file it wrote. */
export async function resultOf(
  dataFolder: string,
  id: string,
  target: string,
  ...more: readonly string[]
): Promise<string> {
  const path = join(tempFolder(), 'result');
  const place = ['--target', target, '--output', path, '--data', dataFolder];
  const ran = await commandLine(['file', 'result', id, ...place, ...more]);
  expect(ran).toMatchObject({ code: 0, error: '' });
  return readFileSync(path, 'utf8');
}

/** The key of a request that belongs to an order. */
export function keyOf({ orders }: Core, id: string): number {
  const { rows } = orders.list(0, 100);
  const request = rows.flatMap(({ key }) => orders.read(key).requests).find((one) => one.id === id);
  if (request === undefined) throw new Error(`there is no request ${id}`);
  return request.key;
}

/** Writes each target as a draft and completes the request with them. */
export async function completeRequest(
  core: Core,
  id: string,
  targetOf: (fieldId: string, source: string) => string,
): Promise<void> {
  const key = keyOf(core, id);
  const { version } = core.drafts.read(key);
  for (const { id: fieldId, source, draft } of core.drafts.fields(key, { offset: 0, limit: 10_000 }).fields) {
    const revision = draft?.revision ?? 0;
    await core.drafts.save({ key, fieldId, value: targetOf(fieldId, source), version, revision });
  }
  await core.fulfilments.complete(key, version, false);
}
