import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import { foundIn } from '../found-problems';

// False reports of a blind reading, each with a similar mistake that must still be reported.

const inPlain = (check: Parameters<typeof foundIn>[0], source: string, target: string, languages: string) =>
  foundIn(check, source, target, languages, 'text');

describe('text of a terminal', () => {
  test('a part of a message opens a quotation that another part closes', () => {
    expect(inPlain('brackets', 'Launching `%s', 'Lese „%s', 'en de')).toEqual([]);
    expect(inPlain('brackets', 'Launching %s', 'Lese „%s', 'en de')).not.toEqual([]);
    expect(inPlain('brackets', 'Launching "%s"', 'Lese „%s', 'en de')).not.toEqual([]);
  });
  test('asterisks that a message begins with are its emphasis', () => {
    expect(inPlain('leftovers', 'Internal error: %s', '**Interne fout**: %s', 'en nl')).toEqual([]);
    expect(inPlain('leftovers', 'An internal error: %s', 'Een **interne fout**: %s', 'en nl')).not.toEqual(
      [],
    );
  });
  test('Korean units follow a number without a space', () => {
    expect(inPlain('edge-spaces', ' frames', '프레임', 'en ko')).toEqual([]);
    expect(inPlain('edge-spaces', ' frames', 'Bilder', 'en de')).not.toEqual([]);
    expect(inPlain('edge-spaces', 'frames ', '프레임', 'en ko')).not.toEqual([]);
  });
});

describe('code in text', () => {
  test('a name in code has no accents', () => {
    const [source, spanish] = ['Call `f(x)` now', 'Llame a `f(configuracion)` ahora'];
    expect(inPlain('corrupted', source, spanish, 'en es')).toEqual([]);
    expect(inPlain('corrupted', source, 'Llame a `f(x)` para la configuracion', 'en es')).not.toEqual([]);
  });
  test('a folder of one word may have another name, which is a matter of style', () => {
    const problems = checkField(
      {
        type: 'localizable',
        data: 'html',
        source: '<p>Files are in the <code>Movies</code> folder.</p>',
        target: '<p>Dateien sind im Ordner <code>Mavies</code>.</p>',
      },
      { source: 'en', target: 'de' },
    );
    expect(problems.map((one) => [one.check, certaintyOf(one)])).toEqual([['code', 'style']]);
  });
});

describe('names', () => {
  test('the years behind an address are those of a translator', () => {
    const source = '<pre>Edited by the team</pre>';
    const credit = '<pre>Bearbeitet vom Team\nAna Ruiz &lt;ana@site.org&gt;, 2005, 2006</pre>';
    expect(foundIn('addresses', source, credit)).toEqual([]);
    expect(foundIn('addresses', source, '<pre>Schreiben Sie an &lt;ana@site.org&gt;</pre>')).not.toEqual([]);
  });
  test('the title of a link without text begins the sentence', () => {
    const link = '<a href="first"></a> ';
    const source = '<p>It contains an overview.</p><p>The rest is below.</p>';
    const polish = '<p>zawiera przegląd.</p><p>Reszta jest poniżej.</p>';
    const linked = [source, polish].map((text) => text.replace('<p>', `<p>${link}`));
    expect(foundIn('letter-case', source, polish, 'en pl')).not.toEqual([]);
    expect(foundIn('letter-case', linked[0] ?? '', linked[1] ?? '', 'en pl')).toEqual([]);
  });
  test('the colon of a header or of a time has no space in French', () => {
    const source = '<p>Keep the <b>Reply-To</b> header. It is 03:45.</p>';
    const french = '<p>Gardez l’en-tête <b>Reply-To:</b>, qui est là. Il est 03: 45.2 heures.</p>';
    expect(foundIn('french-spacing', source, french, 'en fr')).toEqual([]);
    expect(foundIn('french-spacing', source, '<p>Gardez l’en-tête: il est là.</p>', 'en fr')).not.toEqual([]);
  });
});
