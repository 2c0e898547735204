import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invisiblePlaces } from '../../../../src/renderer/review/display/invisible-characters';
import { anyCharacter } from '../../../support/content/any-character';

const shorts = (text: string): string[] => invisiblePlaces(text).map(({ character }) => character.short);

describe('what cannot be seen', () => {
  test.each([
    ['une\u00A0page\u202F!', ['NBSP', 'NNBSP']],
    ['a\u200Bb\u200Cc\u00ADd', ['ZWSP', 'ZWNJ', 'SHY']],
    ['\u200Eabc\u202E', ['LRM', 'RLO']],
    ['a\tb', ['→']],
    ['two  spaces and   three', ['··', '···']],
    ['\u0001\u2061', ['U+0001', 'U+2061']],
    ['क्\u200Dष', ['ZWJ']],
  ])('%j has %j', (text, expected) => {
    expect(shorts(text)).toEqual(expected);
  });

  test.each([
    ['one space', 'plain text'],
    ['a\nb', 'line breaks'],
    ['日本語　全角', 'the ideographic space'],
    ['👩\u200D🚀 👩🏽\u200D🚀 🏴\u{E0067}\u{E0062}\u{E007F}', 'emoji'],
    ['\u0600١٢', 'Arabic number signs'],
  ])('%j has none: %s', (text) => {
    expect(shorts(text)).toEqual([]);
  });

  test('places are in order, without overlaps, and hold no letter but the Hangul fillers', () => {
    const unit = fc.oneof(
      fc.constantFrom(' ', '  ', '\t', '\u00A0', '\u200D', '👩', '\u202E', '\n'),
      fc.string({ unit: anyCharacter }),
    );
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = units.join('');
        let end = 0;
        for (const place of invisiblePlaces(text)) {
          expect(place.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(place.start, place.end)).toMatch(/^(?:\P{L}|[\u115F\u1160\u3164\uFFA0]| +)$/u);
          end = place.end;
        }
      }),
    );
  });
});
