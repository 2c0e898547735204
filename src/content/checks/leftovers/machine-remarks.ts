/** Says what follows, or who speaks, in the words of a machine, by language. */
const SAYINGS: Readonly<Record<string, string>> = {
  en: String.raw`\b(?:here(?:['’]s| is) (?:the|your|a) (?:\w+ )?(?:translation|translated)|as an? (?:AI|large)?\s?language model|as an AI|I(?:['’]m sorry|['’]m unable| cannot| can['’]?t),? (?:but )?(?:I )?(?:translate|assist|help|fulfil)|sure[,!] here|certainly[,!] here|I(?:['’]ve| have) (?:kept|translated|left|preserved)|I (?:kept|translated|left|preserved) the|let me know if you|the translation (?:is|of the text|would be)|translated (?:text|version|content):|machine[ -]translated|(?:has|have) been (?:left|kept) in English)|\btranslated (?:by|with|using) (?:Google|DeepL|www\.DeepL|Bing|Microsoft|ChatGPT|AI\b)`,
  de: String.raw`hier (?:ist )?(?:die Übersetzung|der übersetzte Text)|als KI(?:-| ?S)`,
  fr: String.raw`voici (?:(?:la|votre) traduction|le texte traduit)|en tant (?:que modèle de langage|qu['’](?:IA|intelligence artificielle|assistant))`,
  es: String.raw`aquí (?:está|tienes?) (?:la traducción|el texto traducido)|esta es la traducción|como (?:modelo de lenguaje|IA\b)`,
  it: String.raw`ecco (?:la traduzione|il testo tradotto)|in quanto (?:IA\b|modello linguistico)`,
  pt: String.raw`aqui está (?:a tradução|o texto traduzido)|segue a tradução|como (?:um )?modelo de linguagem`,
  nl: String.raw`hier is de vertaling|als (?:AI-)?taalmodel`,
  pl: 'oto tłumaczenie|jako model językowy',
  ru: String.raw`вот перевод|как (?:языковая модель|ИИ(?!\p{L}))`,
  tr: '[İi]şte çeviri|çevirisi (?:şu(?:dur|nlardır)?|şöyle|aşağıda)|bir (?:yapay zek[aâ]|dil modeli)(?: dil modeli)? olarak',
  ja: '以下[はが](?:翻訳|訳)|翻訳は(?:以下|次)の|翻訳結果(?=[:：])|AI(?:として|言語モデル)',
  ko: '다음은 번역|번역(?:은|결과는?) 다음|번역문(?=:)|AI 언어 모델',
  zh: '以下是(?:翻译|译文|翻譯|譯文)|译文(?=：)|譯文(?=：)|作为(?:一个)?(?:AI|人工智能|语言模型)|翻译如下',
  ar: 'إليك الترجمة|(?:فيما يلي|هذه هي) الترجمة|كنموذج لغوي',
};

/** A note of a machine on the tags of HTML, which the text itself does not speak of. */
const NOTE_ON_TAGS = String.raw`(?:note|hinweis|remarque|nota|not|注|注意|참고|примечание|uwaga|opmerking)\s?[:：][^\n\u001c.。]{0,40}HTML[ -]?(?:tags?|태그|タグ|标签|標籤|etiketleri|теги)[^\n\u001c]{0,60}|(?:remarque|nota)\s?:[^\n\u001c.]{0,40}(?:balises|etiquetas|tag|tags) HTML[^\n\u001c]{0,60}`;

/** Remarks of a machine that translates, each with a character that it has, where there is one. */
export const MACHINE_REMARKS: readonly (readonly [pattern: RegExp, sign?: RegExp])[] = [
  [new RegExp(String.raw`(?:${Object.values(SAYINGS).join('|')})[^\n\u001c]{0,80}`, 'giu')],
  [
    /(?:^|(?<=[\u001c>\n]))\s{0,20}(?:translation|translated text|output|answer|response|(?:(?:german|french|spanish|italian|japanese|chinese|korean|turkish|polish|russian|arabic|portuguese|dutch) translation))\s?(?:\([A-Za-z-]{2,12}\))?:(?=\s)/giu,
    /:/,
  ],
  [/\((?:note|nota|hinweis|remarque|注)\s?:\s?(?:I|ich|je|he|yo|eu|io)\s[^()\n]{3,200}\)/giu, /\(/],
  [new RegExp(NOTE_ON_TAGS, 'giu'), /HTML/],
  // The answer of a service in place of a translation.
  [
    /MYMEMORY WARNING[^\n\u001c]{0,80}|QUERY LENGTH LIMIT[^\n\u001c]{0,60}|\b(?:(?:rate|usage|quota|character) limit|quota) (?:exceeded|reached)|\b(?:429 )?too many requests(?!\s\p{L})|\b50[0-4] (?:internal server error|bad gateway|service unavailable|gateway timeout)/giu,
    /LIMIT|[Ll]imit|[Qq]uota|WARNING|[Rr]equests|50\d/,
  ],
];
