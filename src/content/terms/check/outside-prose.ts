interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** How far before and after a place a tag, an option or a context is sought. */
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
/** An argument in capitals after an option: `-o FILE`. */
const ARGUMENT_BEFORE = /(?:^|[\s([{|,"'‘“«])-{1,2}[\p{L}\d][\p{L}\d_-]*[ =]\[?$/u;
const CAPITALS = /^[\p{Lu}\d_]{2,}$/u;
/** The context of a message before its text, which translations leave out: `tool|Paths`. */
const CONTEXT = /^[\p{L}\d][\p{L}\d _-]{0,40}\|(?=\S)/u;

/**
 * Whether a place of a source is none that a translator translates by a termbase: in the name or the
 * attributes of a tag, in an argument in angle brackets, in the name of an option, its argument in capitals,
 * in quoted code, or in a message's context that the target does not have.
 */
export function isOutsideProse(text: string, { from, to }: Span, target: string): boolean {
  const before = text.slice(Math.max(0, from - farthest), from);
  const after = text.slice(to, to + farthest);
  const own = text.slice(from, to);
  if (OPTION_BEFORE.test(before)) return true;
  if (CAPITALS.test(own) && ARGUMENT_BEFORE.test(before)) return true;
  const tag = TAG_BEFORE.exec(before)?.[0];
  const end = TAG_AFTER.exec(after)?.[0];
  if (tag !== undefined && end !== undefined && TAG.test(tag + own + end)) return true;
  if (isInBackticks(before, after) || isQuotedName(own, before, after, target)) return true;
  const context = CONTEXT.exec(text)?.[0];
  return context !== undefined && to < context.length && !target.includes('|');
}

/** Whether a word alone is in quotation marks on both sides: a name of code, `the 'profile' parameter`. */
const isQuotedName = (own: string, before: string, after: string, target: string): boolean =>
  /^[\p{Ll}_\d]+$/u.test(own) &&
  QUOTES.includes(before.slice(-1) || ' ') &&
  QUOTES.includes(after.charAt(0) || ' ') &&
  placesOf(target, own).some(
    (at) =>
      QUOTES.includes(target.charAt(at - 1) || ' ') && QUOTES.includes(target.charAt(at + own.length) || ' '),
  );

const QUOTES = '"\'‘’‚“”„«»‹›「」';

function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

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
export function keptName(text: string, { from, to }: Span, target: string): string | undefined {
  const own = text.slice(from, to);
  if (!/^\p{Lu}/u.test(own)) return undefined;
  const before =
    /(?<![\p{L}\d])\p{Lu}[\p{L}\d]{0,20}\s$/u.exec(text.slice(Math.max(0, from - longestPart), from))?.[0] ??
    '';
  const after = /^\s\p{Lu}[\p{L}\d]*/u.exec(text.slice(to, to + longestPart))?.[0] ?? '';
  return [before + own, own + after].find(
    (name) => name !== own && target.includes(name) && target.trim() !== text.trim(),
  );
}

/** Whether a place is between two backticks of one line. */
function isInBackticks(before: string, after: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const count = line.split('`').length - 1;
  return count % 2 === 1 && /^[^`\n]*`/u.test(after);
}
