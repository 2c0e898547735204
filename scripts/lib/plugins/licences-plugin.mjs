import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../say.mjs';

const licenceFile = /^(licen[cs]e|copying|notice)/i;

/**
 * Writes `licences.txt` beside the page: name, version, licence and its text of every package that is in the
 * program, whether it is bundled into the window or installed beside the main process.
 *
 * @returns {import('vite').Plugin}
 */
export function licencesPlugin() {
  return {
    name: 'locdesk-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set(installedFolders());
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of Object.keys(chunk.modules)) {
          const folder = packageFolder(id);
          if (folder !== undefined) folders.add(folder);
        }
      }
      // A font is a file, not a module.
      folders.add(join(root, 'node_modules/@fontsource-variable/inter'));
      const described = new Map([...folders].map(describe).map((entry) => [entry.title, entry]));
      const texts = [...described.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: texts
          .map(({ title, text }) => `${title}\n${'-'.repeat(title.length)}\n\n${text}\n`)
          .join('\n\n'),
      });
    },
  };
}

/** Folders of installed packages: every package of the lock file except development dependencies. */
function installedFolders() {
  /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, optional }]) => path.startsWith('node_modules/') && dev !== true && optional !== true,
    )
    .map(([path]) => join(root, path));
}

/** @param {string} id of a module */
function packageFolder(id) {
  const match = /^(?:\0)?(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(id.replaceAll('\\', '/'));
  return match?.[1];
}

/** @param {string} folder */
function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => licenceFile.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : `Licence: ${license ?? 'see its package'}.`;
  return { title: `${name} ${version}${license === undefined ? '' : ` (${license})`}`, text };
}
