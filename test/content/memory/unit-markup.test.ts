import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePair } from '../../../src/content/checks/parsed/parsed-pair';
import { plainText } from '../../../src/content/html/plain-text';
import { fieldUnits } from '../../../src/content/memory/field-units';

const languages = { source: 'en', target: 'de' };
const unitsOf = (source: string, target: string) =>
  fieldUnits(parsePair({ type: 'localizable', data: 'html', source, target }, languages), languages);

it.each([
  ['<p>The <b>file</b> is read.</p>', 'The <b>file</b> is read.'],
  ['<p><b>Files</b> are read.</p>', '<b>Files</b> are read.'],
  ['<p>He said <b>no</b></p>', 'He said <b>no</b>'],
  ['<ul><li> <code>ls</code> lists <i>files</i> </li></ul>', '<code>ls</code> lists <i>files</i>'],
  ['<p><a href="/a"><b>All</b> of it</a></p>', '<a href="/a"><b>All</b> of it</a>'],
  ['<p><b>Now <i>and then</i></b></p>', '<b>Now <i>and then</i></b>'],
  ['<p><img src="a.png"> All is read.</p>', '<img src="a.png"> All is read.'],
  ['<p>All is <b>read</b>: <img src="a.png"></p>', 'All is <b>read</b>: <img src="a.png">'],
])('a unit has the tags at its ends: %s', (source, markup) => {
  // Beside another paragraph, so that the value is not taken whole.
  const units = unitsOf(
    `${source}<p>And this.</p>`,
    `${source.replaceAll(/read|said|lists|All|Now/g, 'x')}<p>Und das.</p>`,
  );
  expect(units[0]?.sourceMarkup).toBe(markup);
});

it('an image between two sentences belongs to the first', () => {
  const target = '<p>Alles ist <b>gelesen</b>. <img src="a.png"> Es sagte nein.</p><p>Und das.</p>';
  const units = unitsOf('<p><b>All</b> is read. <img src="a.png"> It said no.</p><p>And so.</p>', target);
  expect(units.slice(0, 2).map(({ source, sourceMarkup }) => [source, sourceMarkup])).toEqual([
    ['All is read.', '<b>All</b> is read. <img src="a.png">'],
    ['It said no.', undefined],
  ]);
});

it('a sentence has the tags around it, and not those around several', () => {
  const target = '<p><b>Öffne sie.</b> <b>Lies sie. Schließe sie.</b></p><p>Ende gut.</p>';
  const units = unitsOf('<p><b>Open it.</b> <b>Read it. Close it.</b></p><p>All is well.</p>', target);
  expect(units.map(({ source, sourceMarkup }) => [source, sourceMarkup])).toEqual([
    ['Open it.', '<b>Open it.</b>'],
    ['Read it.', undefined],
    ['Close it.', undefined],
    ['All is well.', undefined],
  ]);
});

const inline = fc.constantFrom('<b>', '</b>', '<i>', '</i>', '<br>', ' ', 'word ', 'Stop. ', '&amp;', '<x/>');
it('a unit’s markup has the text of the unit, whatever the tags', () => {
  const html = fc.array(inline, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(html, html, (source, target) => {
      for (const unit of unitsOf(`<p>${source}</p><p>x y</p>`, `<p>${target}</p><p>z z</p>`)) {
        if (unit.sourceMarkup === undefined) continue;
        const text = plainText(unit.sourceMarkup, 'html');
        expect(text.replaceAll(/\s/g, '')).toBe(unit.source.replaceAll(/\s/g, ''));
      }
    }),
  );
});
