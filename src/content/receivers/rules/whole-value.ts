/** Whether a value has only characters of ASCII. */
export function isAscii(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[^\0-\x7F]/.test(value);
}

/** Whether a value stands in quotation marks from its first to its last character. */
export function isQuoted(value: string): boolean {
  return /^\s*"[^]*"\s*$/.test(value);
}
