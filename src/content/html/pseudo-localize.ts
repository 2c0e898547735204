import { characterReferenceAt } from './character-reference';
import { tokenizeHtml, type HtmlPiece, type TextRange } from './tokenize';
import { TranslationScope } from './translation-scope';
import { untranslatableRanges, type ReferenceMode } from './untranslatable';

const PLAIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED_LETTERS = 'ÁḂÇĎÉḞǴĤÍĴĶŁḾÑÓṔɊŔŠŤÚṼŴẊÝŽáḃçďéḟǵĥíĵķłḿñóṕɋŕšťúṽŵẋýž';
const ACCENTED = new Map(Array.from(PLAIN_LETTERS, (letter, index) => [letter, ACCENTED_LETTERS[index]]));

const TRANSLATABLE_ATTRIBUTES = new Set(['title', 'alt']);
/** Growth of a typical translation of a short text; one ~ is added per additional character. */
const EXPANSION = 0.3;

/**
 * Returns a fake translation for test results: letters get accents, every run of text with letters is put
 * between ⟦ and ⟧ and grows by about 30 % (`~`). `Save {name}` → `⟦Šáṽé {name} ~~⟧`.
 *
 * Unchanged to the byte: markup, attributes other than `title` and `alt`, character references, placeholders,
 * URLs, e-mail addresses, white space around a run, and the content of script, style, `code`, `kbd`, `samp`
 * or `translate="no"`. `data` is the field's data format: `html` is read as HTML, any other value as plain
 * text.
 *
 * The target language is not used yet; callers pass it for later use. Linear in the value's length.
 */
export function pseudoLocalize(value: string, data: string, _targetLanguage: string): string {
  return data === 'html' ? pseudoLocalizeHtml(value) : localizeText(value, 'none', ' ');
}

/**
 * Returns a minimal fake translation for a value that can't be pseudo-localized in time: `Save` → `⟦~⟧ Save`.
 * Does not read the value.
 */
export function markOnly(value: string): string {
  return `⟦~⟧ ${value}`;
}

function pseudoLocalizeHtml(html: string): string {
  const pieces = tokenizeHtml(html);
  // Searched as a whole, because an ICU argument may extend across tags: `{n, plural, one {<b>#</b> item}
  // other {…}}`.
  const kept = untranslatableRanges(blankMarkup(html, pieces), 'text');
  const scope = new TranslationScope();
  let firstKept = 0;
  let result = '';
  for (const piece of pieces) {
    const slice = html.slice(piece.start, piece.end);
    if (piece.kind === 'tag') {
      result += scope.pass(piece) ? slice : localizeAttributes(html, piece);
    } else if (piece.kind !== 'text' || !piece.isTranslatable || scope.isProtected) {
      result += slice;
    } else if (!piece.hasReferences) {
      result += localizeText(slice, 'none', ' ');
    } else {
      while ((kept[firstKept]?.end ?? Infinity) <= piece.start) firstKept += 1;
      // "</" is text only at the end of the value; text after it would become a comment.
      const isOpenEnd = piece.element === undefined && piece.end === html.length && slice.endsWith('</');
      const run = { start: piece.start, end: isOpenEnd ? piece.end - 2 : piece.end };
      result += localizeRun(html, run, kept, firstKept, 'text', ' ') + (isOpenEnd ? '</' : '');
    }
  }
  return result;
}

/**
 * Replaces everything but translatable text by `<`, which no placeholder, URL or address contains; the length
 * stays.
 */
function blankMarkup(html: string, pieces: readonly HtmlPiece[]): string {
  return pieces
    .map((piece) =>
      piece.kind === 'text' && piece.isTranslatable && piece.hasReferences
        ? html.slice(piece.start, piece.end)
        : '<'.repeat(piece.end - piece.start),
    )
    .join('');
}

function localizeAttributes(html: string, tag: HtmlPiece & { readonly kind: 'tag' }): string {
  let result = '';
  let position = tag.start;
  for (const { name, valueRange, quote } of tag.attributes) {
    if (valueRange === undefined || !TRANSLATABLE_ATTRIBUTES.has(name)) continue;
    const value = html.slice(valueRange.start, valueRange.end);
    // A space would end an unquoted value; a no-break space does not.
    const gap = quote === '' ? '\u{a0}' : ' ';
    result += html.slice(position, valueRange.start) + localizeText(value, 'attribute', gap);
    position = valueRange.end;
  }
  return result + html.slice(position, tag.end);
}

function localizeText(text: string, references: ReferenceMode, gap: string): string {
  const kept = untranslatableRanges(text, references);
  return localizeRun(text, { start: 0, end: text.length }, kept, 0, references, gap);
}

/** Localizes one run of text. `kept` is sorted; only its ranges from `firstKept` on can touch the run. */
function localizeRun(
  text: string,
  run: TextRange,
  kept: readonly TextRange[],
  firstKept: number,
  references: ReferenceMode,
  gap: string,
): string {
  const { start, end } = trimmed(text, withoutCrossing(run, kept, firstKept));
  let body = '';
  let changedCount = 0;
  let hasLetters = false;
  let nextKept = firstKept;
  for (let position = start; position < end;) {
    while ((kept[nextKept]?.end ?? Infinity) <= position) nextKept += 1;
    const keptRange = kept[nextKept];
    const atom = keptAtom(text, position, references);
    if (keptRange !== undefined && keptRange.start <= position) {
      const keptEnd = Math.min(keptRange.end, end);
      body += text.slice(position, keptEnd);
      position = keptEnd;
    } else if (atom !== undefined) {
      body += text.slice(position, atom.end);
      hasLetters ||= isLetter(atom.decoded);
      position = atom.end;
    } else {
      const char = String.fromCodePoint(text.codePointAt(position) ?? 0);
      body += ACCENTED.get(char) ?? char;
      hasLetters ||= isLetter(char);
      changedCount += 1;
      position += char.length;
    }
  }
  if (!hasLetters) return text.slice(run.start, run.end);
  const padding = gap + '~'.repeat(Math.max(1, Math.round(changedCount * EXPANSION)));
  return `${text.slice(run.start, start)}⟦${body}${padding}⟧${text.slice(end, run.end)}`;
}

/** Returns the reference or name after an ampersand that must be copied unchanged. */
function keptAtom(
  text: string,
  position: number,
  references: ReferenceMode,
): { readonly end: number; readonly decoded: string } | undefined {
  if (references === 'none' || text[position] !== '&') return undefined;
  const reference = characterReferenceAt(text, position, references === 'attribute');
  if (reference !== undefined || references === 'text') return reference;
  // In an attribute "&copying" is text only because of the letter after "&copy": an accent there would turn
  // it into ©.
  let end = position + 1;
  while (/[A-Za-z0-9]/.test(text[end] ?? ' ')) end += 1;
  return { end, decoded: text.slice(position, end) };
}

/** An ICU argument that extends beyond the run stays outside the brackets too. */
function withoutCrossing(run: TextRange, kept: readonly TextRange[], firstKept: number): TextRange {
  let { start, end } = run;
  for (let index = firstKept; (kept[index]?.start ?? end) < end; index += 1) {
    const range = kept[index];
    if (range === undefined) break;
    if (range.start < run.start) start = Math.min(range.end, end);
    if (range.end > run.end) end = Math.max(range.start, start);
  }
  return { start, end };
}

function trimmed(text: string, run: TextRange): TextRange {
  let { start, end } = run;
  while (start < end && /\s/.test(text[start] ?? '-')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '-')) end -= 1;
  return { start, end };
}

function isLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
