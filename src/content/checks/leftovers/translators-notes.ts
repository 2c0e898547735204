const SPANISH = String.raw`NdT(?!\p{L})|N\. ?d(?:e ?la?)?\.? ?T\.|nota del traductor|nota de la traductora`;
const PORTUGUESE = String.raw`NdT(?!\p{L})|N\. ?d[oa]?\.? ?T\.|nota d[oa] tradutora?`;

/** How a translator signs a note, by the language in which it is written. */
const NOTES: Readonly<Record<string, string>> = {
  en: String.raw`translator(?:['’]?s? (?:note|comment)|(?=: ))|(?:TN|T\/N)(?=\s?:)`,
  de: String.raw`Anm\. ?d\. ?Ü|Anmerkung (?:des|der) Übersetzer|Übersetzernotiz`,
  fr: String.raw`NdT(?!\p{L})|N\. ?d\. ?T\.|note du traducteur|note de (?:la traductrice|traduction)`,
  it: String.raw`NdT(?!\p{L})|N\. ?d\. ?T\.|nota del traduttore|nota della traduttrice`,
  es: SPANISH,
  ca: SPANISH,
  ast: SPANISH,
  pt: PORTUGUESE,
  gl: PORTUGUESE,
  ro: String.raw`nota traducătorului`,
  ru: String.raw`прим\. ?пер|примечание переводчика`,
  uk: String.raw`прим\. ?пер|примітка перекладача`,
  pl: String.raw`przyp\. ?tłum`,
  tr: String.raw`ç\. ?n\.`,
  ja: String.raw`訳注|訳者`,
  ko: String.raw`역주|옮긴이`,
  zh: String.raw`译注|译者|譯註|譯者`,
};

/** Languages whose translators sign "N. T.", too: elsewhere that is the New Testament. */
const SIGNED_NT = new Set(['es', 'ca', 'ast', 'pt', 'gl', 'fr', 'it', 'ro']);

const BOUND = String.raw`(?<![\p{L}\p{N}])`;
const patterns = new Map(
  Object.entries(NOTES).map(([base, note]) => {
    const all = SIGNED_NT.has(base) ? String.raw`${note}|N\. ?T\.` : note;
    return [base, new RegExp(`${BOUND}(?:${all})`, 'iu')];
  }),
);

/** A note of a translator in brackets, in any language. */
export const TRANSLATORS_NOTE = new RegExp(
  String.raw`[[({]\s?(?:${[...new Set(Object.values(NOTES))].join('|')})[^\])}\n]{0,200}[\])}]?`,
  'giu',
);

/** Whether a text has a translator's note in this language, which is for the readers of the translation. */
export const isNoteForReaders = (text: string, base: string): boolean =>
  patterns.get(base)?.test(text) === true;
