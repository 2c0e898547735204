import { withoutAccents } from '../../text/without-accents';
import { isWordOfEnglish } from '../text/english-words';
import { isNear } from './similar';
import { isCalledExample, NAMED_AT_WILL, ARGUMENTS } from '../names/example-names';

export type WordSlip =
  | 'letter'
  | 'word'
  | 'number'
  | 'option'
  | 'value'
  | 'translated-value'
  | 'translated'
  | 'one-letter'
  | 'name'
  | 'file'
  | 'first';

/** A word of code, by its place among the words. */
interface PlacedWord {
  readonly code: string;
  readonly words: readonly string[];
  readonly at: number;
}

/**
 * Returns the slip by which the only word that differs became another: a value of settings, a number, the
 * letter of an option, another single letter, a name, the name of a setting before its value, the ending of a
 * file, or a letter.
 */
export function slipInWord({ code, words, at }: PlacedWord, other: string): WordSlip | undefined {
  const word = words[at] ?? '';
  const isValue = VALUES.has(word.toLowerCase());
  if (isValue && VALUES.has(other.toLowerCase())) return 'value';
  // In brackets a word explains the code, and alone it may be the label of a program.
  const isSetting = at > 0 || SWITCHES.has(word);
  const isWhole =
    ` ${code} `.includes(` ${word} `) || code.endsWith(`=${word}`) || code.endsWith(`: ${word}`);
  if (isValue && isSetting && WORD.test(other) && isWhole && !code.includes('(')) return 'translated-value';
  if (at === 0 && KEYWORDS.has(word) && !KEYWORDS.has(other) && OF_STATEMENT.test(code)) return 'name';
  if (hasOtherNumber(word, other) || isNumberedFile({ code, words, at }, other)) return 'number';
  if (words.length > 1 && ONE_LETTER.test(word) && ONE_LETTER.test(other) && !isOption(code, word))
    return 'one-letter';
  if (words.length > 1 && isOption(code, word) && LETTERS.test(other) && isNear(word, other, 1))
    return 'option';
  if (at > 0 && isInOption(code, word)) return 'option';
  if (NAME.test(word) && NAME.test(other) && !OF_EXAMPLE.test(word)) return 'name';
  if (at === 0 && BEFORE_MORE.test(code) && !isNear(word, withoutAccents(other), 2)) return 'first';
  const isEnding = at > 0 && at === words.length - 1 && code.replace(CLOSING, '').endsWith(`.${word}`);
  if (isEnding && areEndings(word, other)) return 'file';
  if (at > 0 && other === word.slice(0, -1) && endsFile(code, `${words[at - 1]}.${word}`)) return 'file';
  if (ATTRIBUTES.has(word) && code.startsWith('<') && isBeforeValue({ code, words, at })) return 'name';
  if (isTranslated({ code, words, at }, other)) return 'translated';
  if (!isSlipOfLetter({ code, words, at }, other)) return undefined;
  return TITLE.test(code) ? 'word' : 'letter';
}

/** Words with which statements of programs begin. */
const KEYWORDS = new Set(
  'if else elif elsif while for foreach switch case return function def class import try catch throw print echo'.split(
    ' ',
  ),
);
/** Code with the signs of a statement. */
const OF_STATEMENT = /^\s*\w{2,8} ?\(|[;{]\s*$/;

/** Whether a word of code has its value right behind it: `title="title"` has the first one. */
function isBeforeValue({ code, words, at }: PlacedWord): boolean {
  const end = words.slice(0, at + 1).reduce((from, word) => code.indexOf(word, from) + word.length, 0);
  return code[end] === '=';
}

/** Whether code has a file at the end of a value, which may be that of an attribute: `href=/main.css>`. */
const endsFile = (code: string, file: string): boolean =>
  /^["'>)\]\s]/.test(code.slice(code.indexOf(file) + file.length)) && code.includes(`/${file}`);

/** A key, an argument or a variable: Ctrl+S, `cp a b`. */
const ONE_LETTER = /^[A-Za-z]$/;

/** Whether only the digits of two words differ: F10, F17. */
const hasOtherNumber = (word: string, other: string): boolean =>
  word !== other &&
  /\d/.test(word) &&
  /\d/.test(other) &&
  word.replaceAll(/\d+/g, '0') === other.replaceAll(/\d+/g, '0');

/** Whether a number was added to the name of a file: "page.html", "page1.html". */
const isNumberedFile = ({ code, words, at }: PlacedWord, other: string): boolean => {
  const word = words[at] ?? '';
  return (
    other.length === word.length + 1 &&
    other.startsWith(word) &&
    /\p{L}\d$/u.test(other) &&
    code.includes(`${word}.${words[at + 1]}`)
  );
};

const CLOSING = /[)\]}"'*]{1,4}$/;

/** Whether a word of code is one of the words of an option: `--export-list`. */
const isInOption = (code: string, word: string): boolean =>
  (code.match(OPTION) ?? []).some((option) => option.split(/[-_]/).includes(word));

/** Some programs have one hyphen before a word, `-name`. After a letter "foo" is any name: `-lfoo`. */
const OPTION = /(?<=\s)-(?:-[\p{L}\p{N}]|[a-z](?!foo|bar|baz)(?=[a-z\d]{3}))[\p{L}\p{M}\p{N}_-]{0,60}/gu;

/** The name of a folder, or of a label of a program. */
const TITLE = /^\p{Lu}\p{Ll}+$/u;
const WORD = /^\p{L}?[\p{Ll}\p{Lo}\p{M}]*$/u;
const LETTERS = /^[A-Za-z]{1,3}$/;
/** Whether a word of code is one or several options of a letter. */
const isOption = (code: string, word: string): boolean =>
  LETTERS.test(word) && code.split(/[^\w-]/).includes(`-${word}`);

/**
 * Whether one letter of a longer word differs, or of a shorter one in a path. A word alone is often that of
 * the target's language, of which other letters than the last differ, or such that stand for each other.
 */
function isSlipOfLetter({ code, words, at }: PlacedWord, other: string): boolean {
  const word = words[at] ?? '';
  if (!/^[ -~]*$/.test(other) || /^my/i.test(word) || isCalledExample(word, other)) return false;
  // English puts names into the plural, and no path: "/etc/hosts".
  const isPlural =
    word.toLowerCase() === `${other.toLowerCase()}s` &&
    !code.includes(`/${word}`) &&
    !code.includes(`_${word}`);
  if (isPlural || !isNear(word, other, 1)) return false;
  if (isExchanged(word, other)) return true;
  // The file of a language, or a folder: `cs.txt`, `/proc/self/fd`.
  if (word.length === 2 && words.length > 1 && word === `${other[1]}${other[0]}`) return true;
  const isSame = word.length === other.length;
  // The name of a variable or a protocol before its value.
  if (/^\p{Lu}{4,}$/u.test(word) && /^\p{Lu}{3,}$/u.test(other) && words.length > 1) return true;
  // A path of a system has no word that is put into the plural: "/var/log/app".
  if (other === `${word}s` && code.startsWith('/') && code.includes(`/${word}/`)) return true;
  if (!isSame && FOLDERS.has(word) && code.includes(`/${word}/`)) return true;
  if (word.length < 5)
    // A word of English is alike in other languages: "and" and "und".
    return (
      isSame &&
      word.length > 2 &&
      (code.includes(`/${word}`) ||
        isOtherBehindSign(code, word, other) ||
        (words.length > 2 && !isWordOfEnglish(word.toLowerCase())))
    );
  if (words.length > 1 || /[\d/\\]|^--/.test(code)) return isSame || word.length === other.length + 1;
  // The name of a constant, which is no word of English that is translated.
  if (isConstant(word) && isConstant(other) && !isWordOfEnglish(word.toLowerCase())) return true;
  if (word.length < 6 || ARGUMENTS.has(word) || word.at(-1) !== other.at(-1)) return false;
  return isSame && withOneSound(word) !== withOneSound(other);
}

const isConstant = (word: string): boolean => /^\p{Lu}{5,}$/u.test(word);

/** Whether four letters behind a sign became no word of English, and no vowel became another: `#menu`. */
const isOtherBehindSign = (code: string, word: string, other: string): boolean =>
  word.length === 4 &&
  word.replaceAll(/[aeiouy]/gi, 'a') !== other.replaceAll(/[aeiouy]/gi, 'a') &&
  ['\\', '#', '[', '-', '.'].some((sign) => code.includes(`${sign}${word}`)) &&
  !isWordOfEnglish(other.toLowerCase()) &&
  !ARGUMENTS.has(word);

/** Folders with whose names the paths of a system begin. */
const FOLDERS = new Set(
  'bin boot dev etc home lib media mnt opt proc root run sbin share sys tmp usr var'.split(' '),
);

/**
 * Whether a word became a plain one in the folders of a system, in the name of a program or as its command,
 * as `/var/log/mail.log`, `xdg-user-dirs-update` and `npm help` have them in every language.
 */
function isTranslated({ code, words, at }: PlacedWord, other: string): boolean {
  const word = words[at] ?? '';
  if (!/^[a-z]{3,30}$/.test(word) || !/^\p{L}[\p{Ll}\p{Lo}\p{M}ー]*$/u.test(other)) return false;
  if (isCalledExample(word, other) || isNear(word, other, 1)) return false;
  if (PROGRAM.test(code)) return words.length > 2 || (at > 0 && !NAMED_AT_WILL.has(word));
  if (at === 0 && WITH_OPTION.test(code)) return !isWordOfEnglish(word) && !NAMED_AT_WILL.has(word);
  if (COMMAND.exec(code)?.[1] === word) return !NAMED_AT_WILL.has(word) && !/^(?:sub)?commands?$/.test(word);
  return PATH_OF_SYSTEM.test(code) && NAMES_OF_SYSTEM.has(word);
}

/** A command of a program that has several, and no word for any: `npm help`. */
const COMMAND =
  /^(?:sudo )?(?:apt|apt-get|aptitude|brew|bundle|bzr|cargo|composer|conda|cvs|dnf|docker|dotnet|flatpak|gem|gh|git|go|helm|hg|kubectl|npm|pip3?|pnpm|podman|rpm-ostree|snap|svn|systemctl|terraform|vagrant|yarn|yum|zypper) (?!foo|bar|baz)([a-z]{2,20})(?![\w-])/;

/** `qtpaths --plugin-dir`, whose program is no word of English */
const WITH_OPTION = /^[a-z]{3,30} (?:[\w./-]{1,40} ){0,2}--?[a-z]/;

/** im-config */
const PROGRAM = /^[a-z\d]{2,20}(?:-[a-z\d]{2,20}){1,5}$/;
const PATH_OF_SYSTEM = /^"?(?:~?\/\.\w|\/(?:bin|boot|dev|etc|lib|proc|run|sbin|sys|usr|var)\/)/;
const NAMES_OF_SYSTEM = new Set(
  (
    'apt backups boot cache conf config data default device devices disk doc docs etc fonts games group home icons ' +
    'include info init kernel lib local locale lock log logs mail main man media menu misc modules mount net news null ' +
    'password pool proc random rules run services share shared shell shells skel source sources spool state system ' +
    'terminfo themes true false users web zero'
  ).split(' '),
);

/** Whether two neighbouring letters of a word stand in each other's place; title and Titel are two words. */
const isExchanged = (word: string, other: string): boolean =>
  word.length > 2 &&
  (word.length > 3 || word[0] === other[0] || word[2] === other[2]) &&
  !/(?:[lr]e|e[lr])$/.test(word) &&
  Array.from(word).toSorted().join('') === Array.from(other).toSorted().join('');

/** A word with one letter for those that have one sound: active, aktive. */
const withOneSound = (word: string): string =>
  word
    .replaceAll(/[ckqz]/g, 'c')
    .replaceAll(/[vwf]/g, 'v')
    .replaceAll(/[iyj]/g, 'i');

/** Words of programs and of their settings, which have one meaning in code. */
const VALUES = new Set(
  (
    'on off yes no true false all none any allow deny granted denied enable disable enabled disabled always never ' +
    'default null get post put head delete install uninstall remove update upgrade start stop restart reload status ' +
    'push pull commit clone checkout'
  ).split(' '),
);
const SWITCHES = new Set(['On', 'Off', 'None', 'on', 'off', 'none']);

/** A name with a capital inside of it: MaxClients. */
const NAME = /^(?=.{5})\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u;
/** The name of a thing that readers name as they like. */
const OF_EXAMPLE = /^(?:my|your|some|Example|Sample)\p{Lu}/u;
/** The name of a setting before its value. */
const BEFORE_MORE = /^\p{Lu}\p{L}{2,40} ["([+/]?[\p{L}\p{N}]/u;
/** Attributes of HTML, in code that has tags. */
const ATTRIBUTES = new Set(
  (
    'accept action align alt charset class colspan content data dir disabled for height href hreflang id lang media ' +
    'method name placeholder rel role rowspan scope selected src style target title type value width'
  ).split(' '),
);
/** Whether both may end the name of a file, of which one may be a longer form: "conf" and "config". */
const areEndings = (word: string, other: string): boolean =>
  (ENDING.test(word) && ENDING.test(other)) ||
  (LONG_ENDING.test(word) && LONG_ENDING.test(other) && (word.startsWith(other) || other.startsWith(word)));

const ENDING = /^[a-z]{1,4}\d?$/;
const LONG_ENDING = /^[a-z]{2,6}$/;
