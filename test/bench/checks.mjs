// npm run bench:checks -- TEXTS… [--samples 5] [--check numbers] [--plant] [--most 60] [--tools F]: what
// the checks find in real requests (JSON Lines with language, and fields with value and target), with
// samples to judge by eye, and how fast. A text is a file, or a folder of files as one kind of text. With
// --plant mistakes are made in the texts' own fields, and a table shows how many of each kind are found in
// each kind of text, and by other programs that are installed in F (docs/checks.md). Spelling is checked
// with the dictionaries of the build (npm run build). With --judged the files are lists of verdicts, and the
// tables show how many reports of each check are true; without a text, those of test/bench/judged are shown.
// Writes nothing into the repository.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checksWithSpelling } from './bundled-checks.mjs';
import { printPrecision } from './judged/precision.mjs';
import { printMissed, printRecall } from './mistakes/recall-report.mjs';
import { measureRecall } from './mistakes/recall.mjs';
import { peersIn } from './peers/peers.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '5' },
    check: { type: 'string', multiple: true },
    plant: { type: 'boolean', default: false },
    most: { type: 'string', default: '60' },
    tools: { type: 'string' },
    judged: { type: 'boolean', default: false },
  },
});
const absent = positionals.filter((path) => !existsSync(path));
if (absent.length > 0) stop(`there is no file or folder ${absent.join(', ')}`);
if (positionals.length === 0 && options.plant)
  stop('--plant needs texts: npm run bench:checks -- --plant FILE');
if (options.judged || positionals.length === 0) {
  printPrecision(positionals.length > 0 ? positionals : listsOfVerdicts());
  process.exit();
}

const { checkField, checkIds } = await checksWithSpelling();
const isFolder = (path) => statSync(path).isDirectory();
const folders = positionals.filter(isFolder);
const files = positionals.filter((path) => !isFolder(path));
const texts = new Map(
  folders.map((folder) => [basename(folder), readdirSync(folder).map((name) => join(folder, name))]),
);
if (files.length > 0) texts.set('files', files);
const fieldsOf = new Map([...texts].map(([kind, paths]) => [kind, paths.flatMap(fieldsIn)]));
const fields = [...fieldsOf.values()].flat();

if (options.plant) await measure();
else printProblems();

function stop(message) {
  console.error(`bench:checks: ${message}`);
  process.exit(2);
}

function listsOfVerdicts() {
  const folder = join(import.meta.dirname, 'judged');
  const lists = readdirSync(folder).filter((name) => name.startsWith('reports-'));
  return lists.map((name) => join(folder, name));
}

function fieldsIn(file) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.flatMap((line) => {
    const { id, language, fields: all } = JSON.parse(line);
    const translated = all.filter(({ target }) => target !== undefined);
    const siblings = translated.map(({ type, data, value, target }) => ({
      type,
      data,
      source: value,
      target,
    }));
    return siblings.map((field, at) => ({
      name: `${id ?? ''}#${translated[at].id} ${language.target}`,
      language,
      field,
      siblings,
    }));
  });
}

function reportsOf({ language, ...field }) {
  return checkField(field, language).length;
}

async function measure() {
  const most = Number(options.most);
  const measured = [...fieldsOf].map(([kind, all]) => {
    return { kind, ...measureRecall(all, checkField, { most, only: options.check }) };
  });
  const peers = options.tools === undefined ? [] : await peersIn(options.tools);
  await printRecall(measured, reportsOf, peers);
  if (options.check !== undefined) measured.forEach(({ rows }) => printMissed(rows, Number(options.samples)));
}

function printProblems() {
  const found = fields.map(({ field, language }) => checkField(field, language));
  const rows = {};
  for (const check of checkIds) {
    const problems = found.flatMap((list, index) =>
      list.filter((problem) => problem.check === check).map((problem) => ({ index, problem })),
    );
    const touched = new Set(problems.map(({ index }) => index)).size;
    rows[check] = {
      problems: problems.length,
      fields: touched,
      'per 1,000 fields': Math.round((touched / fields.length) * 1000),
    };
    if (options.check !== undefined && !options.check.includes(check)) continue;
    const most = Number(options.samples);
    const step = Math.max(1, Math.floor(problems.length / most));
    for (const { index, problem } of problems.filter((_, at) => at % step === 0).slice(0, most))
      printSample(fields[index], problem);
  }
  console.table(rows);
  printSpeed();
}

function printSample({ name, field }, problem) {
  console.log(`\n${problem.check}.${problem.variant} ${name} ${JSON.stringify(problem.detail)}`);
  for (const side of ['source', 'target']) {
    for (const { from, to } of problem[side].slice(0, 2)) {
      const value = field[side];
      const place = `${value.slice(Math.max(0, from - 70), from)}⟦${value.slice(from, to).slice(0, 160)}⟧${value.slice(to, to + 70)}`;
      console.log(`  ${side}: ${place.replaceAll(/\s+/g, ' ')}`);
    }
  }
}

/** Uses processor time, so that other programs don't matter. */
function printSpeed() {
  const size = fields.reduce((sum, { field }) => sum + field.source.length + field.target.length, 0);
  const rounds = 10;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    // A source that comes again is not parsed again, so that each round has sources of its own.
    const end = '\n'.repeat(round);
    for (const { field, language } of fields) {
      const { source, target } = field;
      checkField({ ...field, source: source + end, target: target + end }, language);
    }
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  const perSecond = (amount) => Math.round((amount * rounds) / seconds).toLocaleString('en');
  console.log(
    `${perSecond(fields.length)} fields/s, ${perSecond(size / 1000)} KB/s (UTF-16 units of both sides)`,
  );
}
