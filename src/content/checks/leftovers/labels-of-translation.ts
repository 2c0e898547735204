import { perLanguage } from '../parsed/per-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';

/** "Translation", by language. */
const TRANSLATION =
  'translation|übersetzung|traduction|traducción|traduzione|tradução|vertaling|çeviri|tłumaczenie|překlad|перевод|переклад|翻訳|訳文?|번역|번역문|翻译|翻譯|译文|譯文|الترجمة';

const LABEL = /^\s{0,20}(\p{L}[\p{L}\p{M} ]{1,24})\s?[:：](?=\s|\p{Lo})/u;

/**
 * Finds a block that begins with "Translation:" or with the name of its own language and a colon, as the
 * answer of a machine does, where the source begins with no label.
 */
export function labelsOfTranslation(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, targetLanguage } = pair;
  if (/translat/i.test(source.readable.prose)) return;
  for (const block of pair.blocks) {
    const text = target.readable.prose.slice(block.target.start, block.target.end);
    const [whole = '', label] = LABEL.exec(text) ?? [];
    if (label === undefined || whole.trim().length === text.trim().length) continue;
    if (
      /[:：]/.test(source.readable.prose.slice(block.source.start, block.source.end).slice(0, longestLabel))
    )
      continue;
    const word = label.trim().toLowerCase();
    if (!isTranslation.test(word) && !namesOf(targetLanguage.base).includes(word)) continue;
    const span = target.readable.spanOf(
      block.target.start + whole.length - whole.trimStart().length,
      block.target.start + whole.length,
    );
    problems.add('leftovers', 'machine', { text: whole.trim() }, { target: [span] });
  }
}

const isTranslation = new RegExp(`^(?:${TRANSLATION})$`, 'u');
/** UTF-16 units of a source's beginning that may be a label. */
const longestLabel = 60;

/** The names of a language in itself and in English, in small letters. */
const namesOf = perLanguage((base): readonly string[] =>
  base === ''
    ? []
    : [base, 'en'].map((shown) =>
        (new Intl.DisplayNames(shown, { type: 'language' }).of(base) ?? base).toLowerCase(),
      ),
);
