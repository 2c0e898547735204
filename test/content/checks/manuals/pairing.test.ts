import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

/** Reports compare what belongs together: the same block, the same sentence, the same item of a list. */
describe('missing-sentences', () => {
  proveRows('missing-sentences', [
    // A comma joins two sentences, each as long as in the source in proportion.
    [
      'This relationship already exists. Please choose a different relationship name',
      'Suhde on jo olemassa, valitse toinen suhteen nimi',
      [],
      'en fi',
    ],
    [
      'This relationship already exists. Please choose a different relationship name',
      'Suhde on jo olemassa',
      ['fewer'],
      'en fi',
    ],
    // The second sentence is in the next paragraph.
    [
      '<p>ETF is a format of the music program Finale. The converter will turn a part of a file of it into another file.</p><p>It is invoked from the shell.</p>',
      '<p>ETF ist ein Format des Musikprogramms Finale.</p><p>Das Programm wandelt einen Teil einer solchen Datei in eine andere Datei um und wird von der Shell aus aufgerufen.</p>',
      [],
    ],
    // A heading that is longer than usual holds no sentence of the paragraph after it.
    ...['h2', 'p'].map(
      (tag) =>
        [
          `<${tag}>FAQ</${tag}><p>Open the settings. Do not switch the machine off meanwhile. Choose the language.</p>`,
          `<${tag}>Antworten auf häufig gestellte Fragen</${tag}><p>Öffnen Sie die Einstellungen. Wählen Sie die Sprache.</p>`,
          ['fewer'],
        ] as const,
    ),
    // The paragraph beside it is longer than usual, too.
    [
      '<p>ASCII is a code of text.</p><p>This one is another. It is for mainframes.</p>',
      '<p>ASCII ist die Abkürzung eines Zeichensatzes für Texte.</p><p>Dieser hier ist ein anderer Zeichensatz. Er wird auf den Großrechnern der Firma verwendet. Dort gibt es ihn schon seit sehr langer Zeit.</p>',
      [],
    ],
    // A heading or a label that is longer than usual says nothing about the sentences after it.
    ...['h2', 'p'].map(
      (tag) =>
        [
          `<${tag}>Log in</${tag}><p>This one is another. It is for mainframes.</p>`,
          `<${tag}>Anmeldung beim Dienst</${tag}><p>Dieser hier ist ein anderer Zeichensatz. Er wird auf den Großrechnern der Firma verwendet. Dort gibt es ihn schon seit sehr langer Zeit.</p>`,
          ['extra: Dort gibt es ihn schon seit sehr langer Zeit.'],
        ] as const,
    ),
    // A path alone belongs to another paragraph.
    [
      '<p>In this example the block is used to record the output of the generator. Then you can read these data with the other block.</p>',
      '<p>SCI/modules/scicos_blocks/macros/Sinks/WRITEC_f.sci</p>',
      [],
    ],
  ]);
});

describe('code', () => {
  proveRows('code', [
    // Another item of the list, which both sides have in different numbers.
    [
      '<ul><li><code>/bin</code> a</li><li><code>/boot</code> b</li><li><code>/dev</code> c</li><li><code>/etc</code> d</li><li><code>/home</code> e</li><li><code>/lib</code> f</li><li><code>/proc</code> g</li></ul>',
      '<ul><li><code>/bin</code> a</li><li><code>/dev</code> c</li><li><code>/etc</code> d</li><li><code>/home</code> e</li><li><code>/lib</code> f</li><li><code>/proc</code> g</li><li><code>/root</code> h</li><li><code>/srv</code> i</li></ul>',
      [],
    ],
    [
      '<ul><li><code>/bin</code> a</li><li><code>/boot</code> b</li><li><code>/dev</code> c</li></ul>',
      '<ul><li><code>/bin</code> a</li><li><code>/root</code> b</li><li><code>/dev</code> c</li><li>d</li></ul>',
      ['changed: /boot, /root'],
    ],
    // Two short names of which half of the letters differ.
    ['<p><code>x</code> is a scalar</p>', '<p><code>x,y</code> ist der Ort</p>', []],
    ['<p>Use <code>ls</code></p>', '<p><code>la</code> verwenden</p>', ['changed: ls, la']],
    // A variable that became another one, where all else is the same.
    ['<p>The <code>x</code> here</p>', '<p>Das <code>y</code> hier</p>', ['changed: x, y']],
    [
      '<p>Both <code>a</code> and <code>b</code></p>',
      '<p><code>a</code> und <code>c</code></p>',
      ['changed: b, c'],
    ],
    // Two names that were translated beside each other.
    [
      '<p><code>--input-file</code> and <code>--user-name</code></p>',
      '<p><code>--eingabe-datei</code> und <code>--benutzer-name</code></p>',
      ['changed: --input-file, --eingabe-datei', 'changed: --user-name, --benutzer-name'],
    ],
    [
      '<p><code>getUserName</code> and <code>openTheFile</code></p>',
      '<p><code>holeBenutzer</code> und <code>öffneDatei</code></p>',
      ['changed: getUserName, holeBenutzer', 'changed: openTheFile, öffneDatei'],
    ],
    // The name is there, with another capital.
    ['<p>See <code>noteE</code> here</p>', '<p>Siehe <code>NoteA</code> und <code>NoteE</code> hier</p>', []],
    // Names of two sentences.
    [
      '<p>The carrier <code>tC</code> of <code>Fs</code> is first</p>',
      '<p><code>Fs</code> und <code>rM</code> folgen</p>',
      [],
    ],
  ]);
});

const placesOf = (source: string, target: string): readonly string[] =>
  checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: 'de' }).map(
    (problem) =>
      `${problem.check}.${problem.variant} ${problem.target.map(({ from, to }) => target.slice(from - 4, to)).join()}`,
  );

describe('a text that lost its tag', () => {
  test('is marked in its own paragraph', () => {
    expect(
      placesOf(
        '<p>Just install <i>xorriso</i> and use it.</p><p>For xorriso, see below.</p>',
        '<p>Einfach xorriso installieren und verwenden.</p><p>Zu xorriso siehe unten.</p>',
      ),
    ).toEqual(['tags-missing.plain ach xorriso']);
  });

  test('is not said to be in another paragraph', () => {
    expect(
      placesOf(
        '<p>However, <i>grayplot</i> handles have none.</p><p>Store it here.</p>',
        '<p>Er hat jedoch keine solchen.</p><p>In grayplot speichern.</p>',
      ),
    ).toEqual(['tags-missing.inline ']);
  });
});

describe('another version of the source', () => {
  test('takes three findings, however many places they have', () => {
    const differences = placesOf(
      '<p>Take 17 of 17 here.</p><p>Then 17 more.</p><p>And 17 again.</p>',
      '<p>Hier 18 von 18 nehmen.</p><p>Dann 18 mehr.</p><p>Und wieder 18.</p>',
    );
    expect(differences.filter((one) => one.startsWith('other-version'))).toEqual([]);
    expect(differences.length).toBe(2);
  });
});
