import { unzipSync, zipSync, type Zippable } from 'fflate';
import { FileText } from '../files/file-text';

export interface UnpackedParts {
  /** The wanted parts as texts. */
  readonly parts: ReadonlyMap<string, FileText>;
  /** The names of all parts. */
  readonly names: readonly string[];
}

/** Whether the bytes begin like a packed file. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** The names of the parts, without unpacking any; empty for what is no whole archive. */
export function partNames(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => (names.push(name), false) });
  } catch {
    return [];
  }
  return names;
}

/**
 * Unpacks the parts that match, as texts. Sizes are looked at before anything is unpacked, so a small file
 * can't grow without bounds. @throws FileError for a damaged file, a too large one and one that is not UTF-8.
 */
export function unzipParts(bytes: Uint8Array, wanted: RegExp, mostBytes: number): UnpackedParts {
  const file = new FileText('archive', '');
  const names: string[] = [];
  let size = 0;
  let unpacked: Readonly<Record<string, Uint8Array>>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (!wanted.test(name)) return false;
        size += originalSize;
        return size <= mostBytes;
      },
    });
  } catch {
    return file.fail('format', 0, 'the archive is not whole.');
  }
  if (size > mostBytes) file.fail('too-large', 0, 'the file is too large when it is unpacked.');
  const parts = Object.entries(unpacked).map(([name, part]) => [name, decoded(name, part)] as const);
  return { parts: new Map(parts), names };
}

function decoded(name: string, part: Uint8Array): FileText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
    return new FileText(name, text.replace(/^\uFEFF/, ''));
  } catch {
    return new FileText(name, '').fail('encoding', 0, 'a part of the file is not in UTF-8.');
  }
}

/** Packs texts. A fixed time makes the output deterministic. */
export function zipParts(parts: Readonly<Record<string, string>>): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(parts)) files[name] = new TextEncoder().encode(text);
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}
