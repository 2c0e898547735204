/** Finds the encoding that the beginning of a page names, in small letters. */
export function charsetOf(head: string): string | undefined {
  return /<meta\s[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(head)?.[1]?.toLowerCase();
}
