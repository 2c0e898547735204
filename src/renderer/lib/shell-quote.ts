/** Words of these characters need no quotes in a shell. */
const plainWord = /^[A-Za-z0-9_./:%+,-]+$/;

/** Quotes a word for POSIX shells: inside single quotes only the single quote itself is special. */
export function shellQuote(text: string): string {
  return plainWord.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
