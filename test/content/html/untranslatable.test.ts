import fc from 'fast-check';
import { expect, test } from 'vitest';
import { untranslatableRanges } from '../../../src/content/html/untranslatable';
import { arbitraryHtml } from './arbitrary-html';
import { runs } from '../../support/effort';

function kept(text: string): string[] {
  return untranslatableRanges(text, 'text').map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['{', []],
  ['a {b', []],
  ['a } {', []],
  ['{Hello world}', []],
  ['{Hello <b>world</b>}', []],
  ['100 % sure, 100% sure', []],
  ['a@b', []],
  ['@ and ://', []],
  ['-://x', []],
  ['see:// and www. too', []],
  ['{name}, {0} and { user.name }', ['{name}', '{0}', '{ user.name }']],
  [
    '{{x}} {{ user.name | upper }} {{{raw}}} {{#if a b}}',
    ['{{x}}', '{{ user.name | upper }}', '{{{raw}}}', '{{#if a b}}'],
  ],
  ['${total} #{ruby} %{rails}', ['${total}', '#{ruby}', '%{rails}']],
  ['%s %d %1$s %(name)s %-10.2f %lld %@ %%', ['%s', '%d', '%1$s', '%(name)s', '%-10.2f', '%lld', '%@', '%%']],
  [
    'You have {count, plural, one {# item} other {# items}}.',
    ['{count, plural, one {# item} other {# items}}'],
  ],
  ['{n, select, a {x {b} y} other {{{c}}}} {d}', ['{n, select, a {x {b} y} other {{{c}}}}', '{d}']],
  ['See http://x.example/a?b=c&amp;d=%20e. Or', ['http://x.example/a?b=c&amp;d=%20e']],
  ['(https://x.example/é)', ['https://x.example/é']],
  ['&quot;http://x.example&quot;', ['http://x.example']],
  ['http://x.example&nbsp;text', ['http://x.example']],
  ['www.example.com!', ['www.example.com']],
  ['Write to first.last+tag@mail.example.com.', ['first.last+tag@mail.example.com']],
  ['mailto:me@example.com', ['mailto:me@example.com']],
  ['http://me@example.com/{id}', ['http://me@example.com/', '{id}']],
])('of %s the untranslatable parts are %j', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});

test('ranges are in order, inside the text and do not overlap, whatever the text', () => {
  fc.assert(
    fc.property(
      arbitraryHtml,
      fc.constantFrom('text' as const, 'attribute' as const, 'none' as const),
      (text, references) => {
        let position = 0;
        for (const { start, end } of untranslatableRanges(text, references)) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          position = end;
        }
        expect(position).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: runs(2000) },
  );
});
