import { createInstance } from 'i18next';
import { displayLocale } from './locale';
import { en } from './en';
import { withOneEndMark } from './end-mark';

type Catalogue = typeof en;
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Keys of all texts; an unknown key does not compile. */
export type MessageKey = WithoutPlural<keyof Catalogue>;

type TextOf<K extends MessageKey> = K extends keyof Catalogue
  ? Catalogue[K]
  : `${K}_other` extends keyof Catalogue
    ? Catalogue[`${K}_other`]
    : never;

type NameIn<P extends string> = P extends `${infer Name},${string}` ? Name : P;
type Placeholders<S extends string> = S extends `${string}{{${infer P}}}${infer Rest}`
  ? NameIn<P> | Placeholders<Rest>
  : never;
type ValueOf<P extends string> = P extends 'count' ? number : string | number;

/** The values a message needs, read from its text. */
export type MessageValues<K extends MessageKey> = { readonly [P in Placeholders<TextOf<K>>]: ValueOf<P> };

type Arguments<K extends MessageKey> = [Placeholders<TextOf<K>>] extends [never]
  ? []
  : [values: MessageValues<K>];

const instance = createInstance();
void instance.init({
  lng: displayLocale,
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  // Keys contain dots as plain text; React escapes values.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

// Typed loosely, because our own types are stricter and i18next's would be recomputed for every call.
const translate = (key: string, values: object): string =>
  withOneEndMark(values, (given): string => instance.t(key, { ...given }));

/** Returns a message whose key depends on data from the host; undefined for unknown keys. */
export function textOf(key: string, values: Readonly<Record<string, string>>): string | undefined {
  return instance.exists(key) ? translate(key, values) : undefined;
}

/** Returns the message in the reader's language with its values. */
export function t<K extends MessageKey>(key: K, ...values: Arguments<K>): string {
  const [given] = values;
  return translate(key, given ?? {});
}
