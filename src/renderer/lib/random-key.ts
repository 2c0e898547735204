/**
 * Returns a key that content can't guess. It avoids `crypto.randomUUID`, which is missing outside a secure
 * context (served to another machine without TLS).
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
