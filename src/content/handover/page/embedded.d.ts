/** A script or style of the page as one text, made by `scripts/lib/embedded-plugin.mjs`. */
declare module '*?embedded' {
  export const text: string;
  /** Its hash, as a Content-Security-Policy writes it. */
  export const hash: string;
}
