import { both, exceptLanguages, inHtml, inLanguages, prose } from './planting.mjs';

const DIGITS = /(?<![\p{L}\p{N}._-])\d+(?:\.\d+)*(?![\p{L}\p{N}])/gu;
const COMMA = new Set('de fr es tr pl ru it pt nl'.split(' '));
const monthIn = (base, month, options) => {
  const parts = new Intl.DateTimeFormat(base, {
    ...options,
    month: 'long',
    timeZone: 'UTC',
    // The source's date is of this calendar.
    calendar: 'gregory',
  });
  return parts.format(Date.UTC(2026, month - 1, 3));
};
const longDate = (base, month) => ` ${monthIn(base, month, { day: 'numeric', year: 'numeric' })}`;
const NUMBER_WORDS = {
  de: ['drei', 'fünf'],
  fr: ['trois', 'cinq'],
  es: ['tres', 'cinco'],
  it: ['tre', 'cinque'],
  pt: ['três', 'cinco'],
  nl: ['drie', 'vijf'],
  pl: ['trzy', 'pięć'],
  ru: ['три', 'пять'],
  tr: ['üç', 'beş'],
  ja: ['三つ', '五つ'],
  zh: ['三个', '五个'],
  ko: ['세 개', '다섯 개'],
  ar: ['ثلاثة', 'خمسة'],
};

/** Numbers, dates, units. */
export const numberMistakes = {
  'digit changed': prose(DIGITS, (number) =>
    number.replace(/\d$/, (digit) => String((Number(digit) + 3) % 10)),
  ),
  'digits exchanged': prose(
    /(?<![\p{L}\p{N}._-])\d{2,}(?![\p{L}\p{N}.])/gu,
    (number) => `${number.slice(0, -2)}${number.at(-1)}${number.at(-2)}`,
  ),
  'number lost': both(' 1,250.75', ''),
  'number added': prose(/(?<=\p{L}) (?=\p{L})/gu, () => ' 47 '),
  'zero lost': both(' 5000', ' 500'),
  'numbers exchanged': both(' 25 (12 MB), 40', ' 40 (12 MB), 25'),
  'number in words changed': both(
    (base) => (NUMBER_WORDS[base] ? ' three' : undefined),
    (base) => ` ${NUMBER_WORDS[base]?.[1]}`,
    (base) => ` ${NUMBER_WORDS[base]?.[0]}`,
  ),
  'decimals lost': both(' 12.5', ' 125', (base) => (COMMA.has(base) ? ' 12,5' : ' 12.5')),
  'decimal sign of the source': both(
    ' 12.5 km',
    (base) => (COMMA.has(base) ? ' 12.5 km' : undefined),
    ' 12,5 km',
  ),
  'group sign of the source': both(
    ' 1,250,000',
    (base) => (COMMA.has(base) ? ' 1,250,000' : undefined),
    (base) => ` ${new Intl.NumberFormat(base).format(1250000)}`,
  ),
  'number in the form of the source': both(
    ' 1,250.75',
    (base) => (COMMA.has(base) ? ' 1,250.75' : undefined),
    (base) => ` ${new Intl.NumberFormat(base).format(1250.75)}`,
  ),
  'unit changed': both(' 64 GB', ' 64 MB', ' 64 GB'),
  'unit lost': both(' 64 GB', ' 64'),
  'unit of length changed': both(' 15 km', ' 15 m'),
  'converted wrongly': both(' 20 °C', ' 20 °F'),
  'percent sign lost': both(' 25%', ' 25', ' 25 %'),
  'percent became per mille': both(' 25%', ' 25 ‰', ' 25 %'),
  'currency changed': both(' €49', ' 49 $', ' 49 €'),
  'currency sign lost': both(' €49', ' 49', ' 49 €'),
  'currency code changed': both(' USD 49', ' 49 EUR', ' 49 USD'),
  'sign lost': both(' -15 °C', ' 15 °C'),
  'range changed': both(' 5–10', ' 5–15'),
  // From right to left both orders are in use, since a dash between numbers turns them on the screen.
  'range turned': exceptLanguages(/^(?:ar|ckb|fa|he|ps|ug|ur)/, both(' 5–10', ' 10–5')),
  'fraction changed': both(' 3/4', ' 3/8'),
  'version changed': both(' 2.4.1', ' 2.4.2'),
  'telephone number changed': both(' +49 30 901820', ' +49 30 901280'),
  'month changed': both(
    ' November 3, 2026',
    (base) => longDate(base, 10),
    (base) => longDate(base, 11),
  ),
  'day changed': both(
    ' November 3, 2026',
    (base) => longDate(base, 11).replace(/(?<!\d)3(?!\d)/, '8'),
    (base) => longDate(base, 11),
  ),
  'year changed': both(
    ' November 3, 2026',
    (base) => longDate(base, 11).replace('2026', '2025'),
    (base) => longDate(base, 11),
  ),
  'date in the form of the source': both(
    ' 11/24/2026',
    (base) => (/^(?:de|fr|es|tr|pl|ru|it|pt|nl)$/.test(base) ? ' 11/24/2026' : undefined),
    (base) =>
      ` ${new Intl.DateTimeFormat(base, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(2026, 10, 24))}`,
  ),
  'month left in the source language': both(
    ' May 3, 2026',
    (base) => (/^(?:de|fr|es|it|pt|nl|pl|ru|tr)$/.test(base) ? ' 3 March 2026' : undefined),
    (base) => longDate(base, 5),
  ),
  'time changed': both(' 14:30', ' 14:20'),
  'afternoon lost': both(' 3:30 pm', ' 3:30', ' 15:30'),
  'Roman numeral changed': both(' (XIV)', ' (XVI)'),
  'comparison turned': both(' (x > 5)', ' (x < 5)'),
  'sign of tolerance lost': both(' ±5', ' 5'),
  'superscript lost': both(' 15 m²', ' 15 m'),
  'dimensions changed': both(' 1920×1080', ' 1920×1200'),
  'full-width digits': inLanguages(
    /^(?!ja|zh|ko)/,
    prose(DIGITS, (number) =>
      number.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ),
  ),
  'letter for a digit': prose(/(?<![\p{L}\p{N}._-])\d*[01]\d*(?![\p{L}\p{N}.])/gu, (number) =>
    number.length < 2 ? undefined : number.replace('0', 'O').replace('1', 'l'),
  ),
  'ordinal changed': both(' 2nd', ' 3.', ' 2.'),
};

/** Addresses, file names, terms and code, which are the same in every language. */
export const fixedMistakes = {
  'address changed': both(' https://shop.example/a1', ' https://shop.example/a2'),
  'address lost': both(' https://shop.example/a1', ''),
  'space in an address': both(' https://shop.example/a1', ' https://shop.example/ a1'),
  'e-mail address changed': both(' help@debian.org', ' hilfe@debian.org'),
  'e-mail address lost': both(' help@shop.example', ''),
  'file name changed': both(' config.json', ' konfig.json'),
  'path changed': both(' /etc/hosts', ' /etc/host'),
  'code changed': inHtml(both(' <code>MaxClients</code>', ' <code>MaxClient</code>')),
  'option in code translated': inHtml(both(' <code>--force</code>', ' <code>--forzar</code>')),
  'name in code translated': inHtml(both(' <code>DocumentRoot</code>', ' <code>RaízDocumento</code>')),
  'words in code translated': inHtml(both(' <code>open file</code>', ' <code>abrir</code>')),
  'code emptied': inHtml(both(' <code>MaxClients</code>', ' <code></code>')),
  'code block changed': inHtml(both(' <pre>cp a b\nrm a</pre>', ' <pre>cp a b\nrm b</pre>')),
  'line of a code block lost': inHtml(both(' <pre>cp a b\nrm a</pre>', ' <pre>cp a b</pre>')),
  'keyboard text changed': inHtml(both(' <kbd>Ctrl+S</kbd>', ' <kbd>Ctrl+D</kbd>')),
  'shortcut changed': both(' Ctrl+S', ' Ctrl+D'),
  'constant changed': both(' MAX_SIZE', ' MAX_SIZES'),
  'name in mixed case changed': both(' getElementById', ' getElementByld'),
  'option changed': both(' --force', ' --forced'),
  'environment variable changed': both(' $HOME', ' $HOMES'),
  'name translated': both(' (Microsoft Windows)', ' (Microsoft Fenster)'),
  'name misspelt': both(' (LibreOffice)', ' (LibreOfice)'),
  'abbreviation changed': both(' (HTTPS)', ' (HTPS)'),
  'part kept from translation changed': inHtml(
    both(' <span translate="no">Blue Sky</span>', ' <span translate="no">Cielo azul</span>'),
  ),
  'registered sign lost': both(' Intel®', ' Intel'),
  'trademark sign lost': both(' Teflon™', ' Teflon'),
  'copyright sign lost': both(' © 2026 Intel', ' 2026 Intel'),
  'symbol lost': both(' ★ Apache', ' Apache'),
  'emoji changed': both(' 👍', ' 👎'),
  'arrow lost': both(' A → B', ' A B'),
  'item mark lost': both(' • Apache', ' Apache'),
  'hash tag changed': both(' #OpenSource', ' #OpenSauce'),
  'user name changed': both(' @apache', ' @apachi'),
};
