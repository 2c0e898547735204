import type { ParsedValue } from '../parsed/parsed-value';
import type { MarkRule } from './mark-rule';

/** Whether a value is the rest of a sentence, with a mark near its start: " tab, then". */
export const goesOn = ({ raw }: ParsedValue): boolean => /^[ \u00a0]\p{Ll}[^,;:.]{0,20}[,;:]\s/u.test(raw);

/** Marks that slipped in, were doubled or became another sign while the text was typed or converted. */
export const SLIPPED_MARKS: readonly MarkRule[] = [
  {
    // Two commas may open a quotation, as two apostrophes close it: ,,%s''.
    variant: 'twice',
    pattern:
      /,,(?!(?<=(?:^|[\s([{\u001c]),,)[^\s,'][^'\n]{0,99}'')|،،|、、|，，|(?<=\p{L})(?<!&[a-zA-Z]{1,10})(?:;;|::)(?=\s|$)|(?<!\.)\.\.(?![./\p{L}\p{N}])|(?<!。)。。(?!。)/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
  {
    // Without a mark in the source it is an added one, and Spanish may say "¡¡Ya!!".
    variant: 'twice',
    pattern: /(?<=[\p{L}\p{N}\p{Pe}]\s?)(?:!!|！！)(?![!！?？])/gu,
    applies: ({ source, target }) =>
      /[!！](?![!！])/u.test(source.prose) && !/[!！]{2}/u.test(source.prose) && !target.prose.includes('¡¡'),
    isAllowedBySource: true,
  },
  {
    variant: 'twice',
    pattern: /(?<=[\p{L}\p{N}])(?:''|’’|’'|'’)(?=\p{L})/gu,
    // Messages with arguments in braces escape an apostrophe in this way, and TeX closes a quotation.
    applies: ({ target }) => !target.raw.includes('``') && (target.isHtml || !target.raw.includes('{')),
    isAllowedBySource: true,
  },
  {
    // A comma before a full stop, or at the start of a sentence.
    variant: 'misplaced',
    pattern:
      /,\s?\.(?![.\d\p{L}])|、。|。、|，。|。，|(?<=(?:(?!etc)\p{L}{3}|\p{Script=Hangul}{2})[.!?]["”»)]?\s),(?=\s?\p{L})/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
  {
    // A full stop before the mark that ends the text; "etc.:" and "z. B.:" are abbreviations.
    variant: 'misplaced',
    pattern:
      /(?<=(?<!\p{L})\p{L}{3,30}[aeiouyàèéìíòóùúüöäаеиоуыэюяіαεηιουωάέήίόύώς]|\p{Ll}{9}|\p{Script=Han}|[ぁ-ヺ가-힣])\.[:?!](?=\s|$|\u001c)/gu,
    applies: ({ source }) => !/\.[:?!]/.test(source.prose),
    isAllowedBySource: true,
  },
  {
    // Behind a word of five letters no abbreviation comes before these.
    variant: 'misplaced',
    pattern: /(?<=(?<!\p{L})(?!usw)\p{L}{3,8}[b-df-hj-np-tv-xzб-джзй-нп-тф-щ])\.[?!](?=\s|$|\u001c)/gu,
    applies: ({ source }) => !/\.[:?!]/.test(source.prose),
    isAllowedBySource: true,
  },
  {
    // A comma at the start of a block.
    variant: 'misplaced',
    pattern: /(?<=(?:^|\u001c)\s{0,20}),(?=\s?\p{L})/gu,
    applies: ({ source }) => !goesOn(source) && !/^\s*,/.test(source.prose),
    isAllowedBySource: true,
  },
  {
    variant: 'apostrophe',
    pattern: /(?<=[\p{Script=Latin}\p{N}])[´`](?=\p{Script=Latin})/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
  {
    variant: 'apostrophe-missing',
    pattern:
      /(?<=^|[\s("«\u001c])(?:[ldsjLDSJ]|(?:[Jj]us|[Ll]ors|[Pp]uis)?qu|Qu|n(?= (?:est|a|ont|y|en)\P{L})) [aeiouyhâàéèêëîïôûœ]\p{L}{1,40}/gu,
    applies: ({ targetLanguage }) => targetLanguage.base === 'fr',
    isAllowedBySource: true,
  },
  {
    variant: 'apostrophe-missing',
    pattern: /(?<=^|[\s("«\u001c])[dlmnst] (?=[aeiouhàèéíòóú]\p{L}{2,40})/gu,
    applies: ({ targetLanguage }) => targetLanguage.base === 'ca',
    isAllowedBySource: true,
  },
  {
    variant: 'apostrophe-missing',
    pattern:
      /(?<=^|[\s("«\u001c])(?:[Ll]|[DdNnCc]ell|[Ss]ull|[Dd]all|[Qq]u?ell) (?=[aeiouhàèéìòù]\p{L}{2,40})/gu,
    applies: ({ targetLanguage }) => targetLanguage.base === 'it',
    isAllowedBySource: true,
  },
  {
    variant: 'escaped',
    pattern:
      /(?<=\p{L})\\['’](?=\p{L})|(?<=^|[\s\u001c])\\["'](?=\p{L})|(?<=\p{L}[.!?]?)\\"(?=\s|$|\u001c)/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
];
