import { BLOCK_ELEMENTS, type ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';
import { endMarkOf, type EndMark, type FoundMark } from './end-marks';
import { paragraphPairs, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import { once } from '../parsed/once';
import { sentencesOf } from '../sentences/sentences';
import { isExcusedEnd } from './excused-ends';
import type { FieldCheck } from '../field-check';
import { ownWaysOf } from './reworded-ends';

/**
 * Marks that determine the kind of sentence; a comma or semicolon at the end of a block is a matter of style.
 */
const COMPARED = new Set<EndMark>(['.', '?', '!', ':', '…', '']);

/** Paragraphs with lines that are wrapped at other words and have no partners, and as many sentences. */
const wrappedPairs = (pair: ParsedPair): readonly BlockPair[] =>
  paragraphPairs(pair).filter(
    (block) =>
      sentencesOf(pair.source, block.source).length === sentencesOf(pair.target, block.target).length,
  );

/** The offset of the last letter of a prose, -1 if it has none. */
const lastLetterOf = once(({ prose }: ParsedValue): number => prose.search(/\p{L}\P{L}*$/u));

/** Finds blocks that end in another mark than their source, by the rules of both languages. */
export const endPunctuation: FieldCheck = {
  ids: ['end-punctuation'],
  find(pair, problems) {
    const { source, target, sourceLanguage, targetLanguage } = pair;
    const isOwnWay = ownWaysOf(pair);
    // Regular expressions and the requests of roff are no sentences.
    if (/\(\?:|\[\\w|\n\.[A-Z]{1,2} /.test(source.raw)) return;
    for (const block of pair.blocks.length > 0 ? pair.blocks : wrappedPairs(pair)) {
      const from = source.prose.slice(block.source.start, block.source.end);
      const to = target.prose.slice(block.target.start, block.target.end);
      const [was, is] = [endMarkOf(from, sourceLanguage), endMarkOf(to, targetLanguage)];
      // A wrapped line goes on after a comma, unless it is the last one.
      const mayGoOn = block.target.opener === 'line' && lastLetterOf(target) >= block.target.end;
      const isSlip =
        (was.mark === '.' && is.mark === ',' && !mayGoOn) || (was.mark === ':' && is.text === ';');
      if (was.mark === is.mark || !COMPARED.has(was.mark) || !(COMPARED.has(is.mark) || isSlip)) continue;
      if ((was.mark === '' || is.mark === '') && isOwnWay(block, is.mark)) continue;
      if (isExcusedEnd({ pair, block, from, to, was, is })) continue;
      const places = {
        source: [placeOf(was, block.source, source)],
        target: [placeOf(is, block.target, target)],
      };
      if (is.mark === '') problems.add('end-punctuation', 'missing', { mark: was.text }, places);
      else if (was.mark === '') problems.add('end-punctuation', 'extra', { mark: is.text }, places);
      else problems.add('end-punctuation', 'changed', { before: was.text, after: is.text }, places);
    }
  },
};

/** The place of a mark, or where it lacks: behind the last word and its formatting, inside of its block. */
function placeOf(mark: FoundMark, block: TextBlock, { readable, raw }: ParsedValue): ProblemSpan {
  const [start, end] = [block.start + mark.start, block.start + mark.end];
  if (start < end || mark.start === 0) return readable.spanOf(start, end);
  let at = readable.spanOf(start - 1, start).to;
  for (let tag = endTagAt(raw, at); tag !== undefined; tag = endTagAt(raw, at)) at += tag.length;
  return { from: at, to: at };
}

/** The end tag of formatting that is at an offset. */
function endTagAt(raw: string, at: number): string | undefined {
  const [tag, name = ''] = /^<\/([a-z]\w{0,20})>/i.exec(raw.slice(at, at + 25)) ?? [];
  return BLOCK_ELEMENTS.has(name.toLowerCase()) ? undefined : tag;
}
