import { describe, expect, it } from 'vitest';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { sharedRepetitions } from '../../../src/content/receivers/shared-repetitions';
import { processorMs } from '../../support/processor-time';

describe('repetitions that can divide the same text among them', () => {
  it.each([
    ['abc', 0],
    ['[a-z]{3}', 0],
    ['a+', 1],
    ['a+b+c+', 1],
    [String.raw`[A-Z]+\d+[A-Z]+\d+`, 1],
    [String.raw`\w+@\w+`, 1],
    ['[a-z]+/[a-z]+/[a-z]+', 1],
    ['foo.*|bar.*|baz.*', 1],
    [String.raw`\p{Lu}+\p{Ll}+`, 1],
    ['a+b?a+', 2],
    ['[a-z0-9]+(?:-[a-z0-9]+)*', 2],
    ['(?:ab)*(?:ab)*', 2],
    [String.raw`\w[\w.-]*@([\w-]+\.)+[\w-]+`, 2],
    [String.raw`(.)\1.*`, 2],
    ['.{0,50}.{0,50}', 2],
    [String.raw`.+@.+\..+`, 3],
    ['.*a.*a.*b', 3],
    ['(?=.*a).*(?=.*b).*', 4],
    [String.raw`[😀a]+[😀b]+`, 2],
    ['a*(?!b)a*(?!b)a*c', 3],
    ['a*(?=a*b)a*(?=a*b)a*c', 3],
    ['a?b?c?', 0],
    ['[a-z]{1,3}[a-z]?', 1],
    ['(?:a)?'.repeat(10), 2],
    [`${'a?'.repeat(29)}b`, Infinity],
    ['.*.*.*.*.*.*.*.*.*.*.*.*.*.*', Infinity],
  ])('%s: %s', (pattern, count) => {
    expect(new RegExp(pattern, 'u')).toBeInstanceOf(RegExp);
    expect(sharedRepetitions(pattern)).toBe(count);
  });

  const further = ['a*(?!b)a*(?!b)a*(?!b)a*c', `${'a?'.repeat(29)}b`, `${'.*'.repeat(14)}b`];

  it.each(['pattern', 'without-pattern'] as const)(
    'take no long time in a rule of the kind %s, however long the value is',
    (kind) => {
      const rule = { id: 'a', says: 'a', source: { title: 'a' }, level: 'refused', kind, form: 'a' } as const;
      const field = { id: 'a', type: 'localizable', data: 'text', position: 0, source: 'a' };
      for (const pattern of [
        '.*a.*b',
        '.*a.*a.*b',
        '.*a.*a.*a.*b',
        'a*a*a*a*a*b',
        'a*a*a*a*a*a*a*a*b',
        ...further,
      ])
        for (const length of [17, 24, 80, 150, 300, 500, 8000, 10_000])
          expect(
            processorMs(() =>
              rehearseField({ rules: [{ ...rule, pattern }] }, { ...field, target: 'a'.repeat(length) }),
            ),
          ).toBeLessThan(1000);
    },
  );
});
