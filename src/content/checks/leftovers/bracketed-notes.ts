/** Words in brackets by which translators mark a text to come back to, by language. */
const WORDS: Readonly<Record<string, string>> = {
  en: '(?:please )?(?:check|verify|review|confirm) (?:this|it|again|me|(?:the )?(?:terms?|wording|meaning|context|spelling)|with [^\\])}\\n]{1,30})|please (?:check|verify|review|confirm|translate)|(?:to be|needs? to be) (?:checked|verified|reviewed|confirmed)|needs (?:checking|checked)|(?:not sure|unsure|unclear)(?: (?:about|of|what) [^\\])}\\n]{1,40})?',
  de: '(?:bitte |noch |noch zu )?(?:über)?prüfen|(?:noch )?(?:zu|zu )übersetzen|übersetzung (?:über)?prüfen',
  fr: 'à (?:vérifier|revoir|traduire|relire|compléter)',
  es: '(?:por |falta )?(?:revisar|traducir)|pendiente de (?:traducir|traducción|revisar|revisión)|(?:revisar|verificar) traducción',
  pt: 'revisar|(?:a|por|falta) (?:traduzir|revisar|rever)|(?:revisar|verificar) tradução',
  it: 'da (?:tradurre|rivedere|verificare|controllare)',
  nl: '(?:nog )?(?:te )?vertalen|nog (?:te )?controleren',
  tr: '(?:çevrilecek|kontrol edilecek|çeviriyi kontrol et|gözden geçirilecek)',
  pl: 'do (?:przetłumaczenia|tłumaczenia|sprawdzenia|poprawy)',
  cs: '(?:přeložit|zkontrolovat)(?: překlad)?',
  ru: '(?:проверить|уточнить)(?: перевод)?|перевести|требует перевода',
  uk: '(?:перевірити|уточнити)(?: переклад)?|перекласти',
  ja: '(?:訳注|訳者注|注)?[:：]?\\s?(?:要(?:確認|翻訳|修正|校正|見直し)|翻訳要|未確認)',
  ko: '(?:번역|확인|검토|수정) ?필요|번역 ?확인',
  zh: '(?:待|需要?)(?:确认|翻译|校对|审核|修改|確認|翻譯|校對)',
  ar: 'بحاجة إلى (?:ترجمة|مراجعة)|للمراجعة|للترجمة',
};

/** A note in brackets that a text is to be translated or looked at again, in any of these languages. */
export const BRACKETED_NOTE = new RegExp(
  String.raw`[[({（【［]\s?(?:(?:nota?|note|anm|remarque|uwaga|pozn|прим|注)\.?\s?[:：]\s?)?(?:${Object.values(WORDS).join('|')})\s?[?!.]?\s?[\])}）】］]`,
  'giu',
);

/** A note on a text in Chinese or Japanese, in brackets that its source does not have: "（注：此处为按钮）". */
export const EXPLAINED = /[（([［【](?:译者|譯者|訳者)?[注註备備][:：][^\n\u001c（()）]{1,80}[）)\]］】]/gu;

/** Two words between which a translator did not choose: "[Datei/Akte]". */
export const UNDECIDED = /\[\p{L}[\p{L}\p{M}]{2,30}\/\p{L}[\p{L}\p{M}]{2,30}\]/gu;

/** Whether a source says in brackets itself what is still to be done. */
export const hasBracketedTask = (source: string): boolean =>
  /[[({][^\])}\n]{0,60}(?:verif|check|review|translat|revis|confirm|proof|complet)/i.test(source);
