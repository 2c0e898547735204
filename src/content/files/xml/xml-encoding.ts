/** Returns the encoding that an XML declaration names. */
export function readXmlEncoding(head: string): string | undefined {
  return /^<\?xml\s[^>]{0,200}?\sencoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})["']/.exec(head)?.[1];
}
