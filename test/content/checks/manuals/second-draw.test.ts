import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { foundIn, proveRows } from '../found-problems';

// False reports of a second draw, each with a similar mistake that must still be reported.

/** Returns how sure each problem is that one check finds, in place of its details. */
function certaintiesIn(check: CheckId, source: string, target: string, languages = 'en de'): string[] {
  const [from = '', to = ''] = languages.split(' ');
  const field = { type: 'localizable', data: 'html', source, target };
  return checkField(field, { source: from, target: to }, new Set([check])).map(certaintyOf);
}

describe('a zero flag without a width', () => {
  proveRows('placeholders', [
    ['%0.1f MiB', '%.1f MiB', [], 'en pt'],
    ['%1$0.1f of %2$s', '%2$s: %1$.1f', []],
    ['%0.1f MiB', '%d MiB', ['missing: %0.1f', 'extra: %d']],
  ]);
});

describe('an argument of Qt before a unit', () => {
  proveRows('placeholders', [
    ['Period: %1s', 'Időszak: %1 mp', [], 'en hu'],
    ['Period: %1s', 'Період: %1 с', [], 'en uk'],
    ['Period: %1s', 'Időszak: mp', ['missing: %1s'], 'en hu'],
    ['Period: %1s', 'Időszak: %2 mp', ['missing: %1', 'extra: %2'], 'en hu'],
    ['Name: %1s of %2$s', 'Név: %1 mp, %2$s', ['missing: %1s'], 'en hu'],
  ]);
});

describe('the name of a file with the language', () => {
  const source = '<p>The file <code>{boilerplate:010.js}</code> is there.</p>';
  proveRows('placeholders', [
    [source, '<p>Le fichier <code>{boilerplate:010.fr.js}</code> est là.</p>', [], 'en fr'],
    [
      source,
      '<p>Die Datei <code>{boilerplate:010.fr.js}</code> ist da.</p>',
      ['missing: {boilerplate:010.js}', 'extra: {boilerplate:010.fr.js}'],
    ],
    [
      source,
      '<p>Le fichier <code>{boilerplate:020.fr.js}</code> est là.</p>',
      ['missing: {boilerplate:010.js}', 'extra: {boilerplate:020.fr.js}'],
      'en fr',
    ],
    ['Hello {data.user}', 'Halo {data.user.id}', ['missing: {data.user}', 'extra: {data.user.id}'], 'en id'],
  ]);
});

describe('a label in code', () => {
  proveRows('placeholders', [
    ['<p>Enter the label.</p>', '<p>Die Marke (<code>%o20</code>) eingeben.</p>', []],
    ['<p>Enter the label.</p>', '<p>Die Marke (<code>%o</code>) eingeben.</p>', ['extra: %o']],
    ['<p>Enter the label.</p>', '<p>Die Marke %o20 eingeben.</p>', ['extra: %o']],
  ]);
});

const ofClass = (name: string): string => `<div class="${name}"><p>print(2)</p></div>`;
const withId = (id: string): string => `<p>See <a href="b.html#pyt" id="${id}">[PyT]</a>.</p>`;

describe('classes', () => {
  test.each([
    ['highlight-python notranslate', 'highlight-ipycon notranslate', ['style']],
    ['language-c', 'language-cpp', ['style']],
    ['lang-c', 'lang-cpp', ['style']],
    ['highlight-python notranslate', 'highlight-ipycon', ['likely']],
    ['note wide', 'note narrow', ['likely']],
    ['note', 'hinweis', ['likely']],
    ['language-c', 'sprache-c', ['likely']],
  ])('%s → %s', (before, after, expected) => {
    expect(certaintiesIn('attribute-changed', ofClass(before), ofClass(after))).toEqual(expected);
  });
});

describe('IDs that a generator counted', () => {
  test.each([
    ['id3', 'id7', []],
    ['id3', 'id12', []],
    ['fn5', 'fn6', []],
    ['step3', 'step7', ['changed-likely: <a>, id, step3, step7']],
    ['idea', 'idee', ['changed-likely: <a>, id, idea, idee']],
  ])('%s → %s', (before, after, expected) => {
    expect(foundIn('attribute-changed', withId(before), withId(after))).toEqual(expected);
  });
});

describe('a link to the page in the language of the source', () => {
  const source = '<a href="https://site.org/wiki/plugins#one">Wiki (online)</a>';
  test.each([
    ['https://site.org/wiki/en:plugins#one', 'page web [EN]', []],
    ['https://site.org/wiki/en:plugins#one', 'page web', ['likely']],
    ['https://site.org/wiki/en:plugins#one', 'page web [DE]', ['likely']],
    ['https://site.org/wiki/de:plugins#one', 'page web [EN]', ['likely']],
    ['https://site.org/wiki/plugin#one', 'page web [EN]', ['likely']],
  ])('%s, %s', (address, text, expected) => {
    const target = `<a href="${address}">Wiki (${text})</a>`;
    expect(certaintiesIn('attribute-changed', source, target, 'en fr')).toEqual(expected);
  });
});

describe('elements that only change the look', () => {
  test.each(['center', 'font', 'big', 'small', 'u', 'strike'])('<%s> is a matter of style', (name) => {
    const source = `<p>It is for the user</p><p><${name}><b>%1</b>.</${name}></p>`;
    expect(certaintiesIn('tags-missing', source, '<p>Es ist für</p><p><b>%1</b>.</p>')).toEqual(['style']);
  });
  test('<tt> is one as long as its text is there', () => {
    const source = '<p>Put it into the folder <tt>/etc/site</tt> now</p>';
    const certainties = (target: string) => certaintiesIn('tags-missing', source, target);
    expect(certainties('<p>Lege es in den Ordner /etc/site</p>')).toEqual(['style']);
    expect(certainties('<p>Lege es in den Ordner</p>')).toEqual(['likely']);
  });
  test('<section> is missing', () => {
    const source = '<p>It is for the user</p><section><b>%1</b>.</section>';
    expect(certaintiesIn('tags-missing', source, '<p>Es ist für</p><b>%1</b>.')).toEqual(['likely']);
  });
});

describe('code with other quotation marks or none', () => {
  const source = "<p>For <code>'FIRED'</code> the <code>Error</code> has <code>'NOT FIRED'</code>.</p>";
  proveRows('tags-missing', [
    [source, "<p><code>NOT FIRED</code> steht im <code>Error</code> für <code>'FIRED'</code>.</p>", []],
    [source, '<p><code>"NOT FIRED"</code> im <code>Error</code> für <code>"FIRED"</code>.</p>', []],
    [source, "<p><code>'FIRED'</code> steht im <code>Error</code>.</p>", ["code: <code>, 'NOT FIRED'"]],
    [
      "<p>Both <code>'a.b'</code> and <code>a.b</code> are there.</p>",
      '<p>Nur <code>a.b</code> ist da.</p>',
      ["code: <code>, 'a.b'"],
    ],
  ]);
});

describe('code inside of code', () => {
  test('it is a matter of style', () => {
    const source = '<p>They are in <code>$XDG_DATA_HOME/konsole</code>.</p>';
    const target = '<p>Sie sind in <code>$<code>XDG_DATA_HOME</code>/konsole</code>.</p>';
    expect(certaintiesIn('html', source, target)).toEqual(['style']);
  });
  test('bold text inside of bold text is likely a slip', () => {
    const source = '<p>They are <b>in the folder</b>.</p>';
    expect(certaintiesIn('html', source, '<p>Sie sind <b>im <b>Ordner</b></b>.</p>')).toEqual(['likely']);
  });
});
