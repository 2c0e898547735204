import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';

/** A particle twice behind a word, or a small word twice: in "もののけ" and "目的的" it belongs to the word. */
const TWICE: ReadonlyMap<string, RegExp> = new Map([
  [
    'ja',
    /(?<=[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\p{N})）」』\u001d])([をのはがに])\1(?!\1)/gu,
  ],
  ['zh', /([在或与與把被])\1(?!\1)/gu],
  ...['fr', 'it', 'ca', 'oc'].map(
    // Behind an apostrophe, "n’est est"; "l’est est" is that the east is.
    (base) =>
      [
        base,
        /(?<=(?<!\p{L})(?:qu|[cjmnst])['’])(est|ai|ait|avez|avons|ont|êtes|était|étaient|ils?|elles?|un[aeo]?|è|ha|hanno|era|erano|és|han) \1(?![\p{L}\p{N}'’-])/giu,
      ] as const,
  ),
]);

/** Finds particles and small words that are said twice in a row where no space is before the first one. */
export const doubledParticles: FieldCheck = {
  ids: ['doubled-words'],
  find({ target, targetLanguage: { base } }, problems) {
    const twice = TWICE.get(base);
    if (twice === undefined) return;
    for (const { index, 0: found, 1: word = '' } of matchesOf(target.prose, twice)) {
      const places = { target: [target.readable.spanAt(index, found)] };
      problems.add('doubled-words', 'doubled', { word }, places);
    }
  },
};
