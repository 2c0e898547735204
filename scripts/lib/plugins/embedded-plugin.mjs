import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';

const suffix = '?embedded';
const prefix = '\0embedded:';

/**
 * Makes `import { text, hash } from './file.ts?embedded'` give a script with all its imports, or a style, as
 * one text that a page can contain, and the hash by which a Content-Security-Policy allows it.
 *
 * @returns {import('vite').Plugin}
 */
export function embeddedPlugin() {
  return {
    name: 'locdesk-embedded',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined;
      const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      // With this ending, no other plugin takes the module for a style.
      return found === null ? undefined : `${prefix}${found.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -'.js'.length);
      const { text, files } = file.endsWith('.css') ? await readStyle(file) : await bundleScript(file);
      for (const one of files) this.addWatchFile(one);
      const hash = `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
      return `export const text = ${JSON.stringify(text)};\nexport const hash = ${JSON.stringify(hash)};\n`;
    },
  };
}

/** @param {string} file */
async function readStyle(file) {
  // A carriage return would be a line feed in the page, of which the hash is another one.
  return { text: (await readFile(file, 'utf8')).replaceAll('\r\n', '\n'), files: [file] };
}

/** @param {string} file */
async function bundleScript(file) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined;
  const chunk = output?.[0];
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error(`${file} gives no script`);
  // The page's parser must not find the end of the script in it.
  const text = chunk.code.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
  return { text, files: Object.keys(chunk.modules) };
}
