import { readCutArchive, wholeUnits, type CutPart } from './cut-archive';
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { FileError } from '../files/content-file';
import { FileText } from '../files/file-text';
import { RepeatedPart, unzipWithin, WrongChecksum, WrongSizes } from '../files/xlsx/unzip-within';

export interface UnpackedParts {
  /** The wanted parts as texts. */
  readonly parts: ReadonlyMap<string, FileText>;
  /** The names of all parts. */
  readonly names: readonly string[];
  /** Parts that the file can do without and that can't be read, with the reasons. */
  readonly damaged: ReadonlyMap<string, FileError>;
  /** The end of the archive is missing; its parts are those that are there, up to their last whole unit. */
  readonly isCutOff: boolean;
}

/** Whether the bytes begin like a packed file. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** The names of the parts, without unpacking any, also of an archive whose end is missing. */
export function partNames(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => (names.push(name), false) });
  } catch {
    return readCutArchive(bytes, () => false, 0).map(({ name }) => name);
  }
  return names;
}

/**
 * Unpacks the parts that match, as texts. Sizes are looked at before anything is unpacked, so a small file
 * can't grow without bounds. @param dispensable Parts whose damage is no reason to refuse the file.
 *
 * @throws FileError for a damaged file, a too large one and one that is not UTF-8.
 */
export function unzipParts(
  bytes: Uint8Array,
  wanted: RegExp,
  mostBytes: number,
  dispensable = none,
): UnpackedParts {
  const file = new FileText('archive', '');
  const names: string[] = [];
  const wantedNames: string[] = [];
  let size = 0;
  let unpacked: Readonly<Record<string, Uint8Array>>;
  try {
    unpacked = unzipWithin(
      bytes,
      ({ name, originalSize }) => {
        names.push(name);
        if (!wanted.test(name)) return false;
        wantedNames.push(name);
        size += originalSize;
        return size <= mostBytes;
      },
      (name) => dispensable.test(name),
    );
  } catch (error) {
    if (error instanceof WrongSizes)
      return file.fail('format', 0, 'a part of it is larger than its directory says.');
    if (error instanceof WrongChecksum) return file.fail('format', 0, wrongChecksum);
    if (error instanceof RepeatedPart) return file.fail('format', 0, partTwice);
    return unzipBeginning(bytes, { wanted, mostBytes, dispensable });
  }
  if (size > mostBytes) file.fail('too-large', 0, 'the file is too large when it is unpacked.');
  const damaged = new Map<string, FileError>();
  const parts = new Map<string, FileText>();
  for (const name of wantedNames) {
    const part = unpacked[name];
    const text = attempt(name, dispensable, damaged, () =>
      part === undefined ? file.fail('format', 0, wrongChecksum) : decoded(name, part),
    );
    if (text !== undefined) parts.set(name, text);
  }
  return { parts, names, damaged, isCutOff: false };
}

/** Matches no name. */
const none = /(?!)/;
const partTwice = 'a part of it is there twice.';
const wrongChecksum = 'a part of it is not what its checksum says.';

/** Returns the text of a part; of one that the file can do without, keeps why it can't be read. */
function attempt(
  name: string,
  dispensable: RegExp,
  damaged: Map<string, FileError>,
  read: () => FileText,
): FileText | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileError) || !dispensable.test(name)) throw error;
    damaged.set(name, error);
    return undefined;
  }
}

/** @throws FileError for an archive without any part that can be read, and one with a part twice. */
function unzipBeginning(
  bytes: Uint8Array,
  {
    wanted,
    mostBytes,
    dispensable,
  }: { readonly wanted: RegExp; readonly mostBytes: number; readonly dispensable: RegExp },
): UnpackedParts {
  const file = new FileText('archive', '');
  let found: readonly CutPart[];
  try {
    found = readCutArchive(bytes, (name) => wanted.test(name), mostBytes);
  } catch {
    return file.fail('too-large', 0, 'the file is too large when it is unpacked.');
  }
  const wantedNames = found.flatMap(({ name }) => (wanted.test(name) ? [name] : []));
  if (new Set(wantedNames).size < wantedNames.length) return file.fail('format', 0, partTwice);
  const damaged = new Map<string, FileError>();
  const parts = found.flatMap(({ name, content, isWhole }): readonly (readonly [string, FileText])[] => {
    if (!wanted.test(name) || content.length === 0) return [];
    if (isWhole) {
      const whole = attempt(name, dispensable, damaged, () => decoded(name, content));
      return whole === undefined ? [] : [[name, whole]];
    }
    const text = wholeUnits(name, new TextDecoder().decode(content, { stream: true }));
    return text === undefined ? [] : [[name, new FileText(name, text)]];
  });
  if (parts.length === 0) return file.fail('format', 0, 'the archive is not whole.');
  return { parts: new Map(parts), names: found.map(({ name }) => name), damaged, isCutOff: true };
}

function decoded(name: string, part: Uint8Array): FileText {
  try {
    const [first, second] = part;
    const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    const encoding = !isUtf16 ? 'utf-8' : first === 0xff ? 'utf-16le' : 'utf-16be';
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(part);
    return new FileText(name, text.replace(/^\uFEFF/, ''));
  } catch {
    return new FileText(name, '').fail(
      'encoding',
      0,
      'a part of the file is in another encoding than UTF-8 and UTF-16.',
    );
  }
}

/** Packs texts. A fixed time makes the output deterministic. */
export function zipParts(parts: Readonly<Record<string, string>>): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(parts)) files[name] = new TextEncoder().encode(text);
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}
