interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** How far before and after a place a tag, an option or a context is searched for. */
const farthest = 120;
/** The beginning of a tag or of an argument in angle brackets, up to a place inside of it. */
const TAG_BEFORE = /<\/?[\p{L}_][^<>\n]*$|<\/?$/u;
const TAG_AFTER = /^[^<>\n]*>/u;
/**
 * A tag, or an argument of one word: `<file>`, `<a href="file">`, but not `<the name of the file>`.
 */
const TAG = /^<\/?[\p{L}_][\p{L}\d_:.-]*(?:\s+[\p{L}_:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))*\s*\/?>/u;
/** An option of a command line, up to a place in its name or in its value: `--log-`, `--output=`. */
const OPTION_BEFORE = /(?:^|[\s([{|,"'‘“«])--?[\p{L}\d][\p{L}\d_-]*=?$|(?:^|[\s([{|,"'‘“«])--?$/u;
/** The beginning of the name of a TiddlyWiki widget: `<$link to=…>`. */
const WIDGET_BEFORE = /<\/?\$$/u;
/** The value of an attribute with its quotation marks, after its name: `field="description"`. */
const ASSIGNED = /^=(?:"[^"\n]*"|'[^'\n]*')/u;
const isNameBefore = (character: string): boolean => /\s/u.test(character);
/** An argument in capitals after an option: `-o FILE`. */
const ARGUMENT_BEFORE = /(?:^|[\s([{|,"'‘“«])-{1,2}[\p{L}\d][\p{L}\d_-]*[ =]\[?$/u;
const CAPITALS = /^[\p{Lu}\d_]{2,}$/u;
/** The context of a message before its text, which translations leave out: `tool|Paths`. */
const CONTEXT = /^[\p{L}\d][\p{L}\d _-]{0,40}\|(?=\S)/u;

/**
 * Returns whether a place of a source is none that a translator translates by a termbase: in the name or the
 * attributes of a tag, in an argument in angle brackets, in the name of an option, its argument in capitals,
 * in quoted code, or in a message's context that the target does not have. The target is read once.
 */
export function outsideProse(text: string, target: string): (place: Span) => boolean {
  const context = target.includes('|') || target.includes('｜') ? undefined : CONTEXT.exec(text)?.[0];
  let quoted: ReadonlySet<string> | undefined;
  const listed = new Map<string, boolean>();
  /** Whether the target lists these values as well, where it is another text. */
  const isListed = (list: string): boolean => {
    const known = listed.get(list) ?? (target.includes(`: ${list}`) && target !== text);
    listed.set(list, known);
    return known;
  };
  return ({ from, to }) => {
    const before = text.slice(Math.max(0, from - farthest), from);
    const after = text.slice(to, to + farthest);
    const own = text.slice(from, to);
    if (OPTION_BEFORE.test(before) || WIDGET_BEFORE.test(before)) return true;
    const assigned = ASSIGNED.exec(after)?.[0];
    if (assigned !== undefined && isNameBefore(before.slice(-1)) && target.includes(` ${own}${assigned}`))
      return true;
    if (CAPITALS.test(own) && ARGUMENT_BEFORE.test(before)) return true;
    const tag = TAG_BEFORE.exec(before)?.[0];
    const end = TAG_AFTER.exec(after)?.[0];
    if (tag !== undefined && end !== undefined && TAG.test(tag + own + end)) return true;
    if (isInBackticks(text, { from, to })) return true;
    const list = listedAround(text, { from, to });
    if (list !== undefined && isListed(list)) return true;
    // A name of code in quotation marks on both sides: `the 'profile' parameter`, `the "build hook"`.
    const first = QUOTE_BEFORE.exec(before)?.[1];
    const last = first === undefined ? undefined : QUOTE_AFTER.exec(after)?.[1];
    if (first !== undefined && last !== undefined && (quoted ??= quotedIn(target)).has(first + own + last))
      return true;
    return context !== undefined && to < context.length;
  };
}

/** Fewer values of a list may be left over. */
const fewestValues = 3;
const VALUE = /^[\p{Ll}\d_-]+$/u;

/** Returns the values of code that a place is one of: `book, misc, mixed` in `Types: book, misc, mixed.` */
function listedAround(text: string, { from, to }: Span): string | undefined {
  const beginning = text.slice(Math.max(0, from - farthest), from);
  const colon = beginning.lastIndexOf(': ');
  if (colon < 0) return undefined;
  const before = beginning.slice(colon + 2);
  const list = /^[^.;\n()]*/u.exec(before + text.slice(from, to + farthest))?.[0] ?? '';
  const values = list.split(', ');
  const isList = list.length >= before.length + to - from && values.length >= fewestValues;
  return isList && values.every((value) => VALUE.test(value)) ? list : undefined;
}

const QUOTES = '"\'‘’‚“”„«»‹›「」';
const QUOTED = new RegExp(`[${QUOTES}]([\\p{Ll}_\\d]+(?: [\\p{Ll}_\\d]+){0,4})(?=[${QUOTES}])`, 'gu');
const QUOTE_BEFORE = new RegExp(`[${QUOTES}]((?:[\\p{Ll}_\\d]+ ){0,4})$`, 'u');
const QUOTE_AFTER = new RegExp(`^((?: [\\p{Ll}_\\d]+){0,4})[${QUOTES}]`, 'u');

/** Returns the words in small letters, up to five, that are in quotation marks. */
const quotedIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(QUOTED), ([, word = '']) => word));

/**
 * Returns the word with a hyphen that a word of a source is a part of, and which may say something else:
 * `clear` in `clear-text`, `space` in `space-delimited`.
 */
export function hyphenated(text: string, { from, to }: Span): string | undefined {
  const before =
    /(?<![\p{L}\d])[\p{L}\d]{1,20}-$/u.exec(text.slice(Math.max(0, from - longestPart), from))?.[0] ?? '';
  const after = /^-\p{L}+/u.exec(text.slice(to, to + longestPart))?.[0] ?? '';
  return before + after === '' ? undefined : before + text.slice(from, to) + after;
}

const longestPart = 20;

/**
 * Returns the name of several words that a word with a capital is a part of, and that the target keeps:
 * `Data Server` for `Server` in `Evolution Data Server`. Such words may also be left over.
 */
export function keptName(
  text: string,
  { from, to }: Span,
  isInTarget: (name: string) => boolean,
): string | undefined {
  const own = text.slice(from, to);
  if (!/^\p{Lu}/u.test(own)) return undefined;
  const before =
    /(?<![\p{L}\d])\p{Lu}[\p{L}\d]{0,20}\s$/u.exec(text.slice(Math.max(0, from - longestPart), from))?.[0] ??
    '';
  const after = /^\s\p{Lu}[\p{L}\d]*/u.exec(text.slice(to, to + longestPart))?.[0] ?? '';
  return [before + own, own + after].find((name) => name !== own && isInTarget(name));
}

/**
 * Returns the name that a word with a capital is a part of, where its initials follow in brackets and the
 * target has them: `Network File System (NFS)`.
 */
export function abbreviatedName(
  text: string,
  { from, to }: Span,
  isInTarget: (name: string) => boolean,
): string | undefined {
  if (!/^\p{Lu}/u.test(text.slice(from, to))) return undefined;
  const after = text.slice(to, to + farthest);
  const [, rest = '', initials = ''] = INITIALS.exec(after) ?? [];
  const end = to + rest.length;
  const words = text
    .slice(Math.max(0, from - farthest), end)
    .split(' ')
    .slice(-initials.length);
  const name = words.join(' ');
  const isName = words.map((word) => word.charAt(0)).join('') === initials && end - name.length <= from;
  return initials !== '' && isName && isInTarget(initials) ? name : undefined;
}

const INITIALS = /^([^()]*) \((\p{Lu}{2,8})\)/u;

/** A line that is longer before a place is read as prose. */
const longestLine = 2000;

/**
 * Whether a place is between two backticks of one line. What follows a backtick up to an apostrophe is quoted
 * as older programs do (`` `ls' and the file and `cp' ``), and what is between two such quotations is prose.
 */
function isInBackticks(text: string, { from, to }: Span): boolean {
  const before = text.slice(Math.max(0, from - longestLine), from);
  const start = before.lastIndexOf('\n') + 1;
  if (start === 0 && from > longestLine) return false;
  const pieces = before.slice(start).split('`');
  const end = /^[^`\n]*(?=`)/u.exec(text.slice(to, to + farthest))?.[0];
  if (pieces.length % 2 === 1 || end === undefined) return false;
  const apostrophes = `${pieces.at(-1)}${end}`.split("'").length - 1;
  return apostrophes % 2 === 0;
}
