import { fold } from '../search/fold';

/** A word, character or mark of a segment, as segments are compared. */
interface Piece {
  readonly text: string;
  readonly folded: string;
  readonly weight: number;
}

/** A segment that others are compared with. */
export interface ScoredText {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly weight: number;
}

const undivided =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const pieces = new RegExp(`[${undivided}]|[\\p{L}\\p{M}\\p{N}_]+|[^\\s\\p{L}\\p{M}\\p{N}]`, 'gu');
const weights = { word: 1, character: 0.6, mark: 0.25 };
/** Share of a word's weight that a change of these kinds costs. */
const costs = { letterCase: 0.1, number: 0.5 };

/** Longest segment that is compared, in pieces; of longer ones the beginnings are. */
const mostPieces = 150;

export function scoredText(text: string): ScoredText {
  const parts = Array.from(text.matchAll(pieces), ([part]) => part).slice(0, mostPieces);
  const all = parts.map((part) => ({ text: part, folded: fold(part), weight: weightOf(part) }));
  return { text, pieces: all, weight: all.reduce((sum, { weight }) => sum + weight, 0) };
}

const startsUndivided = new RegExp(`^[${undivided}]`, 'u');

function weightOf(part: string): number {
  if (startsUndivided.test(part)) return weights.character;
  return /[\p{L}\p{N}]/u.test(part) ? weights.word : weights.mark;
}

/**
 * Returns how alike two segments are, as a percentage: an edit distance of words, or of characters where
 * there are no spaces, in which marks, case and inflections count less than words. Only equal texts have 100;
 * 0 stands for less than `least`.
 */
export function matchScore(a: ScoredText, b: ScoredText, least = 0): number {
  if (a.text === b.text) return 100;
  const longer = Math.max(a.weight, b.weight);
  if (longer === 0) return 0;
  const most = longer * (1 - least / 100);
  if (Math.abs(a.weight - b.weight) > most) return 0;
  const distance = editDistance(a.pieces, b.pieces, most);
  const score = Math.floor(100 * (1 - distance / longer));
  return score < least ? 0 : Math.min(99, score);
}

function editDistance(a: readonly Piece[], b: readonly Piece[], most: number): number {
  let row = new Float64Array(b.length + 1);
  for (const [j, piece] of b.entries()) row[j + 1] = (row[j] ?? 0) + piece.weight;
  for (const own of a) {
    const next = new Float64Array(b.length + 1);
    next[0] = (row[0] ?? 0) + own.weight;
    let least = next[0];
    for (const [j, other] of b.entries()) {
      const cost = Math.min(
        (row[j + 1] ?? 0) + own.weight,
        (next[j] ?? 0) + other.weight,
        (row[j] ?? 0) + substitution(own, other),
      );
      next[j + 1] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    row = next;
  }
  return row[b.length] ?? 0;
}

function substitution(a: Piece, b: Piece): number {
  if (a.text === b.text) return 0;
  const weight = Math.max(a.weight, b.weight);
  if (a.folded === b.folded) return costs.letterCase * weight;
  if (isNumber(a.folded) && isNumber(b.folded)) return costs.number * weight;
  return weight * (1 - sharedBeginning(a.folded, b.folded));
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** The share of two words that their beginnings have in common, if that is most of them: an inflection. */
function sharedBeginning(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  let same = 0;
  while (same < longer && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  const share = same / longer;
  return same >= 3 && share >= 0.6 ? share : 0;
}
