import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

interface Association {
  readonly ext: string | readonly string[];
}
interface Packages {
  readonly mac: { readonly fileAssociations: readonly Association[] };
  readonly linux: { readonly fileAssociations: readonly Association[] };
  readonly nsis: { readonly include: string };
}

it('the three systems offer Locdesk under "Open with" for the same endings', () => {
  const packages = parse(readFileSync(resolve(root, 'electron-builder.yml'), 'utf8')) as Packages;
  const endings = packages.mac.fileAssociations.flatMap(({ ext }) => ext);
  expect(endings).toContain('xliff');
  expect(packages.linux.fileAssociations.flatMap(({ ext }) => ext)).toEqual(endings);
  const installer = readFileSync(resolve(root, packages.nsis.include), 'utf8');
  const ofWindows = Array.from(
    installer.matchAll(/!insertmacro \$\{ACTION\} "(\w+)"/g),
    ([, ending]) => ending,
  );
  expect(ofWindows).toEqual(endings);
});
