import type { TagPiece } from '../../html/tokenize';
import type { TextBlock } from '../parsed/readable-text';
import { withoutTags, type TagSide } from './inner-text';
import { addressOf, isInline, isLiteral } from './tag-kinds';

/** In these a number has another meaning: `H<sub>2</sub>O`. */
export const RAISED = new Set(['sub', 'sup']);

/**
 * Whether an inline tag without a partner is around words that its side says once more than the other one,
 * which may say "it" instead, or join two sentences. The words stand with such a tag elsewhere in its block
 * or beside it, and the other side has as many different texts with the tag in the block that belongs to it,
 * `partner`. The words may not stand there without their tag.
 */
export function isSaidAgain(
  tag: TagPiece,
  own: TagSide,
  other: TagSide,
  partner: TextBlock | undefined,
): boolean {
  const block = own.value.blockOfTag.get(tag);
  const text = nameIn(tag, own.texts.get(tag)?.text ?? '');
  if (block === undefined || partner === undefined || text === '') return false;
  if (!isInline(tag) || addressOf(tag) !== undefined) return false;
  if (RAISED.has(tag.name) && /\p{N}/u.test(text)) return false;
  const [near, there] = [termsNear(tag.name, own, block), termsNear(tag.name, other, partner)];
  if (near.texts.filter((one) => one === text).length < 2) return false;
  return new Set(there.texts).size >= new Set(near.texts).size && bare(there) <= bare(near);
}

/** The texts that stand with a tag in a block and in those beside it. */
interface NearTerms {
  readonly texts: readonly string[];
  /** The texts, or the words that they are a part of, as they are searched for. */
  readonly terms: readonly string[];
  /** All words of the blocks. */
  readonly all: string;
}

function termsNear(name: string, { value, texts }: TagSide, block: TextBlock): NearTerms {
  const { blocks, text } = value.readable;
  const isFull = ({ start, end }: TextBlock): boolean => /\S/.test(text.slice(start, end));
  const at = blocks.indexOf(block);
  const beside = [blocks.slice(0, at).findLast(isFull), block, blocks.slice(at + 1).find(isFull)];
  const near = new Set(beside.filter((one) => one !== undefined));
  const tags = [...texts].filter(([tag]) => {
    const of = tag.name === name ? value.blockOfTag.get(tag) : undefined;
    return of !== undefined && near.has(of);
  });
  return {
    texts: tags.map(([tag, one]) => nameIn(tag, one.text)),
    terms: tags.map(([tag, one]) => folded(RAISED.has(name) ? wordAround(tag, value.raw) : one.text)),
    all: folded([...near].map(({ start, end }) => text.slice(start, end)).join(' ')),
  };
}

/** How often the words stand there without a tag. */
function bare({ terms, all }: NearTerms): number {
  const different = [...new Set(terms)];
  if (different.length > mostTerms) return Infinity;
  return different.reduce((sum, term) => sum + timesIn(all, term), -terms.length);
}

const mostTerms = 20;

/** How often a text has the words, also with another ending. */
function timesIn(all: string, term: string): number {
  const stem = term.length > 6 ? term.slice(0, -2) : term;
  if (stem === '') return 0;
  let times = 0;
  for (let at = all.indexOf(stem); at !== -1; at = all.indexOf(stem, at + stem.length)) {
    const after = all[at + stem.length] ?? '';
    const isWhole = stem.length > 3 || !(WORD.test(stem.at(-1) ?? '') && WORD.test(after));
    if (isWhole && !(WORD.test(all[at - 1] ?? '') && WORD.test(stem[0] ?? ''))) times += 1;
  }
  return times;
}

/** The word that an element is a part of: "LATEX" for the tags of `L<sup>A</sup>T<sub>E</sub>X`. */
function wordAround({ start, end }: TagPiece, raw: string): string {
  const before = withoutMarkup(raw.slice(Math.max(0, start - longestWord), start).replace(/^[^<>]*>/, ''));
  const after = withoutMarkup(raw.slice(end, end + longestWord).replace(/<[^<>]*$/, ''));
  return (/[\p{L}\p{N}]{0,60}$/u.exec(before)?.[0] ?? '') + (/^[\p{L}\p{N}]*/u.exec(after)?.[0] ?? '');
}

const longestWord = 60;
const withoutMarkup = (html: string): string => html.replaceAll(/<[^<>]*>/g, '');
/** Capitals tell two options in code apart. */
const nameIn = (tag: TagPiece, text: string): string => (isLiteral(tag) ? text : folded(text));
const folded = (text: string): string => withoutTags(text).toLowerCase();

/** Letters of scripts with spaces between words. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
