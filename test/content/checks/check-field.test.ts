import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, type CheckedField } from '../../../src/content/checks/check-field';
import { defaultLevels } from '../../../src/content/checks/check-levels';
import { checkIds, problemKey, type Problem } from '../../../src/content/checks/problem';
import { parsePair } from '../../../src/content/checks/parsed/parsed-pair';
import { segmentPairs } from '../../../src/content/checks/segment-pairs';
import { arbitraryHtml } from '../html/arbitrary-html';
import { runs } from '../../support/effort';

const english = { source: 'en', target: 'de' };

function field(source: string, target: string, data = 'html'): CheckedField {
  return { type: 'localizable', data, source, target };
}

/** Returns the parts of the value that a problem's ranges cover. */
function marked(
  side: 'source' | 'target',
  problems: readonly Problem[],
  { source, target }: CheckedField,
): readonly string[] {
  const value = side === 'source' ? source : target;
  return problems.flatMap((problem) => problem[side].map(({ from, to }) => value.slice(from, to)));
}

describe('a problem shows its place in the value as it is stored', () => {
  test.each([
    ['<p>a &amp; <b>12</b> b</p>', '<p>&auml; &amp; <b>13</b> b</p>', ['12'], ['13']],
    ['<p>{x}&nbsp;a</p>', '<p>a</p>', ['{x}'], []],
    ['a', 'mit &#109;it', [], ['mit &#109;it']],
    ['a', 'b&amp;nbsp;c', [], ['&amp;nbsp;']],
    ['<a href="/a">x</a>', '<a href="/b">x</a>', ['/a'], ['/b']],
    ['<img title="5 a">', '<img title="&quot;6&quot; a">', ['5'], ['6']],
    ['<p>a.</p>', '<p>a</p>', ['.'], ['']],
    ['https://a.example/?a&amp;b', 'x', ['https://a.example/?a&amp;b'], []],
  ])('%j, %j', (source, target, inSource, inTarget) => {
    const problems = checkField(field(source, target), english);
    expect(marked('source', problems, field(source, target))).toEqual(inSource);
    expect(marked('target', problems, field(source, target))).toEqual(inTarget);
  });
});

test('a target that is too short is marked as a whole, attributes or not', () => {
  const short = field('word '.repeat(60), '<p title="a">kurz</p>');
  const [problem] = checkField(short, english, new Set(['length']));
  expect(problem?.target).toEqual([{ from: 0, to: short.target.length }]);
});

describe('what is asked for', () => {
  test('only the checks that are on run', () => {
    const both = field('12 {x}', 'a');
    expect(checkField(both, english).map(({ check }) => check)).toEqual(['placeholders', 'numbers']);
    expect(checkField(both, english, new Set(['numbers'])).map(({ check }) => check)).toEqual(['numbers']);
    expect(checkField(both, english, new Set())).toEqual([]);
  });

  test('an empty target is one problem, unless something unsafe is in it', () => {
    expect(checkField(field('<p>12 {x}.</p>', ''), english).map(({ check }) => check)).toEqual([
      'target-empty',
    ]);
    expect(checkField(field('<p>12</p>', '<p> </p>'), english).map(({ check }) => check)).toEqual([
      'target-empty',
    ]);
    expect(checkField(field('<p>12</p>', '<script>x</script>'), english).map(({ check }) => check)).toEqual([
      'target-empty',
      'unsafe-html',
    ]);
  });

  test('every check has a level to begin with', () => {
    expect(Object.keys(defaultLevels)).toEqual([...checkIds]);
  });
});

describe('one problem says one thing', () => {
  test('the same at several places is one problem with all of them', () => {
    const [problem] = checkField(field('<p>7 a</p><p>7 b</p>', '<p>a</p><p>b</p>'), english);
    expect(problem).toMatchObject({
      check: 'numbers',
      source: [
        { from: 3, to: 4 },
        { from: 13, to: 14 },
      ],
    });
  });

  test('its key depends on its content, not on its position', () => {
    const [before] = checkField(field('12', 'a'), english);
    const [after] = checkField(field('now <b>12</b>', 'jetzt <b>a</b>'), english);
    const [other] = checkField(field('13', 'a'), english);
    const keys = [before, after, other].map((problem) => (problem === undefined ? '' : problemKey(problem)));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  test('detail is short and never cut inside a character', () => {
    const [problem] = checkField(
      field('a', '😀'.repeat(1000) + ' б\u0430'.repeat(50)),
      english,
      new Set(['script']),
    );
    expect(Math.max(...Object.values(problem?.detail ?? {}).map(({ length }) => length))).toBeLessThanOrEqual(
      80,
    );
    expect(JSON.stringify(problem?.detail)).not.toMatch(/\\ud/);
  });

  test('the number of problems of a hostile value is limited', () => {
    const target = Array.from({ length: 1000 }, (_, index) => `<b onclick="${index}">${index}</b>`).join('');
    const problems = checkField(field('a', target), english);
    for (const check of checkIds)
      expect(problems.filter((problem) => problem.check === check).length).toBeLessThanOrEqual(50);
    expect(Math.max(...problems.map((problem) => problem.target.length))).toBeLessThanOrEqual(50);
  });
});

const tags = fc.oneof(
  fc.constantFrom(
    'en',
    'de',
    'fr',
    'fr-CA',
    'fr-CH',
    'ja',
    'zh-CN',
    'zh-TW',
    'ko',
    'ru',
    'ar',
    'he',
    'hi',
    'th',
    'tr',
    'el',
    'hy',
    'fa',
    'sr-Latn',
    'x-private',
    'i-klingon',
    '',
  ),
  fc.string({ maxLength: 12 }),
);
const marks = fc.constantFrom(
  '12',
  '1,000.5',
  '１２',
  '%s',
  '{n, plural, one {',
  '}',
  '«',
  '(',
  '"',
  '„',
  ' ?',
  '  ',
  'the the',
  'of the and to',
  'д',
  'аa',
  '语',
  '語',
  'Ã©',
  '\ufffd',
  '\u200b',
  '\u001c',
  '\u001d',
  '...',
  '。',
  'http://a.b/c',
  'x@y.z',
  '3 pm',
  '11.12.2026',
  'November',
  '一万',
  '五',
);
const value = fc.oneof(
  arbitraryHtml,
  fc.array(fc.oneof(marks, fc.string({ maxLength: 3 })), { maxLength: 20 }).map((parts) => parts.join(' ')),
);

describe('whatever the values and the tags', () => {
  test('nothing is thrown, and every place lies inside its value', () => {
    fc.assert(
      fc.property(
        value,
        value,
        tags,
        tags,
        fc.constantFrom('html', 'text'),
        (source, target, from, to, data) => {
          const both = field(source, target, data);
          const languages = { source: from, target: to };
          const spans = checkField(both, languages).flatMap((problem) => [
            ...problem.source.map((span) => ({ ...span, length: source.length })),
            ...problem.target.map((span) => ({ ...span, length: target.length })),
          ]);
          for (const pair of segmentPairs(parsePair(both, languages))) {
            spans.push(
              { ...pair.sourceSpan, length: source.length },
              { ...pair.targetSpan, length: target.length },
            );
          }
          for (const { from: start, to: end, length } of spans) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(length);
          }
        },
      ),
      { numRuns: runs(1500) },
    );
  });

  test('no two problems of a field have the same key', () => {
    fc.assert(
      fc.property(value, value, tags, (source, target, to) => {
        const keys = checkField(field(source, target), { source: 'en', target: to }).map(problemKey);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('a value compared with itself has no problem that compares', () => {
    const comparing = new Set(
      checkIds.filter((check) => !['french-spacing', 'target-equals-source'].includes(check)),
    );
    fc.assert(
      fc.property(value, (text) => {
        expect(checkField(field(text, text), { source: 'en', target: 'en' }, comparing)).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});
