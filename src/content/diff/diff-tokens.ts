import { characterReferenceAt } from '../html/character-reference';
import { tokenizeHtml, type TextPiece } from '../html/tokenize';
import { segmenterOf } from '../text/segmenters';

export interface DiffToken {
  /** The token as written in the value. */
  readonly text: string;
  /** `tag`: markup of any kind, comments included. */
  readonly unit: 'text' | 'tag';
  /** Text in script, style and similar elements, into which nothing may be inserted. */
  readonly isRaw: boolean;
}

export interface ValueKind {
  /** The field's `data` format; only `html` has tags. */
  readonly data: string;
  /** BCP 47 tag for word boundaries. An unknown language counts as undetermined. */
  readonly language: string;
}

/** Splits a value into tokens, in order: their texts join to exactly the value. Never throws. */
export function diffTokens(value: string, { data, language }: ValueKind): readonly DiffToken[] {
  const segmenter = segmenterOf(language, 'word');
  const tokens: DiffToken[] = [];
  if (data !== 'html') {
    addWords(value, segmenter, false, tokens);
    return tokens;
  }
  for (const piece of tokenizeHtml(value)) {
    const text = value.slice(piece.start, piece.end);
    if (piece.kind === 'text') addText(text, piece, segmenter, tokens);
    else tokens.push({ text, unit: 'tag', isRaw: false });
  }
  return tokens;
}

function addText(text: string, piece: TextPiece, segmenter: Intl.Segmenter, tokens: DiffToken[]): void {
  const isRaw = piece.element !== undefined;
  let from = 0;
  let at = piece.hasReferences ? text.indexOf('&') : -1;
  while (at !== -1) {
    const reference = characterReferenceAt(text, at, false);
    if (reference === undefined) {
      at = text.indexOf('&', at + 1);
      continue;
    }
    addWords(text.slice(from, at), segmenter, isRaw, tokens);
    tokens.push({ text: text.slice(at, reference.end), unit: 'text', isRaw });
    from = reference.end;
    at = text.indexOf('&', from);
  }
  addWords(text.slice(from), segmenter, isRaw, tokens);
}

function addWords(text: string, segmenter: Intl.Segmenter, isRaw: boolean, tokens: DiffToken[]): void {
  if (text === '') return;
  for (const { segment } of segmenter.segment(text)) tokens.push({ text: segment, unit: 'text', isRaw });
}
