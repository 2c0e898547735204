/**
 * Tables of single-byte encodings: the UTF-16 unit of each byte (undefined: none). Browsers read "iso-8859-1"
 * and "us-ascii" as windows-1252; other programs use the actual encodings.
 */
const tables = new Map<string, readonly (number | undefined)[]>();

const exact: Readonly<Record<string, number>> = {
  'iso-8859-1': 256,
  iso8859_1: 256,
  latin1: 256,
  'us-ascii': 128,
  ascii: 128,
};

const singleByteNames =
  /^(?:windows-125[0-8]|cp125[0-8]|iso-8859-(?:[1-8]|1[03456])|koi8-[ru]|macintosh|windows-874|ibm866|latin1|iso8859_1|us-ascii|ascii)$/;

export function isSingleByte(encoding: string): boolean {
  return singleByteNames.test(encoding);
}

export function singleByteTable(encoding: string): readonly (number | undefined)[] {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const size = exact[encoding];
  const table = Array.from({ length: 256 }, (_, byte) =>
    size === undefined ? decodeByte(encoding, byte) : byte < size ? byte : undefined,
  );
  tables.set(encoding, table);
  return table;
}

function decodeByte(encoding: string, byte: number): number | undefined {
  const text = new TextDecoder(encoding).decode(Uint8Array.of(byte));
  return text === '\uFFFD' ? undefined : text.charCodeAt(0);
}

/** The byte of each UTF-16 unit that the encoding has. */
export function singleByteCodes(encoding: string): ReadonlyMap<number, number> {
  return new Map(
    singleByteTable(encoding).flatMap((code, byte) => (code === undefined ? [] : [[code, byte] as const])),
  );
}
