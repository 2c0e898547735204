/**
 * Returns the authority of a request target that is an absolute URL (RFC 9112, section 3.2.2), as proxies get
 * it; undefined otherwise.
 */
export function authorityOf(url: string): string | undefined {
  // Nearly every target is a path.
  return url.startsWith('/') ? undefined : /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
}

/** Whether a target belongs to the `/v1` service, in any form and whether or not it can be decoded. */
export function isServiceTarget(url: string): boolean {
  const authority = authorityOf(url);
  const path = authority === undefined ? url : url.slice(url.indexOf('://') + 3 + authority.length);
  return /^\/v1(?:[/?]|$)/.test(path);
}
