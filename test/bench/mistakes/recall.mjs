import { mistakes } from './index.mjs';
import { randomFrom } from './planting.mjs';

/** A mistake counts as found where a new problem points at most this many UTF-16 units beside it. */
const near = 80;
/** A bracket or quotation mark that lost its partner stands at the other end of what both enclose. */
const nearOfPartner = 1500;

/**
 * Plants every kind of mistake in fields without problems of structure, at most `most` times a kind. Each
 * field has its `siblings`, the fields of its request. Returns these fields, and a row for each kind with
 * what was planted: the field before and after, and the problem that was found, if one was.
 */
export function measureRecall(fields, checkField, { most, only }) {
  const clean = fields.filter(({ field, language }) => isInStep(checkField(field, language)));
  const context = contextOf(fields);
  const rows = [];
  for (const [subject, kinds] of Object.entries(mistakes)) {
    for (const [name, make] of Object.entries(kinds)) {
      if (only !== undefined && !only.includes(name)) continue;
      rows.push({ subject, name, plants: plantsOf(make, clean, context, checkField, most) });
    }
  }
  return { rows, clean };
}

function plantsOf(make, fields, contextFor, checkField, most) {
  const random = randomFrom(1);
  const shuffled = fields.map((one) => [random(), one]).toSorted(([a], [b]) => a - b);
  const plants = [];
  for (const [, one] of shuffled) {
    if (plants.length >= most) break;
    const { field, language, name, siblings = [] } = one;
    const planted = make(field, contextFor(one, random));
    if (planted === undefined || planted.after.target === planted.before.target) continue;
    const others = siblings.filter((other) => other !== field);
    const check = (changed) => checkField(changed, language, others);
    plants.push({ ...planted, name, language, ...newProblems(planted, check) });
  }
  return plants;
}

/**
 * Problems that were not there before: the first that points at the place that changed or at the source alone
 * (`problem`), and whether there is one anywhere in the field (`anywhere`).
 */
function newProblems({ before, after }, check) {
  const known = new Map(check(before).map((problem) => [nameOf(problem), problem]));
  const edit = editOf(before.target, after.target);
  const problems = check(after).filter((problem) => {
    const old = known.get(nameOf(problem));
    return (
      old === undefined ||
      old.target.length + old.source.length < problem.target.length + problem.source.length
    );
  });
  const problem = problems.find(({ check: id, target }) => {
    const most = id === 'brackets' ? nearOfPartner : near;
    const isNear = ({ from, to }) => to >= edit.from - most && from <= edit.to + most;
    return target.length === 0 || target.some(isNear);
  });
  return { problem, anywhere: problems.length > 0 };
}

const nameOf = ({ check, variant, detail }) => JSON.stringify([check, variant, detail]);

/** The range of the new text that differs from the old one. */
function editOf(before, after) {
  let from = 0;
  while (from < after.length && after[from] === before[from]) from += 1;
  let [end, old] = [after.length, before.length];
  while (end > from && old > from && after[end - 1] === before[old - 1]) {
    end -= 1;
    old -= 1;
  }
  return { from, to: end };
}

const STRUCTURE = new Set([
  'tags-missing',
  'tags-extra',
  'target-empty',
  'target-equals-source',
  'length',
  'other-version',
]);

/** In a target of another version of the source a planted mistake would be one of many. */
const isInStep = (problems) => problems.every(({ check }) => !STRUCTURE.has(check));

/**
 * For each field: another one between the same languages, and the target of its source in another language.
 */
function contextOf(fields) {
  const bySource = Map.groupBy(fields, ({ field }) => field.source);
  const byLanguage = Map.groupBy(fields, ({ language }) => language.target);
  return ({ field, language }, random) => {
    const others = (bySource.get(field.source) ?? []).filter(
      (one) => one.language.target !== language.target && one.field.target !== field.target,
    );
    const same = byLanguage.get(language.target) ?? [];
    return {
      language,
      random,
      other: same[Math.floor(random() * same.length)]?.field,
      inOther: others[Math.floor(random() * others.length)]?.field.target,
    };
  };
}
