import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthUnits } from '../../../src/content/receivers/receiver-profile';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { lengthIn } from '../../../src/content/receivers/rules/text-length';
import { scaled } from '../../support/effort';
import { growsTooFast } from '../../support/processor-time';

const values = fc
  .array(fc.constantFrom('a', 'bb', ' ', '  ', '\n', 'ü', '語', '👩‍👧', 'long-word', '.'), { maxLength: 60 })
  .map((parts) => parts.join(''));
const place = { id: 'a', type: 'localizable', data: 'text', position: 0, source: 'a' };

it('a long line is broken into lines that fit, at white space where there is any, and loses no other text', () => {
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...lengthUnits),
      fc.integer({ min: 9, max: 20 }),
      (target, unit, max) => {
        const rule = {
          id: 'a',
          kind: 'length',
          says: 'a',
          source: { title: 'a' },
          level: 'changed',
        } as const;
        const profile = { rules: [{ ...rule, per: 'line', unit, max } as const] };
        const stored = rehearseField(profile, { ...place, target }).stored ?? '';
        // A character of an address can take more than a line of nine.
        const most = unit === 'encoded' ? Math.max(max, 12) : max;
        for (const line of stored.split('\n')) expect(lengthIn(unit, line)).toBeLessThanOrEqual(most);
        expect(stored.replaceAll(/\s/g, '')).toBe(target.replaceAll(/\s/g, ''));
        if (target.split('\n').every((line) => lengthIn(unit, line) <= max)) expect(stored).toBe(target);
      },
    ),
    { examples: [['  a👩‍👧', 'utf8Bytes', 10]] },
  );
});

it('a long value without white space is broken in time that is proportional to its length', () => {
  const rule = { id: 'a', kind: 'length', says: 'a', source: { title: 'a' }, level: 'changed' } as const;
  const profile = { rules: [{ ...rule, per: 'line', unit: 'codePoints', max: 10 } as const] };
  const rehearse = (length: number): void => {
    const { stored } = rehearseField(profile, { ...place, target: 'a'.repeat(length) });
    expect(stored).toHaveLength(length + length / 10 - 1);
  };
  expect(growsTooFast(rehearse, scaled(10_000, 100_000))).toBe(false);
});
