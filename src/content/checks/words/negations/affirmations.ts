import { perLanguage } from '../../parsed/per-language';
import { wordPattern } from './negations';

/** A verb of English that translations say with a verb of their own. */
export type Affirmed = 'can' | 'be';

/**
 * By language, the forms of "can" and those of "be" and "have". `*` stands for any letters. Languages without
 * a verb for "be", or without a word for "can", have none of them here.
 */
const WORDS: Readonly<Record<string, readonly [can: string, be: string]>> = {
  ca: ['pot poden podeu podem podia pogut podria', 'és està són estan ha han va serà'],
  cs: [
    'může můžete mohou můžeme mohl mohla mohlo mohly lze podařilo',
    'je jsou byl byla bylo byly bude budou',
  ],
  da: ['kan kunne', 'er var blev har'],
  de: [
    'kann kannst können könnt konnte konnten könnte könnten',
    'ist sind war waren wird werden wurde wurden hat haben',
  ],
  el: ['μπορ*', 'είναι ήταν έχει έχουν'],
  es: [
    'puede pueden puedes podemos pudo pudieron podrá podrán podía podían',
    'es está están son fue fueron ha han será serán',
  ],
  fi: ['voi voit voidaan voitu voida voivat', 'on ovat oli olivat'],
  fr: [
    'peut peux peuvent pouvez pouvons pouvait pouvaient pourra pourront pu',
    'est sont était étaient sera seront a ont été',
  ],
  hu: ['lehet lehetett tud tudja tudta tudtam sikerült', 'van vannak volt voltak lesz'],
  id: ['dapat bisa', 'adalah telah sudah'],
  it: [
    'può puoi possono possiamo potete potuto poteva potevano potrà',
    'è sono era erano sarà saranno ha hanno stato stata stati state',
  ],
  nb: ['kan kunne', 'er var ble har'],
  nl: ['kan kunt kunnen kon konden', 'is zijn was waren wordt worden werd werden heeft hebben'],
  pl: [
    'może możesz można mogą mógł mogła mogło mogły udało',
    'jest są był była było były został została zostało zostały',
  ],
  pt: ['pode podem pôde puderam poderá possível', 'é está estão são foi foram será serão tem'],
  ro: ['poate poți pot puteți putut', 'este sunt era fost va vor'],
  ru: ['может можете можешь могут можно мог могла могло могли удалось', 'был была было были будет будут'],
  sk: ['môže môžete môžu možno mohol mohla mohlo mohli podarilo', 'je sú bol bola bolo boli bude budú'],
  sv: ['kan kunde', 'är var blev har'],
  uk: ['може можете можуть можна міг могла могло могли вдалося', 'був була було були буде будуть є'],
  vi: ['có thể', 'là đã được'],
};

const PATTERNS: Readonly<Record<string, readonly [can: RegExp, be: RegExp]>> = {
  ja: [
    /でき(?:る|ます|ました)|(?:られ|[えけせてねべめれ])ま(?:す|した)|可能/u,
    /です|でした|ます|ました|である/u,
  ],
  ko: [/수 있|가능/u, /입니다|습니다|됩니다|합니다|이다/u],
  tr: [
    /\p{L}{2}[ae]bil/u,
    /\p{L}{2}(?:dır|dir|dur|dür|tır|tir|ıldı|ildi|uldu|üldü|ndı|ndi|ıyor|iyor|uyor|üyor)(?!\p{L})/u,
  ],
  zh: [/可以|可|能/u, /是|已|会|會|将|將|有/u],
};

/** Returns the patterns for a language; undefined where none are known. */
export const affirmationsOf = perLanguage((language): Readonly<Record<Affirmed, RegExp>> | undefined => {
  const [can, be] = WORDS[language]?.map(wordPattern) ?? PATTERNS[language] ?? [];
  return can === undefined || be === undefined ? undefined : { can, be };
});
