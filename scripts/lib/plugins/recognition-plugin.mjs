import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../say.mjs';

const folders = ['src/content/terms/recognize', 'src/main/spelling'];
const packages = ['@orama/stemmers', 'hunspell-wasm'];

/**
 * Gives `RECOGNITION_RULES`, a hash of the sources and the packages by which terms are recognized: what was
 * recognized by other rules is not used again.
 *
 * @returns {import('vite').Plugin}
 */
export function recognitionPlugin() {
  return {
    name: 'locdesk-recognition',
    config: () => ({ define: { RECOGNITION_RULES: JSON.stringify(rulesHash()) } }),
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted((a, b) => (a < b ? -1 : 1));

function rulesHash() {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of sourcesIn(join(root, folder)))
      hash.update(`${name}\n${readFileSync(join(root, folder, name), 'utf8')}`);
  for (const name of packages) {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    hash.update(`${name} ${version}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
