import type { CheckedLanguage } from '../parsed/checked-language';
import { isFrequentEnglish } from '../text/english-words';
import { isFunctionWord, wordsOf } from '../text/plain-words';

/** A person with an address, as in a header of mail: "John Doe <jdoe@example.com>". */
const MAILBOX =
  /^\s*"?\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}"? (?:<|&lt;)[\w.+-]{1,64}@[\w.-]{1,100}(?:>|&gt;)\s*$/u;

/**
 * A command line, with an option or with dots that lead to its description, or another line of code, without
 * words of sentences.
 */
export const isCommand = (text: string, language: CheckedLanguage): boolean =>
  CERTAIN.some((pattern) => pattern.test(text)) ||
  ((PACKAGES.test(text) || PATH_ALONE.test(text)) && hasRareWord(text)) ||
  isAtPrompt(text, language) ||
  isScript(text, language) ||
  isAssigned(text) ||
  ((LIKELY.some((pattern) => pattern.test(text)) ||
    (WITH_RARE.test(text) && hasRareWord(text)) ||
    isRareWithQuoted(text)) &&
    !hasFunctionWord(text, language));

/** A program behind a prompt; with an option or a file also before words of sentences: "> tex a.tex". */
function isAtPrompt(text: string, language: CheckedLanguage): boolean {
  const [, program = '', rest = ''] = AT_PROMPT.exec(text) ?? [];
  if (program === '' || isFrequentEnglish(program)) return false;
  return /^(?:--?[a-z]|[\w-]{1,40}\.[a-z]{2,4}(?!\w))/.test(rest) || !hasFunctionWord(text, language);
}

/** Lines of a shell script that were joined: `[ ! "$ok" ]; do_it || true if [ "$a" ]; then ok=1 fi done`. */
const isScript = (text: string, language: CheckedLanguage): boolean =>
  TEST_OF_SHELL.test(text) && !hasFunctionWord(text.replaceAll(WORDS_OF_SHELL, ' '), language);

const TEST_OF_SHELL = /\$\{?\w{1,40}\}?"? \]; (?:then|do) /;
const WORDS_OF_SHELL = /(?<!\S)(?:if|then|else|elif|fi|for|in|while|until|do|done|case|esac)(?=[\s;]|$)/g;

const AT_PROMPT = /^\s*> ([a-z][\w-]{1,30}) (\S{1,60})/;

const hasRareWord = (text: string): boolean => !(text.match(/\p{L}+/gu) ?? []).every(isFrequentEnglish);

const hasFunctionWord = (text: string, { base }: CheckedLanguage): boolean =>
  wordsOf(
    text.replaceAll(PATH, ' ').replaceAll(TEXT_OF_COMMAND, ' ').replaceAll(VALUES_OF_ARGUMENT, ' '),
  ).some((word) => !/^\p{Lu}+$/u.test(word) && isFunctionWord(word.toLowerCase(), base));

/** A rule in braces, an assignment, a call, a name with its space, a usage line, or output of a program. */
const CODE =
  /[\w"'\]] ?\{ ?["\w-]{1,40}[:;]|^\s*[\w.-]{1,40}=(?:\S|$)|\w\(["'][^"'()]{0,40}["']|\w\(\w{0,30}\((?:\d|\))|\w::\w|^\S{1,20} \[-\w|^[\w-]{1,30}:\w[\w:]{0,60}(?:\/\w|$)|^-\w\[|(?<!\S)\w{1,20}=\d|^\p{Lu}{4,20}(?: \p{Lu}{4,20})? ?[-:] [^.\n]{0,100}\d|\[-{1,2}\w|\( ?\*\.\w|\w\|\w{1,20}\|\w|^Copyright (?:\(|©|\d{4})|\bvoid \w|\s&&\s|\w\(int \w|^-\w \w+(?:=| [a-z]{1,10}[\])])/u;

/** A condition or a loop in a shell script: "if [ -e file ]; then", "while true; do". */
const SHELL = /^\s*(?:if|elif|while|until|for|do while) [^\n]{1,300}(?:; ?(?:then|do)|\];)\s*$/;

/** A commit with its title: "commit 75069f2b5bfb (“vfs: renumber a flag”)". */
const COMMIT = /^\s*(?:commit )?(?=[a-f]{0,40}\d)[\da-f]{7,40} \(["“][^\n]{1,300}["”]\)[.,;]?\s*$/;

/** A call in a shell script: `db_set mypackage/foo "$FOO"`, `db_input medium foo/bar || true`. */
const CALL =
  /^\s*[a-z]{1,20}(?:_[a-z]{1,20}){1,4} (?:[\w-]{1,40} ){0,3}(?:[\w-]{1,40}\/\w|"?\$\w)|\s\|\| (?:true|exit|return)(?!\w)/;

/** The text that an option of a command has: `$ git commit -m "Add a section"`. */
const TEXT_OF_COMMAND = /(?<=^\s{0,20}[$#] [^"]{0,200}\s-{1,2}[a-z][\w-]{0,20}[ =])"[^"]{1,200}"/g;

/** Values that an argument may have, "none|iframes|all", and a term in code: `set:copied() and binary()`. */
const VALUES_OF_ARGUMENT = /"[^"\n]{0,60}\w\([^"\n]{0,100}"|[^\s|]{0,40}\|\S{1,60}|\S{0,40}\[\S{1,60}/g;

/**
 * A usage line with the name of the program, with an argument in capitals or with a choice in braces, or a
 * setting in a section: "%prog [options]", "svnlook propget REPOS_PATH", "{ SUM | ALL }", "foo.bar = http".
 */
const ARGUMENTS =
  /^\s*%prog\s|^\s*(?:\d\. )?(?=[^\n]{0,200}\w_\w)(?:[a-z][\w-]{0,30} ){1,2}(?:--[a-z]{1,20} )?(?:[A-Z_]{2,40}(?: |$)){1,6}$|\{ [^{}\n]{1,100} \| [^{}\n]{1,100} \}|^\s*[a-z]\w{0,30}\.[\w.]{1,40} ?= ?\S|^\s*export [A-Z_]{2,40}=|^\s*:[a-z]{1,20}: [\w-]{1,40}\s*$|^\s*[a-z]{1,20} [a-z]{1,20} "[a-z]{1,20}:/;

const PATH = /\/[\w./-]{1,200}/g;

/** Three names of code: "luksOpen, tcryptOpen, bitlkOpen". */
const NAMES_OF_CODE = /(?:(?<!\p{L})\p{Ll}+\p{Lu}\p{L}*[^\p{L}]{1,6}){2}\p{Ll}+\p{Lu}/u;

/** An assignment of a template: `title=Report {number} of {user|name}`. */
const TEMPLATE = /^\s*[\w.-]{1,40}=[^\n]{0,200}\{\w{1,30}[|}]/;

/**
 * A usage line, a declaration in C, or the fields of a file of settings: "-g, --group name", "int unlock();",
 * "Types: deb URIs: …".
 */
const SYNOPSIS =
  /\[ \w+ \]\s*$|(?<!\w)(?:\w{1,20}:%\w\s{0,4}){3}|^\s*(?:-\w, --\w|--\w|[a-z][\w-]{1,40} ?[[<])|\w\(\);?\s*$|^\s*(?:struct|int|char|long|void|const|static) [\w *]{1,60}\(|^\s*[A-Z][\w-]{1,30}: [a-z\d&*"][^\n]{0,100}\s[A-Z][\w-]{1,30}: \S/;

/**
 * A command with a hyphen in its name, a setting with a choice, or a command with a text in quotes, unlike
 * "read-only file" and "see 'Settings'": "apt-get install name", "#extension damper {0|1}", "timidity 'a'".
 */
const WITH_RARE =
  /^\s*(?:[a-z]{2,20}-[a-z-]{2,30}(?: \S{1,60}){1,4}$|#?[a-z][\w-]{1,30} (?:[\w-]{1,30} ){0,3}\{\w{1,20}(?:\|\w{1,20}){1,9}\}\s*$|#[a-z][\w-]{1,30}(?: [\w-]{1,30}){1,4}\s*$|[a-z]{2,20} '[^']{1,80}'\s*$)/;

/** A program with words and a text in quotes, unlike "cannot delete file 'a.txt'": "apt list '~i'". */
const WITH_QUOTED = /^\s*([a-z]{2,20})(?: [a-z]{2,20}){1,2} '[^']{1,80}'\s*$/;
const isRareWithQuoted = (text: string): boolean => {
  const [, program = ''] = WITH_QUOTED.exec(text) ?? [];
  return program !== '' && !isFrequentEnglish(program);
};

/** A line of copyright with names alone, perhaps behind a program and its version, but no "contributors". */
const COPYRIGHT =
  /^\s*(?:(?:This is )?[\w()-]{1,30} \d[\w.]{0,15}[,.]? )?Copyright (?:(?:©|&copy;|\([cC]\)) ?)?\d{4}[\d, –-]{0,60}(?:%\d)?(?:,? by)?(?: (?:\p{Lu}[\p{L}.'’-]{0,30}|\(?[\w-]{1,30}(?:\.[\w-]{1,30}){1,4}\)?),?){1,8}\s*$/u;

/** Assignments of which one is a call: "macro MS A=point s=segment(A,B)", unlike "Draw s=segment(A,B)". */
const ASSIGNMENTS =
  /^\s*[a-z](?=[^\n]{1,400}\s[\w,]{1,20}=\w{1,20}\(\w{1,20}(?:, ?\w{1,20}){0,5}\))[^\n=]{1,200}\s\w{1,20}=\w{1,20}\s/;

/** A comment of reStructuredText, which no page shows: ".. Common definitions." */
const COMMENT = /^\s*\.\. \p{L}[^\n:]{0,200}$/u;

/** Values that a program puts in, without words: "%route%, %unit%:%data%". */
const PLACEHOLDERS = /^(?:[^\p{L}\p{N}%]{0,5}%\w{1,30}%){2,20}[^\p{L}\p{N}%]{0,5}$/u;

/** A command with folders: "hg clone project/ other-project/". */
const FOLDERS = /^\s*[a-z]{1,12} [a-z-]{2,20}(?: [\w.-]{1,40}\/){1,4}\s*$/;

/** Output of a monitor, or the fields of a file of settings: "APT CRITICAL: 13 …", "Package: perl Pin: …". */
const STATUS =
  /^\s*[A-Z]{2,12} (?:CRITICAL|WARNING|OK|UNKNOWN)\s?[:-] .{0,200}\d|^\s*[A-Z][\w-]{1,30}: [^\n.]{1,80}\s[A-Z][\w-]{1,30}: \S{1,40}\s[A-Z][\w-]{1,30}: \S/;

/** Lines of a file of settings, perhaps in a comment: "# name = %s", "one = a two = b". */
const SETTING = /^\s*(?:[#;]\s*)?[\w.-]{1,40} ?= ?\S{1,40}(?:\s{1,9}[\w.-]{1,40} ?= ?\S{1,40}){0,20}\s*$/;

/** The values of an option in quotation marks: "'auto', 'square', '4:3'." */
const VALUES = /^\s*\(?['"“‘][^\s'"“”‘’]{1,30}['"”’](?:, ?['"“‘][^\s'"“”‘’]{1,30}['"”’]){1,40}\)?[.;,]?\s*$/u;

/** A usage line: a command in small letters, and then arguments in angle brackets or brackets alone. */
const USAGE =
  /^\s*[a-z][a-z\d-]{1,20}(?: [a-z-]{2,20})?(?: (?:<[^<>]{1,40}>|\[[^[\]]{1,40}\]|\.{3})(?:\.{3})?){1,8}\s*$/;

/** Pages of a manual: "join(1), uniq(1)". */
const PAGES = /^\s*(?:[a-z][\w.:+-]{0,40}\(\d[a-z]?\)[,.]?\s{0,4}){1,40}$/;

/** Values between strokes, perhaps behind a name: "[dump] dicts | modes", "payload string | object". */
const CHOICES = /^\s*(?:\S{1,40} )?\S{1,40}(?: \| \S{1,40}){1,20}\s*$/;

const COMMAND = /^\s*\|?\s?[a-z][\w-]{1,40} (?:.{0,60}(?<=\s))?(?:--?[A-Za-z]|(?:\. ){3})/u;

/** A line of a file, or a command with an address or a path, which begins with a small letter. */
const LINE_OF_FILE =
  /^\s*(?:[a-z]{2,10}:\/\/|\[[\da-f:]{4,40}\]|\/|(?=[^\n]{0,200}\s(?:\d{1,3}(?:\.\d{1,3}){3}|[a-z]{2,10}:\/\/))[a-z])[^\n.]{0,300}(?:\.[^\s.][^\n.]{0,100}){0,8}$/u;

/**
 * Commands of tools, and tools with the letters that choose them: "make install", "e - [n]eqn, p - pic",
 * unlike "make a new file".
 */
const TOOLS =
  /^\s*(?:make (?!(?:an?|new|sure) )|(?:cmake|npm|git|sudo|pip|docker) |%s -{1,2}[a-z])[\w -]{0,40}|^(?:\w - \[?\w\]?\w{1,12}, ?){2,}/;

/** A prompt, a folder in a path, or a command with a text: "me@host$ ls", "host% ls", `say "a"`. */
const PROMPT_OR_PATH =
  /^\s*[a-z]\w{1,20}% [a-z]|^\s*(?:[\w.-]{1,30}@[\w.-]{1,60}[^\s$]{0,40})?\$\s\S|\/\w{1,40}\/\w|^[a-z]{2,12} "[^"]{0,60}"/;

/** A clause of SQL. */
const SQL =
  /^\s*(?:ON (?:UPDATE|DELETE)|(?:PRIMARY|FOREIGN|UNIQUE) KEY|(?:ORDER|GROUP|PARTITION) BY|NOT NULL)\s*$/;

/** A keyword of RCS: "$Name$". */
const KEYWORD = /^\s*\$[A-Z]\w{1,20}\$\s*$/;

/** Names of packages: "sl-backup, slbackup-php", unlike "read-only, write-protected". */
const PACKAGES = /^\s*[a-z]\w{0,30}-[\w-]{1,40}(?:, [a-z]\w{0,30}-[\w-]{1,40}){1,9}\s*$/;

/** A file with an ending, or in a folder of a usual name: "debian/rules", but not "read/write". */
const PATH_ALONE =
  /^\s*(?:(?:conf|debian|etc|lib|proc|sbin|src|sys|usr|var)(?:\/[\w.-]{1,40}){1,6}|[a-z][\w-]{0,40}(?:\/[\w-]{1,40}){1,6}\.[a-z\d]{1,4})\s*$/;

/** A key by its name, perhaps with others that are held down: "Ctrl+Page Down". */
const KEYS =
  /^\s*(?:(?:Ctrl|Control|Alt|Shift|Meta|Super|Cmd)\s?\+\s?){0,3}(?:Page ?(?:Up|Down)|(?:Caps|Num|Scroll) Lock|Print Screen)\s*$/i;

/** Options in a row, with short names of arguments, which longer words may explain: "-u, -U num". */
const OPTIONS =
  /^\s*(?:-\w|--\w[\w-]{0,30})(?:=\w{1,20}| \w{1,4})?(?:, ?(?:-\w|--\w[\w-]{0,30})(?:=\w{1,20}| \w{1,4})?){1,9}\s*$/;

/** The beginning of an assignment to what is no word of English: "keycode any =". */
const isAssigned = (text: string): boolean => {
  const name = ASSIGNED.exec(text)?.[1];
  return name !== undefined && hasRareWord(name);
};

const ASSIGNED = /^\s*([a-z]\w{1,30})(?: [a-z]\w{1,30})? :?=\s*$/;

/** Lines that are code whatever their words. */
const CERTAIN = [
  KEYS,
  KEYWORD,
  SQL,
  TEMPLATE,
  MAILBOX,
  SHELL,
  COMMIT,
  STATUS,
  SETTING,
  VALUES,
  USAGE,
  COMMENT,
  PAGES,
  PLACEHOLDERS,
  COPYRIGHT,
  OPTIONS,
];

/** Lines that are code without words of sentences. */
const LIKELY = [
  COMMAND,
  LINE_OF_FILE,
  CODE,
  NAMES_OF_CODE,
  SYNOPSIS,
  TOOLS,
  CALL,
  ARGUMENTS,
  FOLDERS,
  CHOICES,
  PROMPT_OR_PATH,
  ASSIGNMENTS,
];
