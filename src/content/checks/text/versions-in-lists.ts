import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { isFrequentEnglish } from './english-words';
import { isKnownWord } from './plain-words';
import { proseOfBlock } from './untranslated-text';

/** Words with capitals before the number of a version: "Windows Phone 8", unlike "Step 8". */
const VERSION = /^\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){1,3} \d{1,4}(?:\.\d{1,3})?$/u;
/** A name that no language translates: "iOS", "FreeBSD". */
const CERTAIN_NAME = /^\p{L}{0,20}\p{Ll}\p{Lu}\p{L}{0,20}$/u;

/** Whether an item of a list is a product with its version, beside an item that certainly is a name. */
export const isVersionInList = (text: string, element: string, target: ParsedValue): boolean =>
  element === 'li' && VERSION.test(text) && hasNameInWords(text) && hasNameInList(target);

/** Whether one of the words is none that a heading consists of: "Release Notes 8". */
const hasNameInWords = (text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .some((word) => /^\p{L}/u.test(word) && !isKnownWord(word, 'en') && !isFrequentEnglish(word));

const hasNameInList = once((value: ParsedValue): boolean =>
  value.readable.blocks.some(
    (block) => block.opener === 'li' && CERTAIN_NAME.test(proseOfBlock(block, value)),
  ),
);
