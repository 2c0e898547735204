import type { Letters } from '../receiver-profile';

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

interface Spelling {
  readonly letters?: Letters | undefined;
  readonly language?: string | undefined;
}

/**
 * Latin letters without their marks; other scripts stay. Letters that the receiver writes otherwise in this
 * language come first, such as _ae_ for ä in German.
 */
export function withoutMarks(text: string, { letters: own, language = 'und' }: Spelling = {}): string {
  return [own?.[language.split('-', 1)[0] ?? ''], own?.['*']]
    .flatMap((written) => Object.entries(written ?? {}))
    .reduce((kept, [letter, spelled]) => kept.replaceAll(letter, () => spelled), text.normalize('NFC'))
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ßæÆøØœŒłŁđĐı]/g, (letter) => letters[letter] ?? letter);
}
