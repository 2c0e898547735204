/** Whether it is white space by the rule of XML. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Returns where the first other character than white space stands. */
export function firstNonSpace(text: string, start: number, end: number): number | undefined {
  let at = start;
  while (at < end && isSpace(text.charCodeAt(at))) at += 1;
  return at < end ? at : undefined;
}

/** Accepts letters, digits, `.`, `-`, `_`, `:` and all non-ASCII characters, a superset of XML's rule. */
export function isNameUnit(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x3a) ||
    code === 0x2d ||
    code === 0x2e ||
    code === 0x5f ||
    code >= 0x80
  );
}
