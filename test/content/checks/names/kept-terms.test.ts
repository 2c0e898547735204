import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from '../found-problems';

/** A list that explains three values of an option, whose terms and explanations are given. */
const list = (terms: readonly string[], explanations: readonly string[]): string =>
  `<dl>${terms.map((term, at) => `<dt>${term}</dt><dd>${explanations[at]}</dd>`).join('')}</dl>`;

const english = ['It adds one of them.', 'It stays as it was before.', 'It takes it away.'];
const german = ['Fügt eins hinzu.', 'Alles bleibt, wie es vorher war.', 'Nimmt es weg.'];

const messages = ['The box is gone and lost', 'The lid of it is lost', 'The door of the shop is shut'];

describe('text that is the same on both sides, and stays so', () => {
  proveRows('target-equals-source', [
    [list(['Add', 'Keep', 'Remove'], english), list(['Add', 'Keep', 'Remove'], german), []],
    [list(['Add', 'Keep', 'Remove'], english), list(['Hinzu', 'Bleibt', 'Remove'], german), ['part: Remove']],
    [
      '<table><tr><td>The setting</td><td>ShelfDir public_shelf</td></tr></table>',
      '<table><tr><td>Die Einstellung</td><td>ShelfDir public_shelf</td></tr></table>',
      [],
    ],
    [
      '<p>These are known:</p><p>box.NO_LID, box.TWO_LIDS, box.THREE_LIDS, box.NO_FLOOR, box2.NO_LID</p>',
      '<p>Diese gibt es:</p><p>box.NO_LID, box.TWO_LIDS, box.THREE_LIDS, box.NO_FLOOR, box2.NO_LID</p>',
      [],
    ],
    [
      '<p>A line of it:</p><p><code>Box_Group</code> <em>name</em></p>',
      '<p>Une ligne :</p><p><code>Box_Group</code> <em>name</em></p>',
      [],
      'en fr',
    ],
    [
      '<h3>Allow all</h3><p>It lets them in.</p><pre>Allow all boxes</pre>',
      '<h3>Allow all</h3><p>Damit kommen sie hinein.</p><pre>Allow all boxes</pre>',
      [],
    ],
    [
      '<h3>Allow all</h3><p>It lets them in.</p><pre>Add boxes</pre>',
      '<h3>Allow all</h3><p>Damit kommen sie hinein.</p><pre>Add boxes</pre>',
      ['label: Allow all'],
    ],
    // A parameter with its type, and a key with what it does.
    [
      '<p>It gives back:</p><ul><li><code>error</code> Error</li></ul>',
      '<p>Es gibt zurück:</p><ul><li><code>error</code> Error</li></ul>',
      [],
    ],
    [
      '<p>The keys:</p><ul><li><kbd>Esc</kbd> Cancel</li></ul>',
      '<p>Die Tasten:</p><ul><li><kbd>Esc</kbd> Cancel</li></ul>',
      ['part: Esc Cancel'],
    ],
    [
      '<p>The short form is NC.</p><p>(<b>n</b>o <b>c</b>ase of letters)</p>',
      '<p>Die Kurzform ist NC.</p><p>(<b>n</b>o <b>c</b>ase of letters)</p>',
      [],
    ],
    [
      '<p>It is this one.</p><p>BOx eXchange Tool (boxt)</p>',
      '<p>Das ist es.</p><p>BOx eXchange Tool (boxt)</p>',
      [],
      'en ko',
    ],
    ['<p>It runs.</p><ul><li>Linux on x86</li></ul>', '<p>Es läuft.</p><ul><li>Linux on x86</li></ul>', []],
    [
      '<p>It says:</p><p>"The box is gone. It is not here."</p>',
      '<p>Es meldet:</p><p>"The box is gone. It is not here." (Die Kiste ist nicht mehr da.)</p>',
      [],
    ],
    [
      '<p>It says:</p><p>"The box is gone and not here."</p>',
      '<p>Es meldet:</p><p>"The box is gone and not here."<br>(Die Kiste\nist nicht mehr da.)</p>',
      [],
    ],
    ...[3, 2].map(
      (kept) =>
        [
          `<p>They are:</p>${messages.map((message) => `<p>"${message}"</p>`).join('')}`,
          `<p>Das sind:</p>${messages.map((message, at) => `<p>"${at < kept ? message : 'Die Tür ist zu'}"</p>`).join('')}`,
          kept === 3 ? [] : messages.slice(0, kept).map((message) => `part: "${message}"`),
        ] as const,
    ),
    [
      '<p>It says:</p><p>"The box is gone and not here."</p>',
      '<p>Es meldet:</p><p>"The box is gone and not here."<br>Die Kiste ist nicht mehr da.</p>',
      ['part: "The box is gone and not here."'],
    ],
    [
      '<p>It says:</p><p>"The box is gone. It is not here."</p>',
      '<p>Es meldet:</p><p>"The box is gone. It is not here." Die Kiste ist nicht mehr da.</p>',
      ['sentence: "The box is gone.', 'sentence: It is not here."'],
    ],
  ]);
});

describe('words of the source in a sentence', () => {
  const message = 'the box is not here, look for it in the shop';

  proveRows('language', [
    [`<p>"${message}"</p>`, `<p>${message} (die Kiste ist woanders)</p>`, []],
    [`<p>It says "${message}"</p>`, `<p>Es meldet ${message} woanders</p>`, [`source: ${message}`]],
    [
      "<p>These are the directives 'Allow from all' and 'Deny from all' of old.</p>",
      "<p>Das waren die alten directives 'Allow from all' und 'Deny from all' von früher.</p>",
      [],
    ],
  ]);

  test.each([
    [`<p>${message} (ここにはありません)</p>`, []],
    [`<p>${message} ここにはありません</p>`, [`untranslated: ${message}, Latin`]],
  ])('are a quoted message where their meaning follows in brackets: %s', (target, expected) => {
    expect(foundIn('script', `<p>"${message}"</p>`, target, 'en ja')).toEqual(expected);
  });
});

/** A table of what one does and the keys for it, and its translation with `key` left in the last row. */
const keys = (key: string, target: string, last = target): readonly [string, string] => [
  `<table><tr><td>Show it</td><td><b>Ctrl+S</b></td></tr><tr><td>Remove it</td><td><b>${key}</b></td></tr><tr><td>Hide it</td><td><b>F2</b></td></tr></table>`,
  `<table><tr><td>${target}</td><td><b>Ctrl+S</b></td></tr><tr><td>${target}</td><td><b>${key}</b></td></tr><tr><td>${last}</td><td><b>F2</b></td></tr></table>`,
];

describe('the names of keys', () => {
  proveRows('target-equals-source', [
    [...keys('Delete', 'Показать'), [], 'en ru'],
    [...keys('Delete', 'Anzeigen'), ['part: Delete'], 'en de'],
    [...keys('Cancel', 'Показать'), ['part: Cancel'], 'en ru'],
    [...keys('Delete', 'Показать', 'Hide it'), ['part: Delete', 'part: Hide it'], 'en ru'],
    // A label beside its key.
    [
      '<table><tr><td>Delete</td><td>Ctrl+D</td></tr><tr><td>Show it</td><td>F2</td></tr></table>',
      '<table><tr><td>Delete</td><td>Ctrl+D</td></tr><tr><td>Показать</td><td>F2</td></tr></table>',
      ['part: Delete'],
      'en ru',
    ],
    [
      '<table><tr><td>Delete</td><td>Show it</td></tr></table>',
      '<table><tr><td>Delete</td><td>Показать</td></tr></table>',
      ['part: Delete'],
      'en ru',
    ],
    [
      '<table><tr><td>F2</td><td>Show it</td></tr><tr><td>Ctrl+D</td><td>Delete</td></tr></table>',
      '<table><tr><td>F2</td><td>Показать</td></tr><tr><td>Ctrl+D</td><td>Delete</td></tr></table>',
      ['part: Delete'],
      'en ru',
    ],
  ]);
});
