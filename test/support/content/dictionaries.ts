import { resolve } from 'node:path';
import type { Dictionary } from '../../../src/main/spelling/speller';
import { findDictionaries } from '../../../src/main/spelling/dictionary-finder';
import type { DictionaryPlaces } from '../../../src/main/spelling/dictionary-places';

/** The built dictionaries, and none of this computer's or a user's. */
export const bundledPlaces: DictionaryPlaces = {
  own: '/missing',
  bundled: resolve(import.meta.dirname, '../../../out/dictionaries'),
  system: [],
};

const bundled = await findDictionaries(bundledPlaces);

/** The bundled dictionaries of these languages. */
export function dictionaries(...tags: readonly string[]): readonly Dictionary[] {
  return tags.map((tag) => {
    const dictionary = bundled.find((one) => one.tag === tag);
    if (dictionary === undefined) throw new Error(`no dictionary for ${tag} in ${bundledPlaces.bundled}`);
    return dictionary;
  });
}
