import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../../../src/content/checks/text/is-within';

describe('isWithin', () => {
  it('finds whole words only', () => {
    expect(isWithin('the ServerRoot of a server', 'server')).toBe(true);
    expect(isWithin('the ServerRoot', 'Server')).toBe(false);
  });

  it('ends for every text, and finds no words in each', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, words) => {
        expect(isWithin(text, '')).toBe(true);
        expect(isWithin(`(${text})`, words)).toBeTypeOf('boolean');
      }),
    );
  });
});
