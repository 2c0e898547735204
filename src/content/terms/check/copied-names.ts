/** Signs inside of identifiers: `font-family`, `gnc-fq-update`, `.gtranslator-plugin`. */
const JOINT = /[-_./@:]/;
const BORDER = /[\s"'“”„«»‘’(),;=<>|{}[\]`*]/;
/** Marks of a sentence after an identifier. */
const MARKS = '.:!?…';
const CAPITALS = /^\p{Lu}{3,}$/u;
const CAPITAL = /^\p{Lu}/u;
/** Longer ones are no names and no identifiers. */
const longest = 60;

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * Returns whether a word of a target belongs to a name or an identifier that the source has as well, where no
 * translator chose the word: `Font` in `Open Font License`, `update` in `gnc-fq-update`. The source is read
 * once, for the first word that may be in a name.
 */
export function copiedNames(source: string): (target: string, place: Span) => boolean {
  let known: ReadonlySet<string> | undefined;
  const has = (name: string): boolean => (known ??= namesOf(source)).has(name);
  return (target, { from, to }) => {
    const own = target.slice(from, to);
    const [first, last] = [borderBefore(target, from), borderAfter(target, to)];
    if (first === undefined || last === undefined) return false;
    const isInside =
      (first < from && JOINT.test(target.charAt(from - 1))) ||
      (last > to + 1 && JOINT.test(target.charAt(to)));
    const rest = target.slice(to, last);
    if (
      isInside &&
      endsOf(rest, first < from ? 0 : 1).some((end) => has(withoutMarks(target.slice(first, to + end))))
    )
      return true;
    // `UPDATE` of a program's language, also in `UPDATE-Anweisung`.
    if (CAPITALS.test(own) && first === from && /^(?!\p{L})/u.test(rest) && has(own)) return true;
    const word = target.slice(borderBefore(target, from - 1) ?? from, Math.max(0, from - 1));
    // `update` in `apt-get update`
    if (first === from && /[-_]/.test(word) && has(`${word} ${own}`)) return true;
    if (!CAPITAL.test(own) || first < from || withoutMarks(rest) !== '') return false;
    if (CAPITAL.test(word) && has(`${word}${target.charAt(from - 1)}${own}`)) return true;
    if (rest !== '') return false;
    const next = withoutMarks(target.slice(to + 1, borderAfter(target, to + 1)));
    return CAPITAL.test(next) && has(`${own}${target.charAt(to)}${next}`);
  };
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
  for (const piece of source.split(/(?<=[\s"'“”„«»‘’(),;=<>|{}[\]`*])/)) {
    const isBorder = BORDER.test(piece.slice(-1));
    const whole = isBorder ? piece.slice(0, -1) : piece;
    const name = withoutMarks(whole);
    if (name.length <= longest) names.add(name);
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
