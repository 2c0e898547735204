/** Signs inside of identifiers: `font-family`, `gnc-fq-update`, `.gtranslator-plugin`. */
const JOINT = /[-_./@:]/;
/** White space and punctuation, and what stands between paragraphs, or for code and placeholders. */
const BORDERS = '[\\s\\u001c-\\u001e"\'“”„«»‘’(),;=<>|{}[\\]`*]';
const BORDER = new RegExp(BORDERS);
const AFTER_BORDER = new RegExp(`(?<=${BORDERS})`);
/** Marks of a sentence after an identifier. */
const MARKS = '.:!?…';
/** Words that a hyphen, a dot or another sign joins, or the sign before an option: no `profit/loss`. */
const IDENTIFIER = /^[-./~@]|^\$:|[-_.@]|::/;
const CAPITALS = /^\p{Lu}{3,}$/u;
const CAPITAL = /^\p{Lu}/u;
/** A small letter, or a letter of a script without capitals: such a text is not all in capitals. */
const NO_CAPITAL = /[\p{Ll}\p{Lo}]/u;
/** A name of code at the beginning of a compound: `@property-Syntax`. */
const AT_NAME = /^@[\p{L}\d_]+(?=-)/u;
/** Longer ones are no names and no identifiers. */
const longest = 60;

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Returns whether terms are written in these capitals: an agreed acronym is no word of a program. */
type IsAcronym = (capitals: string) => boolean;

/**
 * Returns whether a word of a target belongs to a name or an identifier that the source has as well, where no
 * translator chose the word: `Font` in `Open Font License`, `update` in `gnc-fq-update`. The source is read
 * once, for the first word that may be in a name.
 */
export function copiedNames(source: string): (target: string, place: Span, isAcronym: IsAcronym) => boolean {
  let known: ReadonlySet<string> | undefined;
  const has = (name: string): boolean => (known ??= namesOf(source)).has(name);
  return (target, place, isAcronym) => {
    const word = wordAt(target, place);
    if (word === undefined) return false;
    const { own, first, rest } = word;
    const { from, to } = place;
    if (namesAround(target, place, word).some(has)) return true;
    // `UPDATE` of a program's language in `UPDATE-Anweisung`; where all is in capitals, so is any word.
    if (CAPITALS.test(own) && first === from && rest.startsWith('-') && has(own))
      return !isAcronym(own) && NO_CAPITAL.test(source);
    const before = target.slice(borderBefore(target, from - 1) ?? from, Math.max(0, from - 1));
    // `update` in `apt-get update`
    if (first === from && /[-_]/.test(before) && has(`${before} ${own}`)) return true;
    if (!CAPITAL.test(own) || first < from || withoutMarks(rest) !== '') return false;
    if (CAPITAL.test(before) && has(`${before}${target.charAt(from - 1)}${own}`)) return true;
    if (rest !== '') return false;
    const next = withoutMarks(target.slice(to + 1, borderAfter(target, to + 1)));
    return CAPITAL.test(next) && has(`${own}${target.charAt(to)}${next}`);
  };
}

/**
 * Returns whether a word of a source belongs to an identifier that the target has as well, where nothing is
 * to be translated: `body` in `--body-file`. Labels such as `New Folder` and capitals may be left over.
 */
export function keptIdentifiers(
  target: string,
): (source: string, place: Span, isAcronym: IsAcronym) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (source, place, isAcronym) => {
    const word = wordAt(source, place);
    if (word === undefined || (/^\p{Lu}+$/u.test(word.own) && isAcronym(word.own))) return false;
    return namesAround(source, place, word).some(
      (name) => IDENTIFIER.test(name) && (known ??= namesOf(target)).has(name),
    );
  };
}

interface Word {
  readonly own: string;
  /** The place of the first letter after the border before it. */
  readonly first: number;
  /** The text between it and the next border. */
  readonly rest: string;
}

/** Undefined where no border is near. */
function wordAt(text: string, { from, to }: Span): Word | undefined {
  const [first, last] = [borderBefore(text, from), borderAfter(text, to)];
  if (first === undefined || last === undefined) return undefined;
  return { own: text.slice(from, to), first, rest: text.slice(to, last) };
}

/** Returns what may be the identifier that a word is a part of, none where no sign joins it to others. */
function namesAround(text: string, { from, to }: Span, { first, rest }: Word): readonly string[] {
  const isInside =
    (first < from && JOINT.test(text.charAt(from - 1))) || (rest.length > 1 && JOINT.test(rest.charAt(0)));
  if (!isInside) return [];
  return endsOf(rest, first < from ? 0 : 1).map((end) => withoutMarks(text.slice(first, to + end)));
}

/** Where a name may end after a word: before each sign, as in `update-refs-Datei`, and at the next border. */
function endsOf(rest: string, least: number): readonly number[] {
  const ends = [rest.length];
  for (let at = least; at < rest.length; at += 1) if (JOINT.test(rest.charAt(at))) ends.push(at);
  return ends;
}

/** Returns a text without marks at its end. */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && MARKS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The words of a source with the signs inside of them, and each two with a space between them. */
function namesOf(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  let before: string | undefined;
  for (const piece of source.split(AFTER_BORDER)) {
    const isBorder = BORDER.test(piece.slice(-1));
    const whole = isBorder ? piece.slice(0, -1) : piece;
    const name = withoutMarks(whole);
    if (name.length <= longest) names.add(name);
    const beginning = name.length <= longest ? AT_NAME.exec(name)?.[0] : undefined;
    if (beginning !== undefined) names.add(beginning);
    if (before !== undefined && name !== '' && before.length + name.length < longest)
      names.add(`${before} ${name}`);
    before = isBorder && piece.endsWith(' ') && whole === name && name !== '' ? name : undefined;
  }
  return names;
}

/** The place of the first letter after the border before a place; undefined where it is too far. */
function borderBefore(text: string, from: number): number | undefined {
  let at = from;
  while (at > 0 && !BORDER.test(text.charAt(at - 1))) {
    at -= 1;
    if (from - at > longest) return undefined;
  }
  return at;
}

/** The place of the border after a place; undefined where it is too far. */
function borderAfter(text: string, from: number): number | undefined {
  let at = from;
  while (at < text.length && !BORDER.test(text.charAt(at))) {
    at += 1;
    if (at - from > longest) return undefined;
  }
  return at;
}
