/** A character that is invisible, or looks like an ordinary space. */
export interface InvisibleCharacter {
  /** A short name that is common among people who work with text. */
  readonly short: string;
  /** The Unicode name, in sentence case. */
  readonly name: string;
}

const known: ReadonlyMap<string, InvisibleCharacter> = new Map(
  (
    [
      ['\t', '→', 'Tab'],
      ['\r', 'CR', 'Carriage return'],
      ['\u00A0', 'NBSP', 'No-break space'],
      ['\u00AD', 'SHY', 'Soft hyphen'],
      ['\u034F', 'CGJ', 'Combining grapheme joiner'],
      ['\u061C', 'ALM', 'Arabic letter mark'],
      ['\u115F', 'HCF', 'Hangul choseong filler'],
      ['\u1160', 'HJF', 'Hangul jungseong filler'],
      ['\u180E', 'MVS', 'Mongolian vowel separator'],
      ['\u2000', 'NQSP', 'En quad'],
      ['\u2001', 'MQSP', 'Em quad'],
      ['\u2002', 'ENSP', 'En space'],
      ['\u2003', 'EMSP', 'Em space'],
      ['\u2004', '3/MSP', 'Three-per-em space'],
      ['\u2005', '4/MSP', 'Four-per-em space'],
      ['\u2006', '6/MSP', 'Six-per-em space'],
      ['\u2007', 'FSP', 'Figure space'],
      ['\u2008', 'PSP', 'Punctuation space'],
      ['\u2009', 'THSP', 'Thin space'],
      ['\u200A', 'HSP', 'Hair space'],
      ['\u200B', 'ZWSP', 'Zero width space'],
      ['\u200C', 'ZWNJ', 'Zero width non-joiner'],
      ['\u200D', 'ZWJ', 'Zero width joiner'],
      ['\u200E', 'LRM', 'Left-to-right mark'],
      ['\u200F', 'RLM', 'Right-to-left mark'],
      ['\u2028', 'LSEP', 'Line separator'],
      ['\u2029', 'PSEP', 'Paragraph separator'],
      ['\u202A', 'LRE', 'Left-to-right embedding'],
      ['\u202B', 'RLE', 'Right-to-left embedding'],
      ['\u202C', 'PDF', 'Pop directional formatting'],
      ['\u202D', 'LRO', 'Left-to-right override'],
      ['\u202E', 'RLO', 'Right-to-left override'],
      ['\u202F', 'NNBSP', 'Narrow no-break space'],
      ['\u205F', 'MMSP', 'Medium mathematical space'],
      ['\u2060', 'WJ', 'Word joiner'],
      ['\u2066', 'LRI', 'Left-to-right isolate'],
      ['\u2067', 'RLI', 'Right-to-left isolate'],
      ['\u2068', 'FSI', 'First strong isolate'],
      ['\u2069', 'PDI', 'Pop directional isolate'],
      ['\u3164', 'HF', 'Hangul filler'],
      ['\uFEFF', 'BOM', 'Zero width no-break space'],
      ['\uFFA0', 'HWHF', 'Halfwidth Hangul filler'],
    ] as const
  ).map(([character, short, name]) => [character, { short, name }]),
);

/** Names control and format characters without a name by their number. */
function unnamed(character: string): InvisibleCharacter {
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return { short: number, name: /\p{Cc}/u.test(character) ? 'Control' : 'Format character' };
}

/** A space is ordinary unless it is next to another one. */
const severalSpaces: InvisibleCharacter = { short: '·', name: 'Space, one of several' };

export function invisibleCharacter(character: string): InvisibleCharacter | undefined {
  if (character === ' ') return severalSpaces;
  return known.get(character) ?? (/^[\p{Cc}\p{Cf}]$/u.test(character) ? unnamed(character) : undefined);
}

/**
 * Format characters that are visible (Arabic number signs), and those that form pictures: joiners in emoji,
 * the tags of flags.
 */
const drawn = [
  String.raw`[\u0600-\u0605\u06DD\u08E2\u{110BD}\u{110CD}\u{E0020}-\u{E007F}]`,
  String.raw`(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D`,
];
/** Line breaks appear as lines, and the ideographic space has its usual width, so both are excluded. */
const invisible = [
  ' {2,}',
  String.raw`(?![ \u3000])\p{Zs}`,
  String.raw`[\u034F\u115F\u1160\u2028\u2029\u3164\uFFA0]`,
  String.raw`(?!\n|${drawn.join('|')})[\p{Cc}\p{Cf}]`,
];
const places = new RegExp(invisible.join('|'), 'gu');
const anyPlace = new RegExp(places.source, 'u');

export interface InvisiblePlace {
  readonly start: number;
  readonly end: number;
  readonly character: InvisibleCharacter;
}

/** Returns the places of invisible characters in a text, in order; several spaces are one place. */
export function invisiblePlaces(text: string): readonly InvisiblePlace[] {
  if (!anyPlace.test(text)) return [];
  const found: InvisiblePlace[] = [];
  for (const { 0: run, index } of text.matchAll(places)) {
    const character = run.startsWith(' ')
      ? { ...severalSpaces, short: severalSpaces.short.repeat(run.length) }
      : invisibleCharacter(run);
    if (character !== undefined) found.push({ start: index, end: index + run.length, character });
  }
  return found;
}
