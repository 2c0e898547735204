import type { HandoverDocument } from './handover-document';
import type { ReturnedDocument } from './returned-document';

/**
 * Makes the file of a hand-over. Pure; the same document gives the same bytes. `write` throws
 * `UnwritableHandover` for a document that the format can't represent.
 */
export interface HandoverWriter {
  write(document: HandoverDocument): Uint8Array;
}

/** Thrown by a writer; the message says why, and what to do. */
export class UnwritableHandover extends Error {
  /** The English words, where `{{0}}` stands for the first value, and the values. */
  readonly words: { readonly text: string; readonly values: readonly string[] };

  constructor(text: string, ...values: readonly string[]) {
    super(text.replaceAll(/\{\{(\d)\}\}/g, (_place, index: string) => values[Number(index)] ?? ''));
    this.words = { text, values };
  }
}

/** Reads a file that came back. Pure; evaluates nothing that is in the file, and follows no address in it. */
export interface HandoverReader {
  /** Whether the bytes are a file of this format, by their content, never by a name. */
  recognizes(bytes: Uint8Array): boolean;
  /** Never throws because of a file: what can't be read is a fault of the document or of one of its rows. */
  read(bytes: Uint8Array, limits: ReadingLimits): ReturnedDocument;
}

export interface ReadingLimits {
  /** Largest size of the content of a packed file, in bytes when it is unpacked. */
  readonly mostBytes: number;
}
