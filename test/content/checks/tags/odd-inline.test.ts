import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import { fixOf } from '../../../../src/content/checks/problem-fix';
import type { CheckId } from '../../../../src/content/checks/problem';
import { readWordPairs, type WordPairs } from '../../../../src/content/checks/words/word-pairs';

const problemsOf = (source: string, target: string, pairs?: WordPairs) =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set<CheckId>(['tags-missing', 'tags-extra']),
    pairs,
  );

/** The text that each problem marks, on the side of the tag that has no partner. */
const marked = (source: string, target: string): readonly string[] =>
  problemsOf(source, target).map((problem) => {
    const [value, span] =
      problem.source.length > 0 ? [source, problem.source[0]] : [target, problem.target[0]];
    return value.slice(span?.from, span?.to);
  });

/** As `marked`, with what follows up to the next tag. */
const markedWords = (source: string, target: string): readonly string[] =>
  problemsOf(source, target).map((problem) => {
    const [value, span] =
      problem.source.length > 0 ? [source, problem.source[0]] : [target, problem.target[0]];
    return value.slice(span?.to).split('<')[0] ?? '';
  });

const filler = (words: number): string => 'and so on and so forth '.repeat(words);

describe('one of several equal inline tags without a partner', () => {
  test('it is the one in the block that has fewer', () => {
    expect(
      markedWords(
        '<p>It is <em>not</em> safe.</p><p>It is <em>never</em> fast.</p><p>It is <em>always</em> cheap.</p>',
        '<p>Es ist <em>nicht</em> sicher.</p><p>Es ist nie schnell.</p><p>Es ist <em>stets</em> billig.</p>',
      ),
    ).toEqual(['never']);
  });
  test('it is the one whose neighbours differ', () => {
    expect(
      markedWords(
        `<p>First <code>alpha</code> <em>before</em> <code>beta</code> ${filler(10)}, then <code>gamma</code> <em>after</em> <code>delta</code>.</p>`,
        `<p>Erst <code>alpha</code> vor <code>beta</code> ${filler(10)}, dann <code>gamma</code> <em>nach</em> <code>delta</code>.</p>`,
      ),
    ).toEqual(['before']);
  });
  test('an added one is found in the same way', () => {
    expect(
      markedWords(
        '<p>It is <em>not</em> safe.</p><p>It is never fast.</p>',
        '<p>Es ist <em>nicht</em> sicher.</p><p>Es ist <em>nie</em> schnell.</p>',
      ),
    ).toEqual(['nie']);
  });
  test('all are marked where they are equally likely', () => {
    const source = '<p>It comes <em>before</em> the first and <em>after</em> the last.</p>';
    expect(marked(source, '<p>Es kommt <em>vor</em> dem ersten und nach dem letzten.</p>')).toEqual([
      '<em>before</em> the first and <em>after',
    ]);
  });
  test('a link that the target has once is one of the two of the source', () => {
    const link = '<a href="#alias">Alias</a>';
    const [source, target] = [`<p>${link} wins over ${link}.</p>`, `<p>Es gewinnt ${link}.</p>`];
    expect(marked(source, target)).toEqual([`${link} wins over <a href="#alias">Alias`]);
    expect(problemsOf(source, target).map(certaintyOf)).toEqual(['style']);
  });
  test('nothing is inserted at one of several places', () => {
    const source = '<p>Choose <em>Red</em> or <em>Blue</em>.</p>';
    const target = '<p>Rot oder Blau, <em>Red</em> oder Blue.</p>';
    const place = { from: source.indexOf('<em>'), to: source.indexOf('</em>.') };
    const problem = { check: 'tags-missing', variant: 'inline', detail: { tag: '<em>' } } as const;
    const fix = (to: number) =>
      fixOf(
        { ...problem, source: [{ from: source.lastIndexOf('<em>'), to }], target: [] },
        { source, target, data: 'html', problems: [] },
      )?.text;
    expect([fix(source.lastIndexOf('<em>') + 4), fix(place.to)]).toEqual(['<em>', undefined]);
  });
});

describe('one of several equal tags around a text that the other side has without a tag', () => {
  const program = '<b>update</b>';
  test('it is the one that stands for the text without a tag', () => {
    const source = `<p>It calls update first. If ${program} fails, ${program} is called again.</p>`;
    const target = `<p>${program} läuft zuerst. Wenn ${program} scheitert, wird ${program} erneut aufgerufen.</p>`;
    const [problem] = problemsOf(source, target);
    expect([problem?.target, problem?.source]).toEqual([
      [{ from: 3, to: 6 }],
      [{ from: source.indexOf('update'), to: source.indexOf('update') + 6 }],
    ]);
    const [lost] = problemsOf(target, source);
    expect([lost?.source, lost?.target]).toEqual([problem?.target, problem?.source]);
  });
  test('each of two is found', () => {
    const problems = problemsOf(
      `<p>${program}, update, ${program}, update</p>`,
      `<p>${program}, ${program}, ${program}, ${program}</p>`,
    );
    const each = `${program}, `.length;
    expect(problems.flatMap(({ target }) => target.map(({ from }) => from))).toEqual([
      3 + each,
      3 + 3 * each,
    ]);
  });
});

describe('words that translate each other', () => {
  const pairs = readWordPairs('locati 90 ort\nentry 90 eintr\n\nort 90\neintr 90\n');
  const wordsMarked = (source: string, target: string): readonly string[] =>
    problemsOf(source, target, pairs).map(
      (problem) => target.slice(problem.target[0]?.to).split('<')[0] ?? '',
    );
  const source = '<p>Choose <b>Entry</b> and type it as <b>Location</b>, and save it.</p>';
  test('the tags around them belong together, in any order', () => {
    expect(
      wordsMarked(
        source,
        '<p>Als <b>Ort</b> und mit <b>Eintrag</b> eintippen, dann mit <b>OK</b> sichern.</p>',
      ),
    ).toEqual(['OK']);
    expect(
      wordsMarked(source, '<p>Mit <b>OK</b> nach <b>Eintrag</b> sichern und als <b>Ort</b> eintippen.</p>'),
    ).toEqual(['OK']);
  });
});

describe('a single letter', () => {
  test('it does not stand in a word with an apostrophe', () => {
    expect(
      problemsOf('<p>An <b>e</b>-mail.</p>', "<p>E-Mail e'n.</p>").map(({ variant }) => variant),
    ).toEqual(['inline']);
  });
});

describe('a paragraph without a partner', () => {
  test('all paragraphs are marked that are equally likely', () => {
    const source = '<p>One line.</p><p>Two line.</p><p>Six line.</p>';
    expect(marked(source, '<p>Eine Zeile.</p><p>Zwei Zeilen.</p>')).toEqual([source]);
  });
});

const optionWith = (name: string, argument: string): string => `[ <b>-${name}</b> ${argument} ] `;

describe('the argument of an option', () => {
  const source = `<p><b>accept</b> ${optionWith('U', '<i>username</i>')}${optionWith('h', '<i>hostname[:port]</i>')}<i>place</i></p>`;
  test('keeps its tag where another one is divided, and has none where it lost it', () => {
    const divided = `<p><b>accept</b> ${optionWith('U', '<i>Kennung</i>')}${optionWith('h', '<i>Rechner</i>[:<i>Port</i>]')}<i>Ort</i></p>`;
    expect(markedWords(source, divided)).toEqual(['Port']);
    const lost = `<p><b>accept</b> ${optionWith('U', 'Kennung')}${optionWith('h', '<i>Rechner[:Port]</i>')}<i>Ort</i></p>`;
    expect(markedWords(source, lost)).toEqual(['username']);
  });
});
