import { matchesOf } from '../../text/matches';
import { tokenizeHtml, type HtmlAttribute, type HtmlPiece, type TagPiece } from '../../html/tokenize';
import { TranslationScope } from '../../html/translation-scope';
import { untranslatableRanges, type ReferenceMode } from '../../html/untranslatable';
import type { WithFacts } from './once';
import { wrappedLineEnds } from './wrapped-lines';
import { BLOCK_BREAK, FIXED, ReadableTextBuilder, type ReadableText, type TextBlock } from './readable-text';

/**
 * Elements that end a line: words before and after them belong to different sentences. Those that HTML does
 * not have, such as `para`, `item` and `nl`, are of DocBook and of KDE's messages.
 */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'address article aside bcode blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe item legend li list main menu nav nl note ol optgroup option p para pre search ' +
    'section select summary table tbody td textarea tfoot th thead title tr ul'
  ).split(' '),
);

const READ_ATTRIBUTES = new Set(['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'label']);

/** A placeholder, a URL or an e-mail address in the readable text. */
export interface FixedPart {
  readonly kind: 'placeholder' | 'address';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One side of a field, parsed once for all checks. */
export interface ParsedValue extends WithFacts {
  readonly raw: string;
  readonly isHtml: boolean;
  readonly pieces: readonly HtmlPiece[];
  readonly tags: readonly TagPiece[];
  readonly readable: ReadableText;
  /** The block that contains each tag or begins with it. */
  readonly blockOfTag: ReadonlyMap<TagPiece, TextBlock>;
  readonly fixedParts: readonly FixedPart[];
  /** `readable.text` with the fixed parts blanked. */
  readonly words: string;
  /** `readable.prose` with the fixed parts blanked. */
  readonly prose: string;
}

export function parseValue(raw: string, data: string): ParsedValue {
  const isHtml = data === 'html';
  const pieces = isHtml ? tokenizeHtml(raw) : [];
  const tags = pieces.filter((piece) => piece.kind === 'tag');
  const blockIndexes: number[] = [];
  const readable = isHtml ? readHtml(raw, pieces, blockIndexes) : readLines(raw);
  const blockOfTag = new Map<TagPiece, TextBlock>();
  for (const [at, tag] of tags.entries()) {
    const block = readable.blocks[blockIndexes[at] ?? -1];
    if (block !== undefined) blockOfTag.set(tag, block);
  }
  const fixedParts = findFixedParts(readable);
  return {
    raw,
    isHtml,
    pieces,
    tags,
    readable,
    blockOfTag,
    fixedParts,
    words: blank(readable.text, fixedParts),
    prose: blank(readable.prose, fixedParts),
    facts: undefined,
  };
}

/** Reads a fragment, and adds for each of its tags the index of its block. */
function readHtml(raw: string, pieces: readonly HtmlPiece[], blockIndexes: number[]): ReadableText {
  const builder = new ReadableTextBuilder();
  const scope = new TranslationScope(['pre']);
  const attributes: { readonly opener: string; readonly attribute: HtmlAttribute }[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'tag') {
      const isKept = scope.pass(piece);
      if (BLOCK_ELEMENTS.has(piece.name)) {
        builder.startBlock(piece.isEnd ? `/${piece.name}` : piece.name, piece.end);
      }
      blockIndexes.push(builder.blockIndex);
      if (isKept) continue;
      for (const attribute of piece.attributes) {
        if (READ_ATTRIBUTES.has(attribute.name)) {
          attributes.push({ opener: `${piece.name} ${attribute.name}`, attribute });
        }
      }
    } else if (piece.kind === 'text' && piece.isTranslatable) {
      builder.append(raw, piece.start, piece.end, piece.hasReferences, scope.isProtected);
    }
  }
  for (const { opener, attribute } of attributes) {
    const { start, end } = attribute.valueRange ?? { start: 0, end: 0 };
    builder.startBlock(opener, start);
    builder.append(raw, start, end, true, false);
  }
  return builder.finish();
}

/** The first line of a message may tell translators, not readers, where it stands: "_:search". */
export const CONTEXT_LINE = /^_: ?[^\n]{1,60}\n/;

/** Each line of a plain text is a block, and so is a paragraph that is wrapped at a width. */
function readLines(raw: string): ReadableText {
  const builder = new ReadableTextBuilder();
  const wrapped = wrappedLineEnds(raw);
  let start = CONTEXT_LINE.exec(raw)?.[0].length ?? 0;
  if (start > 0) {
    builder.append(raw, 0, start - 1, false, true);
    builder.startBlock('line', start);
  }
  for (const { index, 0: lineBreak } of matchesOf(raw, /\r\n|[\r\n\u2028\u2029]/g)) {
    if (wrapped.has(index) || index < start) continue;
    builder.append(raw, start, index, false, false);
    start = index + lineBreak.length;
    builder.startBlock('line', start);
  }
  builder.append(raw, start, raw.length, false, false);
  return builder.finish();
}

const decoded: ReferenceMode = 'none';

function findFixedParts({ text, seams }: ReadableText): readonly FixedPart[] {
  let seam = 0;
  return untranslatableRanges(text, decoded).map(({ start, end }) => {
    const part = text.slice(start, end);
    if (/^[$#]?\{|^%/.test(part)) return { kind: 'placeholder', text: part, start, end };
    while ((seams[seam] ?? Infinity) <= start) seam += 1;
    const address = trimAddress(text.slice(start, Math.min(end, seams[seam] ?? end)));
    return { kind: 'address', text: address, start, end: start + address.length };
  });
}

/**
 * Cuts an address before suffixes that languages attach (`…/에서`, `….com'da`), and before the bracket that
 * closes a tag (`[a@https://…]label[/a]`), but not before that of an IPv6 host.
 */
function trimAddress(text: string): string {
  const end = text.search(AFTER_ADDRESS);
  return (end > 0 ? text.slice(0, end) : text).replace(COMPOUND, '').replace(/[.,;:!?()\]]{1,20}$/, '');
}

const AFTER_ADDRESS =
  /(?<!:\/\/)\[|(?<!:\/\/\[[\dA-Fa-f:.%]{1,60})\]|[\u001c'’‘”“„»«（［。、，．）」』】》⟩：；！？\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The rest of a compound after an address of mail: "list@lists.example.org-Archiv". */
const COMPOUND = /(?<=@[\w.-]{1,80}\.[a-z]{2,10})-\p{Lu}[\p{Ll}\p{M}]{2,40}(?:-\p{L}{1,40}){0,3}$/u;

/**
 * Replaces parts by a character that is neither letter, digit nor space; block breaks inside a placeholder
 * stay.
 */
function blank(text: string, parts: readonly FixedPart[]): string {
  const slices: string[] = [];
  let from = 0;
  for (const part of parts) {
    slices.push(text.slice(from, part.start), part.text.replaceAll(anyButBreak, FIXED));
    from = part.end;
  }
  slices.push(text.slice(from));
  return slices.join('');
}

const anyButBreak = new RegExp(`[^${BLOCK_BREAK}]`, 'g');
