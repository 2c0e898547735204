import { readIcuArgument, type IcuArgument } from './icu-argument';
import { innerKeys, keyOf, nameIn, spanOf, type Placeholder } from './placeholder-keys';
import { pluralCategories } from './plural-categories';
import { DUAL } from './plural-signs';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';

/** Compares the branches of plurals and selects that both sides have. */
export function compareArguments(
  pair: ParsedPair,
  source: readonly Placeholder[],
  target: readonly Placeholder[],
  problems: ProblemCollector,
): void {
  const targets = new Map(target.filter(({ kind }) => kind === 'icu').map((part) => [part.key, part]));
  if (targets.size === 0) return;
  const keys = new Set(target.map(keyOf));
  const named = new Set(target.filter(({ kind }) => kind === 'named').map(nameIn));
  // Many arguments of the source may have the same one of the target.
  const known = new Map<Placeholder, ReadArgument>();
  const readOnce = (part: Placeholder): ReadArgument => {
    const argument = known.get(part) ?? readArgument(part);
    known.set(part, argument);
    return argument;
  };
  for (const part of source) {
    const other = part.kind === 'icu' ? targets.get(part.key) : undefined;
    if (other === undefined) continue;
    const before = readIcuArgument(part.text);
    const { argument: after, inside } = readOnce(other);
    if (before === undefined || after === undefined) continue;
    const places = { source: [spanOf(pair.source, part)], target: [spanOf(pair.target, other)] };
    const add = (variant: string, name: string) =>
      problems.add('placeholders', variant, { placeholder: part.key, name }, places);
    if (STYLES.has(before.style) && !isStyle(after.style))
      problems.add('placeholders', 'changed', { before: part.text, after: other.text }, places);
    for (const key of neededKeys(part.text, before))
      if (!inside.has(key) && !keys.has(key)) add('missing-inside', key);
    if (before.branches.size === 0) continue;
    // The number stands before the plural, not in it: "{count} {count, plural, one {item} other {items}}".
    const isBeside = named.has(before.name);
    const lacking = isAbbreviated(after)
      ? []
      : neededBranches(before, isBeside, pair).filter((key) => !after.branches.has(key));
    // ICU reads no plural or select without its general form.
    const [general, others] = [lacking.includes('other'), lacking.filter((key) => key !== 'other')];
    if (general) add('missing-other', 'other');
    if (others.length > 0) add('missing-branch', others.join(', '));
    if (before.type !== 'select') continue;
    for (const key of after.branches.keys()) if (!before.branches.has(key)) add('extra-branch', key);
  }
}

interface ReadArgument {
  readonly argument: IcuArgument | undefined;
  /** The keys of the placeholders that are in it. */
  readonly inside: ReadonlySet<string>;
}

function readArgument({ text }: Placeholder): ReadArgument {
  const argument = readIcuArgument(text);
  const inside = new Set(innerKeys(text));
  // The sign # says the number, too.
  if (argument?.type === 'plural' && text.includes('#')) inside.add(`{${argument.name}}`);
  return { argument, inside };
}

/** Whether all forms are one abbreviation, which says one and many: "pkt". */
function isAbbreviated({ type, branches }: IcuArgument): boolean {
  if (type === 'select' || !branches.has('other')) return false;
  const [text, ...others] = new Set(branches.values());
  if (text === undefined || others.length > 0 || branches.size === 1) return false;
  return ABBREVIATION.test(text.replaceAll(/\{[^{}]*\}|\P{L}/gu, ''));
}

const ABBREVIATION = /^\p{L}{1,3}$/u;

/** Styles that ICU knows by name. */
const STYLES: ReadonlySet<string> = new Set('short medium long full integer currency percent'.split(' '));

/** Whether a style is one that ICU knows, a skeleton, `::yMMMd`, or a pattern, `d. MMMM y` or `#,##0`. */
const isStyle = (style: string): boolean =>
  STYLES.has(style) ||
  style.startsWith('::') ||
  (/[yMdHhm#0]/.test(style) && !/[^\W\dGyYMLdDEeHhkKmsSazZ_]/.test(style.replaceAll(/'[^']*'/g, '')));

/** The form for one may say in words what its argument is, and not every language has this form. */
function neededKeys(text: string, { name, type, branches }: IcuArgument): ReadonlySet<string> {
  const general = type === 'plural' ? branches.get('other') : undefined;
  return innerKeys(general === undefined ? text : `{${name}, plural, other {${general}}}`);
}

/**
 * A select needs the program's keys, a plural those of the language. `=0` and similar branches are up to the
 * translator, and forms that the source omits despite its language having them are not required.
 */
function neededBranches(
  { type, branches }: IcuArgument,
  isBeside: boolean,
  { sourceLanguage, targetLanguage }: ParsedPair,
): readonly string[] {
  if (type === 'select') return [...branches.keys()];
  if (!branches.has('other')) return [];
  const counting = type === 'plural' ? 'cardinal' : 'ordinal';
  const inSource = pluralCategories(sourceLanguage.base, counting);
  const given = inSource.filter((category) => branches.has(category));
  if (given.length === 1 && inSource.length > 1) return given;
  // Where the number is written, the general form is right for two.
  const isWritten = type === 'plural' && (isBeside || /#|\{/.test(branches.get('other') ?? ''));
  return pluralCategories(targetLanguage.base, counting).filter(
    (category) =>
      branches.has(category) ||
      (!inSource.includes(category) && !(category === 'two' && isWritten && DUAL.has(targetLanguage.base))),
  );
}
