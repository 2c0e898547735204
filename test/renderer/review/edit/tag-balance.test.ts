import { expect, it } from 'vitest';
import { tagBalance } from '../../../../src/renderer/review/edit/tag-balance';

it('says which tags are missing and which are too many, by name', () => {
  expect(tagBalance('<p>a <b>b</b></p>', '<p>a b</b></p>')).toEqual({ missing: ['<b>'], extra: [] });
  expect(tagBalance('<a href="/en" title="Start">x</a>', '<a href="/en" title="Anfang">x</a>')).toEqual({
    missing: [],
    extra: [],
  });
  expect(tagBalance('a<br>b<br>', 'a<br><i>b</i>')).toEqual({ missing: ['<br>'], extra: ['<i>', '</i>'] });
});
