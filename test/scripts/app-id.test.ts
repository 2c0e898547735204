import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

// Windows shows no notice of a program that goes by another name than the one it was installed under.
it('the program goes by the name it is installed under', () => {
  const installed = /^appId: (\S+)$/m.exec(readFileSync(join(root, 'electron-builder.yml'), 'utf8'))?.[1];
  const entry = readFileSync(join(root, 'src/main/index.ts'), 'utf8');
  expect(/setAppUserModelId\('([^']+)'\)/.exec(entry)?.[1]).toBe(installed);
});
