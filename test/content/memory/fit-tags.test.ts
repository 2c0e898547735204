import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitTags } from '../../../src/content/memory/fit-tags';
import { readRuns } from '../../../src/content/html/editable-runs';

const tags = (value: string): readonly string[] =>
  readRuns(value).flatMap((run) => (run.kind === 'tag' ? [run.raw] : []));

it('tags get the attributes of the field’s own source, by their order', () => {
  const match = {
    target: 'Zum Preis und zur Hilfe',
    sourceMarkup: 'To the <a href="/1">price</a> and the <a href="/2">help</a>',
    targetMarkup: 'Zur <a href="/2">Hilfe</a> und zum <a href="/1">Preis</a>',
  };
  expect(fitTags(match, 'To the <a href="/x">price</a> and the <a href="/y">help</a>', true)).toBe(
    'Zur <a href="/y">Hilfe</a> und zum <a href="/x">Preis</a>',
  );
});

it('tags that the field does not have are left out, and those around its text are put around', () => {
  const match = {
    target: 'Hallo & Welt',
    sourceMarkup: 'Hi <b>world</b>',
    targetMarkup: 'Hallo &amp; <b>Welt</b>',
  };
  expect(fitTags(match, '<p>Hi world</p>', true)).toBe('<p>Hallo &amp; Welt</p>');
  expect(fitTags({ target: 'Hallo & Welt' }, '<p><em>Hi</em> world</p>', true)).toBe(
    '<p>Hallo &amp; Welt</p>',
  );
  expect(fitTags({ target: 'Hallo' }, '<p>Hi. Go on.</p>', false)).toBe('Hallo');
});

it('tags of other names take the field’s own at the same places, also within tags around all of its text', () => {
  const match = {
    target: 'Bitte jetzt zahlen.',
    sourceMarkup: 'Please <g id="1">pay</g> now<x id="2"/>.',
    targetMarkup: 'Bitte jetzt<x id="2"/> <g id="1">zahlen</g>.',
  };
  expect(fitTags(match, '<p>Please <strong class="go">pay</strong> now<img src="a">.</p>', true)).toBe(
    '<p>Bitte jetzt<img src="a"> <strong class="go">zahlen</strong>.</p>',
  );
  expect(fitTags(match, '<em>Please pay now.</em>', true)).toBe('<em>Bitte jetzt zahlen.</em>');
  expect(fitTags(match, 'Please <b>pay now</b>.', true)).toBe('Bitte jetzt zahlen.');
});

it('a tag that is only in the translation does not take that of one which its source has', () => {
  const match = {
    target: 'eins zwei',
    sourceMarkup: 'one <a href="2">two',
    targetMarkup: '<a href="1">eins <a href="2">zwei',
  };
  expect(fitTags(match, 'one <a href="x">two', false)).toBe('eins <a href="x">zwei');
});

it('no tag comes in that the field’s source does not have, and none more often', () => {
  const html = fc
    .array(fc.constantFrom('<b>', '</b>', '<br>', '<a href="1">', '<a href="2">', '</a>', 'text ', '&lt;'), {
      maxLength: 10,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(html, html, html, fc.boolean(), (sourceMarkup, targetMarkup, field, isWhole) => {
      const left = [...tags(field)];
      for (const tag of tags(fitTags({ target: '', sourceMarkup, targetMarkup }, field, isWhole))) {
        expect(left).toContain(tag);
        left.splice(left.indexOf(tag), 1);
      }
    }),
  );
});
