/** How a translator signs a note, by the language in which it is written. */
const NOTES: Readonly<Record<string, string>> = {
  en: String.raw`translator['’]?s? (?:note|comment)|(?:TN|T\/N)(?=\s?:)`,
  de: String.raw`Anm\. ?d\. ?Ü|Anmerkung (?:des|der) Übersetzer|Übersetzernotiz`,
  fr: String.raw`NdT(?!\p{L})|N\. ?d\. ?T\.|note du traducteur|note de la traductrice`,
  it: String.raw`NdT(?!\p{L})|N\. ?d\. ?T\.|nota del traduttore|nota della traduttrice`,
  es: String.raw`NdT(?!\p{L})|N\. ?d(?:e ?l)?\.? ?T\.|nota del traductor|nota de la traductora`,
  pt: String.raw`NdT(?!\p{L})|N\. ?d(?:o|a)?\.? ?T\.|nota d[oa] tradutora?`,
  ro: String.raw`N\. ?t\.|nota traducătorului`,
  ru: String.raw`прим\. ?пер|примечание переводчика`,
  uk: String.raw`прим\. ?пер|примітка перекладача`,
  pl: String.raw`przyp\. ?tłum`,
  tr: String.raw`ç\. ?n\.`,
  ja: String.raw`訳注|訳者`,
  ko: String.raw`역주|옮긴이`,
  zh: String.raw`译注|译者|譯註|譯者`,
};

const BOUND = String.raw`(?<![\p{L}\p{N}])`;
const patterns = new Map(
  Object.entries(NOTES).map(([base, note]) => [base, new RegExp(`${BOUND}(?:${note})`, 'iu')]),
);

/** A note of a translator in brackets, in any language. */
export const TRANSLATORS_NOTE = new RegExp(
  String.raw`[[({]\s?(?:${Object.values(NOTES).join('|')})[^\])}\n]{0,200}[\])}]?`,
  'giu',
);

/** Whether a text has a translator's note in this language, which is for the readers of the translation. */
export const isNoteForReaders = (text: string, base: string): boolean =>
  patterns.get(base)?.test(text) === true;
