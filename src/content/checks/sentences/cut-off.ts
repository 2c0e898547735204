import { areVariants } from '../parsed/checked-language';
import { paragraphPairs, type BlockPair, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';

/** Words that end no text, by language: conjunctions, articles and prepositions that always go on. */
const GOING_ON: Readonly<Record<string, string>> = {
  en: 'and or the a an of every',
  de: 'und oder sowie der die den dem des eine einen einem einer eines von für zur zum im vom beim ohne wenn dass weil',
  fr: 'et ou le la les un une des du de au aux à dans par que dont',
  es: 'y o e u el la los las un una de del al en con por que',
  it: 'e o il lo la i gli le un una di del della dei delle al alla da dal dalla nel nella con per che',
  pt: 'e ou os as um uma de do da dos das em no na nos nas com por que',
  nl: 'en of de het een',
  sv: 'och eller en ett',
  da: 'og eller en et',
  nb: 'og eller en et',
  tr: 've veya',
  pl: 'i oraz lub w z dla przez',
  cs: 'a nebo v s z pro',
  ru: 'и или в с для из',
  uk: 'і та або в з для із',
  ca: 'i o el la els les un una de del dels al amb per que',
  ro: 'și sau un o de la cu pentru',
};
const goingOn = new Map(Object.entries(GOING_ON).map(([base, words]) => [base, new Set(words.split(' '))]));

/** Most texts end in a mark, which takes less time to see than that there is no last word. */
const SMALL_LETTER = /[\p{Ll}\p{M}]$/u;
const LAST_WORD = /(?:^|[\s'’])(\p{Ll}[\p{Ll}\p{M}]{0,12})\s*$/u;
/** The end of a sentence. A label may end in a preposition in one language: "Acerca de" for "About". */
const SENTENCE_END = /[.!?]["”’»)]?\s*$/u;

/** Finds a text that ends in the middle of a sentence: "Bilder und" for "Pictures and texts are shown." */
export function findCutOff(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (!goingOn.has(targetLanguage.base) || areVariants(sourceLanguage, targetLanguage)) return;
  const blocks = paragraphPairs(pair);
  for (const [at, block] of blocks.entries()) {
    const text = target.prose.slice(block.target.start, block.target.end);
    const before = source.prose.slice(block.source.start, block.source.end).slice(-longestEnd);
    const word = endOf(text.slice(-longestEnd), before, pair);
    if (word === undefined) continue;
    // A sentence goes on in the next line.
    const next = nextWithText(target, blocks, at);
    if (next !== undefined && GOES_ON.test(next.target.opener)) continue;
    const isBeforeItem = JOINING.has(word) && next?.target.opener === block.target.opener;
    if (isBeforeItem && isInSeries(target, blocks, at)) continue;
    const span = target.readable.spanOfBlock(block.target);
    // A link gets its text from where it leads, or an image follows.
    if (ELEMENT.test(target.raw.slice(span.to, span.to + 20))) continue;
    const places = { source: [source.readable.spanOfBlock(block.source)], target: [span] };
    problems.add('missing-sentences', 'cut', { text: word }, places);
  }
}

function nextWithText(
  { prose }: ParsedValue,
  blocks: readonly BlockPair[],
  at: number,
): BlockPair | undefined {
  for (let next = at + 1; next < blocks.length; next += 1) {
    const { start, end } = blocks[next]?.target ?? { start: 0, end: 0 };
    if (/\S/.test(prose.slice(start, end))) return blocks[next];
  }
  return undefined;
}

/**
 * Whether a block is an item of a list that is one sentence, which has "and" before its last item: the item
 * before it ends in a comma, perhaps with a name between them. A greeting in a letter does so, too, but has a
 * capital.
 */
function isInSeries({ prose }: ParsedValue, blocks: readonly BlockPair[], at: number): boolean {
  const textOf = (block: BlockPair | undefined): string =>
    block === undefined ? '' : prose.slice(block.target.start, block.target.end).trim();
  const [own, last] = [blocks[at], blocks[at - 1]];
  // A paragraph in an item follows the item's own block, which has no text.
  const openers = [own, ...(textOf(last) === '' ? [last] : [])].map((block) => block?.target.opener ?? '');
  const isItem = openers.some((opener) => ITEM.test(opener));
  return blocks
    .slice(Math.max(0, at - mostBetween), at)
    .filter((block) => textOf(block) !== '')
    .slice(-2)
    .some(
      (block) =>
        block.target.opener === own?.target.opener &&
        /[,;]$/.test(textOf(block)) &&
        (isItem || [block, own].every((one) => BEGINS_ITEM.test(textOf(one)))),
    );
}

/** Words before the last item of a series. */
const JOINING = new Set(
  'and or und oder sowie et ou y e o u en of och eller og ve veya i oraz lub a nebo и или і та або și sau'.split(
    ' ',
  ),
);
/** The ends of paragraphs and of their items, and the items' own starts stand between two paragraphs. */
const mostBetween = 8;
const ITEM = /^(?:li|d[dt]|(?:list)?item)$/;
/** A sign before an item, or a small letter. */
const BEGINS_ITEM = /^(?:[^\p{L}\p{N}\s]|\p{Ll})/u;

/** The last word of a text that ends as no text does, where its source ends a sentence. */
function endOf(text: string, before: string, { targetLanguage }: ParsedPair): string | undefined {
  if (!SMALL_LETTER.test(text.trimEnd().slice(-2)) || !SENTENCE_END.test(before)) return undefined;
  const word = LAST_WORD.exec(text)?.[1] ?? '';
  const isCut = /\S\s+\S/.test(text.trim()) && goingOn.get(targetLanguage.base)?.has(word) === true;
  return isCut ? word : undefined;
}

/** UTF-16 units at the end of a text that are read. */
const longestEnd = 60;
const GOES_ON = /^(?:br|line|pre)$/;
const ELEMENT = /^\s{0,9}<(?:a|img|input|select|button|span)[\s>]/i;
