import { Inflate } from 'fflate';
import { checksum } from './checksum';

/** A part of an archive, by the archive's directory. */
export interface ArchiveEntry {
  readonly name: string;
  readonly originalSize: number;
}

interface PackedEntry extends ArchiveEntry {
  readonly method: number;
  readonly packedSize: number;
  /** CRC-32 of the content. */
  readonly sum: number;
  /** Where its own header begins. */
  readonly offset: number;
}

/** Thrown where a part is larger than the directory says. */
export class WrongSizes extends Error {}

/** Thrown where the content of a part is not the one that was packed. */
export class WrongChecksum extends Error {}

/** Thrown where the archive has a wanted part twice, as programs differ in which of the two they read. */
export class RepeatedPart extends Error {}

/** Pieces are small, so that little is unpacked before it is seen that a part is too large. */
const pieceBytes = 16_384;
const unstated = 0xff_ff_ff_ff;

/**
 * Unpacks the wanted parts of an archive. A directory may state any size, so unpacking a part ends as soon as
 * it has more: otherwise 100 kB could keep a processor busy for minutes. A dispensable part is left out where
 * its content is not the one that was packed. @throws WrongSizes, WrongChecksum, RepeatedPart, and any error
 * for an archive that is damaged.
 */
export function unzipWithin(
  bytes: Uint8Array,
  isWanted: (entry: ArchiveEntry) => boolean,
  isDispensable: (name: string) => boolean = () => false,
): Readonly<Record<string, Uint8Array>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Record<string, Uint8Array> = {};
  const seen = new Set<string>();
  for (const entry of entriesOf(bytes, view)) {
    const { name, method, packedSize, originalSize, sum, offset } = entry;
    if (!isWanted(entry)) continue;
    if (seen.has(name)) throw new RepeatedPart();
    seen.add(name);
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packedSize > bytes.length) throw new RangeError(`"${name}" ends behind the archive`);
    const packed = bytes.subarray(start, start + packedSize);
    if (method !== 0 && method !== 8) throw new Error(`"${name}" is packed by method ${method}`);
    // A part that is stored is copied, and any number of entries may name the same one.
    if (method === 0 && packedSize > originalSize) throw new WrongSizes();
    const part = method === 0 ? packed.slice() : inflated(packed, originalSize);
    if (checksum(part) === sum) parts[name] = part;
    else if (!isDispensable(name)) throw new WrongChecksum();
  }
  return parts;
}

/** The entries of the directory at the archive's end, also of one with 64-bit numbers. */
function* entriesOf(bytes: Uint8Array, view: DataView): Generator<PackedEntry> {
  const end = endOf(view);
  let count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const large =
    end >= 20 && view.getUint32(end - 20, true) === 0x07_06_4b_50 ? long(view, end - 12) : undefined;
  const isLarge = large !== undefined && view.getUint32(large, true) === 0x06_06_4b_50;
  if (isLarge) [count, at] = [long(view, large + 32), long(view, large + 48)];
  for (let index = 0; index < count; index++) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    );
    const nameEnd = at + 46 + (nameLength ?? 0);
    const extraEnd = nameEnd + (extraLength ?? 0);
    const isUtf8 = (view.getUint16(at + 8, true) & 2048) !== 0;
    const stated = [24, 20, 42].map((field) => view.getUint32(at + field, true));
    const [originalSize = 0, packedSize = 0, offset = 0] = isLarge
      ? longer(view, stated, nameEnd, extraEnd)
      : stated;
    yield {
      name: new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      originalSize,
      packedSize,
      sum: view.getUint32(at + 16, true),
      offset,
    };
    at = extraEnd + (commentLength ?? 0);
  }
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_558); at--)
    if (view.getUint32(at, true) === 0x06_05_4b_50) return at;
  throw new RangeError('The archive has no directory.');
}

/** Numbers that do not fit stand in an extra field, in this order. */
function longer(view: DataView, stated: readonly number[], from: number, to: number): readonly number[] {
  for (let at = from; at + 4 < to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return stated.map((value) => {
      if (value !== unstated) return value;
      next += 8;
      return long(view, next - 8);
    });
  }
  return stated;
}

const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function inflated(packed: Uint8Array, size: number): Uint8Array {
  const part = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw new WrongSizes();
    part.set(chunk, filled);
    filled += chunk.length;
  });
  for (let at = 0; at < packed.length; at += pieceBytes)
    stream.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
  return part.subarray(0, filled);
}
