import { expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';

/**
 * Processor time of the best of some runs, in ms: the machine may be busy with something else in any one of
 * them.
 */
function cost(source: string, target: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: 'ja' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

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
  const value = (length: number): string => part.repeat(Math.ceil(length / part.length));
  const other = (length: number): string => value(length).split('').toReversed().join('');
  checkField(
    { type: 'localizable', data: 'html', source: value(5000), target: other(5000) },
    { source: 'en', target: 'ja' },
  );
  const short = cost(other(10_000), value(10_000), 4);
  const long = cost(other(100_000), value(100_000), 2);
  // Quadratic time would give 100; the margin is for garbage collection and small numbers.
  expect(long / Math.max(short, 2)).toBeLessThan(40);
});

test('a megabyte is read to its end', () => {
  const source = `<p>${'the '.repeat(100)} 12 {a}</p>`.repeat(2500);
  const problems = checkField(
    { type: 'localizable', data: 'html', source, target: `${source}<p>13</p>` },
    { source: 'en', target: 'en' },
    new Set(['numbers']),
  );
  expect(problems.map(({ detail }) => detail)).toEqual([{ number: '13' }]);
});
