import { assert, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines } from '../../../../src/renderer/components/http-message/changed-lines';
import { jsonLines } from '../../../../src/renderer/components/http-message/json-lines';

const textOf = (text: string): string =>
  jsonLines(text)
    .map(({ level, tokens }) => '  '.repeat(level) + tokens.map((token) => token.text).join(''))
    .join('\n');

const letters = (text: string): string => text.replaceAll(/\s/g, '');

describe('JSON laid out for reading', () => {
  it('is what JSON.stringify would indent, however it was sent', () => {
    assert(
      property(jsonValue(), (value) => {
        const sent = [value];
        expect(textOf(JSON.stringify(sent))).toBe(JSON.stringify(sent, null, 2));
        expect(textOf(JSON.stringify(sent, null, '\t'))).toBe(JSON.stringify(sent, null, 2));
      }),
    );
  });

  it('keeps literals as they were sent', () => {
    expect(textOf('[1.50, 1e3, 12345678901234567890, "\\u00e9"]')).toBe(
      '[\n  1.50,\n  1e3,\n  12345678901234567890,\n  "\\u00e9"\n]',
    );
  });

  it('shows all that a broken or cut text has', () => {
    assert(
      property(jsonValue(), string(), (value, garbage) => {
        const text = `{"a":${JSON.stringify(value)}${garbage}`;
        for (const broken of [text, text.slice(0, -3)]) expect(letters(textOf(broken))).toBe(letters(broken));
      }),
    );
  });

  it('of a megabyte in one string takes no stack and little time', () => {
    const text = JSON.stringify({ value: '"\\é'.repeat(250_000) });
    expect(jsonLines(text)).toHaveLength(3);
  });

  it('leaves a text that is no JSON as it is', () => {
    expect(textOf('hello: {\n world')).toBe('hello: {\n world');
  });
});

it('the lines that a correction changed are known; commas do not count', () => {
  const before = jsonLines('{"id":"x","language":{"source":"en"},"fields":[{"id":"a"},{"id":"a"}]}');
  const after = jsonLines(
    '{"language":{"source":"en","target":"de"},"fields":[{"id":"a","type":"t"},{"id":"a-2"}]}',
  );
  const changed = [...changedLines(before, after)].map((index) =>
    after[index]?.tokens.map((token) => token.text).join(''),
  );
  expect(changed).toEqual(['"target": "de"', '"type": "t"', '"id": "a-2"']);
});
