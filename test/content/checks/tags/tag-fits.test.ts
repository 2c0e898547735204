import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';

const problemsIn = (source: string, target: string) =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set<CheckId>(['tags-missing', 'tags-extra']),
  );

/** Returns the marked text and what follows, in the source or, where nothing is marked there, the target. */
const marksIn = (source: string, target: string): readonly string[] =>
  problemsIn(source, target).flatMap((problem) => {
    const [value, spans] = problem.source.length > 0 ? [source, problem.source] : [target, problem.target];
    return spans.map(({ from, to }) => `[${value.slice(from, to)}]${value.slice(to, to + 9)}`);
  });

/** The word before the tag by which another one was replaced. */
const wordBefore = (source: string, target: string): readonly string[] =>
  problemsIn(source, target).flatMap((problem) =>
    problem.target.map(({ from }) => target.slice(0, from).split(' ').at(-2) ?? ''),
  );

const variantsIn = (source: string, target: string): readonly string[] =>
  problemsIn(source, target).flatMap((problem) =>
    [problem, ...(problem.folded ?? [])].map(({ variant }) => variant),
  );

const link = (words: string): string => `<a href="depot.txt"><em>${words}</em></a>`;

describe('a line break that one side has more of', () => {
  const [first, third] = ['Open the list of all 25 stations.', 'Close the window of the stations 7.'];
  const [erste, dritte] = ['Die Liste aller 25 Stationen öffnen.', 'Das Fenster der Stationen 7 schließen.'];
  test('is the one in the paragraph that the other side lacks', () => {
    expect(
      marksIn(
        `<p>${first}<br>Read it to the end.</p><p>Mind the pane with 30 rows.<br>It has a table.</p><p>${third}<br>Wait.</p>`,
        `<p>${erste}<br>Bis zum Ende lesen.</p><p>${dritte}<br>Warten.</p>`,
      ),
    ).toContain('[<br>]It has a ');
  });
  test('is the one in the paragraph that has fewer of them', () => {
    expect(
      marksIn(
        `<p>${first}<br>Read it to the end.</p><p>${third}<br>Wait for it.</p>`,
        `<p>${erste}<br>Bis zum Ende lesen.</p><p>${dritte} Darauf warten.</p>`,
      ),
    ).toEqual(['[<br>]Wait for ']);
    expect(
      marksIn(
        `<p>${first}<br>Read it to the end.</p><p>${third}<br>Wait for it.</p>`,
        `<p>${erste} Bis zum Ende lesen.</p><p>${dritte}<br>Darauf warten.</p>`,
      ),
    ).toEqual(['[<br>]Read it t']);
  });
  test('is one of each of two that stand in pairs', () => {
    expect(
      marksIn(
        `<p>${first}<br>Read it to the end.</p><p>${third}<br>Wait for it.</p>`,
        `<p>${erste}<br><br>Bis zum Ende lesen.</p><p>${dritte}<br><br>Darauf warten.</p>`,
      ),
    ).toEqual(['[<br>]<br>Bis z', '[<br>]<br>Darau']);
  });
});

describe('one of several equal tags', () => {
  test('belongs to the paragraph that tells its own, where one side has other paragraphs', () => {
    const source =
      '<div>Choose <i>Open</i> to see all 12 entries of the list at once.</div><div>There is more to say about lists in chapter 9, which has examples.</div><div>Choose <i>Close</i> to leave the 40 pictures as they are.</div>';
    const lists = '<div>Mehr zu Listen steht in Kapitel 9, das auch Beispiele enthält.</div>';
    expect(
      marksIn(
        source,
        `${lists}<div>Mit <i>Schließen</i> bleiben die 40 Bilder, wie sie sind, und alles ist gut.</div>`,
      ),
    ).toContain('[<i>]Open</i> ');
    expect(
      marksIn(
        source,
        `<div>Mit <i>Öffnen</i> sieht man alle 12 Einträge der Liste auf einmal.</div>${lists}`,
      ),
    ).toContain('[<i>]Close</i>');
  });
  test('is told by the names of its own line, not of the next one', () => {
    const next =
      '<br>See <a href="walls.html">walls</a>, <a href="rooms.html">rooms</a> and <a href="texts.html">texts</a>.</p>';
    expect(
      marksIn(
        `<p>Take the empty document, choose <i>File</i> or select a demo in the box of <i>Demos</i>.${next}`,
        `<p>Man nimmt das leere Dokument oder wählt <i>Datei</i>.${next.replaceAll(/See|and/g, 'und')}`,
      ),
    ).toEqual(['[<i>File</i> or select a demo in the box of <i>Demos]</i>.<br>']);
  });
  test('is told by the link around it', () => {
    expect(
      marksIn(`<p><em>Air </em>${link('Depot:')} tools.</p>`, `<p>${link('Hangare:')} Werkzeuge.</p>`),
    ).toEqual(['[<em>]Air </em>']);
  });
  test('around the same text, the one that stands for another tag is beside other code', () => {
    const source =
      '<p>Install <i>qemu</i>, in which case the program is <tt>qemu</tt> instead of <tt>kvm</tt>.</p>';
    expect(
      wordBefore(
        source,
        '<p>Man installiert <tt>qemu</tt>, und das Programm heißt dann <tt>qemu</tt> statt <tt>kvm</tt>.</p>',
      ),
    ).toEqual(['installiert']);
    expect(
      wordBefore(
        '<p>The program is <tt>qemu</tt> instead of <tt>kvm</tt>, for which one can install <i>qemu</i>.</p>',
        '<p>Das Programm heißt <tt>qemu</tt> statt <tt>kvm</tt>, wofür man das Paket <tt>qemu</tt> hat.</p>',
      ),
    ).toEqual(['Paket']);
  });
});

describe('a single letter without its tag', () => {
  test('is another one where the texts around it are other ones, too', () => {
    const source = '<p>It matches <em>set</em>, <em>sit</em> and <em>seat</em>, or <em>d</em>.</p>';
    expect(variantsIn(source, '<p>Es findet alles zwischen b und d.</p>')).not.toContain('plain');
    expect(
      variantsIn(source, '<p>Es findet <em>set</em>, <em>sit</em> und <em>seat</em>, oder d.</p>'),
    ).toContain('plain');
  });
});
