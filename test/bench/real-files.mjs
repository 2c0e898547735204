// node test/bench/real-files.mjs FOLDER… [--skip TEXT]…: reads every file in the folders with the ending of a
// format, and writes it back: with targets equal to its sources, with a mark added to one text, and with a
// mark added to all of them. Prints a table by format, then the files that are refused or not the same.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { skip: { type: 'string', multiple: true, default: [] } },
});
const endings = new Set(
  'arb po pot xlf xliff htm html yaml yml properties strings resx srt vtt md csv tsv xlsx stringsdict xcstrings json'
    .split(' ')
    .map((ending) => `.${ending}`),
);
const mark = 'ß';
const { readContentFile, writeContentFile } = await bundled();
const rows = {};
const faults = [];
for (const folder of folders) for (const path of filesIn(resolve(folder))) look(path);
console.table(rows);
for (const fault of faults) console.log(fault);

function look(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const bytes = new Uint8Array(readFileSync(path));
  let reading = { name, targetLanguage: 'de' };
  let file;
  try {
    try {
      file = readContentFile(bytes, reading);
    } catch (error) {
      if (error.problems?.[0].rule !== 'columns') throw error;
      // The table names no source, so that a user would choose it.
      reading = { ...reading, columns: { source: 'A', hasHeader: false } };
      file = readContentFile(bytes, reading);
    }
  } catch (error) {
    const [{ rule } = { rule: 'crash' }] = error.problems ?? [];
    const row = rowOf(extname(name).slice(1));
    // Neither the name nor the content says that these are files of texts.
    const key = rule === 'format' ? 'other content' : 'refused';
    row[key] += 1;
    if (key === 'refused') faults.push(`refused: ${path}: ${error.message}`);
    return;
  }
  const row = rowOf(file.format);
  row.files += 1;
  row.texts += file.segments.length;
  const sources = file.segments.map(({ id, value, existing }) => [id, existing ?? value]);
  const check = (column, work) => {
    try {
      if (work()) row[column] += 1;
      else faults.push(`${column}: ${path}`);
    } catch (error) {
      faults.push(`${column}: ${path}: ${error.message}`);
    }
  };
  const write = (targets) =>
    writeContentFile(bytes, new Map(targets), { ...reading, untranslated: 'source' });
  check('same bytes', () => Buffer.compare(write(sources), bytes) === 0);
  const [first] = sources;
  if (first === undefined) return;
  row['with texts'] += 1;
  check('one changed', () => {
    const written = readContentFile(write([[first[0], first[1] + mark]]), reading);
    return targetsAre(written, [[first[0], first[1] + mark], ...sources.slice(1)], file);
  });
  check('all changed', () => {
    const changed = sources.map(([id, text]) => [id, text + mark]);
    return targetsAre(readContentFile(write(changed), reading), changed, file);
  });
}

/** Ids may depend on the text, so that the order counts. */
function targetsAre({ segments }, targets, { segments: before }) {
  return (
    segments.length === before.length &&
    segments.every(({ value, existing }, index) => {
      const wanted = targets[index]?.[1];
      return (existing ?? value) === wanted || value === wanted;
    })
  );
}

function rowOf(format) {
  return (rows[format] ??= {
    files: 0,
    texts: 0,
    'same bytes': 0,
    'with texts': 0,
    'one changed': 0,
    'all changed': 0,
    refused: 0,
    'other content': 0,
  });
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (options.skip.some((part) => path.includes(part))) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else if (!entry.isFile() || statSync(path).size > 5_000_000) continue;
    else if (endings.has(extname(path).toLowerCase()) || entry.name === 'strings.xml') yield path;
  }
}

/** Node can't load the sources as they are. */
async function bundled() {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-real-files-'));
  await build({
    logLevel: 'error',
    configFile: false,
    build: {
      ssr: resolve(import.meta.dirname, '../../src/content/files/content-files.ts'),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: 'files.mjs' } },
    },
    ssr: { noExternal: true },
  });
  const module = await import(pathToFileURL(join(folder, 'files.mjs')).href);
  rmSync(folder, { recursive: true });
  return module;
}
