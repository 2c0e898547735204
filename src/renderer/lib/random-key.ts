/**
 * A key that no content can know. Also where the window is not a secure context (served to another machine without
 * TLS): `crypto.randomUUID` is not there then.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
