import { readXmlEncoding } from '../../files/xml/xml-encoding';

const byteOrderMarks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

type Decoder = InstanceType<typeof TextDecoder>;

/** An XML declaration ends within these bytes. */
const headBytes = 300;

/**
 * Decodes the bytes of an XML file portion by portion. The byte order mark decides, then the NUL bytes of
 * UTF-16, then the encoding that was asked for, then the declaration, then UTF-8. Bytes that are invalid in
 * the encoding become U+FFFD.
 */
export class StreamDecoder {
  readonly #wanted: string | undefined;
  #decoder: Decoder | undefined;
  #head = new Uint8Array(0);

  /** @param wanted the name of an encoding of the WHATWG standard */
  constructor(wanted?: string) {
    this.#wanted = wanted;
  }

  /** The encoding by its standard name; undefined while too little was read to know it. */
  get encoding(): string | undefined {
    return this.#decoder?.encoding;
  }

  decode(bytes: Uint8Array): string {
    if (this.#decoder !== undefined) return this.#decoder.decode(bytes, { stream: true });
    this.#head = joined(this.#head, bytes);
    return this.#head.length < headBytes ? '' : this.#begin();
  }

  end(): string {
    const begun = this.#decoder === undefined ? this.#begin() : '';
    return begun + (this.#decoder?.decode() ?? '');
  }

  #begin(): string {
    this.#decoder = decoderOf(this.#head, this.#wanted);
    return this.#decoder.decode(this.#head, { stream: true });
  }
}

function decoderOf(head: Uint8Array, wanted: string | undefined): Decoder {
  const mark = byteOrderMarks.find(([, start]) => start.every((byte, index) => head[index] === byte));
  if (mark !== undefined) return new TextDecoder(mark[0]);
  if (head[0] === 0x3c && head[1] === 0) return new TextDecoder('utf-16le');
  if (head[0] === 0 && head[1] === 0x3c) return new TextDecoder('utf-16be');
  const declared = readXmlEncoding(String.fromCharCode(...head.subarray(0, headBytes)));
  for (const label of [wanted, declared]) {
    const decoder = label === undefined ? undefined : known(label);
    // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
    if (decoder !== undefined && !decoder.encoding.startsWith('utf-16')) return decoder;
  }
  return new TextDecoder();
}

/** Whether an encoding of this name can be read. */
export function isKnownEncoding(label: string): boolean {
  return known(label) !== undefined;
}

function known(label: string): Decoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}
