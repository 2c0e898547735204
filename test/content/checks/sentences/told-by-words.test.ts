import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

/** A few words that translate each other. */
const WORDS = `server serve; reads liest; config konfi; file datei; start start; wrong falsc; value wert;
  stops beend; progra progr; error fehle; messag meldu; visito besuc; empty leere; page seite; people leute;
  change ander; color farbe; window fenst; settin einst; save speic; print druck; paper papie; tray schac`
  .split(';')
  .map((pair) => pair.trim().split(' '));

const pairs = readWordPairs(
  `${WORDS.map(([english, german]) => `${english} 90 ${german}`).join('\n')}\n\n${WORDS.map(([, german]) => `${german} 90`).join('\n')}\n`,
);

function foundIn(check: CheckId, source: string, target: string): readonly string[] {
  const field = { type: 'localizable', data: 'html', source, target };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set([check]), pairs);
  return problems.map(({ variant, detail }) => `${variant}: ${detail['text']}`);
}

const [reads, stops, empty] = [
  'The server reads the configuration file at the start.',
  'A wrong value stops the program with an error.',
  'Visitors get to an empty page until someone changes it.',
];
const [liest, beendet, leere] = [
  'Der Server liest seine Konfiguration beim Start aus einer Datei.',
  'Ein falscher Wert beendet das Programm mit einem Fehler.',
  'Besucher kommen auf eine leere Seite, bis jemand sie ändert.',
];
const paper = 'The printer takes its paper from the second tray.';
const papier = 'Der Drucker nimmt sein Papier aus dem zweiten Schacht.';

describe('a sentence whose words the other side does not have', () => {
  test.each([
    [
      'the middle one',
      `<p>${reads} ${stops} ${empty}</p>`,
      `<p>${liest} ${leere}</p>`,
      [`missing: ${stops}`],
    ],
    [
      'the first one',
      `<p>${reads} ${stops} ${empty}</p>`,
      `<p>${beendet} ${leere}</p>`,
      [`missing: ${reads}`],
    ],
    [
      'one that was added',
      `<p>${reads} ${empty}</p>`,
      `<p>${liest} ${beendet} ${leere}</p>`,
      [`extra: ${beendet}`],
    ],
    [
      'another one in its place',
      `<p>${reads} ${stops} ${empty}</p>`,
      `<p>${liest} Die Farbe der Fenster speichern Leute in den Einstellungen, dann drucken sie das Papier. ${leere}</p>`,
      [`missing: ${stops}`],
    ],
    ['all are there', `<p>${reads} ${stops} ${empty}</p>`, `<p>${liest} ${beendet} ${leere}</p>`, []],
    [
      'two were joined',
      `<p>${reads} ${stops} ${empty}</p>`,
      `<p>${liest} Ein falscher Wert beendet das Programm mit Fehler, Besucher sehen eine leere Seite.</p>`,
      [],
    ],
    [
      'two were joined in other words',
      `<p>${reads} ${stops} ${empty}</p>`,
      `<p>${liest} ${beendet.replace('.', ', und wer dann kommt, sieht gar nichts, bis es in Ordnung ist.')}</p>`,
      [],
    ],
    [
      'one is gone, and the one beside it is no longer',
      `<p>${reads} ${stops} ${empty}</p>`,
      `<p>${liest} ${beendet}</p>`,
      [`missing: ${empty}`],
    ],
    [
      'one more says what the others leave out: the text is no longer',
      `<p>${reads} ${paper}</p>`,
      '<p>Der Server liest beim Start seine Datei. Das Papier nimmt der Drucker vom zweiten Schacht. Leute ändern die Farbe der Seite.</p>',
      [],
    ],
    [
      'it moved to the next paragraph',
      `<p>${reads} ${stops} ${empty}</p><p>${paper}</p>`,
      `<p>${liest} ${leere}</p><p>${papier} ${beendet}</p>`,
      [],
    ],
  ])('%s', (_, source, target, found) => {
    expect(foundIn('missing-sentences', source, target)).toEqual(
      found.map((one) => expect.stringContaining(one)),
    );
  });
});

describe('texts whose words stand in the place of each other', () => {
  test.each([
    [
      'paragraphs',
      `<p>${reads}</p><p>${stops}</p>`,
      `<p>${beendet}</p><p>${liest}</p>`,
      [`exchanged: ${beendet}`],
    ],
    [
      'paragraphs with another one between them',
      `<p>${reads}</p><p>${stops}</p><p>${empty}</p>`,
      `<p>${leere}</p><p>${beendet}</p><p>${liest}</p>`,
      [`exchanged: ${leere}`],
    ],
    [
      'sentences behind two that were joined',
      `<p>${reads} ${stops} ${empty} ${paper} It waits.</p>`,
      `<p>${liest.slice(0, -1)} (${beendet.slice(0, -1)}). ${leere} Der Drucker nimmt sein Papier aus dem Schacht, und ein falscher Wert beendet das Programm. Er wartet. Fertig.</p>`,
      [],
    ],
    [
      'sentences',
      `<p>${reads} ${stops}</p>`,
      `<p>${beendet} ${liest}</p>`,
      [`exchanged-sentences: ${beendet}`],
    ],
    [
      'items beside each other with most of the words in common',
      '<ul><li>The server reads the file at the start.</li><li>The server stops the file at the start.</li></ul>',
      '<ul><li>Der Server beendet die Datei beim Start.</li><li>Der Server liest die Datei beim Start.</li></ul>',
      ['exchanged: Der Server beendet die Datei beim Start.'],
    ],
    [
      'items of which one says something else',
      '<ul><li>The server reads the file at the start.</li><li>The server stops the file at the start.</li></ul>',
      '<ul><li>Der Server beendet die Datei beim Start.</li><li>Der Server ändert die Datei beim Start.</li></ul>',
      [],
    ],
    [
      'as in the source',
      `<p>${reads}</p><p>${stops} ${empty}</p>`,
      `<p>${liest}</p><p>${beendet} ${leere}</p>`,
      [],
    ],
    [
      'lines of a sentence',
      `Oops!<br>${reads.replace(/\.$/, '')}<br>${stops.toLowerCase()}`,
      `Hoppla!<br>${beendet}<br>${liest}`,
      [],
    ],
    [
      'lines',
      `Oops!<br>${reads}<br>${stops}`,
      `Hoppla!<br>${beendet}<br>${liest}`,
      [`exchanged: ${beendet}`],
    ],
    [
      'texts of a list with their terms',
      `<dl><dt><code>-a</code></dt><dd>${reads}</dd><dt><code>-b</code></dt><dd>${stops}</dd></dl>`,
      `<dl><dt><code>-b</code></dt><dd>${beendet}</dd><dt><code>-a</code></dt><dd>${liest}</dd></dl>`,
      [],
    ],
    [
      'texts of a list without their terms',
      `<dl><dt><code>-a</code></dt><dd>${reads}</dd><dt><code>-b</code></dt><dd>${stops}</dd></dl>`,
      `<dl><dt><code>-a</code></dt><dd>${beendet}</dd><dt><code>-b</code></dt><dd>${liest}</dd></dl>`,
      [`exchanged: ${beendet}`],
    ],
    [
      'texts of a list with their terms in words',
      `<dl><dt>${reads}</dt><dd>${empty}</dd><dt>${stops}</dt><dd>${paper}</dd></dl>`,
      `<dl><dt>${beendet}</dt><dd>${papier}</dd><dt>${liest}</dt><dd>${leere}</dd></dl>`,
      [],
    ],
    ['other elements', `<h1>${reads}</h1><p>${stops}</p>`, `<h1>${beendet}</h1><p>${liest}</p>`, []],
    ['texts of other words', `<p>${reads}</p><p>${stops}</p>`, `<p>${papier}</p><p>${leere}</p>`, []],
  ])('%s', (_, source, target, found) => {
    expect(foundIn('tags-reordered', source, target)).toEqual(found);
  });
});

test('each language of a source is compared by its own pairs', () => {
  const source = `<p>${reads} ${stops}</p>`;
  const field = { type: 'localizable', data: 'html', source, target: `<p>${beendet} ${liest}</p>` };
  const none = readWordPairs('\n\n');
  const found = [none, pairs].map((words) =>
    checkField(field, { source: 'en', target: 'de' }, new Set(['tags-reordered']), words),
  );
  expect(found.map(({ length }) => length)).toEqual([0, 1]);
});

describe('a parenthesis that the target does not have', () => {
  const start = 'The server reads the configuration file';
  const liestSie = 'Der Server liest die Konfiguration aus der Datei';
  const inside = '(with the colors of the window and the paper of the printer)';

  test.each([
    ['at the end', `${start} ${inside}.`, `${liestSie}.`, [`missing: ${inside}`]],
    ['in the middle', `${start} ${inside} at the start.`, `${liestSie} beim Start.`, [`missing: ${inside}`]],
    ['a short one of a label', 'Page (empty)', 'Seite', ['missing: (empty)']],
    ['in a compound', `${start} ${inside}.`, `${liestSie}, Notizpapier.`, []],
    ['not in a compound', `${start} ${inside}.`, `${liestSie}, Notizen.`, [`missing: ${inside}`]],
    ['one that is there', `${start} ${inside}.`, `${liestSie} (mit Farben, Fenstern und Papier).`, []],
    [
      'said without brackets',
      `${start} ${inside}.`,
      `${liestSie}, mit den Farben des Fensters und Papier.`,
      [],
    ],
    [
      'in other words of the same length',
      `${start} ${inside}.`,
      `${liestSie}, die sonst noch dazu gehört, wie sie eben ist.`,
      [],
    ],
    [
      'the words of an abbreviation',
      'The server reads the WCOP (window color of paper).',
      'Der Server liest die WCOP.',
      [],
    ],
    ['too little to tell', 'The server reads it (with the other one).', 'Der Server liest sie.', []],
  ])('%s', (_, source, target, expected) => {
    expect(foundIn('missing-sentences', `<p>${source}</p>`, `<p>${target}</p>`)).toEqual(expected);
    expect(foundIn('missing-sentences', source, target)).toEqual(expected);
  });
});
