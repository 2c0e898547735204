import { readFileSync } from 'node:fs';

/** For an interval of 95 %. */
const deviations = 1.96;

/**
 * Prints Markdown tables of how many reports in lists of verdicts are true, by check and by level, with
 * Wilson's interval. A list has a header and a line for each report; lines with `#` are remarks.
 */
export function printPrecision(files) {
  const reports = files.flatMap(verdictsIn).filter(({ true: verdict }) => verdict !== 'left out');
  for (const column of ['check', 'level']) {
    const groups = Object.entries(Object.groupBy(reports, (report) => report[column]));
    console.log(`| ${column} | read | true | true, % | interval | to act on |`);
    console.log('| --- | ---: | ---: | ---: | --- | ---: |');
    const rows = groups.map(([name, list]) => ({ name, ...countsOf(list) }));
    for (const row of rows.toSorted((a, b) => b.right / b.read - a.right / a.read || b.read - a.read))
      printRow(`\`${row.name}\``, row);
    if (column === 'level') printRow('all', countsOf(reports));
    console.log();
  }
}

function verdictsIn(file) {
  const [header = '', ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const countsOf = (reports) => ({
  read: reports.length,
  right: reports.filter(({ true: verdict }) => verdict === 'yes').length,
  act: reports.filter(({ act }) => act === 'yes').length,
});

function printRow(name, { read, right, act }) {
  const [low, high] = interval(right, read);
  console.log(`| ${name} | ${read} | ${right} | ${percent(right / read)} | ${low} to ${high} | ${act} |`);
}

function interval(right, read) {
  const share = right / read;
  const square = deviations ** 2;
  const middle = share + square / (2 * read);
  const half = deviations * Math.sqrt((share * (1 - share)) / read + square / (4 * read ** 2));
  return [middle - half, middle + half].map((bound) => percent(bound / (1 + square / read)));
}

const percent = (share) => Math.round(share * 100);
