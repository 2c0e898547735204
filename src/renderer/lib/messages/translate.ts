import { createInstance } from 'i18next';
import { sentenceReader } from '../../../content/read-sentence';
import { sentenceLanguage, written } from '../../../contract/sentence';
import type { DisplayLanguage } from '../../../contract/messages/display-language';
import { directionOf, displayLanguage, displayLocale } from './locale';
import { en } from './en';
import { withOneEndMark } from './end-mark';

type Catalogue = typeof en;
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Keys of all texts; an unknown key does not compile. */
export type MessageKey<C = Catalogue> = WithoutPlural<keyof C>;

type TextOf<C, K> = K extends keyof C
  ? C[K]
  : K extends string
    ? `${K}_other` extends keyof C
      ? C[`${K}_other`]
      : never
    : never;

type NameIn<P extends string> = P extends `${infer Name},${string}` ? Name : P;
type Placeholders<S> = S extends `${string}{{${infer P}}}${infer Rest}`
  ? NameIn<P> | Placeholders<Rest>
  : never;
type ValueOf<P extends string> = P extends 'count' ? number : string | number;

/** The values a message needs, read from its text. */
export type MessageValues<K, C = Catalogue> = {
  readonly [P in Placeholders<TextOf<C, K>>]: ValueOf<P>;
};

type Arguments<C, K> = [Placeholders<TextOf<C, K>>] extends [never] ? [] : [values: MessageValues<K, C>];

/** Returns the message in the reader's language with its values. */
export type Translate<C> = <K extends MessageKey<C>>(key: K, ...values: Arguments<C, K>) => string;

const instance = createInstance();
void instance.init({
  lng: displayLocale(),
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  // Keys contain dots as plain text; React escapes values.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Texts without values in the language now: most are asked for with every row that is drawn. */
const plainTexts = new Map<string, string>();
instance.store.on('added', () => plainTexts.clear());
instance.on('languageChanged', () => plainTexts.clear());

// Typed loosely, because our own types are stricter and i18next's would be recomputed for every call.
function translate(key: string, values?: object): string {
  if (values !== undefined) return withOneEndMark(values, (given) => instance.t(key, isolated(given)));
  let text = plainTexts.get(key);
  if (text === undefined) plainTexts.set(key, (text = instance.t(key)));
  return text;
}

/** In texts from right to left, isolates the values, so that tags and addresses keep their order. */
function isolated(values: object): Record<string, unknown> {
  if (directionOf(displayLanguage()) === 'ltr') return { ...values };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
}

/** Returns a message whose key depends on data from the host; undefined for unknown keys. */
export function textOf(key: string, values: Readonly<Record<string, string>>): string | undefined {
  return instance.exists(key) ? translate(key, values) : undefined;
}

export const t: Translate<Catalogue> = (key, ...values) => translate(key, values[0]);

let errorSentences = sentenceLanguage(displayLocale(), {});

/** How errors of the host are said; English stands in for those that have no translation. */
export const errorLanguage = (): typeof errorSentences => errorSentences;

type Texts = Readonly<Record<string, string>>;

let sayReceived = (_text: string): string | undefined => undefined;

/** Translates a problem that came as English text; undefined where its words are not known, or English. */
export const receivedInLanguage = (text: string): string | undefined => sayReceived(text);

function receivedBy(locale: string, received: Texts): typeof sayReceived {
  const read = sentenceReader(Object.keys(received));
  const language = sentenceLanguage(locale, received);
  const say = (text: string): string | undefined => {
    const found = read(text);
    return found === undefined ? undefined : written(found, language);
  };
  return (text) => {
    const whole = say(text);
    if (whole !== undefined || !text.includes('; ')) return whole;
    const parts = text.split('; ').map(say);
    return parts.includes(undefined) ? undefined : parts.join('; ');
  };
}

/** Translates by these texts from now on; English stands in for what they lack. */
export async function translateBy(
  { language, locale }: DisplayLanguage,
  {
    messages,
    errors,
    received = {},
  }: { readonly messages: Texts; readonly errors: Texts; readonly received?: Texts },
): Promise<void> {
  if (language !== 'en') instance.addResourceBundle(language, 'translation', messages);
  errorSentences = sentenceLanguage(locale, errors);
  sayReceived = receivedBy(locale, received);
  await instance.changeLanguage(locale);
}

/**
 * Adds the English texts of code that is loaded on demand. Only the function that this returns knows them,
 * so that code which is loaded earlier can't use them.
 */
export function withMessages<const M extends Readonly<Record<string, string>>>(
  messages: M,
): Translate<Catalogue & M> {
  instance.addResourceBundle('en', 'translation', messages);
  return (key, ...values) => translate(String(key), values[0]);
}
