import fc from 'fast-check';
import { expect } from 'vitest';
import { FileError, type ContentFile, type Segment } from '../../../../src/content/files/content-file';
import { encodeText } from '../../../../src/content/html/decode-text';
import {
  readContentFile,
  writeContentFile,
  type FileOptions,
} from '../../../../src/content/files/content-files';

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const toText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export function readText(text: string, options: FileOptions): ContentFile {
  return readContentFile(toBytes(text), options);
}

/** The segments without their places. */
export function segmentsOf(text: string, options: FileOptions): readonly Omit<Segment, 'places'>[] {
  return readText(text, options).segments.map((segment) => {
    const { places: _, ...others } = segment;
    return others;
  });
}

/** Each segment's id and value. */
export function valuesOf(text: string, options: FileOptions): Readonly<Record<string, string>> {
  return Object.fromEntries(readText(text, options).segments.map(({ id, value }) => [id, value]));
}

export function writeText(
  text: string,
  targets: Readonly<Record<string, string>>,
  options: FileOptions,
  untranslated: 'source' | 'empty' = 'source',
): string {
  const { targetLanguage = 'de' } = options;
  const bytes = writeContentFile(toBytes(text), new Map(Object.entries(targets)), {
    ...options,
    targetLanguage,
    untranslated,
  });
  return toText(bytes);
}

/** The problems that make a text unreadable; fails when it can be read. */
export function problemsOf(text: string | Uint8Array, options: FileOptions): FileError['problems'] {
  try {
    readContentFile(typeof text === 'string' ? toBytes(text) : text, options);
  } catch (error) {
    if (error instanceof FileError) return error.problems;
    throw error;
  }
  throw new Error('the file was read');
}

/** Asserts that writing a file with its own sources, or with no targets, gives the same bytes. */
export function expectSameBytes(bytes: Uint8Array, options: FileOptions): ContentFile {
  const file = readContentFile(bytes, options);
  const sources = new Map(file.segments.map(({ id, value, existing }) => [id, existing ?? value]));
  for (const targetLanguage of [options.targetLanguage ?? 'en', 'de']) {
    if (options.targetLanguage !== undefined && targetLanguage !== options.targetLanguage) continue;
    for (const targets of [sources, new Map<string, string>()]) {
      const written = writeContentFile(bytes, targets, {
        ...options,
        targetLanguage,
        untranslated: 'source',
      });
      expect(Buffer.compare(written, bytes)).toBe(0);
    }
  }
  return file;
}

/**
 * Targets that are written are read again, each exactly; in order where ids depend on the text (`isKeyless`).
 */
export function expectTargetsRead(
  bytes: Uint8Array,
  options: FileOptions,
  targetOf: (index: number, segment: Segment) => string,
  isKeyless = false,
): void {
  const targetLanguage = options.targetLanguage ?? 'de';
  const own = { ...options, targetLanguage };
  const { segments } = readContentFile(bytes, own);
  const targets = new Map(segments.map((segment, index) => [segment.id, targetOf(index, segment)]));
  const written = writeContentFile(bytes, targets, { ...own, untranslated: 'source' });
  const again = readContentFile(written, own);
  if (isKeyless) {
    expect(again.segments.map(({ value }) => value)).toEqual([...targets.values()]);
    return;
  }
  const read = new Map(again.segments.map(({ id, value, existing }) => [id, existing ?? value]));
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(targets));
}

/** Reading arbitrary bytes ends with a file or a FileError, and a file that was read can be written. */
export function expectOnlyFileErrors(bytes: Uint8Array, options: FileOptions): void {
  try {
    const { segments } = readContentFile(bytes, options);
    const targets = new Map(
      segments.map(({ id }, index) => [id, index % 3 === 0 ? undefined : `x${index}<&"'`]),
    );
    writeContentFile(bytes, targets, { ...options, targetLanguage: 'ru', untranslated: 'source' });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    expect(error.message).toContain(options.name);
  }
}

/** Bytes, texts, and texts made of the pieces that a format's scanner looks for. */
export function arbitraryFile(pieces: readonly string[]): fc.Arbitrary<Uint8Array> {
  const text = fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 3 })), {
      maxLength: 40,
    })
    .map((parts) => toBytes(parts.join('')));
  return fc.oneof({ weight: 5, arbitrary: text }, fc.uint8Array({ maxLength: 60 }));
}

/**
 * Text as a translator types it: letters of several scripts, quotes, markup characters, line breaks, spaces
 * at the ends.
 */
export const typedText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'Ä',
        '日本',
        '😀',
        ' ',
        '  ',
        "'",
        '"',
        '\\',
        '&',
        '<',
        '>',
        '%s',
        '{x}',
        '@',
        '?',
        ':',
        '#',
        '-',
        '|',
        ',',
        ';',
        '=',
        '\u00a0',
        'é',
        '`',
        '*',
        '_',
        '!',
        '[',
        ']',
        '$',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/**
 * Targets for segments in turn: the typed texts, with a visible character, in an element where the segment
 * has markup.
 */
export function typedTargets(texts: readonly string[]): (index: number, segment: Segment) => string {
  return (index, { data, value, existing = '' }) => {
    const text = `x${texts[index % texts.length] ?? ''}`;
    return data === 'html' && (value.includes('<') || existing.includes('<'))
      ? `<b>${encodeText(text)}</b>`
      : text;
  };
}
