import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { proseOfBlock } from './untranslated-text';

/** Words with capitals before the number of a version: "Windows Phone 8", unlike "Step 8". */
const VERSION = /^\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){1,3} \d{1,4}(?:\.\d{1,3})?$/u;
/** A name that no language translates: "iOS", "FreeBSD". */
const CERTAIN_NAME = /^\p{L}{0,20}\p{Ll}\p{Lu}\p{L}{0,20}$/u;

/** Whether an item of a list is a product with its version, beside an item that certainly is a name. */
export const isVersionInList = (text: string, element: string, target: ParsedValue): boolean =>
  element === 'li' && VERSION.test(text) && hasNameInList(target);

const hasNameInList = once((value: ParsedValue): boolean =>
  value.readable.blocks.some(
    (block) => block.opener === 'li' && CERTAIN_NAME.test(proseOfBlock(block, value)),
  ),
);
