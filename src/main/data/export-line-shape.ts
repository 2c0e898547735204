/**
 * Limit of a line's parts (values between commas, lists, objects): more than the largest request has, and few
 * enough for memory, because exceeding V8's memory ends the whole program, not only the thread.
 */
const mostParts = 8_000_000;
/** Content may be nested 64 levels deep (`strict-json`), some levels inside its line. */
export const mostLevels = 100;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Returns why a line must not even be parsed; undefined when it may. Reads only the bytes. */
export function shapeProblem(bytes: Uint8Array): string | undefined {
  let [parts, level, isText] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) {
      isText = true;
    } else if (byte === comma) {
      parts += 1;
    } else if (byte === openList || byte === openObject) {
      parts += 1;
      level += 1;
      if (level > mostLevels) return `is nested deeper than ${mostLevels} levels`;
    } else if (byte === closeList || byte === closeObject) {
      level -= 1;
    }
    if (parts > mostParts) return `has more than ${mostParts} values`;
  }
  return undefined;
}
