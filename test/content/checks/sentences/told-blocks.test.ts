import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';

const found = (source: string, target: string): readonly string[] =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set<CheckId>(['tags-missing', 'tags-extra']),
  ).map((problem) => `${problem.variant} ${problem.detail['tag']} ${certaintyOf(problem)}`);

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const source = [
  'The garden opens at dawn and closes when the last visitor has left.',
  'Dogs are welcome everywhere as long as they do not chase the ducks.',
  'Please take your rubbish home with you, since there are no bins here.',
];
const target = [
  'Der Garten öffnet in der Frühe und schließt, wenn der letzte Besucher gegangen ist.',
  'Hunde sind überall willkommen, solange sie nicht die Enten jagen.',
  'Bitte nehmen Sie Ihren Müll mit nach Hause, da es hier keine Eimer gibt.',
];
const [first = '', second = '', third = ''] = target;

describe('a paragraph that one side has more of', () => {
  test('is a matter of style where its text was joined with its neighbour', () => {
    expect(found(paragraphs(...source), paragraphs(first, `${second} ${third}`))).toEqual([
      'joined <p> style',
    ]);
    expect(found(paragraphs(...source), paragraphs(first, `${second}<br>${third}`))).toContain(
      'joined <p> style',
    );
    expect(found(paragraphs(source[0] ?? '', source.slice(1).join(' ')), paragraphs(...target))).toEqual([
      'joined <p> style',
    ]);
  });

  test('is likely a mistake where its text is on one side only', () => {
    expect(found(paragraphs(...source), paragraphs(first, second))).toEqual(['paragraph <p> likely']);
    expect(found(paragraphs(...source.slice(0, 2)), paragraphs(...target))).toEqual(['extra <p> likely']);
  });

  test('is a matter of style where it ends a sentence with an example in it', () => {
    const example = '<pre>water roses</pre>';
    expect(
      found(`<p>Say</p>${example}<p>to the gardener.</p>`, `<p>Sagen Sie dem Gärtner dies:</p>${example}`),
    ).toEqual(['joined <p> style']);
  });

  test('is in another element where a note became a paragraph', () => {
    expect(
      found(
        `${paragraphs(source[0] ?? '')}<div class="note">${source[1]}</div>${paragraphs(source[2] ?? '')}`,
        paragraphs(...target),
      ),
    ).toEqual(['replaced <div> style']);
  });
});
