import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const tex = 'T<sub>E</sub>X';

describe('a tag around words that one side says once more', () => {
  proveRows('tags-missing', [
    // The second one became "it".
    [
      '<p>If <i>file</i> is set, the <i>file</i> is read.</p>',
      '<p>Wenn <i>Datei</i> gesetzt ist, wird sie gelesen.</p>',
      [],
    ],
    // It stands there without the tag, with another ending, or in the block beside it.
    [
      '<p>If <i>folder</i> is set, the <i>folder</i> is read.</p>',
      '<p>Wenn <i>Ordner</i> gesetzt ist, wird das Ordner gelesen.</p>',
      ['inline: <i>'],
    ],
    [
      '<p>The <b>Projects</b> view shows all.</p><p>It is in the <b>Projects</b> view.</p>',
      '<p>Die Ansicht <b>Projekte</b> zeigt alles.</p><p>Sie ist in der Ansicht der Projekten.</p>',
      ['inline: <b>'],
    ],
    // Another text has lost its tag.
    [
      '<p><i>red</i> or <i>blue</i>, but not <i>red</i> alone</p>',
      '<p><i>rot</i> oder blau, aber nicht <i>rot</i> allein</p>',
      ['inline: <i>'],
    ],
    // The last one of a text.
    [
      '<p>If <i>file</i> is set, <b>file</b> it.</p>',
      '<p>Wenn es gesetzt ist, <b>ablegen</b>.</p>',
      ['inline: <i>'],
    ],
    // The words stand far away.
    [
      '<p>A <b>red</b> one.</p><p>One.</p><p>Two.</p><p>A <b>red</b> one.</p>',
      '<p>Ein <b>rotes</b>.</p><p>Eins.</p><p>Zwei.</p><p>Es.</p>',
      ['inline: <b>'],
    ],
    // Code whose argument is translated.
    [
      '<p>In <code>\\section{Start}</code> you see <code>\\section{Start}</code> in red.</p>',
      '<p>In <code>\\section{Beginn}</code> ist es rot.</p>',
      [],
    ],
    [
      '<p>In <code>\\section{Start}</code> you see <code>\\section{Stop}</code> in red.</p>',
      '<p>In <code>\\section{Beginn}</code> ist es rot.</p>',
      ['code: <code>, \\section{Stop}'],
    ],
    // Letters of a name that are set lower.
    [`<p>${tex} is old, but ${tex} works.</p>`, `<p>${tex} ist alt, aber es geht.</p>`, []],
    [`<p>${tex} is old, but ${tex} works.</p>`, `<p>${tex} ist alt, aber TEX geht.</p>`, ['inline: <sub>']],
    [
      '<p>x<sub>2</sub> is more than y<sub>2</sub>.</p>',
      '<p>x<sub>2</sub> ist mehr als y2.</p>',
      ['inline: <sub>'],
    ],
    // The button of a mouse is no key.
    ['<p>Use the <kbd>left</kbd> mouse button.</p>', '<p>Mit der linken Maustaste.</p>', []],
    ['<p>Use the <kbd>left</kbd> key.</p>', '<p>Mit der linken Taste.</p>', ['code: <kbd>, left']],
  ]);

  proveRows('tags-extra', [
    [
      '<p>If <i>file</i> is set, it is read.</p>',
      '<p>Wenn <i>Datei</i> gesetzt ist, wird <i>Datei</i> gelesen.</p>',
      [],
    ],
    [
      '<p>If <i>file</i> is set, it is read.</p>',
      '<p>Wenn <i>Datei</i> gesetzt ist, wird <i>sie</i> gelesen.</p>',
      ['inline: <i>'],
    ],
    // Code of the same form in words of the language.
    [
      '<p>Fields are <code>foo-lang.encoding</code>.</p><p>The form is 2.</p>',
      '<p>Felder sind <code>bar-sprache.kodierung</code>.</p><p>Die Form ist 2: <code>bar-sprache.kodierung</code>.</p>',
      [],
    ],
    [
      '<p>Fields are <code>foo-lang.encoding</code>.</p><p>The form is 2.</p>',
      '<p>Felder sind <code>foo-lang.encoding</code>.</p><p>Die Form ist 2: <code>bar-sprache.kodierung</code>.</p>',
      ['code: <code>, bar-sprache.kodierung'],
    ],
  ]);
});
