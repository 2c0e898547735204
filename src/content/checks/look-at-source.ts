import { bracketCheck } from './brackets/bracket-check';
import { checkedLanguage } from './parsed/checked-language';
import { brokenCharacters, corruptedText } from './characters/corrupted-text';
import type { FieldCheck } from './field-check';
import { invisibleCharacters } from './characters/invisible-characters';
import { parseValue } from './parsed/parsed-value';
import type { Problem } from './problem';
import { ProblemCollector } from './problem-collector';
import { doubleSpaces } from './typography/space-checks';
import { tagNesting } from './tags/tag-nesting';
import { unsafeHtml } from './tags/unsafe-html';

/**
 * The checks that find problems in one text alone. `bracketCheck` finds an unfinished placeholder, because
 * its bracket is not closed.
 */
const checks: readonly FieldCheck[] = [
  corruptedText,
  brokenCharacters,
  tagNesting,
  unsafeHtml,
  bracketCheck,
  invisibleCharacters,
  doubleSpaces,
];

/**
 * Finds the problems of a source text before it is translated into every language; their places are in
 * `target`. Never throws; takes time linear in the length of the text.
 */
export function lookAtSource(value: string, data: string, language: string): readonly Problem[] {
  const problems = new ProblemCollector();
  const checked = checkedLanguage(language);
  const pair = {
    source: parseValue('', data),
    target: parseValue(value, data),
    sourceLanguage: checked,
    targetLanguage: checked,
    blocks: [],
    wordPairs: undefined,
    partnerOf: () => undefined,
  };
  for (const check of checks) check.find(pair, problems);
  return problems.finish();
}
