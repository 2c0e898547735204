import { expect, it } from 'vitest';
import { aem } from '../../../src/content/receivers/built-in/aem';
import { androidStrings } from '../../../src/content/receivers/built-in/android';
import { appleStrings } from '../../../src/content/receivers/built-in/apple';
import { drupal } from '../../../src/content/receivers/built-in/drupal';
import { email } from '../../../src/content/receivers/built-in/email';
import { storyblok } from '../../../src/content/receivers/built-in/storyblok';
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

it('arguments that are surely ones are compared beside a template of another program', () => {
  const missing: readonly (readonly [source: string, count: number])[] = [
    ['See https://x.org/my%20%22file%22 for %s', 1],
    ['%1$s of %2$s: %k', 2],
    ['Battery at %d%, %m', 1],
    ['Save %10 (or more) with %s', 1],
    ['%s (100 %20)', 1],
  ];
  for (const [source, count] of missing)
    expect([source, said('android', source, 'Text')]).toEqual([source, Array(count).fill(expect.anything())]);
  expect(said('apple', '%@ at %I:%M %p', 'um %I:%M %p')).toEqual(['placeholder-missing %@']);
});

it('letters of dates and bytes of addresses change their order beside such arguments', () => {
  for (const platform of ['android', 'apple'] as const) {
    expect(said(platform, '%m/%d/%Y by %s', '%s am %d.%m.%Y')).toEqual([]);
    expect(said(platform, 'https://x.org/a%20%22f%22 for %s', '%s: https://x.org/a%20%22f%22')).toEqual([]);
  }
});

it('lost and superfluous arguments are still said beside booleans, percentages and dates of Java', () => {
  expect(said('android', 'On: %b, at %1$tH', 'An: ja')).toHaveLength(2);
  expect(said('android', '50% of %s', '50 %')).toEqual(['placeholder-missing %s']);
  expect(said('android', 'No file', 'Keine Datei %s')).toEqual(['placeholder-extra %s']);
});

it('encoded bytes of an address are no arguments', () => {
  const address = 'https://no.wikipedia.org/wiki/Regul%C3%A6rt_uttrykk';
  for (const platform of ['android', 'apple'] as const) {
    expect(said(platform, 'See https://en.wikipedia.org/wiki/Regexp', `Se ${address}`)).toEqual([]);
    expect(said(platform, 'See %s', `Se %s, ${address}`)).toEqual([]);
    expect(said(platform, 'See a', 'Se https://x.example/%AA')).toEqual([]);
    expect(said(platform, 'https://x.example/%s', 'https://x.example/')).toEqual(['placeholder-missing %s']);
    expect(said(platform, 'https://x.example/%02d', 'https://x.example/')).toEqual([
      'placeholder-missing %02d',
    ]);
    expect(said(platform, 'Colour %02X%02X', 'Farbe %02X')).toEqual(['placeholder-missing %02X']);
  }
});

it('a number with a length is compared beside a template of another program', () => {
  expect(said('apple', '%ld requests, %{cookie}n', 'Anfragen, %{cookie}n')).toEqual([
    'placeholder-missing %ld',
  ]);
});

it('an ending after a colon, as in Swedish, is no placeholder of Drupal', () => {
  const { rules } = drupal;
  const placeholders = rules.filter(({ id }) => id === 'drupal.interface-placeholders');
  const asked = (source: string, target: string) =>
    rehearseField(
      { rules: placeholders },
      { id: 'interface.a', type: '', data: 'text', position: 0, source, target },
    ).findings.map(({ detail }) => detail['placeholder']);
  expect(asked('th copy)', ':e kopian)')).toEqual([]);
  expect(asked('<a href=":url">More</a>', 'Mer')).toEqual([':url']);
});

it('a text in angle brackets is a value where the receiver has no tags', () => {
  const fields = { drupal: ['title'], storyblok: ['slug', 'name'], email: ['subject'], aem: ['pageName'] };
  for (const profile of [drupal, storyblok, email, aem])
    for (const id of fields[profile.id as keyof typeof fields]) {
      const asked = (target: string) =>
        rehearseField(
          { rules: profile.rules.filter(({ kind }) => kind === 'required') },
          { id, type: '', data: 'html', position: 0, source: 'a', target },
        ).findings.length;
      expect([id, asked('<unbekannt>'), asked(' '), asked('<p></p>')]).toEqual([id, 0, 1, 1]);
    }
});
