import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareImported } from '../../../src/content/diff/imported-content';
import { markdownAsHtml } from '../../../src/content/diff/markdown-as-html';

it.each([
  [
    '*Mot* et **gras *dedans* ici**, __gras__ et _mot_',
    '<i>Mot</i> et <b>gras <i>dedans</i> ici</b>, <b>gras</b> et <i>mot</i>',
  ],
  [
    '[Aide](https://a.example/b_(c)_d "Titre") et [ici][1]',
    '<a href="https&#58;&#47;&#47;a&#46;example&#47;b&#95;&#40;c&#41;&#95;d">Aide</a> et <a data-locdesk-address-unknown>ici</a>',
  ],
  ['![Une "photo"](a.png)', '<img src="a&#46;png" alt="Une &quot;photo&quot;">'],
  ['2 * 3 * 4, nom_de_fichier', '2 * 3 * 4, nom_de_fichier'],
  [String.raw`\*pas gras\*`, '&#42;pas gras&#42;'],
  ['`a*b*` ~~faux~~', '<code>a&#42;b&#42;</code> <s>faux</s>'],
  ['un  \ndeux', 'un<br>deux'],
])('%j is shown as %j', (markdown, html) => {
  expect(markdownAsHtml(markdown)).toBe(`<p>${html}</p>`);
});

it('keeps every letter of a text', () => {
  const word = fc.stringMatching(/^[a-zéß]{1,8}$/);
  const mark = fc.constantFrom('', '*', '**', '_', '__', '~~', '`');
  fc.assert(
    fc.property(fc.array(fc.tuple(mark, word, mark), { minLength: 1, maxLength: 12 }), (parts) => {
      const html = markdownAsHtml(parts.map((part) => part.join('')).join(' '));
      const letters = html.replaceAll(/<[^>]*>|&#\d+;|[^a-zéß]/g, '');
      expect(letters).toBe(parts.map(([, one]) => one).join(''));
    }),
  );
});

const differing = (value: string, data: string, imported: string) =>
  compareImported([{ id: 'body', data, value }], imported, 'page.md').flatMap(({ lines }) => lines);

it('finds emphasis and links that a Markdown file has lost', () => {
  const value = '<p>Lisez <b>bien</b> <a href="/aide">l’aide</a>.</p>';
  expect(differing(value, 'html', 'Lisez **bien** [l’aide](/aide).')).toEqual([]);
  expect(differing(value, 'html', 'Lisez bien l’aide.')).toMatchObject([{ lostTags: ['a', 'b'] }]);
});

it('takes a field that is Markdown itself for the same', () => {
  expect(differing('# Titre\n\nLisez **bien**.', 'text', '# Titre\n\nLisez **bien**.\n')).toEqual([]);
});
