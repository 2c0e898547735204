import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText, encodeText } from '../../../src/content/html/decode-text';
import { anyCharacter } from '../../support/content/any-character';

it('decodes references and nothing else', () => {
  expect(decodeText('caf&eacute; &amp;lt; R&D &#x41;&copy &nope;')).toBe('café &lt; R&D A© &nope;');
});

it('encoding and decoding restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(decodeText(encodeText(text))).toBe(text);
    }),
  );
});
