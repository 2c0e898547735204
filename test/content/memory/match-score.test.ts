import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchScore, scoredText } from '../../../src/content/memory/match-score';

const score = (a: string, b: string, least = 0): number => matchScore(scoredText(a), scoredText(b), least);

it('only equal texts have 100 percent', () => {
  expect(score('Save the file.', 'Save the file.')).toBe(100);
  expect(score('Save the file.', 'Save the File.')).toBe(96);
  expect(score('Save the file.', 'Save the file')).toBe(92);
});

it('another word costs more than an inflection or another number', () => {
  const words = score('Delete the selected image now', 'Delete the selected folder now');
  const inflected = score('Delete the selected image now', 'Delete the selected images now');
  const numbers = score('You have 3 new messages', 'You have 12 new messages');
  expect(words).toBe(80);
  expect(inflected).toBeGreaterThan(words);
  expect(numbers).toBe(90);
});

it('Japanese is compared by characters', () => {
  expect(score('設定を保存します', '設定を削除します')).toBe(75);
});

it('is the same in both directions, and 0 exactly where it is below the least', () => {
  const text = fc.array(fc.constantFrom('save', 'the', 'file', 'Files', '3', '.', '保', '存'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [own, other] = [a.join(' '), b.join(' ')];
      const exact = score(own, other);
      expect(score(other, own)).toBe(exact);
      expect(score(own, other, 60)).toBe(exact >= 60 ? exact : 0);
    }),
  );
});
