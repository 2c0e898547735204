import { expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { parsePair } from '../../../src/content/checks/parsed/parsed-pair';
import type { CheckId } from '../../../src/content/checks/problem';
import { isInQuotation } from '../../../src/content/checks/sentences/quotations';
import { spelledWords } from '../../../src/content/checks/spelling/spelled-words';
import { scaled } from '../../support/effort';
import { growsTooFast } from '../../support/processor-time';

/**
 * Each would take the square of its length with a search that starts again from every place, or a greedy
 * pattern.
 */
test.each([
  'д1 ',
  '<b>',
  '<p>a</p>',
  '&amp;',
  '{n, plural, one {',
  '1.1 1 ',
  'the of. ',
  '" (',
  'http://a@',
  '\u00a0 ',
  'де ',
])('a value ten times as long takes about ten times as long: %j', (part) => {
  const check = (length: number): void => {
    const target = part.repeat(Math.ceil(length / part.length));
    const source = target.split('').toReversed().join('');
    checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: 'ja' });
  };
  expect(growsTooFast(check, scaled(2000, 4000))).toBe(false);
});

const nested = (text: string, count: number): string =>
  `${'<b>'.repeat(count)}${text}${'</b>'.repeat(count)}`;

function checkNested(count: number): void {
  const field = {
    type: 'localizable',
    data: 'html',
    source: nested('Open the file.', count),
    target: nested('Öffnen Sie die Datei.', count),
  };
  checkField(field, { source: 'en', target: 'de' }, new Set(['tag-contents']));
}

test('elements in each other take ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkNested, 2000)).toBe(false);
});

function checkNames(count: number): void {
  const names = `${'<metric name> '.repeat(count)}</metric>`;
  checkField(
    { type: 'localizable', data: 'html', source: names, target: `${names}<ラ` },
    { source: 'en', target: 'ja' },
    new Set(['html']),
  );
}

test('names in angle brackets take ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkNames, 6000)).toBe(false);
});

test.each(['text', 'html'])(
  'a doubled word takes ten times as long where it is ten times as often: %s',
  (data) => {
    const check = (count: number): void => {
      checkField(
        { type: 'localizable', data, source: 'y x '.repeat(count), target: 'y '.repeat(2 * count) },
        { source: 'en', target: 'es' },
        new Set(['doubled-words']),
      );
    };
    expect(growsTooFast(check, 1500)).toBe(false);
  },
);

test('values in quotation marks without spaces are read once, however many marks they could end at', () => {
  const values = `${'“any”,'.repeat(40)} and the door is open for all of them.`;
  const field = { type: 'localizable', data: 'text', source: values, target: values };
  // The pattern took longer than any test may, since each value could go on to any later mark.
  expect(checkField(field, { source: 'en', target: 'de' })).toBeDefined();
});

test.each([
  ['IDs', (id: string) => `<p id="${id}">a</p>`],
  ['places of links', (id: string) => `<p><a href="#${id}">a</a></p>`],
])('%s that all changed take about ten times as long where there are ten times as many', (_of, element) => {
  const elements = (letter: string, count: number): string =>
    Array.from({ length: count }, (_, at) =>
      element(letter.repeat(2) + String.fromCodePoint(97 + (at % 26)) + at + 'x'),
    ).join('');
  const check = (count: number): void => {
    const [source, target] = [elements('a', count), elements('b', count)];
    const field = { type: 'localizable', data: 'html', source, target };
    checkField(field, { source: 'en', target: 'de' }, new Set(['attribute-changed']));
  };
  expect(growsTooFast(check, 400)).toBe(false);
});

const codes = (between: string, value: string, count: number): string =>
  `<p>${Array.from({ length: count }, (_, at) => `<code>${value}_${at} ${value} On</code>`).join(between)}</p>`;

const checkSmallStarts = (count: number): void => {
  const [source, target] = [
    `<p>${'This will be done. The door comes next. '.repeat(count)}</p>`,
    `<p>${'Cela sera fait. la porte suit. '.repeat(count)}</p>`,
  ];
  const field = { type: 'localizable', data: 'html', source, target };
  checkField(field, { source: 'en', target: 'fr' }, new Set(['letter-case']));
};

test('small letters after stops of one block take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkSmallStarts, 1000)).toBe(false);
});

const checkCodes = (count: number): void => {
  const [source, target] = [codes(' a ', 'source', count), codes(' b ', 'ziel', count)];
  const field = { type: 'localizable', data: 'html', source, target };
  checkField(field, { source: 'en', target: 'de' }, new Set(['code']));
};

test('code that differs in every piece takes about ten times as long where there is ten times as much', () => {
  expect(growsTooFast(checkCodes, 400)).toBe(false);
});

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');

const checkSentencesWithoutBlock = (count: number): void => {
  const source = times(count, (at) => `<p>Sentence number ${at} is here and good.</p>`);
  const target = times(count, (at) => `<li>Satzanfang gut. weiter geht ${at} es hier.</li>`);
  const field = { type: 'localizable', data: 'html', source, target: `<ul>${target}</ul>` };
  checkField(field, { source: 'en', target: 'de' }, new Set(['letter-case']));
};

const checkSelects = (count: number): void => {
  const source = times(count, (at) => `{a${at}, select, x {1} other {{b${at}, number}}}`);
  const target = times(count, (at) => `{b${at}, number}`);
  const field = { type: 'localizable', data: 'text', source, target };
  checkField(field, { source: 'en', target: 'de' }, new Set(['placeholders']));
};

const checkConverted = (count: number): void => {
  const source = times(count, (at) => `${at} mph`);
  const target = times(count, (at) => `${at * 2} km/h`);
  const field = { type: 'localizable', data: 'text', source, target };
  checkField(field, { source: 'en', target: 'de' }, new Set(['numbers']));
};

const checkPlaceholders = (count: number): void => {
  const source = times(count, (at) => `%1x and %${(at % 9) + 1}h it`);
  const target = times(count, (at) => `%1y und %${(at % 7) + 1}g es`);
  const field = { type: 'localizable', data: 'text', source, target };
  checkField(field, { source: 'en', target: 'de' }, new Set(['placeholders']));
};

test.each([
  ['placeholders that differ', checkPlaceholders, 600],
  ['numbers in units of another system', checkConverted, 600],
  ['sentences without a block of the source', checkSentencesWithoutBlock, 300],
  ['selects of which a branch is left', checkSelects, 100],
])('%s take about ten times as long where there are ten times as many', (_of, check, count) => {
  expect(growsTooFast(check, count)).toBe(false);
});

const checkElements = (count: number): void => {
  const [source, target] = ['<b>a</b>'.repeat(count), '<bold>a</bold>'.repeat(count)];
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set(['html']),
  );
};

test('elements that HTML lacks take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkElements, 800)).toBe(false);
});

const checkUnclosed = (count: number): void => {
  const [source, target] = ['<p>a</p>', '<code>a'.repeat(count)];
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set(['tags-nesting']),
  );
};

test('elements that are not closed take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkUnclosed, 1000)).toBe(false);
});

const checkDoubledPlaceholders = (count: number): void => {
  checkField(
    { type: 'localizable', data: 'html', source: '{a}'.repeat(count), target: '{a} '.repeat(count) },
    { source: 'en', target: 'de' },
    new Set(['placeholders']),
  );
};

test('placeholders in a row take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkDoubledPlaceholders, 700)).toBe(false);
});

const checkStrayWords = (count: number): void => {
  const source = '<p>Take care of the files which are here.</p>'.repeat(count);
  const target = '<p>起動します which ファイルを。</p>'.repeat(count);
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'ja' },
    new Set(['language']),
  );
};

/** Elements without text, which are more than are compared block by block. */
const checkWrappers = (count: number): void => {
  const [source, target] = ['<p>file</p>'.repeat(count), '<h2>file</h2><div>'.repeat(count)];
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set(['tags-missing']),
  );
};

test.each([
  ['words of English in every block', checkStrayWords, 1000],
  ['paragraphs in other elements', checkWrappers, 700],
])('%s take about ten times as long where there are ten times as many', (_of, check, count) => {
  expect(growsTooFast(check, count)).toBe(false);
});

const spellCapitals = (count: number): void => {
  const [source, target] = ['do NOT open it '.repeat(count), 'bitte NIEMALS öffnen '.repeat(count)];
  const field = { type: 'localizable', data: 'html', source, target };
  spelledWords(parsePair(field, { source: 'en', target: 'de' }), []);
};

test('words in capitals are compared with their source once, and not for each of them', () => {
  expect(growsTooFast(spellCapitals, 500)).toBe(false);
});

const checkBrackets = (count: number): void => {
  const target = `http://a.example ${')'.repeat(count)}`;
  checkField(
    { type: 'localizable', data: 'text', source: 'Look here', target },
    { source: 'en', target: 'de' },
  );
};

/** A block of the source has one sentence more than that of the target, and each may be the missing one. */
const checkSentences = (count: number): void => {
  const source = 'This is a sentence of it all, and 12 more words. '.repeat(count);
  const target = 'Das ist ein Satz, und mehr. '.repeat(count - 1);
  checkField(
    { type: 'localizable', data: 'text', source, target },
    { source: 'en', target: 'de' },
    new Set(['missing-sentences']),
  );
};

test('many sentences of one block take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkSentences, 400)).toBe(false);
});

/** Each mark stands in a quotation of its own, which the source might have, too. */
const checkQuotations = (count: number): void => {
  const value = (part: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => part(at)).join(' ');
  const source = value((at) => `He asked "Really so ${at}?" and left.`);
  const target = value((at) => `Il dit « Vraiment ${at} donc ? » et part.`);
  const pair = parsePair(
    { type: 'localizable', data: 'text', source, target },
    { source: 'en', target: 'fr' },
  );
  for (const { index } of pair.target.prose.matchAll(/\?/g)) isInQuotation(pair, index, index + 1);
};

test('many quotations take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkQuotations, 200)).toBe(false);
});

test('many brackets beside an address take about ten times as long where there are ten times as many', () => {
  expect(growsTooFast(checkBrackets, 500)).toBe(false);
});

test('a long value is read to its end', () => {
  const source = `<p>${'the '.repeat(100)} 12 {a}</p>`.repeat(scaled(500, 2500));
  const problems = checkField(
    { type: 'localizable', data: 'html', source, target: `${source}<p>13</p>` },
    { source: 'en', target: 'en' },
    new Set(['numbers']),
  );
  expect(problems.map(({ detail }) => detail)).toEqual([{ number: '13' }]);
});

test('line ends after a paragraph that is wrapped take ten times as long where they are ten times as many', () => {
  const line = 'A paragraph that is wrapped at a width and so goes on in the next line of the';
  const check = (count: number): void => {
    const source = `${line}\n${line}\nvalue.\n\n${line}\nvalue.`;
    checkField(
      { type: 'localizable', data: 'text', source, target: `${line}\n${line}\nvalue.${'\n'.repeat(count)}` },
      { source: 'en', target: 'de' },
      new Set(['line-breaks']),
    );
  };
  expect(growsTooFast(check, 300)).toBe(false);
});

test('brackets without a partner beside addresses are counted once, and not for each block', () => {
  expect(growsTooFast(checkLonelyBrackets, 1500)).toBe(false);
});

function checkLonelyBrackets(count: number): void {
  const target = '<p>( http://a.example/ [ {</p>'.repeat(count);
  checkField(
    { type: 'localizable', data: 'html', source: '<p>a</p>'.repeat(count), target },
    { source: 'en', target: 'de' },
    new Set(['brackets']),
  );
}

const paragraphs = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `<p>${text(at)}</p>`).join('');

test.each([
  ['names of placeholders', (at: number) => `${at}1 items`, (at: number) => `{a${at}b} Teile`],
  ['bounds', () => 'less than 31 or less than 700', (at: number) => `${at}7 Teile`],
])('numbers that differ are compared once with the %s of a field', (_of, one, other) => {
  const check = (count: number): void => {
    const [source, target] = [paragraphs(count, one), paragraphs(count, other)];
    const field = { type: 'localizable', data: 'html', source, target };
    checkField(field, { source: 'en', target: 'de' }, new Set(['numbers']));
  };
  expect(growsTooFast(check, 700)).toBe(false);
});

const checkAs = (check: CheckId, source: string, target: string, to = 'de'): void => {
  const field = { type: 'localizable', data: 'html', source, target };
  checkField(field, { source: 'en', target: to }, new Set([check]));
};

/** Names that differ in letters alone. */
const letters = (at: number): string =>
  at.toString(36).replaceAll(/\d/g, (digit) => 'klmnopqrst'[+digit] ?? '');

const items = (count: number, name: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `<li><code>${name(at)}</code> a</li>`).join('');

test.each([
  [
    'colons at the end of a mark',
    (count: number) =>
      checkAs(
        'tag-contents',
        '<p><b>Burn</b> to continue with all the other things.</p>',
        `<p><b>Brennen aber weiter ohne alles und mehr ${':'.repeat(count)}…</b></p>`,
      ),
    1000,
  ],
  [
    'names in code with a capital',
    (count: number) =>
      checkAs(
        'code',
        items(count, (at) => `foo${letters(at)}`),
        items(count, (at) => `Foo${letters(at)}`),
      ),
    300,
  ],
  [
    'members in code that changed',
    (count: number) =>
      checkAs(
        'code',
        items(count, (at) => `msg.foo${letters(at)}`),
        items(count, (at) => `msg.xfoo${letters(at)}`),
      ),
    1000,
  ],
  [
    'bounds of ranges that are lost',
    (count: number) =>
      checkAs(
        'numbers',
        '<p>It goes from 1 to N.</p>'.repeat(count),
        '<p>Es geht ein Stück bis N.</p>'.repeat(count),
      ),
    1500,
  ],
  [
    'bounds of ranges in one block',
    (count: number) =>
      checkAs('numbers', 'It goes from 1 to N. '.repeat(count), 'Es geht ein Stück bis N. '.repeat(count)),
    2000,
  ],
  [
    'words of another language alone',
    (count: number) =>
      checkAs('script', '<p>Words here</p>'.repeat(count), '<p>abacaxisx</p>'.repeat(count), 'zh-CN'),
    3000,
  ],
])('%s take about ten times as long where there are ten times as many', (_of, check, count) => {
  expect(growsTooFast(check, count)).toBe(false);
});
