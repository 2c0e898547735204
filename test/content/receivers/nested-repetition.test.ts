import { describe, expect, it } from 'vitest';
import { hasNestedRepetition } from '../../../src/content/receivers/nested-repetition';
import { processorMs } from '../../support/processor-time';

describe('a repeated part that has a repetition', () => {
  it('is taken where one character says where each begins or ends', () => {
    for (const pattern of [
      '[a-z0-9]+(?:-[a-z0-9]+)*',
      '(?:[a-z0-9]+-)*[a-z0-9]+',
      String.raw`\w[\w.-]*@([\w-]+\.)+[\w-]+`,
      String.raw`\w+(\x2d\w+){0,5}`,
      '/?([a-z]+/)*',
      '[a-z]+([-_][a-z]+)*',
      '(?:#[a-f]{6,8};)+',
      '(?:jpg|jpeg|png)+',
      '(?:a|b){2}',
      '(?:a|bc|[de]f)*',
      String.raw`(?:\.|-)*`,
      '(?:a|b|c)?',
      '(?<sign>[+-]?)(?:a|a)',
      '(?:-?a)*',
      '(?:[a-z0-9]|-)+',
      String.raw`(?:\w|[-.]|\x20)+`,
      '(?:[^&]|&amp;)*',
      '(?:😀[a-z]+)*',
      '(?:😀|😁)*',
      '(?:[+-_][a-z]+)*',
      String.raw`(?:[a-z]|\d)+`,
      String.raw`(?:[^\d]|\d)*`,
    ])
      expect([pattern, hasNestedRepetition(pattern)]).toEqual([pattern, false]);
  });

  it('is not where the parts could be divided in several ways', () => {
    for (const pattern of [
      '(a+)+',
      '(?:-?[a-z]+)*',
      '(?:[a-z]+|-)*',
      '(?:-[a-z-]+)*',
      '(?:_\\w+)*',
      '(?:.[a-z]+)*',
      '(?:(?:-[a-z]+)*_?)*',
      '(?:[a-z][a-z]+)*',
      '(?:-+[a-z]*)*',
      '(?:-.*)*',
      '(?:a+?)*',
      '(a|a)*',
      '(?:a|ab)+',
      '(?:[ab]|b)*',
      '(?:a?a?)*',
      '(?:ab?|b)+',
      String.raw`(?:\w|-|_)*`,
      '(?:(?:a|b)|b)*',
      '(?:.|a){3,}',
      '(?:|a)*',
      '(?:😀+)+',
      '(?:😀|[😀😁])*',
      '(?:[^&]|&amp;|a)*',
      String.raw`(?:[a-z]|\w)+`,
    ])
      expect([pattern, hasNestedRepetition(pattern)]).toEqual([pattern, true]);
  });

  it('that is taken takes no long time', () => {
    for (const pattern of ['[a-z0-9]+(?:-[a-z0-9]+)*', '(?:[a-z0-9]+-)*[a-z0-9]+']) {
      const whole = new RegExp(`^(?:${pattern})$`, 'u');
      for (const text of [`${'a'.repeat(9_000)}!`, `${'a-'.repeat(4_500)}!`])
        expect(processorMs(() => whole.test(text))).toBeLessThan(1000);
    }
  });
});
