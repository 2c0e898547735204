import {
  blocksOf,
  both,
  changed,
  exceptLanguages,
  inHtml,
  inLanguages,
  pick,
  plainOf,
  prose,
  spliced,
  UNSPACED,
  whole,
  written,
} from './planting.mjs';

const isInline = ({ source, target }) => !/<(?:p|div|h\d|ul|ol|table|dl|br)/.test(source + target);
const LATIN = /^(?:de|fr|es|tr|pl|it|pt|nl)/;
const ACCENTED = /(?<=\p{L})[áàâäãéèêëíìîïóòôöõúùûüñçğşıżźćńłęąś](?=\p{L})/gu;

/** Replaces the mark that ends a block, whose source must end as `ofSource` says. */
function endMark(pattern, by, ofSource = /$/) {
  const isAlike = ({ text }) => ofSource.test(plainOf(text));
  return (field, context) => {
    const blocks = blocksOrWhole(field, field.target);
    const originals = blocksOrWhole(field, field.source);
    const block = pick(
      blocks.filter(
        ({ text }, at) =>
          pattern.test(text) &&
          !text.endsWith('..') &&
          plainOf(text).length > 15 &&
          (originals.length === blocks.length ? isAlike(originals[at]) : originals.every(isAlike)),
      ),
      context.random,
    );
    if (block === undefined) return undefined;
    const text = block.text.replace(pattern, by);
    return changed(field, spliced(field.target, block.textAt, block.text.length, text));
  };
}

const blocksOrWhole = ({ data }, text) => (data === 'html' ? blocksOf(text) : [{ text, textAt: 0 }]);

/** Marks of punctuation. */
export const punctuationMistakes = {
  // Where the source has none, the target may go without.
  'full stop lost': endMark(/[.。]$/, '', /[.。]["”’)\]]*$/),
  'question mark lost': both(' Apache?', ' Apache', (base) =>
    base === 'es' ? ' ¿Apache?' : base === 'ar' ? ' Apache؟' : ' Apache?',
  ),
  'exclamation mark lost': both(' Apache!', ' Apache', (base) => (base === 'es' ? ' ¡Apache!' : ' Apache!')),
  // In Hungarian requests end so.
  'full stop became an exclamation mark': exceptLanguages(/^hu/, endMark(/[.。]$/, '!')),
  'full stop became a comma': endMark(/[.。]$/, ','),
  'full stop added': both(' (Apache) HTTP', ' (Apache) HTTP.'),
  'full stop twice': endMark(/[.。]$/, (mark) => mark + mark),
  'colon lost': both(' Apache:', ' Apache'),
  'ellipsis lost': both(' Apache…', ' Apache'),
  'ellipsis became a full stop': both(' Apache…', ' Apache.'),
  'comma twice': prose(/, /g, () => ',, '),
  '¿ lost': inLanguages(/^es/, both(' Apache?', ' Apache?', ' ¿Apache?')),
  '¡ lost': inLanguages(/^es/, both(' Apache!', ' Apache!', ' ¡Apache!')),
  'ASCII comma in Chinese or Japanese': inLanguages(
    /^(?:ja|zh)/,
    prose(/(?<=[\u3040-\u9fff])[，、](?=[\u3040-\u9fff])/gu, () => ', '),
  ),
  'ASCII full stop in Chinese or Japanese': inLanguages(
    /^(?:ja|zh)/,
    prose(/(?<=[\u3040-\u9fff])。/gu, () => '.'),
  ),
  'ASCII brackets in Chinese': inLanguages(
    /^zh/,
    // A text that has no others may have brackets of either kind throughout.
    (field, context) => {
      const planted = prose(/（([^（）]{1,40})）/gu, (_all, text) => `(${text})`)(field, context);
      return planted?.after.target.includes('（') === true ? planted : undefined;
    },
  ),
  'full-width sign in Latin text': exceptLanguages(
    /^(?:ja|zh|ko)/,
    prose(/(?<=\p{L}),(?= \p{L})/gu, () => '，'),
  ),
  'ASCII question mark in Arabic': inLanguages(/^ar/, both(' Apache?', ' Apache?', ' Apache؟')),
  'ASCII comma in Arabic': inLanguages(
    /^ar/,
    prose(/،/g, () => ','),
  ),
  "quotes of the source's language": both(
    ' “Apache”',
    (base) => (/^(?:de|fr|ja|pl|ru)$/.test(base) ? ' “Apache”' : undefined),
    (base) =>
      ({ de: ' „Apache“', fr: ' « Apache »', ja: ' 「Apache」', pl: ' „Apache”', ru: ' «Apache»' })[base],
  ),
  'straight quotes': both(
    ' “Apache”',
    (base) => (/^(?:de|fr|pl|ru)$/.test(base) ? ' "Apache"' : undefined),
    (base) => ({ de: ' „Apache“', fr: ' « Apache »', pl: ' „Apache”', ru: ' «Apache»' })[base],
  ),
  'quote lost': prose(/["”“»」]/g, () => ''),
  'quotes lost': both(
    ' “Apache”',
    ' Apache',
    (base) =>
      ({
        de: ' „Apache“',
        fr: ' « Apache »',
        ja: ' 「Apache」',
        zh: ' “Apache”',
        pl: ' „Apache”',
        ru: ' «Apache»',
      })[base] ?? ' “Apache”',
  ),
  'bracket lost': prose(/[)）]/g, () => ''),
  'opening bracket lost': prose(/[(（]/g, () => ''),
  'brackets lost': both(' (Apache)', ' Apache'),
  'kind of bracket changed': both(' [Apache]', ' (Apache)'),
  'bracket closed by another kind': prose(/\)/g, () => ']'),
  'accent for an apostrophe': both(
    ' x',
    (base) => (/^(?:fr|it)$/.test(base) ? ' l´Apache' : undefined),
    ' l’Apache',
  ),
  'space before a comma': exceptLanguages(
    UNSPACED,
    prose(/(?<=\p{L}), (?=\p{L})/gu, () => ' , '),
  ),
  'space before a full stop': exceptLanguages(
    UNSPACED,
    prose(/(?<=\p{L})\.(?=\s|$)/gu, () => ' .'),
  ),
  'space missing after a comma': exceptLanguages(
    UNSPACED,
    prose(/(?<=\p{L}), (?=\p{L})/gu, () => ','),
  ),
  'space missing after a full stop': exceptLanguages(
    UNSPACED,
    prose(/(?<=\p{Ll}{2})\. (?=\p{Lu}\p{Ll})/gu, () => '.'),
  ),
  'space inside a bracket': prose(/\((?=\p{L})/gu, () => '( '),
  'dash lost': both(' Apache – HTTP', ' Apache HTTP'),
  'slash lost': both(' Apache/HTTP', ' Apache HTTP'),
};

/** Spaces and line ends. */
export const spaceMistakes = {
  'space at the start': (field) =>
    isInline(field) && !/^\s/.test(field.source) ? changed(field, ` ${field.target}`) : undefined,
  'space at the end': (field) =>
    isInline(field) && !/\s$/.test(field.source) ? changed(field, `${field.target} `) : undefined,
  'line break at the end lost': (field) =>
    field.data !== 'html' && field.source.endsWith('\n') && field.target.endsWith('\n')
      ? changed(field, field.target.trimEnd())
      : undefined,
  'double space': exceptLanguages(
    UNSPACED,
    prose(/(?<=\p{L}) (?=\p{L})/gu, () => '  '),
  ),
  'tab between words': prose(/(?<=\p{L}) (?=\p{L})/gu, () => '\t'),
  'no-break space lost': inHtml(both(' 10&nbsp;km', ' 10 km')),
  'French space lost': inLanguages(
    /^fr/,
    // With several spaces, one would be left.
    prose(/(?<=\S)[ \u00a0\u202f][:;!?](?=\s|$)/g, (mark) => mark.trim()),
  ),
  'French plain space': inLanguages(
    /^fr/,
    prose(/[\u00a0\u202f][:;!?](?=\s|$)/g, (mark) => ` ${mark.at(-1)}`),
  ),
  'space in a word': exceptLanguages(
    /^(?:ja|zh|ko)/,
    prose(/(?<=\s\p{L}{4})(?=\p{L}{4}\s)/gu, () => ' '),
  ),
  'space lost between words': exceptLanguages(
    /^(?:ja|zh|ko)/,
    prose(/(?<=\s\p{L}{4,}) (?=\p{L}{4,}\s)/gu, () => ''),
  ),
  'space lost beside a tag': exceptLanguages(
    /^(?:ja|zh|ko|ar|tr)/,
    written(/(?<=\p{L}) (?=<(?:a|b|i|em|strong|code)\b)/gu, () => ''),
  ),
  'space lost after a tag': exceptLanguages(
    /^(?:ja|zh|ko|ar|tr)/,
    written(/(?<=<\/(?:a|b|i|em|strong|code)>) (?=\p{L})/gu, () => ''),
  ),
};

/** Letters and capitals. */
export const letterMistakes = {
  'look-alike letter': prose(/(?<=\p{Script=Latin}{2})a(?=\p{Script=Latin}{2})/gu, () => 'а'),
  'Latin letter in a Cyrillic word': inLanguages(
    /^ru/,
    prose(/(?<=\p{Script=Cyrillic}{2})[оа](?=\p{Script=Cyrillic}{2})/gu, (letter) =>
      letter === 'о' ? 'o' : 'a',
    ),
  ),
  'letters of another script': exceptLanguages(
    /^(?:ru|uk|be|bg|mk|sr|mn|kk|ky|tg|tt|ce|ba)(?!-Latn)/,
    prose(/\s/g, () => ' приме '),
  ),
  'full-width letters': exceptLanguages(
    /^(?:ja|zh|ko)/,
    prose(/(?<=\s)[a-z]{4,}(?=\s)/gu, (word) =>
      word.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ),
  ),
  'traditional character in simplified Chinese': inLanguages(
    /^zh-CN/,
    prose(
      /[个这们为时动]/gu,
      (char) => ({ 个: '個', 这: '這', 们: '們', 为: '為', 时: '時', 动: '動' })[char],
    ),
  ),
  'accent lost': inLanguages(
    LATIN,
    prose(ACCENTED, (letter) => letter.normalize('NFD')[0]),
  ),
  'all accents lost': inLanguages(
    LATIN,
    whole(({ target }) => {
      const plain = target.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return (target.normalize('NFD').match(/\p{M}/gu)?.length ?? 0) >= 4 ? plain : undefined;
    }),
  ),
  'accents decomposed': prose(ACCENTED, (letter) => letter.normalize('NFD')),
  'letters exchanged': inLanguages(
    /^(?:de|fr|es|it|pt|nl|pl|ru|tr)/,
    prose(/(?<=\s\p{Ll}{2})(\p{Ll})(\p{Ll})(?=\p{Ll}{2,}\s)/gu, (all, a, b) => (a === b ? undefined : b + a)),
  ),
  'letter lost': inLanguages(
    /^(?:de|fr|es|it|pt|nl|pl|ru|tr)/,
    prose(/(?<=\s\p{Ll}{3})\p{Ll}(?=\p{Ll}{3,}\s)/gu, () => ''),
  ),
  'letter three times': inLanguages(
    /^(?:de|fr|es|it|pt|nl|pl|ru|tr)/,
    prose(/(?<=\s\p{Ll}{2})\p{Ll}(?=\p{Ll}{2,}\s)/gu, (letter) => letter.repeat(3)),
  ),
  'small letter at the start': (field) => {
    const at = /^(?:\s*<[^>]*>)*\s*/.exec(field.target)[0].length;
    const first = field.target[at] ?? '';
    const original = /^(?:\s*<[^>]*>)*\s*(\p{L})/u.exec(field.source)?.[1] ?? '';
    return /\p{Lu}/u.test(original) && /\p{Lu}/u.test(first) && /\p{Ll}/u.test(field.target[at + 1] ?? '')
      ? changed(field, field.target.slice(0, at) + first.toLowerCase() + field.target.slice(at + 1))
      : undefined;
  },
  'small letter after a full stop': exceptLanguages(
    /^(?:ja|zh|ko|ar)/,
    // Many an abbreviation ends in three small letters.
    prose(/(?<=\p{Ll}{4}\. )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
  ),
  'capitals lost': both(' WARNING', (base) => (LATIN.test(base) ? ' warnung' : undefined), ' WARNUNG'),
  'word in capitals': inLanguages(
    /^(?:de|fr|es|it|pt|nl|pl|ru)/,
    prose(/(?<=\s)\p{Ll}{5,}(?=\s)/gu, (word) => word.toUpperCase()),
  ),
  'capital in a word': inLanguages(
    /^(?:de|fr|es|it|pt|nl|pl|ru|tr)/,
    prose(/(?<=\s\p{Ll}{2})\p{Ll}(?=\p{Ll}{3,}\s)/gu, (letter) => letter.toUpperCase()),
  ),
};

const COMPOUNDING = /^(?:de|nl|sv|da|nb|nn|no|is|fi|et|hu|af)/;
const IN_WORD = /(?<=\p{L}{3})(?=\p{L}{3})/gu;
const IN_SYLLABLE = /(?<=\p{L}{3})(?=\p{L}{3})(?![^aeiouyäöüåæøõ][aeiouyäöüåæøáéíóúő])/giu;

/** Encoding and invisible characters. */
export const encodingMistakes = {
  'UTF-8 read as Latin-1': prose(/[à-ÿ‘’“”]|[\u3040-\ud7af]{2,}|[а-я]{3,}/gu, (text) =>
    Buffer.from(text, 'utf8').toString('latin1'),
  ),
  'UTF-8 read as Windows-1252': prose(/[à-ÿ‘’“”]/gu, (text) =>
    new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8')),
  ),
  'one letter read as Latin-1': prose(
    /[\u00c0-\u024f]|[\u0400-\u04ff]|[\u0600-\u06ff]|[\u3040-\u9fff]/gu,
    (text) => Buffer.from(text, 'utf8').toString('latin1'),
  ),
  'one letter read as Windows-1252': prose(
    /[\u00c0-\u024f]|[\u0400-\u04ff]|[\u0600-\u06ff]|[\u3040-\u9fff]/gu,
    (text) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8')),
  ),
  'Latin-2 read as Latin-1': inLanguages(
    /^pl/,
    prose(/[ąęłńśźż]/gu, (letter) => ({ ą: '±', ę: 'ê', ł: '³', ń: 'ñ', ś: '¶', ź: '¼', ż: '¿' })[letter]),
  ),
  'character replaced': prose(/\p{L}/gu, () => '\ufffd'),
  'question mark for a letter': prose(/(?<=\p{Ll})[à-ÿğışżźćńłęąś](?=\p{Ll})/gu, () => '?'),
  'question marks for a word': inLanguages(
    /^(?:ru|ja|zh|ko|ar)/,
    prose(/[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}]{4,}/gu, (word) =>
      '?'.repeat(word.length),
    ),
  ),
  'reference escaped twice': inHtml(prose(/(?<=\p{L}) (?=\p{L})/gu, () => '&amp;nbsp;')),
  'other reference escaped twice': inHtml(prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' &amp;rarr; ')),
  'unknown reference': inHtml(prose(/(?<=\p{L}) (?=\p{L})/gu, () => '&nbps;')),
  'reference without semicolon': inHtml(prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' &rarr ')),
  'reference in plain text': (field) =>
    field.data === 'html'
      ? undefined
      : prose(/(?<=\p{L}) (?=\p{L})/gu, () => '&nbsp;')(field, { random: () => 0.5 }),
  'character code of a program': prose(
    /(?<=\p{L})[à-ÿа-яğışżźćńłęąś\u3040-\u9fff]/gu,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
  'percent encoding': prose(/(?<=\p{L})[à-ÿа-яğışżźćńłęąś\u3040-\u9fff](?=\p{L})/gu, (letter) =>
    encodeURIComponent(letter),
  ),
  // Khmer and its neighbours divide words by it.
  'zero width space': exceptLanguages(
    /^(?:ja|zh|th|km|lo|my)/,
    prose(/(?<=\p{L})(?=\p{L})/gu, () => '\u200b'),
  ),
  'byte order mark': whole(({ target }) => `\ufeff${target}`),
  'mark for right to left': exceptLanguages(
    /^(?:ar|ckb|fa|he|ps|ug|ur)/,
    prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' \u200f'),
  ),
  'override of direction': prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' \u202e'),
  // In a language of long compounds one behind a syllable shows where a word may be divided.
  'soft hyphen': (field, context) =>
    prose(COMPOUNDING.test(context.language.target) ? IN_SYLLABLE : IN_WORD, () => '\u00ad')(field, context),
  'control character': prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' \u0008'),
  'private use character': prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' \ue000'),
};
