import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from '../../../src/main/platform/printable';
import { commandingText, commandsATerminal } from '../../support/content/commanding-text';

describe('a line for a terminal', () => {
  it('has no character that commands a terminal or reorders text, whatever it is made of', () => {
    fc.assert(
      fc.property(commandingText, (text) => {
        expect(commandsATerminal(printable(text))).toBe(false);
      }),
    );
  });

  it('means the same in JSON', () => {
    fc.assert(
      fc.property(commandingText, (text) => {
        expect(JSON.parse(printable(JSON.stringify({ text })))).toEqual({ text });
      }),
    );
  });

  it('says which characters it does not show', () => {
    expect(printable('\u001B]0;title\u0007 a\r\nb\u009B31m \u202Eabc')).toBe(
      String.raw`\u001b]0;title\u0007 a\u000d\u000ab\u009b31m \u202eabc`,
    );
  });

  it('is left alone where it is text', () => {
    const text = 'Grüße, 你好, שלום, e\u0301 👩‍👧 “quoted” \\ "x"';
    expect(printable(text)).toBe(text);
  });
});
