/**
 * Marks that are ignored: those of Latin, Greek and Cyrillic, Hebrew points, Arabic harakat. Vowel signs of
 * Indic scripts, voicing marks of kana and Thai tone marks count as letters and stay.
 */
const marks =
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
  '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08ff';
/**
 * Ignored characters: the marks, tatweel, and invisible ones such as soft hyphens, zero-width and direction
 * marks.
 */
const ignored = new RegExp(`[${marks}\\u0640\\p{Cf}]+`, 'gu');

/** Letters that Unicode doesn't decompose but that people type as others. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * Folds a text for comparison: two texts that fold alike are equal to a search. At most a few times as long
 * as the text.
 */
export function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- plain ASCII needs none of it
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(ignored, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ignored, '')
    .replaceAll(alikeLetters, (letter) => alike[letter] ?? letter)
    .normalize('NFC');
}

/** A folded text, and for each of its UTF-16 units the range of the text that it comes from. */
export interface FoldedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A unit that folds independently: a letter with its marks, or a run of conjoining Korean letters. */
const cluster = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]+\p{M}*|\P{M}[\p{M}\p{Cf}]*|\p{M}+/uy;

export function foldWithPlaces(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length;) {
    const end = clusterEnd(text, at);
    const piece = foldedCluster(text.slice(at, end));
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { text: folded, starts, ends };
}

function clusterEnd(text: string, at: number): number {
  // ASCII characters are never marks.
  if (isAscii(text, at) && (at + 1 === text.length || isAscii(text, at + 1))) return at + 1;
  cluster.lastIndex = at;
  cluster.test(text);
  return cluster.lastIndex;
}

function isAscii(text: string, at: number): boolean {
  return text.charCodeAt(at) < 0x80;
}

/** Cache, because the same clusters recur. Clusters beyond the limits of ordinary text are not kept. */
const known = { clusters: new Map<string, string>(), most: 10_000, longest: 8 };

function foldedCluster(letters: string): string {
  const found = known.clusters.get(letters);
  if (found !== undefined) return found;
  const folded = fold(letters);
  if (letters.length > known.longest) return folded;
  if (known.clusters.size >= known.most) known.clusters.clear();
  known.clusters.set(letters, folded);
  return folded;
}
