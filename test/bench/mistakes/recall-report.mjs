/** Fields without a mistake on which reports are counted, at most, of each kind of text. */
const quietFields = 1500;
const aim = 0.95;

/**
 * Prints a Markdown table of the kinds of mistakes, the least found first, with the share that is found in
 * each kind of text and the checks that found most. Below it is how Locdesk and its `peers` do with the
 * same mistakes: one counts there as found when there is a new report anywhere in the field, because not
 * all programs say where. `reportsOf` is how many reports Locdesk has of a field with its language.
 */
export async function printRecall(measured, reportsOf, peers) {
  const kinds = kindsIn(measured);
  const texts = measured.map(({ kind }) => kind);
  console.log(row(['kind of mistake', ...texts, 'found by']));
  console.log(row(['---', ...texts.map(() => '---:'), '---']));
  for (const { name, plants, by } of kinds)
    console.log(row([name, ...texts.map((text) => share(by.get(text) ?? [])), finders(plants)]));
  for (const { kind, rows, clean } of measured) {
    console.log(`\n${kind}: ${number(clean.length)} fields are in step with their source; ${good(rows)}`);
    await printPrograms(
      rows.flatMap(({ plants }) => plants),
      clean,
      reportsOf,
      peers,
    );
  }
  console.log(`\nall: ${good(kinds)}`);
}

/** Prints mistakes of each row that were not found, at most `most` of them. */
export function printMissed(rows, most) {
  for (const { name: kind, plants } of rows) {
    console.log(`\n${kind}: ${plants.length - missed({ plants }).length} of ${plants.length} are found`);
    for (const plant of missed({ plants }).slice(0, most)) printPlant(plant);
  }
}

function printPlant({ name, before, after, anywhere }) {
  let from = 0;
  while (from < after.target.length && after.target[from] === before.target[from]) from += 1;
  const part = ({ target }) => JSON.stringify(target.slice(Math.max(0, from - 60), from + 90));
  const elsewhere = anywhere ? ' (a new problem is elsewhere)' : '';
  console.log(`${name}${elsewhere}\n  was: ${part(before)}\n  is:  ${part(after)}`);
}

const row = (cells) => `| ${cells.join(' | ')} |`;
const missed = ({ plants }) => plants.filter(({ problem }) => problem === undefined);
const missedShare = ({ plants }) => missed({ plants }).length / plants.length;
const found = (plants) => plants.filter(({ problem }) => problem !== undefined);
const percent = (part, of) => (of === 0 ? '-' : `${Math.round((part / of) * 100)} %`);
const share = (plants) => percent(found(plants).length, plants.length);

function kindsIn(measured) {
  const kinds = new Map();
  for (const { kind, rows } of measured) {
    for (const { name, plants } of rows) {
      const all = kinds.get(name) ?? { name, plants: [], by: new Map() };
      kinds.set(name, all);
      all.plants.push(...plants);
      all.by.set(kind, plants);
    }
  }
  return [...kinds.values()]
    .filter(({ plants }) => plants.length > 0)
    .toSorted((a, b) => missedShare(b) - missedShare(a));
}

function good(rows) {
  const planted = rows.filter(({ plants }) => plants.length > 0);
  const enough = planted.filter(({ plants }) => found(plants).length >= aim * plants.length);
  return `${enough.length} of ${planted.length} kinds are found at 95 % or more`;
}

function finders(plants) {
  const counts = Object.entries(Object.groupBy(found(plants), ({ problem }) => problem.check));
  const most = counts.toSorted(([, a], [, b]) => b.length - a.length).slice(0, 3);
  return most.map(([check]) => check).join(' ');
}

async function printPrograms(plants, clean, reportsOf, peers) {
  const step = Math.max(1, Math.ceil(clean.length / quietFields));
  const quiet = clean
    .filter((_, at) => at % step === 0)
    .map(({ field, language }) => ({ ...field, language }));
  const print = (name, seen, reports) => {
    const noise = ((reports / quiet.length) * 100).toFixed(1);
    console.log(
      `${name}: ${percent(seen, plants.length)} of ${number(plants.length)} mistakes, ` +
        `${noise} reports in 100 of ${number(quiet.length)} fields`,
    );
  };
  print('Locdesk', plants.filter(({ anywhere }) => anywhere).length, sum(quiet.map(reportsOf)));
  for (const { name, faults } of peers) {
    const sides = (side) => plants.map((plant) => ({ ...plant[side], language: plant.language }));
    const [before, after] = [await faults(sides('before')), await faults(sides('after'))];
    const isNew = (index) =>
      after[index].some((fault) => count(after[index], fault) > count(before[index], fault));
    const seen = plants.filter((_, index) => isNew(index)).length;
    print(name, seen, sum((await faults(quiet)).map((list) => list.length)));
  }
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const number = (value) => value.toLocaleString('en');
const count = (list, item) => list.filter((one) => one === item).length;
