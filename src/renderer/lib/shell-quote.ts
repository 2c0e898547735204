/** Nothing in it means anything to a shell. */
const plainWord = /^[A-Za-z0-9_./:%+,-]+$/;

/** One word for POSIX shells: inside single quotes only the single quote itself is special. */
export function shellQuote(text: string): string {
  return plainWord.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
