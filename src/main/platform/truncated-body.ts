import type { KeptBody } from '../../contract/http-message';

/** Returns the beginning of a body, at most `mostBytes`, for the window. */
export function keptBody(body: Uint8Array, mostBytes: number, sizeBytes = body.length): KeptBody {
  const kept = body.subarray(0, mostBytes);
  const isBeginning = kept.length < sizeBytes;
  const { text, isBinary } = decode(kept, isBeginning);
  return { text, sizeBytes, isBeginning, isBinary };
}

/** Truncation may have split the last character; that alone doesn't make a body binary. */
function decode(bytes: Uint8Array, isBeginning: boolean): { text: string; isBinary: boolean } {
  try {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: strict.decode(bytes, { stream: isBeginning }), isBinary: false };
  } catch {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isBinary: true };
  }
}
