import { expect, it } from 'vitest';
import { androidStrings } from '../../../src/content/receivers/built-in/android';
import { appleStrings } from '../../../src/content/receivers/built-in/apple';
import { rehearseField } from '../../../src/content/receivers/rehearse';

function said(platform: 'android' | 'apple', source: string, target: string): readonly string[] {
  const { rules } = platform === 'android' ? androidStrings : appleStrings;
  const placeholders = rules.filter(({ id }) => id.endsWith('.placeholders'));
  const field = { id: 'a', type: '', data: 'text', position: 0, source, target };
  return rehearseField({ rules: placeholders }, field).findings.map(
    ({ variant, detail }) => `${variant} ${detail['placeholder']}`,
  );
}

it('patterns of dates and templates of other programs are no arguments, in whatever order', () => {
  expect(said('android', '%a %b %-e, %R', '%-e. %b %a, %R')).toEqual([]);
  expect(said('android', '%b %e  %Y', '%e. %b %Y')).toEqual([]);
  for (const platform of ['android', 'apple'] as const)
    expect(said(platform, 'Large (%1x%1)', 'Grande (%1 x %1)')).toEqual([]);
});

it('a conversion in capitals takes the same argument, but for those of Apple that take another type', () => {
  for (const platform of ['android', 'apple'] as const)
    expect(said(platform, 'class 0x%02X of %s', 'Klasse 0x%02x von %s')).toEqual([]);
  expect(said('android', 'Hello %s', 'Hallo %S')).toEqual([]);
  expect(said('apple', 'Hello %s', 'Hallo %S')).toEqual(['placeholder-missing %s', 'placeholder-extra %S']);
});

it('lost and superfluous arguments are still said beside booleans, percentages and dates of Java', () => {
  expect(said('android', 'On: %b, at %1$tH', 'An: ja')).toHaveLength(2);
  expect(said('android', '50% of %s', '50 %')).toEqual(['placeholder-missing %s']);
  expect(said('android', 'No file', 'Keine Datei %s')).toEqual(['placeholder-extra %s']);
});
