import { expect, it } from 'vitest';
import { androidStrings } from '../../../src/content/receivers/built-in/android';
import { rehearseField } from '../../../src/content/receivers/rehearse';

const rules = androidStrings.rules.filter(({ id }) => id === 'android.first-character');
const isRefused = (target: string, source?: string): boolean =>
  rehearseField({ rules }, { id: 'a', type: '', data: 'text', position: 0, source, target }).findings.length >
  0;

// Each value was compiled and linked with aapt2 10.0.0.
it.each([
  ['?', '@', '@user', '@user/name', '@foo/bar', '@2x', '@ the office', '?: unknown', '?a/b', '?foo:', 'a?b'],
  ['?<b>x</b>', '"?abc"', String.raw`\?abc`, String.raw`\@string/a`],
])('a text that begins with @ or ? and is no reference is taken: %s', (...texts) => {
  expect(texts.filter((text) => isRefused(text))).toEqual([]);
});

it('a text that aapt2 reads as a reference is refused, unless the source is the same one', () => {
  const references = ['??', '? km', '?abc', ' ?abc', '?attr/x', '?foo:bar', '@string/none', '@string/a b'];
  const marked = '?<xliff:g id="a">%s</xliff:g> km';
  expect([...references, marked].filter((text) => !isRefused(text))).toEqual([]);
  expect(isRefused('@string/app_name', '@string/app_name')).toBe(false);
});
