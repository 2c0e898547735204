import { Unzip, UnzipInflate } from 'fflate';

/** A part of an archive whose end is missing. */
export interface CutPart {
  readonly name: string;
  readonly content: Uint8Array;
  /** False for the part in which the archive ends. */
  readonly isWhole: boolean;
}

const pieceBytes = 4096;

/** Thrown for content that grows beyond what may be read. */
export class TooLargeArchive extends Error {}

/**
 * Reads what is there of an archive without its directory, by the headers before its parts. Parts that are
 * not wanted have no content. @throws TooLargeArchive
 */
export function readCutArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): readonly CutPart[] {
  const found: { readonly name: string; readonly chunks: Uint8Array[]; isWhole: boolean }[] = [];
  let size = 0;
  const unzip = new Unzip((file) => {
    const part = { name: file.name, chunks: [] as Uint8Array[], isWhole: false };
    found.push(part);
    if (!isWanted(file.name)) return;
    file.ondata = (error, chunk, isLast) => {
      // Data that can't be unpacked are where the archive is damaged.
      if (error !== null) return;
      size += chunk.length;
      if (size <= mostBytes) part.chunks.push(chunk);
      part.isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // Pieces are small, so that little is unpacked before the limit is seen.
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), false);
      if (size > mostBytes) break;
    }
  } catch {
    // The parts before the damage are there.
  }
  if (size > mostBytes) throw new TooLargeArchive();
  return found.map(({ name, chunks, isWhole }) => ({ name, content: joined(chunks), isWhole }));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The ends of what a part is made of, by the name of the part: it is read up to the last one. */
const unitEnds: readonly (readonly [name: RegExp, end: RegExp])[] = [
  [/^xl\/worksheets\//, /<\/(?:[\w.-]{1,40}:)?row>/g],
  [/^xl\/sharedStrings\.xml$/, /<\/(?:[\w.-]{1,40}:)?si>/g],
  [/^word\/document\.xml$/, /<\/(?:[\w.-]{1,40}:)?tr>/g],
  [/^word\/comments\.xml$/, /<\/(?:[\w.-]{1,40}:)?comment>/g],
  [/^xl\/comments/, /<\/(?:[\w.-]{1,40}:)?comment>/g],
];

/** Returns the XML of a part up to its last whole unit, with end tags; undefined where there is none. */
export function wholeUnits(name: string, xml: string): string | undefined {
  const end = unitEnds.find(([pattern]) => pattern.test(name))?.[1];
  if (end === undefined) return undefined;
  const ends = [...xml.matchAll(end)];
  const last = ends.at(-1);
  if (last === undefined) return undefined;
  const kept = xml.slice(0, last.index + last[0].length);
  return (
    kept +
    openElements(kept)
      .map((open) => `</${open}>`)
      .join('')
  );
}

/** The names of the elements that are open at the end of a text, the innermost one first. */
function openElements(xml: string): readonly string[] {
  const open: string[] = [];
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
    const end = xml.indexOf('>', at);
    if (end === -1) break;
    const [, slash, name] = /^<(\/?)([\w.:-]{1,100})/.exec(xml.slice(at, at + 110)) ?? [];
    if (name === undefined) continue;
    if (slash === '/') open.pop();
    else if (xml[end - 1] !== '/') open.push(name);
  }
  return open.toReversed();
}
