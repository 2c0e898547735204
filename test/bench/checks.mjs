// npm run bench:checks -- FILE… [--samples 5] [--check numbers] [--plant] [--most 60]: what the checks find
// in a file of real requests (one JSON per line: language, fields with value and target), with samples to
// judge by eye, and how fast. With --plant mistakes are made in the file's own fields, and the table shows
// how many of each kind are found. Spelling is checked with the dictionaries of the build (npm run build).
// Writes nothing into the repository.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checksWithSpelling } from './bundled-checks.mjs';
import { measureRecall } from './mistakes/recall.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '5' },
    check: { type: 'string' },
    plant: { type: 'boolean', default: false },
    most: { type: 'string', default: '60' },
  },
});
if (positionals.length === 0) throw new Error('name a file: npm run bench:checks -- FILE');

const { checkField, checkIds } = await checksWithSpelling();
const fields = positionals
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line !== '')
  .flatMap((line) => {
    const { page, language, fields: all } = JSON.parse(line);
    const translated = all.filter(({ target }) => target !== undefined);
    const siblings = translated.map(({ type, data, value, target }) => ({
      type,
      data,
      source: value,
      target,
    }));
    return siblings.map((field, at) => ({
      name: `${page ?? ''}#${translated[at].id} ${language.target}`,
      language,
      field,
      siblings,
    }));
  });

if (options.plant) printRecall();
else printProblems();

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
    if (options.check !== undefined && options.check !== check) continue;
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

/**
 * Prints how many mistakes of each kind are found; with `--check KIND` also those of one kind that are not.
 */
function printRecall() {
  const { rows, clean } = measureRecall(fields, checkField, {
    most: Number(options.most),
    only: options.check,
  });
  console.log(`${clean} of ${fields.length} fields are in step with their source`);
  const table = {};
  for (const { subject, name, planted, found, checks, missed } of rows) {
    const recall = planted === 0 ? '-' : `${Math.round((found / planted) * 100)} %`;
    const by = Object.entries(checks).toSorted(([, a], [, b]) => b - a);
    table[name] = {
      subject,
      planted,
      found,
      recall,
      by: by
        .slice(0, 3)
        .map(([check]) => check)
        .join(' '),
    };
    if (options.check !== undefined) missed.slice(0, Number(options.samples)).forEach(printMissed);
  }
  console.table(table);
  const measured = rows.filter(({ planted }) => planted > 0);
  const good = measured.filter(({ planted, found }) => found >= 0.95 * planted).length;
  console.log(`${good} of ${measured.length} kinds are found at 95 % or more`);
}

function printMissed({ name, before, after }) {
  let from = 0;
  while (from < after.target.length && after.target[from] === before.target[from]) from += 1;
  const part = ({ target }) => JSON.stringify(target.slice(Math.max(0, from - 60), from + 90));
  console.log(`${name}\n  was: ${part(before)}\n  is:  ${part(after)}`);
}
