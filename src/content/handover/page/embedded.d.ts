/** A script or style of the page as one text, made by `scripts/lib/plugins/embedded-plugin.mjs`. */
declare module '*?embedded' {
  export const text: string;
  /** Its hash, as a Content-Security-Policy writes it. */
  export const hash: string;
}
