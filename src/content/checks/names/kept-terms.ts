import { withSingleSpaces } from '../../text/single-spaces';
import { firstWhere } from '../../text/first-where';
import { matchesOf } from '../../text/matches';
import { isFrequentEnglish } from '../text/english-words';
import { isKnownWord } from '../text/plain-words';
import { once, onceForTwo } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { placeOfPassage } from '../parsed/passages';
import { KEPT, type TextBlock } from '../parsed/readable-text';
import { areTechnical } from './names-of-work';

type Stretch = Pick<TextBlock, 'start' | 'end'>;

/** A list with fewer terms shows no habit. */
const fewestTerms = 3;
/** The share of terms that may be translated, like a heading among them. */
const mostTranslated = 0.25;

/**
 * Whether a text is a term that a list explains, in a field that keeps its terms as they are in the source
 * and translates their explanations, like the values of an option, or a message with its meaning behind it.
 */
export function isKeptTerm(pair: ParsedPair, stretch: Stretch): boolean {
  return [keptTerms, keptValues, keysInList, quotedMessages].some((of) => of(pair).has(stretch));
}

/**
 * Keys by their names in a list with other shortcuts, before something that is translated: keyboards of
 * languages in other letters have the names of English on them, and those of some in Latin letters.
 */
const keysInList = once((pair: ParsedPair): ReadonlySet<Stretch> => {
  const { target, targetLanguage } = pair;
  if (targetLanguage.script === 'Latn' && !WITH_KEYS_OF_ENGLISH.has(targetLanguage.base)) return new Set();
  const openers = new Set(
    target.readable.blocks.flatMap((block) => (SHORTCUT.test(textOf(target, block)) ? block.opener : [])),
  );
  return new Set(
    blocksBeforeOwn(pair).filter((block) => openers.has(block.opener) && KEY.test(textOf(target, block))),
  );
});

const WITH_KEYS_OF_ENGLISH = new Set('pl cs sk ro nl id vi'.split(' '));

const SHORTCUT = /^(?:(?:Ctrl|Alt|Shift)\s?\+\s?\S{1,20}|F\d{1,2})$/;
const KEY = /^(?:Home|End|Delete|Insert|Enter|Return|Escape|Backspace|Space)$/;

/**
 * Paragraphs of one word in small letters, each with a translated paragraph below it: the values of an
 * option, of which the target keeps all: "all", "none", "error".
 */
const keptValues = once((pair: ParsedPair): ReadonlySet<Stretch> => {
  const values = new Set([...textsOfBlocks(pair.source)].filter((text) => VALUE.test(text)));
  if (values.size < fewestTerms) return new Set();
  const kept = blocksBeforeOwn(pair).filter((block) => values.has(textOf(pair.target, block)));
  return new Set(kept.length >= values.size ? kept : []);
});

/** The blocks of the target that are before one which the source does not have. */
const blocksBeforeOwn = once(({ source, target }: ParsedPair): readonly TextBlock[] => {
  const before = textsOfBlocks(source);
  const blocks = target.readable.blocks.filter((block) => textOf(target, block) !== '');
  return blocks.filter((_, at) => {
    const next = blocks[at + 1];
    return next !== undefined && !before.has(textOf(target, next));
  });
});

const textsOfBlocks = once(
  (value: ParsedValue): ReadonlySet<string> =>
    new Set(value.readable.blocks.map((block) => textOf(value, block))),
);

const VALUE = /^[a-z]{2,20}$/;

const isTerm = ({ opener }: TextBlock): boolean => opener === 'dt';

const keptTerms = once(({ source, target }: ParsedPair): ReadonlySet<Stretch> => {
  const terms = target.readable.blocks.filter(isTerm);
  if (terms.length < fewestTerms) return new Set();
  const before = textsOfBlocks(source);
  const isKept = (block: TextBlock): boolean => before.has(textOf(target, block));
  const kept = terms.filter(isKept);
  const others = terms.length - kept.length;
  if (others > terms.length * mostTranslated) return new Set();
  const { blocks } = target.readable;
  const explanations = blocks.filter((block) => !isTerm(block) && /\p{L}{3}/u.test(textOf(target, block)));
  const areTranslated = 2 * explanations.filter(isKept).length < explanations.length;
  return new Set(areTranslated ? kept : []);
});

/**
 * Whether a text is code that is not set as code: technical names, a name and its argument, the words that a
 * line of code begins with, or a longer line of what the field shows as code, as a question of a program.
 */
export function isUnmarkedCode(text: string, prose: string, source: ParsedValue): boolean {
  // A line that a program sends or expects: "user@host port".
  if (/^[a-z]{2,20}@[a-z]{2,20}(?: [A-Za-z]{2,12}){0,2}$/.test(text.trim())) return true;
  if (areTechnical(text) || ARGUMENT.test(prose) || SIGNATURE.test(text.trim())) return true;
  const words = (text.match(WORD) ?? []).map(withoutMark).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { begin, threes } = runsOfCode(source);
  if (words.length <= mostWords) return words.length > 1 && begin.has(words.join(' '));
  return words.slice(mostWords - 1).every((_, at) => threes.has(words.slice(at, at + mostWords).join(' ')));
}

/** Longer texts are sentences, which code may quote. */
const mostWords = 3;

/** A function or an event with its arguments: "bot.chat(message, options)", `"blockBreak" (block, stage)`. */
const SIGNATURE =
  /^(?:[A-Za-z][\w$]*(?:\.[\w$]+)+ ?\([\w$.[\]=, ]{0,200}\)|"[A-Za-z]\w*" ?\([\w$.[\]=, ]{0,200}\)|[A-Za-z][\w$]*\([\w$.[\]=]+(?:, ?[\w$.[\]=]+)+\))$/;

/** Code and one word for its argument or its type: "`error` Error". */
const ARGUMENT = new RegExp(
  String.raw`^\s*${KEPT}+\s(?:\p{Ll}{1,20}|Error|Date|Event|Function|Number|Object|Promise)\s*$`,
  'u',
);

/**
 * The first two and three words of each line of code, and of its parts in brackets, "[Other origin: 1]", and
 * all words of lines by threes.
 */
const runsOfCode = once(({ prose, readable }: ParsedValue) => {
  const [begin, threes] = [new Set<string>(), new Set<string>()];
  let line: string[] = [];
  let end = 0;
  for (const { index, 0: word } of matchesOf(readable.text, WORD)) {
    if (prose[index] !== KEPT) continue;
    const isNewLine = /[\n\u001c]/.test(readable.text.slice(end, index));
    if (isNewLine || word.startsWith('[')) line = [];
    line.push(withoutMark(word));
    if (line.length > 1 && line.length <= mostWords) begin.add(line.join(' '));
    if (line.length >= mostWords) threes.add(line.slice(-mostWords).join(' '));
    end = index + word.length;
  }
  return { begin, threes };
});

const withoutMark = (word: string): string => word.replace(/^\[|:$/g, '');

const WORD = /[^\s,;\u001c]+/g;

/** Whether single letters of a text are marked because they make an abbreviation: "<b>n</b>o <b>c</b>ase". */
export function isMnemonic({ raw, isHtml, readable }: ParsedValue, stretch: Stretch): boolean {
  if (!isHtml) return false;
  const { from, to } = readable.spanOfBlock(stretch);
  return MNEMONIC.test(raw.slice(from, to));
}

const MNEMONIC = /(?:<(?:b|strong|em|i|u)>\p{L}<\/(?:b|strong|em|i|u)>\p{L}[^<]{0,40}){2}/u;

/**
 * Whether a sentence that both sides have is of a block of the target that has all text of the source's
 * block, and in brackets behind it what that means: a message of a program, quoted.
 */
export function isExplained(pair: ParsedPair, inSource: Stretch, inTarget: Stretch): boolean {
  const [before, after] = [blockAt(pair.source, inSource), blockAt(pair.target, inTarget)];
  return before !== undefined && after !== undefined && areExplained(pair)(before, after);
}

const areExplained = once(({ source, target }: ParsedPair) =>
  onceForTwo((inSource: TextBlock, inTarget: TextBlock): boolean => {
    const [before, after] = [plainOf(inSource, source), plainOf(inTarget, target)];
    return before !== '' && after.startsWith(before) && IN_BRACKETS.test(after.slice(before.length));
  }),
);

/**
 * Blocks between quotation marks that a line in brackets follows, which says what they mean, and all of them
 * where a field keeps several and translates none: messages of a program.
 */
const quotedMessages = once(({ source, target }: ParsedPair): ReadonlySet<Stretch> => {
  const { blocks } = target.readable;
  const quoted = blocks.flatMap((block, at) => {
    const text = lineOf(target, block);
    return QUOTATION.test(text) ? [{ block, text, next: blocks[at + 1] }] : [];
  });
  const before = new Set(source.readable.blocks.map((block) => lineOf(source, block)));
  // A line of output, and below it what it means: "C-p runs the command", "(C-p führt den Befehl aus)".
  const explained = blocks.filter((block, at) => {
    const next = blocks[at + 1];
    if (next?.opener !== 'line') return false;
    const below = lineOf(target, next);
    return IN_BRACKETS.test(below) && !before.has(below) && before.has(lineOf(target, block));
  });
  const areKept = quoted.length >= fewestTerms && quoted.every(({ text }) => before.has(text));
  const messages = quoted.filter(
    ({ next }) => areKept || (next?.opener === 'br' && IN_BRACKETS.test(lineOf(target, next))),
  );
  return new Set([...messages.map(({ block }) => block), ...explained]);
});

const QUOTATION = /^["“„«「][^"]*["”“»」]$/;

/** As `isExplained`, for a passage of the target's prose. */
export function isExplainedPassage(pair: ParsedPair, start: number, end: number): boolean {
  if (isChosenOption(pair.target.prose, start, end)) return true;
  // Later lines may be wrapped at other words, and the bracket behind it begins the passage's explanation.
  const [line = ''] = pair.target.prose.slice(start, end).split(/\n|\s?[([（【]$/);
  const at = placeOfPassage(pair.source, line);
  return at !== -1 && isExplained(pair, { start: at, end: at }, { start, end });
}

/**
 * Whether a few words are the name of an option that one chooses, which Korean and Japanese leave as the
 * program shows it: "install for all users를 선택".
 */
const isChosenOption = (prose: string, start: number, end: number): boolean =>
  end - start < longestOption && CHOSEN.test(prose.slice(end, end + 40));

const longestOption = 40;
const CHOSEN =
  /^(?: [A-Za-z]{1,12}){0,2}["”’」』]?\s?(?:[를을]\s{0,2}(?:선택|고르|고른|클릭|누르|누른)|を\s?(?:選|クリック|押))/;

/** Returns the block that a stretch of text is in. */
function blockAt({ readable: { blocks } }: ParsedValue, stretch: Stretch): TextBlock | undefined {
  return blocks[firstWhere(blocks, ({ start }) => start > stretch.start) - 1];
}

const IN_BRACKETS = /^[\s.]{0,3}[([（【][^\n]*[)\]）】][\s.。]{0,3}$/;

const plainOf = once((block: TextBlock, value: ParsedValue): string =>
  lineOf(value, block)
    .replaceAll(/["“”„«»「」]/g, '')
    .trim(),
);

const lineOf = (value: ParsedValue, stretch: Stretch): string => withSingleSpaces(textOf(value, stretch));

const textOf = ({ readable }: ParsedValue, { start, end }: Stretch): string =>
  readable.text.slice(start, end).trim();

/**
 * Whether a text is a command in bold, perhaps with its argument, or consists of words in bold and pages of
 * the manual: "<b>sign</b>", "<b>fetchall run</b>", "<b>install</b>, <b>purge</b> (<b>apt-get</b>(8))".
 */
export function isBoldCommand({ isHtml, raw, readable }: ParsedValue, stretch: Stretch): boolean {
  if (!isHtml) return false;
  const { from, to } = readable.spanOfBlock(stretch);
  const text = raw.slice(Math.max(0, from - 3), to + 4);
  if (text.length > longestCommand) return false;
  const [, program = ''] = BOLD_COMMAND.exec(text) ?? [];
  return program === '' ? BOLD_WORDS.test(text) : !isFrequentEnglish(program) && !isKnownWord(program, 'en');
}

const longestCommand = 300;
const BOLD_COMMAND = /^<b>([a-z]{2,30})(?: [a-z][a-z-]{1,30}){1,2}<\/b>$/;
const BOLD_WORDS =
  /^(?=[^\n]{0,300}<b>)(?:<([bi])>[a-z][a-z\d-]{1,30}<\/\1>(?:\(\d\))?\)?[\s,(]{0,3}){1,20}(?:<\/[a-z]{0,2}>?)?$/;

/** Whether a link to another site, in a list for example, is all that a block consists of. */
export function isLinkToSite({ isHtml, raw, readable }: ParsedValue, { start, end }: Stretch): boolean {
  if (!isHtml) return false;
  const { from, to } = readable.spanOf(start, end);
  if (!SITE_AFTER.test(raw.slice(to, to + 40))) return false;
  return SITE_BEFORE.test(raw.slice(Math.max(0, from - 800), to));
}

const SITE_AFTER = /^\s*<\/a>\s*(?:<\/(?:li|p|td|dd)>|$)/;
const SITE_BEFORE =
  /<(?:li|p|td|dd)\b[^<>]{0,100}>\s{0,200}<a\s[^<>]{0,100}\bhref="https?:\/\/[^"<>]{1,600}"[^<>]{0,200}>[^<>]{1,400}$/;
