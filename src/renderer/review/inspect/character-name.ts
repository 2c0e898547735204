/** Returns the Unicode name of a character; undefined for one without a name, or out of use today. */
export type NameOf = (codePoint: number) => string | undefined;

let loading: Promise<NameOf> | undefined;

/** Loads the names on first use, because they are half as large as the program's own code. */
export function loadCharacterNames(): Promise<NameOf> {
  loading ??= import('./character-names.txt?raw').then(({ default: text }) => {
    const names = readNames(text);
    return (codePoint) => names.get(codePoint) ?? systematicName(codePoint);
  });
  return loading;
}

/** The format is described in `scripts/character-names.py`. */
function readNames(text: string): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  let codePoint = 0;
  let words: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('=')) {
      codePoint = Number.parseInt(line.slice(1), 16);
      continue;
    }
    if (line !== '-' && line !== '') {
      words = [...words.slice(0, Number(line.charAt(0))), ...line.slice(1).split(' ')];
      names.set(codePoint, words.join(' '));
    }
    codePoint++;
  }
  return names;
}

const ideographs: readonly (readonly [number, number])[] = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0x20000, 0x323af],
];

/** Derives names that follow rules (Unicode standard, 4.8). */
function systematicName(codePoint: number): string | undefined {
  if (codePoint >= 0xac00 && codePoint <= 0xd7a3) return `HANGUL SYLLABLE ${hangul(codePoint - 0xac00)}`;
  if (!ideographs.some(([first, last]) => codePoint >= first && codePoint <= last)) return undefined;
  return `CJK UNIFIED IDEOGRAPH-${codePoint.toString(16).toUpperCase()}`;
}

const leading = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const vowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const trailing = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');

function hangul(index: number): string {
  const perLeading = vowels.length * trailing.length;
  const parts = [
    leading[Math.floor(index / perLeading)],
    vowels[Math.floor((index % perLeading) / trailing.length)],
    trailing[index % trailing.length],
  ];
  return parts.join('');
}
