/** HTML elements without content and end tag (HTML standard, 13.1.2), the obsolete ones included. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);
