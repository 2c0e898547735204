// npm run bench:readings -- REPORTS FILE…: writes all reports of `locdesk check` on requests (JSON Lines) to
// REPORTS (JSON Lines), numbered and with their places marked, for a reader who judges them as
// judged/reader.md says. npm run bench:readings -- --verdicts REPORTS VERDICTS…: prints the verdicts as lines
// for test/bench/judged.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
/** So much of the text is shown on each side of a place, and of a text without one. */
const around = 260;
const longestText = 700;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verdicts: { type: 'boolean', default: false } },
});
const [reports, ...files] = positionals;
if (reports === undefined || files.length === 0) {
  console.error(
    'bench:readings: name the file of reports, then the texts or, with --verdicts, the verdicts.',
  );
  process.exit(2);
}

if (values.verdicts) printVerdicts();
else await writeReports();

async function writeReports() {
  const found = [];
  for (const file of files) found.push(...(await reportsOn(file)));
  writeFileSync(reports, found.map((report, at) => `${JSON.stringify({ n: at + 1, ...report })}\n`).join(''));
  console.log(`${found.length} reports in ${reports}. Give it to a reader with test/bench/judged/reader.md.`);
}

async function reportsOn(file) {
  const requests = linesOf(file).map((line) => JSON.parse(line));
  const answers = (await check(file)).split('\n').filter((line) => line !== '');
  return answers.flatMap((line) => {
    const { index, problems = [] } = JSON.parse(line);
    const { id = String(index), language, fields } = requests[index];
    return problems.map(({ field, check: name, level, certainty, message, places, cause }) => {
      const { value, target = '' } = fields.find((one) => one.id === field) ?? { value: '' };
      return {
        work: basename(file, '.jsonl'),
        language: language.target,
        page: `${id}~${field}`,
        check: name,
        level: level === 'error' ? level : certainty === 'style' ? certainty : 'likely',
        message,
        cause,
        source: excerpt(value, places, 'source'),
        target: excerpt(target, places, 'target'),
      };
    });
  });
}

/** The output of `locdesk check`, which exits with 1 when it finds an error. */
function check(file) {
  return new Promise((resolve, reject) => {
    const script = join(root, 'scripts/locdesk.mjs');
    execFile(process.execPath, [script, 'check', file], { maxBuffer: 2 ** 30 }, (error, stdout) => {
      if (error !== null && error.code !== 1) reject(error);
      else resolve(stdout);
    });
  });
}

function excerpt(text, places, side) {
  const marked = places.filter((place) => place.side === side).slice(0, 3);
  if (marked.length === 0) return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
  return marked
    .map(({ from, to }) => {
      const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)];
      const before = `${start > 0 ? '…' : ''}${text.slice(start, from)}`;
      const after = `${text.slice(to, end)}${end < text.length ? '…' : ''}`;
      return `${before}⟦${text.slice(from, to)}⟧${after}`;
    })
    .join('  |||  ');
}

/** A verdict is a line: the number, true and act as "yes" or "no", and why, with tabs between them. */
function printVerdicts() {
  const numbered = new Map(linesOf(reports).map((line) => [JSON.parse(line).n, JSON.parse(line)]));
  console.log('reading\twork\tlanguage\tpage\tcheck\tlevel\tdrawn\ttrue\tact\tmessage\twhy');
  for (const [at, file] of files.entries()) {
    for (const line of linesOf(file)) {
      const [n, verdict, act, why = ''] = line.split('\t');
      const report = numbered.get(Number(n));
      if (report === undefined || !['yes', 'no'].includes(verdict)) {
        console.error(`bench:readings: ${file}: no report or verdict in “${line}”`);
        process.exitCode = 1;
        continue;
      }
      const { work, language, page, check: name, level, message } = report;
      const cells = [at + 1, work, language, page, name, level, 'all', verdict, act, message, why];
      console.log(cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ').trim()).join('\t'));
    }
  }
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
