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
    // A semicolon joins two sentences.
    [
      'The good side of a box is that it has a lid. The bad side of a box is that it has a lid.',
      'Das Gute an einer Kiste ist ihr Deckel; das ist auch das Schlechte.',
      [],
    ],
    [
      'The good side of a box is that it has a lid. The bad side of a box is that it has a lid.',
      'Das Gute an einer Kiste ist ihr Deckel, und das Schlechte.',
      [],
    ],
    // The items of a list are in another order.
    ...(['-e -c', '-c -e'] as const).map((order) => {
      const [first = '', second = ''] = order.split(' ');
      const items: Readonly<Record<string, string>> = {
        '-e': 'Öffnet die Kiste auch im Dunkeln. Das ist nützlich für Leute, die nachts arbeiten müssen.',
        '-c': 'Macht die Kiste zu.',
      };
      return [
        '<dl><dt>-e</dt><dd>Opens the box in the dark too. That is of use for people who have to work at night.</dd><dt>-c</dt><dd>Closes the box.</dd></dl>',
        `<dl><dt>${first}</dt><dd>${items[first]}</dd><dt>${second}</dt><dd>${items[second]}</dd></dl>`,
        [],
      ] as const;
    }),
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
          `<${tag}>FAQ</${tag}><p>Open the settings. Do not switch the machine off or open another window meanwhile. Choose the language.</p>`,
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
    // With a line break between the paragraphs: the command of the second sentence is in the next one.
    [
      '<p>ABC (Another Binary Code) is a format used by the sound program of this firm. <code>abc2txt</code> will convert part of an ABC file to a plain file of text.</p>\n<p>It is called from the shell as follows:</p>',
      '<p>ABC (Another Binary Code) ist ein Dateiformat, das die Firma in älteren Versionen benutzt hat.</p>\n<p><code>abc2txt</code> wandelt sie um und wird so aufgerufen:</p>',
      [],
    ],
    [
      '<p>ABC (Another Binary Code) is a format used by the sound program of this firm. <code>abc2txt</code> will convert part of an ABC file to a plain file of text.</p>\n<p>It is called from the shell as follows:</p>',
      '<p>ABC (Another Binary Code) ist ein Dateiformat, das die Firma in älteren Versionen benutzt hat.</p>\n<p>Es wird von der Shell aus aufgerufen:</p>',
      ['missing: abc2txt will convert part of an ABC file to a plain file of text.'],
    ],
    // A comma joins two sentences, of which the second takes fewer words then.
    [
      'You can modify the properties of each drawer by itself. For example, you can change the visual look of the drawer and whether it has buttons.',
      'Sie können die Eigenschaften jeder Schublade einzeln ändern, beispielsweise ihr Aussehen und die Knöpfe.',
      [],
    ],
    // Either of two sentences may be the one that is missing.
    [
      'Select it to advance to the next picture after a number of seconds. Enter the seconds in the numerical field next to the spin button, or click the button.',
      'Przejście do następnego obrazu nastąpi automatycznie po wskazanej w tym okienku liczbie sekund.',
      ['fewer'],
      'en pl',
    ],
    // The last sentence has the names of the source's last one, and more words around them.
    [
      'HEX is for hexadecimal numbers. EBCDIC is for Extended Binary Coded Decimal Interchange Code.',
      'HEX 是十六进制数。ASCII 也是一种代码。EBCDIC 是扩展二进制编码十进制交换码 Extended Binary Coded Decimal Interchange Code 的英文缩写，在大型机的操作系统上经常会使用到它，这里只是顺便提一下它的名字。',
      [],
      'en zh-CN',
    ],
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
    expect(differences).toHaveLength(1);
  });
});

describe('what the language or HTML itself adds', () => {
  proveRows('tags-reordered', [
    [
      '<table> <tr> <td>One</td> </tr> </table>',
      '<table> <tbody><tr> <td>Eins</td> </tr> </tbody></table>',
      [],
    ],
  ]);
  proveRows('tags-extra', [
    [
      '<p>Write the function <code>getIt</code>.</p>',
      '<p>Schreiben Sie <code>getIt()</code> als <code>getIt()</code>.</p>',
      [],
    ],
    [
      '<p>Write the function <code>getIt</code>.</p>',
      '<p>Schreiben Sie <code>getIt</code> als <code>getThat()</code>.</p>',
      ['code: <code>, getThat()'],
    ],
  ]);
  proveRows('target-equals-source', [
    [
      '<p><b>ascii</b>(7), <b>charsets</b>(7), <b>cp1252</b>(7), <b>iso_8859-15</b>(7), <b>utf-8</b>(7)</p>',
      '<p><b>ascii</b>(7), <b>charsets</b>(7), <b>cp1252</b>(7), <b>iso_8859-15</b>(7), <b>utf-8</b>(7)</p>',
      [],
      'en it',
    ],
  ]);
  proveRows('placeholders', [
    ['<p><code>--pattern={regexp}</code></p>', '<p><code>--pattern={正規表現}</code></p>', [], 'en ja'],
    [
      '<p><code>--pattern={regexp}</code></p>',
      '<p><code>--pattern={expression régulière}</code></p>',
      [],
      'en fr',
    ],
    ['<p><code>--pattern={regexp}</code></p>', '<p><code>--pattern=</code></p>', ['missing: {regexp}']],
  ]);
  proveRows('language', [
    [
      '<p>The keys are described here as "ctrl+key", but users of it should read this as "cmd+key".</p>',
      '<p>Skróty klawiszowe opisano tutaj jako "ctrl+klawisz", ale użytkownicy powinni czytać to jako "cmd+klawisz".</p>',
      [],
      'en pl',
    ],
  ]);
  proveRows('french-spacing', [
    ['<p>It is on Yahoo! Groups now.</p>', '<p>Il est sur Yahoo! Groupes.</p>', [], 'en fr'],
    ['<p>Stop! Groups only.</p>', '<p>Stop! Groupes seulement.</p>', ['missing: !'], 'en fr'],
  ]);
});
