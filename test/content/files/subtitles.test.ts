import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLaws } from './support/describe-laws';
import { problemsOf, readText, typedText, writeText } from './support/file-laws';

const srt = { name: 'a.srt' };
const vtt = { name: 'a.vtt' };

describe('a SubRip file', () => {
  const text =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\n- Hello!\r\n<i>World</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n\r\nsee you\r\n\r\n3\r\n00:00:05,000 --> 00:00:06,000\r\n\r\n';

  it('gives the text of each subtitle with its times', () => {
    const { segments } = readText(text, srt);
    expect(segments.map(({ value, data, context }) => [value, data, context])).toEqual([
      ['- Hello!\n<i>World</i>', 'html', '00:00:01,000 --> 00:00:02,000'],
      ['Bye\n\nsee you', 'text', '00:00:03,000 --> 00:00:04,000'],
    ]);
    expect(writeText(text, { [segments[1]?.id ?? '']: 'Tschüs\nbis dann' }, srt)).toBe(
      text.replace('Bye\r\n\r\nsee you', 'Tschüs\r\nbis dann'),
    );
  });

  it('refuses a target that would begin another subtitle', () => {
    const [first] = readText(text, srt).segments;
    expect(() => writeText(text, { [first?.id ?? '']: 'a --> b' }, srt)).toThrow(
      /a\.srt, line 3, column 1: The target of/,
    );
  });

  it.each([
    ['Hello\n1\n00:00:01,000 --> 00:00:02,000\nx', 1, 1, 'syntax'],
    ['1\n00:00:01,000 --> later\nx', 2, 1, 'syntax'],
    ['WEBVTT\n\n', 1, 1, 'format'],
  ])('is refused with its place: %j', (broken, line, column, rule) => {
    expect(problemsOf(broken, srt)[0]).toMatchObject({ line, column, rule });
  });
});

it('the times of a WebVTT cue are refused with an example of its own form', () => {
  expect(problemsOf('WEBVTT\n\n00:01.000 --> later\nx', vtt)[0]).toMatchObject({
    line: 3,
    message: expect.stringContaining('00:01.000 --> 00:02.000;'),
  });
});

it('a WebVTT file gives the text of each cue, and leaves notes and styles', () => {
  const text =
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE\nfor us\n\nintro\n00:01.000 --> 00:02.000 align:start\nTom &amp; Jerry\n\n00:03.000 --> 00:04.000\n<v Bob>Hi &lt;there\n';
  const { segments } = readText(text, vtt);
  expect(segments.map(({ value, data }) => [value, data])).toEqual([
    ['Tom & Jerry', 'text'],
    ['<v Bob>Hi &lt;there', 'html'],
  ]);
  expect(writeText(text, { [segments[0]?.id ?? '']: 'A < B & C' }, vtt)).toBe(
    text.replace('Tom &amp; Jerry', 'A &lt; B &amp; C'),
  );
});

const line = fc
  .array(fc.constantFrom('Hi', ' there', '.', '<i>x</i>', 'é', '- ', '5', '&amp;'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const lines = fc.array(line, { maxLength: 3 }).map((all) => all.join('\n'));
const cues = fc.array(lines, { maxLength: 5 });
const targets = typedText.map((text) => text.replaceAll(/[<>&\s]/g, '.'));

describeLaws({
  options: { name: 'a.srt', format: 'srt' },
  isKeyless: true,
  files: fc.tuple(cues, fc.constantFrom('\n', '\r\n')).map(([all, lineEnd]) =>
    all
      .map((text, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index},500\n${text}\n\n`)
      .join('')
      .replaceAll('\n', lineEnd),
  ),
  targets,
  pieces: ['1\n', '00:00:01,000 --> 00:00:02,000\n', '\n', 'text\n', '-->', '5'],
});

describeLaws({
  options: { name: 'a.vtt', format: 'vtt' },
  isKeyless: true,
  files: cues.map(
    (all) =>
      `WEBVTT\n\n${all.map((text, index) => `00:0${index}.000 --> 00:0${index}.500\n${text}\n\n`).join('')}`,
  ),
  targets,
  pieces: ['WEBVTT\n', '\n', '00:01.000 --> 00:02.000\n', 'text\n', 'NOTE\n', '<v Bob>', '&lt;'],
});
