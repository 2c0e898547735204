import { describe, expect, it } from 'vitest';
import { checkLines } from '../../../src/main/checks/line-checks';

/** The messages about text that is not translated, with how many others each stands for. */
function saidOf(target: string, ...fields: readonly (readonly [source: string, target: string])[]) {
  const placed = fields.map(([value, translated], at) => ({ id: `f${at}`, value, target: translated }));
  const [answer] = checkLines([{ language: { source: 'en', target }, fields: placed }]);
  return (answer?.problems ?? []).flatMap(({ check, certainty, message, folded = [] }) =>
    check === 'target-equals-source' ? [[message, certainty, folded.length]] : [],
  );
}

const intro = ['<p>Choose how large it is.</p>', '<p>Wählen Sie, wie groß es ist.</p>'] as const;
const page = (labels: readonly string[], mark = 'b'): string =>
  labels.map((label) => `<p><${mark}>${label}</${mark}></p>`).join('');
/** A part of a program’s manual with labels, and its translation with these in their place. */
const withLabels = (labels: readonly string[], translated: readonly string[], mark?: string) =>
  [intro[0] + page(labels, mark), intro[1] + page(translated, mark)] as const;

const labels = ['Width', 'Height', 'Show all files', 'Select all'];

describe('labels that a request keeps in the source’s language', () => {
  it('are said once where it keeps all of them', () => {
    const said = [['Labels are kept in the source language throughout, such as “Width”.', 'style', 3]];
    expect(saidOf('de', withLabels(labels, labels))).toEqual(said);
    expect(
      saidOf(
        'de',
        withLabels(labels.slice(0, 3), labels.slice(0, 3)),
        withLabels(labels.slice(3), labels.slice(3)),
      ),
    ).toEqual(said);
    expect(saidOf('de', withLabels(labels, labels, 'i'))).toEqual(said);
  });

  it('may have a stop behind their mark', () => {
    const stopped = withLabels(['Width', 'Height', 'Show all files.'], []);
    const target = `${intro[1]}${page(['Width', 'Height'])}<p><b>Show all files</b>.</p>`;
    expect(saidOf('de', [stopped[0], target])).toMatchObject([
      [expect.stringContaining('throughout'), 'style', 2],
    ]);
  });

  it.each<readonly [why: string, fields: readonly (readonly [source: string, target: string])[]]>([
    ['one is translated', [withLabels(labels, ['Breite', 'Height', 'Show all files', 'Select all'])]],
    ['another field translates one', [withLabels(labels, labels), withLabels(['Depth'], ['Tiefe'])]],
    ['there are two alone', [withLabels(['Height', 'Show all files'], ['Height', 'Show all files'])]],
    [
      'the others are names',
      [withLabels(['Konqueror', 'Okular', 'Show all files'], ['Konqueror', 'Okular', 'Show all files'])],
    ],
    [
      'the others have another mark',
      [
        [
          withLabels(labels.slice(0, 2), [], 'i')[0] + page(['Show all files']),
          withLabels([], labels.slice(0, 2), 'i')[1] + page(['Show all files']),
        ],
      ],
    ],
  ])('are each said where %s', (_why, fields) => {
    const said = saidOf('de', ...fields);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said)
      expect(one).toMatchObject([expect.stringContaining('not translated: “'), 'likely', expect.any(Number)]);
  });

  it('are said with the sentences that are not translated either', () => {
    const [source, target] = withLabels(labels, labels);
    const left = '<p>You can close this window and open it again.</p>';
    expect(saidOf('de', [source + left, target + left])).toMatchObject([
      [expect.stringContaining('not translated'), 'likely', 5],
    ]);
  });

  const books = [
    'The Art of Sewing Garments for Women',
    'Fashions of the Gilded Age and Other Years',
    'Pattern Drafting and Dressmaking for the Home',
    'Principles of Cutting and Making Men’s Garments',
  ].map((title) => [title, title] as const);

  it('are said once where they are titles with capitals throughout', () => {
    const menu = ['Check for Updates', 'Nach Aktualisierungen suchen'] as const;
    const said = [[expect.stringContaining('throughout, such as “The Art of Sewing'), 'style', 3]];
    expect(saidOf('de', ...books)).toEqual(said);
    expect(saidOf('de', ...books, menu)).toEqual(said);
  });

  it.each<readonly [why: string, fields: readonly (readonly [source: string, target: string])[]]>([
    ['there are few', books.slice(1)],
    [
      'others are translated',
      [...books, ['Check for Updates', 'Auf neue prüfen'], ['About This Program', 'Über dieses Programm']],
    ],
    ['they have small words', books.map(([title]) => [title.toLowerCase(), title.toLowerCase()] as const)],
  ])('are each said though they are titles where %s', (_why, fields) => {
    const said = saidOf('de', ...fields);
    expect(said.length).toBeGreaterThan(2);
    for (const one of said) expect(one).toMatchObject([expect.anything(), 'likely', 0]);
  });
});
