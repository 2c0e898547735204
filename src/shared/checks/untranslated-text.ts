import { areVariants, type CheckedLanguage } from './checked-language';
import type { FieldCheck } from './field-check';
import type { ParsedValue } from './parsed-value';
import { isFunctionWord, isInterfaceWord, wordsOf } from './plain-words';
import { KEPT, type TextBlock } from './readable-text';

/** Text that stands in the target as it does in the source, and is in words of the source's language. */
export const untranslatedText: FieldCheck = {
  ids: ['target-equals-source'],
  find({ source, target, sourceLanguage, targetLanguage }, problems) {
    if (areVariants(sourceLanguage, targetLanguage)) return;
    const sourceBlocks = new Map<string, TextBlock>();
    for (const block of source.readable.blocks) sourceBlocks.set(proseOf(source, block), block);
    const left: { readonly text: string; readonly source: TextBlock; readonly target: TextBlock }[] = [];
    let hasOther = false;
    for (const block of target.readable.blocks) {
      const text = proseOf(target, block);
      const original = sourceBlocks.get(text);
      if (original !== undefined && isForTranslation(text, sourceLanguage, targetLanguage)) {
        left.push({ text, source: original, target: block });
      } else if (original === undefined && wordsOf(text).length > 0) {
        hasOther = true;
      }
    }
    const variant = hasOther ? 'part' : 'whole';
    for (const block of left) {
      problems.add(
        'target-equals-source',
        variant,
        { text: block.text },
        {
          source: [source.readable.spanOfBlock(block.source)],
          target: [target.readable.spanOfBlock(block.target)],
        },
      );
    }
  },
};

/** White space makes no difference, nor does what the fixed parts and code are. */
const proseOf = ({ prose }: ParsedValue, { start, end }: TextBlock): string =>
  prose.slice(start, end).replaceAll(anyKept, KEPT).replaceAll(/\s+/g, ' ').trim();

const anyKept = new RegExp(`[${KEPT}\\ufffb]+`, 'g');

/**
 * Names, numbers and abbreviations stay as they are, and single words may be the same in both languages. What is sure to
 * be for translation has a word that holds sentences together, or stands in a script the target is not written in.
 */
function isForTranslation(text: string, source: CheckedLanguage, target: CheckedLanguage): boolean {
  const words = wordsOf(text);
  const plain = words.filter((word) => word.length > 1 && !/[_.\d]/.test(word));
  const lower = plain.map((word) => word.toLowerCase());
  if (lower.length === 1 && isInterfaceWord(lower[0] ?? '', source.base)) return true;
  const joining = lower.filter(
    (word) => isFunctionWord(word, source.base) && !isFunctionWord(word, target.base),
  );
  // "Best of All" may be a title; two in a row of four words are a sentence.
  if (lower.length >= 3 && joining.length > 0) return true;
  // Names are in capitals, so words that are not are meant to be read. In a script without capitals all words are so.
  const small = plain.filter((word) => /^\p{Ll}|^\p{Lo}/u.test(word));
  return source.script === target.script ? small.length >= 4 : small.length >= 2;
}
