import { segmenterOf } from '../text/segmenters';

/** A range of a text, in UTF-16 units, without surrounding white space. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/**
 * Ends that are no end of a sentence: initials and short abbreviations, in the languages that most content
 * has.
 */
const abbreviation =
  /(?:^|[\s(\p{Pi}"'.-])(?:\p{L}|\p{L}\.\p{L}|bzw|vgl|usw|evtl|ggf|inkl|max|min|nr|dr|mr|mrs|ms|prof|st|vs|no|vol|art|abs|ca|approx|fig|cf|pág|núm|sr|sra|srta|dra|tzn|np|tzw|tj|др|стр|рис|гл|см|напр|pl|kb|pl|ill|ex|env|esim|mm|eg|ie)\.$/iu;
/** In these languages a number with a point is an ordinal. */
const ordinalLanguages = new Set([
  'de',
  'da',
  'nb',
  'no',
  'nn',
  'fi',
  'cs',
  'sk',
  'pl',
  'hu',
  'sl',
  'hr',
  'sr',
  'bs',
  'et',
  'lv',
  'is',
  'tr',
]);
const ordinal = /(?:^|\s)\d{1,2}\.$/;

/** An opening bracket or quote that the segmenter leaves at the end of a sentence belongs to the next one. */
const openingEnd = /(?:[.!?。！？\s][\p{Ps}\p{Pi}]|\s["'])$/u;

/** Line breaks end a sentence for the segmenter; in a paragraph they are spaces. */
const lineBreaks = /[\r\n\u0085\u2028\u2029]/g;

/** Returns the sentences of a paragraph in order. Text between them is white space only. */
export function sentencesOf(paragraph: string, language: string): readonly Sentence[] {
  const text = paragraph.replaceAll(lineBreaks, ' ');
  const base = language.split('-', 1)[0]?.toLowerCase() ?? '';
  const sentences: Sentence[] = [];
  let start = -1;
  for (const { segment, index } of segmenterOf(language, 'sentence').segment(text)) {
    const trimmed = segment.trimEnd();
    if (start === -1) {
      if (trimmed === '') continue;
      start = index + segment.length - segment.trimStart().length;
    }
    const isOpening = openingEnd.test(trimmed);
    const end = index + trimmed.length - (isOpening ? 1 : 0);
    const last = sentences.at(-1);
    const own = text.slice(start, end);
    // Marks that stand alone belong to the sentence before them.
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(own)) {
      sentences[sentences.length - 1] = { start: last.start, end: Math.max(last.end, end) };
      start = -1;
      continue;
    }
    // The end of the text alone decides, so that a long text takes linear time.
    const tail = text.slice(Math.max(start, end - 16), end);
    if (abbreviation.test(tail) || (ordinalLanguages.has(base) && ordinal.test(tail))) continue;
    const { length } = text.slice(start, end).trimEnd();
    if (length > 0) sentences.push({ start, end: start + length });
    start = isOpening ? end : -1;
  }
  const rest = start === -1 ? '' : text.slice(start).trimEnd();
  if (rest !== '') sentences.push({ start, end: start + rest.length });
  return sentences;
}
