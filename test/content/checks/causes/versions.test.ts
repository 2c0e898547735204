import { describe, expect, it } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';

const said = (source: string, target: string): readonly string[] =>
  checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: 'de' }).map(
    ({ check, variant, detail, folded = [] }) =>
      [check, variant, detail['text'] ?? '', folded.length].join(' ').replace('  ', ' '),
  );

const argument = (tag: string, name: string) => `<p>Hier ist <${tag}>${name}</${tag}>.</p>`;
const source = ['box', 'lid', 'shop'].map((name) => argument('var', name)).join('');

describe('names of arguments in another tag', () => {
  it('are in that tag instead of the one of the source, and a way to set the text', () => {
    const target = ['kiste', 'deckel', 'laden'].map((name) => argument('code', name)).join('');
    expect(said(source, target)).toEqual(['tags-missing replaced box 2']);
  });

  it('are found where several are in one block, in their order', () => {
    expect(
      said(
        '<p>Take <var>box</var> and <var>lid</var>.</p><p>Rest.</p>',
        '<p>Nimm <code>kiste</code> und <code>deckel</code>.</p><p>Rast.</p>',
      ),
    ).toEqual(['tags-missing replaced box 0', 'tags-missing replaced lid 0']);
  });

  it('say nothing about the version where one tag stands for two', () => {
    const target = `${argument('code', 'kiste')}${argument('code', 'deckel')}<p>Hier ist ein Laden.</p>`;
    expect(said(`${source}<p>${source}</p>`, `${target}<p>${target}</p>`)).toEqual([
      'tags-missing code shop 2',
    ]);
  });

  it('are added where the source has none', () => {
    const plain = ['box', 'lid', 'shop'].map((name) => `<p>Here is the ${name}.</p>`).join('');
    const target = ['kiste', 'deckel', 'laden'].map((name) => argument('code', name)).join('');
    expect(said(plain, target)[0]).toMatch(/^tags-extra/);
  });
});

const link = (href: string, text: string) => `<p>Siehe <a href="${href}">${text}</a>.</p>`;
const coded = (name: string): string => `<p>Siehe <code>${name}</code>.</p>`;
const to = (address: string, text: string): string =>
  `<p>See <a href="https://${address}">${text}</a>.</p><p>Rest.</p>`;
const linkTo = (address: string, shown = address): string => to(address, `https://${shown}`);
const syntax = (...names: readonly string[]): string =>
  names.map((name) => `<p>[segment] {${name}}</p>`).join('');
const framed = (text: string): string =>
  `<html><head><meta name="qrichtext" content="1" /><style type="text/css"></style></head><body style="font-size:9pt;"><p style="margin:0px;">${text}</p></body></html>`;
const placesOf = (page: string, text = 'Seite'): string =>
  [1, 2, 3, 4, 5].map((place) => link(`../${page}.html#${place}`, text)).join('');
const numbered = (numbers: readonly number[], more: string) =>
  numbers.map((number) => `<p>Kiste ${number}${more}.</p>`).join('');

describe('another version of the source', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((page) => `https://desk.org/${page}`);
  const before = pages.map((page) => link(page, 'Page')).join('');

  it('is not said of links that lead elsewhere, which are one problem', () => {
    const after = pages.map((page) => link(page.replace('org', 'net/old'), 'Seite')).join('');
    expect(said(before, after)).toEqual(['attribute-changed changed-likely 4']);
  });

  it('is said of links to other pages of one site', () => {
    expect(said(placesOf('lid', 'page'), placesOf('box'))).toEqual(['other-version differs 5']);
    expect(said(placesOf('lid', 'page'), placesOf('../box/lid'))).toEqual([
      'attribute-changed changed-likely 4',
    ]);
  });

  it('is said of links that are lost', () => {
    const after = pages
      .map((_, at) => (at > 0 ? '<p>Siehe dort.</p>' : link('https://desk.org/a', 'Seite')))
      .join('');
    expect(said(before, after)).toEqual(['other-version differs 4']);
  });

  it('is not said of the numbers of an example whose text is all there, which are one problem', () => {
    const example = said(
      numbered([11, 12, 13, 14, 15], ''),
      `${numbered([21, 22, 23], ' und 7')}<p>Kiste.</p><p>Kiste.</p>`,
    );
    expect(example).toHaveLength(1);
    expect(example[0]).toMatch(/^numbers/);
  });

  it('is not said of words in code that became others in a text that is all there', () => {
    const [names, translated] = [
      ['Algeria', 'Europe', 'capital', 'flag', 'sea', 'region'],
      ['Algerien', 'Erdteil', 'Hauptstadt', 'Fahne', 'Meer', 'Gebiet'],
    ];
    const [set, plain] = [names.map(coded), translated.map((name) => `<p>Siehe ${name}.</p>`)];
    const kept = coded('desk');
    expect(said(kept + set.join(''), kept + plain.join(''))).toEqual(['tags-missing code Algeria 5']);
  });

  it('is said where numbers are lost with the words in code', () => {
    const errors = [404, 301, 410, 503, 500, 405];
    const set = errors.map((code) => `<p>It returns an error (<code>${code} - page gone</code>) then.</p>`);
    const plain = errors.map(() => '<p>Dann gibt es gleich einen Fehler von dort zurück.</p>');
    expect(said(set.join(''), plain.join(''))).toEqual([expect.stringMatching(/^other-version/)]);
  });

  it('is not said of the optional parts of a syntax, whose names are translated', () => {
    const found = said(
      syntax('chapters', 'cues', 'tags', 'files', 'links'),
      syntax('kapitel', 'marken', 'schlagwörter', 'dateien', 'verweise'),
    );
    expect(found.filter((one) => one.startsWith('other-version'))).toEqual([]);
  });

  it('is not said of a text without the tags that an editor of Qt puts around it', () => {
    const text = 'Choose an engine. The <b>light</b> is green where it works.';
    const target = 'Wähle eine Engine. Das <b>Licht</b> ist grün, wenn sie geht.';
    expect(said(framed(text), `<html>${target}</html>`)).toEqual([]);
    expect(said(framed(text), framed(target).replace(/<style.*<body/, '<body'))).not.toEqual([]);
    expect(said(framed(text), `<html>${target.replace(/<.?b>/g, '')}</html>`)).toEqual([
      'tags-missing inline 0',
    ]);
  });

  it('is said where the text is much longer, whatever was lost', () => {
    const short = '<p>Take the box.</p><p>Take the lids.</p><p>See there.</p>';
    const sentences = ['erste', 'zweite', 'dritte', 'vierte', 'letzte'].map(
      (which) =>
        `<p>Das ist der ${which} von vielen Absätzen, die in der Quelle fehlen und später dazukamen.</p>`,
    );
    expect(said(short, `${sentences.join('<div>17</div>')}<p>18</p>`)[0]).toMatch(/^other-version/);
  });
});

const named = (name: string) => `<code class="box"><a href="#${name}">${name}</a></code>`;

describe('findings with one cause are one problem', () => {
  it('where a name and its link are lost together', () => {
    expect(
      said(`<p>See ${named('box')} now.</p><p>Rest.</p>`, '<p>Siehe dort nach.</p><p>Rast.</p>'),
    ).toEqual(['tags-missing code box 1']);
  });

  it('where a name and its link are added together', () => {
    expect(said('<p>See there.</p><p>Rest.</p>', `<p>Siehe ${named('box')} dort.</p><p>Rast.</p>`)).toEqual([
      'tags-extra code box 1',
    ]);
  });

  it('where the number of a link is in its address', () => {
    expect(said(to('desk.org/rfc2616', 'RFC 2616'), to('desk.net/old/rfc9110', 'RFC 9110'))).toHaveLength(1);
    expect(said(to('desk.org/rfc', 'RFC 2616'), to('desk.net/old/rfc', 'RFC 9110'))).toHaveLength(2);
  });

  it('where a link and its text have the same other address', () => {
    const [before, after] = ['desk.org/nda/', 'desk.org/en/program'];
    expect(said(linkTo(before), linkTo(after))).toEqual([expect.stringMatching(/^attribute-changed .* 1$/)]);
    expect(said(linkTo(before), linkTo(after, 'desk.org/it/program'))).toHaveLength(2);
  });

  it('where a passage is said twice in a row', () => {
    expect(
      said(
        '<p>It prints its number again.</p>',
        '<p>Es druckt die Zahl in der großen Liste in der großen Liste.</p>',
      ),
    ).toEqual(['repeated-text twice in der großen Liste in der großen Liste 0']);
  });

  it('but not where the address is missing behind the link', () => {
    const [before, after] = ['a', 'b'].map((page) => `<a href="https://desk.org/${page}">Aa</a>`);
    expect(said(`${before} or https://desk.org/a`, `${after} oder`)).toHaveLength(2);
  });

  it('where a sentence is missing with what was in it', () => {
    expect(
      said(
        '<p>Open the box with care and look at all things in it. It also has a <code>lid</code> that you can shut with the key.</p><p>Rest.</p>',
        '<p>Öffnen Sie die Kiste vorsichtig und sehen Sie sich darin um.</p><p>Rast.</p>',
      ),
    ).toEqual(['missing-sentences fewer 1']);
  });

  it('where a text is far too short, with what it lacks', () => {
    const long =
      'Open the box and look at all things in it, and count them, before the <code>lid</code> is shut';
    expect(said(`<p>${long} and the key is <em>taken away</em> again</p>`, '<p>Öffnen</p>')).toEqual([
      'length short 2',
    ]);
  });

  it('where a link and the name in it changed', () => {
    const [lid = '', lock = ''] = ['BoxLid', 'BoxLock'].map((name) => `<p>Siehe ${named(name)}.</p>`);
    expect(said(lid, lock)).toEqual(['attribute-changed class 1']);
  });

  it('where a mark at the end is there twice', () => {
    expect(said('<p>Take it.</p>', '<p>Nimm es..</p>')).toEqual(['punctuation twice 1']);
  });

  it('where three of them are in one paragraph of several', () => {
    const text = '<p>Nimm 12 von <var>kiste</var> und <a href="/x">sieh nach</a>.</p><p>Rast um 7.</p>';
    expect(said('<p>Take the box and see there.</p><p>Rest.</p>', text)).toEqual([
      'tags-extra code kiste 2',
      'numbers extra 0',
    ]);
  });

  it('where code differs in another version', () => {
    const links = ['/a', '/b', '/c', '/d'].map((page) => link(page, 'Seite')).join('');
    expect(said(`${links}${coded('BoxLid')}`, `<p>Siehe dort.</p>${coded('BoxLock')}`)).toEqual([
      'other-version differs 6',
    ]);
  });

  it('where a far longer text and two additions are in three places', () => {
    const more = 'Das ist ein langer Absatz mit einem Satz, der in der Quelle fehlt und später dazukam, mit';
    expect(
      said(
        '<p>Take the box.</p><p>Rest.</p>',
        `<p>${more} <code>rack</code>.</p><p>${more} <var>lid</var>.</p>`,
      ),
    ).toEqual(['other-version differs 3']);
  });
});
