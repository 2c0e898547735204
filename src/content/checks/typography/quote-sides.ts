import { BLOCK_BREAK } from '../parsed/readable-text';

/** A bracket or a quotation mark. */
export interface Mark {
  readonly char: string;
  readonly at: number;
}

/** Whether a mark opens or closes by what stands beside it; undefined where that may be either. */
export function sideOf({ char, at }: Mark, prose: string, isSpaced: boolean): 'opens' | 'closes' | undefined {
  const [before, after] = [prose[at - 1] ?? ' ', prose[at + 1] ?? ' '];
  const [isAfterSpace, isBeforeSpace] = [SPACE_BEFORE.test(before), SPACE_AFTER.test(after)];
  // French has a space on the inner side, and no opening mark is before a full stop or a comma. German and
  // Danish open with the mark that closes in French.
  if (isSpaced && isAfterSpace && isBeforeSpace && /[«»]/.test(char))
    return char === '«' ? 'opens' : 'closes';
  // An elided article has no space before what it belongs to: dell'«azione».
  if (isSpaced && char === '«' && /['’]/.test(before) && !isBeforeSpace) return 'opens';
  if (isAfterSpace === isBeforeSpace) return undefined;
  return isAfterSpace ? 'opens' : 'closes';
}

const SPACE_BEFORE = new RegExp(String.raw`[\s(\[{—–${BLOCK_BREAK}]`);
const SPACE_AFTER = new RegExp(String.raw`[\s)\]},.;:!?—–${BLOCK_BREAK}]`);
