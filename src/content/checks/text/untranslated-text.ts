import { matchesOf } from '../../text/matches';
import { areVariants, type CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFunctionWord, isInterfaceWord, wordsOf } from './plain-words';
import { isExplained, isKeptTerm, isLinkToSite, isMnemonic, isUnmarkedCode } from './kept-terms';
import { FIXED, KEPT, type TextBlock } from '../parsed/readable-text';

type Stretch = Pick<TextBlock, 'start' | 'end'>;

/** Finds target text that is identical to the source and consists of words of the source language. */
export const untranslatedText: FieldCheck = {
  ids: ['target-equals-source'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    if (areVariants(sourceLanguage, targetLanguage)) return;
    const { blocks: blocksOfSource, sentences: sentencesOfSource } = stretchesOf(source);
    const left: { readonly source: Stretch; readonly target: Stretch; readonly isBlock: boolean }[] = [];
    let hasOther = false;
    const compare = (
      stretch: Stretch,
      originals: ReadonlyMap<string, Stretch>,
      isBlock: boolean,
    ): boolean => {
      const text = proseOf(target, stretch);
      const original = originals.get(text);
      const isLeft =
        original !== undefined &&
        isForTranslation(text, sourceLanguage, targetLanguage) &&
        !isCommand(textOf(target, stretch).replace(SECTION, ''), sourceLanguage) &&
        !isKept(pair, stretch) &&
        (target.isHtml || !IN_BACKTICKS.test(textOf(target, stretch)));
      if (isLeft) left.push({ source: original, target: stretch, isBlock });
      else if (original === undefined && !hasOther) hasOther = /[\p{L}\p{M}]/u.test(text);
      return original !== undefined;
    };
    for (const block of target.readable.blocks) {
      if (compare(block, blocksOfSource, true)) continue;
      for (const sentence of sentencesOf(target, block)) compare(sentence, sentencesOfSource, false);
    }
    for (const stretch of left) {
      // The title of a page of another site, which is in the source's language, in a list of links.
      if (hasOther && isLinkToSite(target, stretch.target) && isLinkToSite(source, stretch.source)) continue;
      if (!stretch.isBlock && isExplained(pair, stretch.source, stretch.target)) continue;
      const variant = !hasOther ? 'whole' : stretch.isBlock ? 'part' : 'sentence';
      problems.add(
        'target-equals-source',
        variant,
        { text: textOf(target, stretch.target) },
        {
          source: [source.readable.spanOfBlock(stretch.source)],
          target: [target.readable.spanOfBlock(stretch.target)],
        },
      );
    }
  },
};

/** Whether a text is a term, code or the words of an abbreviation, which stay as they are in the source. */
export const isKept = (pair: ParsedPair, stretch: Stretch): boolean =>
  isKeptTerm(pair, stretch) ||
  isMnemonic(pair.target, stretch) ||
  isUnmarkedCode(textOf(pair.target, stretch), proseOf(pair.target, stretch), pair.source);

/** The number of a section before its heading. */
const SECTION = /^\s*\d{1,3}(?:\.\d{1,3}){1,6}\.?\s+/;

/** Code in Markdown, with signs that sentences don't have: "`at(list [, position])`". */
const IN_BACKTICKS = /^\s*`(?=[^`]{0,300}[()[\]{}=<>$;/_])[^`\n]{1,300}`[.,:]?\s*$/;

/** The blocks and the sentences of a value by their texts. */
const stretchesOf = once((value: ParsedValue) => ({
  blocks: byProse(value, value.readable.blocks),
  sentences: byProse(
    value,
    value.readable.blocks.flatMap((block) => sentencesOf(value, block)),
  ),
}));

const byProse = (value: ParsedValue, stretches: readonly Stretch[]): ReadonlyMap<string, Stretch> =>
  new Map(stretches.map((stretch) => [proseOf(value, stretch), stretch]));

/** Splits a block into sentences, roughly: an abbreviation ends one too, but does so on both sides. */
function sentencesOf({ prose }: ParsedValue, { start, end }: Stretch): readonly Stretch[] {
  const sentences: Stretch[] = [];
  let from = start;
  for (const { index, 0: mark } of matchesOf(prose.slice(start, end), SENTENCE_END)) {
    const next = start + index + mark.length;
    sentences.push({ start: from, end: next });
    from = next;
  }
  sentences.push({ start: from, end });
  return sentences;
}

/** The dot of an initial, as in "U.S. Navy", ends no sentence. */
const SENTENCE_END = /(?<!(?:^|[^\p{L}])\p{Lu}(?=\.))[.!?…。！？][)"'”’»]?\s+/gu;

const textOf = ({ readable }: ParsedValue, { start, end }: Stretch): string =>
  readable.text.slice(start, end);

/** Ignores differences in white space, fixed parts and code. */
export function proseOf({ prose }: ParsedValue, { start, end }: Stretch): string {
  const text = prose.slice(start, end).trim();
  return UNEVEN.test(text) ? text.replaceAll(ANY_KEPT, KEPT).replaceAll(/\s+/g, ' ') : text;
}

const BEFORE_VALUE = new RegExp(String.raw`:\s?[${KEPT}${FIXED}]`);
const ANY_KEPT = new RegExp(`[${KEPT}${FIXED}]+`, 'g');
const UNEVEN = new RegExp(String.raw`[${KEPT}${FIXED}]|\s\s|[^\S ]`);

/**
 * Names, numbers and abbreviations stay the same, and single words may be equal in both languages. Text is
 * certainly for translation if it has a function word or uses a script that the target language does not.
 */
function isForTranslation(text: string, source: CheckedLanguage, target: CheckedLanguage): boolean {
  // A function of a message's language has no words for readers.
  const said = /[<[(]/.test(text) ? withoutPages(text.replaceAll(ARGUMENT, '')) : text;
  if (!/\p{L}/u.test(said)) return false;
  if (/^\s*\{[^{}]{0,300}\}\s*$/.test(text) || LIST_OF_NAMES.test(text) || CITATION.test(text)) return false;
  if (isMenuItem(text, source, target)) return true;
  const words = wordsOf(text.replaceAll(OPTION, ' ').replaceAll(MARKUP, ' '));
  // The model of a device: "Canon PIXMA Pro9000mk2".
  if (/(?<!\p{L})\p{Lu}\p{L}{0,20}\d{2,6}[\p{L}\d]{0,9}$/u.test(text.trim()) && words.length <= 4)
    return false;
  // A single token such as `gzip-only-text/html` is a name.
  if (words.length > 1 && !/\s/.test(text) && source.script === 'Latn') return false;
  const plain = words.filter((word) => word.length > 1 && !/[_.\d]/.test(word));
  const lower = plain.map((word) => word.toLowerCase());
  const [first = ''] = plain;
  // The name of a function before what it reports: "close: %s".
  if (words.length === 1 && BEFORE_VALUE.test(text)) return false;
  if (words.length === 1 && isInterfaceWord(first.toLowerCase(), source.base, target.base))
    return !/^\p{Lu}+$/u.test(first);
  // In "NetWare Libraries for C" words with several capitals belong to a product's name.
  const named = wordsOf(text.replace(ABBREVIATION, '')).filter((word) => word.length > 1);
  if (named.some((word) => /\p{Lu}.*\p{Lu}/u.test(word)) && named.every(isCapitalOr(source))) return false;
  // Few names are this long, and even fewer in a text of another script.
  if (plain.length >= (source.script === target.script ? 6 : 4) && !plain.every((word) => NAME.test(word)))
    return true;
  const joining = lower.filter(
    (word) => isFunctionWord(word, source.base) && !isFunctionWord(word, target.base),
  );
  // "Best of All" may be a title; two function words or four words in a row are a sentence.
  if (lower.length >= 3 && joining.length > 0) return true;
  // Names have capitals, so lower-case words are text. In scripts without capitals every word counts as text.
  const small = plain.filter(
    (word) => word.length > 2 && /^[\p{Ll}\p{Lo}]\P{Lu}*$/u.test(word) && !text.includes(`.${word}`),
  );
  return source.script === target.script ? small.length >= 4 : small.length >= 2;
}

/** The abbreviation of a name behind it: "APache eXtension Tool (apxs)". */
const ABBREVIATION = /\s\([^\s()]{1,12}\)\s*$/;

/** A label of a menu with the letter that chooses it, "Ne_xt puzzle", unless all its words may be names. */
function isMenuItem(text: string, source: CheckedLanguage, target: CheckedLanguage): boolean {
  if (!ACCESS_KEY.test(text)) return false;
  return wordsOf(text.replace('_', '')).some((word) => {
    const lower = word.toLowerCase();
    return (
      (word.length > 2 && word === lower) ||
      isInterfaceWord(lower, source.base, target.base) ||
      (isFunctionWord(lower, source.base) && !isFunctionWord(lower, target.base))
    );
  });
}

/** One underscore before a letter, in two to six words. */
const ACCESS_KEY =
  /^(?=[^_]{0,60}_\p{L}[^_]{0,60}$)[\p{L}_’'-]{2,40}(?: [\p{L}_’'-]{2,40}){1,5}(?:…|\.\.\.)?$/u;

/** A person with an address, as in a header of mail: "John Doe <jdoe@example.com>". */
const MAILBOX =
  /^\s*"?\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}"? (?:<|&lt;)[\w.+-]{1,64}@[\w.-]{1,100}(?:>|&gt;)\s*$/u;

/**
 * A command line, with an option or with dots that lead to its description, or another line of code, without
 * words of sentences.
 */
const isCommand = (text: string, { base }: CheckedLanguage): boolean =>
  TEMPLATE.test(text) ||
  MAILBOX.test(text) ||
  SHELL.test(text) ||
  COMMIT.test(text) ||
  STATUS.test(text) ||
  SETTING.test(text) ||
  VALUES.test(text) ||
  USAGE.test(text) ||
  ((COMMAND.test(text) ||
    LINE_OF_FILE.test(text) ||
    CODE.test(text) ||
    NAMES_OF_CODE.test(text) ||
    SYNOPSIS.test(text) ||
    TOOLS.test(text) ||
    CALL.test(text) ||
    /^\s*\$\s\S|\/\w{1,40}\/\w|^[a-z]{2,12} "[^"]{0,60}"/.test(text)) &&
    wordsOf(text.replaceAll(PATH, ' ').replaceAll(TEXT_OF_COMMAND, ' ')).every(
      (word) => !isFunctionWord(word.toLowerCase(), base),
    ));

/** A rule in braces, an assignment, a call, a name with its space, a usage line, or output of a program. */
const CODE =
  /[\w"'\]] ?\{ ?["\w-]{1,40}[:;]|^\s*[\w.-]{1,40}=(?:\S|$)|\w\(["'][^"'()]{0,40}["']|\w\(\w{0,30}\((?:\d|\))|\w::\w|^\S{1,20} \[-\w|^[\w-]{1,30}:\w[\w:]{0,60}(?:\/\w|$)|^-\w\[|(?<!\S)\w{1,20}=\d|^\p{Lu}{4,20}(?: \p{Lu}{4,20})? ?[-:] [^.\n]{0,100}\d|\[-{1,2}\w|\(\*\.\w|\w\|\w{1,20}\|\w|^Copyright \(|\bvoid \w|\s&&\s|\w\(int \w|^-\w \w+(?:=| [a-z]{1,10}[\])])/u;

/** A condition or a loop in a shell script: "if [ -e file ]; then", "while true; do". */
const SHELL = /^\s*(?:if|elif|while|until|for|do while) [^\n]{1,300}(?:; ?(?:then|do)|\];)\s*$/;

/** A commit with its title: "commit 75069f2b5bfb (“vfs: renumber a flag”)". */
const COMMIT = /^\s*(?:commit )?(?=[a-f]{0,40}\d)[\da-f]{7,40} \(["“][^\n]{1,300}["”]\)[.,;]?\s*$/;

/** A call in a shell script: `db_set mypackage/foo "$FOO"`, `db_input medium foo/bar || true`. */
const CALL =
  /^\s*[a-z]{1,20}(?:_[a-z]{1,20}){1,4} (?:[\w-]{1,40} ){0,3}(?:[\w-]{1,40}\/\w|"?\$\w)|\s\|\| (?:true|exit|return)(?!\w)/;

/** The text that an option of a command has: `$ git commit -m "Add a section"`. */
const TEXT_OF_COMMAND = /(?<=^\s{0,20}[$#] [^"]{0,200}\s-{1,2}[a-z][\w-]{0,20}[ =])"[^"]{1,200}"/g;

const PATH = /\/[\w./-]{1,200}/g;

/** Three names of code: "luksOpen, tcryptOpen, bitlkOpen". */
const NAMES_OF_CODE = /(?:(?<!\p{L})\p{Ll}+\p{Lu}\p{L}*[^\p{L}]{1,6}){2}\p{Ll}+\p{Lu}/u;

/** An assignment of a template: `title=Report {number} of {user|name}`. */
const TEMPLATE = /^\s*[\w.-]{1,40}=[^\n]{0,200}\{\w{1,30}[|}]/;

/**
 * A usage line, a command with a hyphen in its name, a declaration in C, or the fields of a file of settings:
 * "-g, --group name", "apt-get install name", "int unlock();", "Types: deb URIs: …".
 */
const SYNOPSIS =
  /\[ \w+ \]\s*$|(?<!\w)(?:\w{1,20}:%\w\s{0,4}){3}|^\s*(?:-\w, --\w|--\w|[a-z][\w-]{1,40} ?[[<]|[a-z]{2,20}-[a-z-]{2,30}(?: \S{1,60}){1,4}$)|\w\(\);?\s*$|^\s*(?:struct|int|char|long|void|const|static) [\w *]{1,60}\(|^\s*[A-Z][\w-]{1,30}: [a-z\d&*"][^\n]{0,100}\s[A-Z][\w-]{1,30}: \S/;

/** Output of a monitor, or the fields of a file of settings: "APT CRITICAL: 13 …", "Package: perl Pin: …". */
const STATUS =
  /^\s*[A-Z]{2,12} (?:CRITICAL|WARNING|OK|UNKNOWN)\s?[:-] .{0,200}\d|^\s*[A-Z][\w-]{1,30}: [^\n.]{1,80}\s[A-Z][\w-]{1,30}: \S{1,40}\s[A-Z][\w-]{1,30}: \S/;

/** A line of a file of settings, perhaps in a comment: "# name = %s". */
const SETTING = /^\s*(?:[#;]\s*)?[\w.-]{1,40} ?= ?\S{1,40}\s*$/;

/** The values of an option in quotation marks: "'auto', 'square', '4:3'." */
const VALUES = /^\s*['"“‘][^\s'"“”‘’]{1,30}['"”’](?:, ?['"“‘][^\s'"“”‘’]{1,30}['"”’]){1,40}[.;,]?\s*$/u;

/** A usage line: a command in small letters, and then arguments in angle brackets or brackets alone. */
const USAGE =
  /^\s*[a-z][a-z\d-]{1,20}(?: [a-z-]{2,20})?(?: (?:<[^<>]{1,40}>|\[[^[\]]{1,40}\]|\.{3})(?:\.{3})?){1,8}\s*$/;

const COMMAND = /^\s*\|?\s?[a-z][\w-]{1,40} (?:.{0,60}(?<=\s))?(?:--?[A-Za-z]|(?:\. ){3})/u;

/** A line of a file, or a command with an address or a path, which begins with a small letter. */
const LINE_OF_FILE =
  /^\s*(?:[a-z]{2,10}:\/\/|\[[\da-f:]{4,40}\]|\/|(?=[^\n]{0,200}\s(?:\d{1,3}(?:\.\d{1,3}){3}|[a-z]{2,10}:\/\/))[a-z])[^\n.]{0,300}(?:\.[^\s.][^\n.]{0,100}){0,8}$/u;

/** Names, pages and patterns between commas or bars: "[apt*, apt-file*, perl*]", "xzdec(1), xzdiff(1)". */
const LIST_OF_NAMES =
  /^[[(*\s-]{0,6}[\p{L}\p{N}.*@+/-]{1,40}(?:\(\d\w?\))?(?:\s?[,|]\s?[\p{L}\p{N}.*@+/-]{1,40}(?:\(\d\w?\))?){2,100}[\]):.,\s]{0,4}$/u;

/** A work as bibliographies name it: a surname, a first name or its letter, and a year. */
const CITATION =
  /^[“"'‘]?\p{Lu}[\p{L}'’-]{1,30}, \p{Lu}[\p{L}.].{0,200}(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|^\p{Lu}[\p{L}.'’-]{0,30} \p{Lu}[\p{L}.'’-]{1,30}, .{3,200}, {1,3}(?:1[5-9]|20)\d\d(?!\d)/u;

/** The argument that a reader types: "<file path> [<password>]". */
const ARGUMENT = /\[?<[^<>]{1,60}>\]?|\[[\w:/]{1,40}\]/g;

/** Removes the pages of the manual from a list of those to see: "charsets(7)", but not "Settings(3)". */
function withoutPages(text: string): string {
  const isList = (text.match(MANUAL_PAGE)?.length ?? 0) > 1;
  return text.replaceAll(MANUAL_PAGE, (page) => (isList || /^[a-z_]/.test(page) ? '' : page));
}

const MANUAL_PAGE = /(?<![\w.-])[\w.-]{1,40}\([1-9][a-z]{0,3}\)/g;

/** Commands of tools, and tools with the letters that choose them: "make install", "e - [n]eqn, p - pic". */
const TOOLS =
  /^\s*(?:(?:make|cmake|npm|git|sudo|pip|docker) |%s -{1,2}[a-z])[\w -]{0,40}|^(?:\w - \[?\w\]?\w{1,12}, ?){2,}/;

/** Matches `--to=si` of a command line. */
const OPTION = /(?<![\p{L}\p{Nd}])--?[a-z][\w-]{0,40}(?:=\S{1,40})?/gu;

/** Tags in plain text. */
const MARKUP = /<\/?[a-zA-Z!][^<>]{0,300}>/g;

const isCapitalOr =
  ({ base }: CheckedLanguage) =>
  (word: string): boolean =>
    NAME.test(word) || isFunctionWord(word, base);

/** "Mustek" or "gPhoto" */
const NAME = /^(?:\p{Lu}|\p{Ll}{1,3}\p{Lu}\p{Ll})/u;
