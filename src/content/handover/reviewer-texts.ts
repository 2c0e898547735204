import type { Verdict } from './returned-document';
import type { TableColumn } from './table/table-columns';
import { ownValue } from '../own-value';

/** Texts that a reviewer reads around the content, in one language. */
export interface ReviewerTexts {
  readonly readMe: string;
  readonly heads: Readonly<
    Record<Exclude<TableColumn, 'handover' | 'desk' | 'part' | 'sourceHash' | 'targetHash'>, string>
  >;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly yourName: string;
  /** Instructions, of one sentence or two each. */
  readonly steps: readonly string[];
}

const english: ReviewerTexts = {
  readMe: 'Read me',
  heads: {
    number: 'No.',
    source: 'Source',
    target: 'Translation',
    verdict: 'Verdict',
    comment: 'Comment',
    context: 'Context',
    problems: 'Found by checks',
    request: 'Request',
    field: 'Field',
  },
  verdicts: { fine: 'fine', changed: 'changed', wrong: 'wrong' },
  yourName: 'Your name',
  steps: [
    'Please read each translation beside its source. Correct it in the column “Translation” where it is wrong.',
    'Choose a verdict where you want to: “fine”, “changed” or “wrong”. A comment tells the coordinator why.',
    'Signs such as ⟦b1⟧ and ⟦/b1⟧ stand for formatting. Keep each of them once; you may move them.',
    'You may filter and hide rows. Leave the grey and the hidden columns as they are: they say where each row belongs.',
    'Save the file in the same format and send it back.',
  ],
};

const german: ReviewerTexts = {
  readMe: 'Bitte lesen',
  heads: {
    number: 'Nr.',
    source: 'Ausgangstext',
    target: 'Übersetzung',
    verdict: 'Urteil',
    comment: 'Kommentar',
    context: 'Zusammenhang',
    problems: 'Von Prüfungen gefunden',
    request: 'Anfrage',
    field: 'Feld',
  },
  verdicts: { fine: 'in Ordnung', changed: 'geändert', wrong: 'falsch' },
  yourName: 'Ihr Name',
  steps: [
    'Bitte lesen Sie jede Übersetzung neben ihrem Ausgangstext. Korrigieren Sie Fehler in der Spalte „Übersetzung“.',
    'Wählen Sie ein Urteil, wo Sie möchten: „in Ordnung“, „geändert“ oder „falsch“. Ein Kommentar sagt, warum.',
    'Zeichen wie ⟦b1⟧ und ⟦/b1⟧ stehen für Formatierungen. Jedes muss genau einmal bleiben; verschieben dürfen Sie sie.',
    'Sie dürfen filtern und Zeilen ausblenden. Lassen Sie die grauen und die ausgeblendeten Spalten, wie sie sind: Sie sagen, wohin jede Zeile gehört.',
    'Speichern Sie die Datei im selben Format und senden Sie sie zurück.',
  ],
};

const french: ReviewerTexts = {
  readMe: 'À lire',
  heads: {
    number: 'Nº',
    source: 'Source',
    target: 'Traduction',
    verdict: 'Avis',
    comment: 'Commentaire',
    context: 'Contexte',
    problems: 'Signalé par les contrôles',
    request: 'Demande',
    field: 'Champ',
  },
  verdicts: { fine: 'correct', changed: 'modifié', wrong: 'faux' },
  yourName: 'Votre nom',
  steps: [
    'Veuillez lire chaque traduction à côté de sa source. Corrigez les erreurs dans la colonne « Traduction ».',
    'Donnez un avis si vous le souhaitez : « correct », « modifié » ou « faux ». Un commentaire en donne la raison.',
    'Les signes comme ⟦b1⟧ et ⟦/b1⟧ représentent la mise en forme. Gardez chacun exactement une fois ; vous pouvez les déplacer.',
    'Vous pouvez filtrer et masquer des lignes. Ne touchez pas aux colonnes grises ou masquées : elles indiquent à quoi correspond chaque ligne.',
    'Enregistrez le fichier dans le même format et renvoyez-le.',
  ],
};

const spanish: ReviewerTexts = {
  readMe: 'Léame',
  heads: {
    number: 'N.º',
    source: 'Original',
    target: 'Traducción',
    verdict: 'Valoración',
    comment: 'Comentario',
    context: 'Contexto',
    problems: 'Detectado por las comprobaciones',
    request: 'Solicitud',
    field: 'Campo',
  },
  verdicts: { fine: 'correcto', changed: 'modificado', wrong: 'incorrecto' },
  yourName: 'Su nombre',
  steps: [
    'Lea cada traducción junto a su original. Corrija los errores en la columna «Traducción».',
    'Elija una valoración donde quiera: «correcto», «modificado» o «incorrecto». Un comentario explica el motivo.',
    'Los signos como ⟦b1⟧ y ⟦/b1⟧ representan el formato. Conserve cada uno exactamente una vez; puede moverlos.',
    'Puede filtrar y ocultar filas. No toque las columnas grises ni las ocultas: indican a qué corresponde cada fila.',
    'Guarde el archivo en el mismo formato y devuélvalo.',
  ],
};

const japanese: ReviewerTexts = {
  readMe: 'はじめに',
  heads: {
    number: '番号',
    source: '原文',
    target: '訳文',
    verdict: '判定',
    comment: 'コメント',
    context: '文脈',
    problems: 'チェックの指摘',
    request: 'リクエスト',
    field: 'フィールド',
  },
  verdicts: { fine: '問題なし', changed: '修正済み', wrong: '誤り' },
  yourName: 'お名前',
  steps: [
    '訳文を原文と並べてお読みください。誤りは「訳文」の列で直してください。',
    '必要に応じて「問題なし」「修正済み」「誤り」から判定を選んでください。理由はコメントにお書きください。',
    '⟦b1⟧ や ⟦/b1⟧ のような記号は書式を表します。それぞれ必ず一つずつ残してください。位置は変えてもかまいません。',
    '絞り込みと行の非表示は自由です。灰色の列と非表示の列は各行の対応先を示すため、変更しないでください。',
    '同じ形式で保存し、ファイルを返送してください。',
  ],
};

const arabic: ReviewerTexts = {
  readMe: 'اقرأني',
  heads: {
    number: 'الرقم',
    source: 'النص الأصلي',
    target: 'الترجمة',
    verdict: 'الحكم',
    comment: 'تعليق',
    context: 'السياق',
    problems: 'ما وجدته الفحوص',
    request: 'الطلب',
    field: 'الحقل',
  },
  verdicts: { fine: 'سليم', changed: 'معدّل', wrong: 'خطأ' },
  yourName: 'اسمك',
  steps: [
    'يُرجى قراءة كل ترجمة بجانب نصها الأصلي، وتصحيح الأخطاء في عمود «الترجمة».',
    'اختر حكمًا حيث تشاء: «سليم» أو «معدّل» أو «خطأ». ويوضح التعليق السبب.',
    'تمثل العلامات مثل ⟦b1⟧ و⟦/b1⟧ التنسيق. أبقِ كل علامة مرة واحدة بالضبط، ويمكنك نقلها.',
    'يمكنك التصفية وإخفاء الصفوف. اترك الأعمدة الرمادية والمخفية كما هي، فهي تحدد موضع كل صف.',
    'احفظ الملف بالصيغة نفسها ثم أعد إرساله.',
  ],
};

const textsByLanguage: Readonly<Record<string, ReviewerTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
  ar: arabic,
};

/** Whether there are texts in the language of a tag. */
export function hasReviewerTexts(tag: string): boolean {
  return Object.hasOwn(textsByLanguage, tag.toLowerCase().split('-')[0] ?? '');
}

export const reviewerLanguages: readonly string[] = Object.keys(textsByLanguage);

/** The texts in a language, or in English. */
export function reviewerTexts(language: string): ReviewerTexts {
  const [code = ''] = language.toLowerCase().split('-');
  return ownValue(textsByLanguage, code) ?? english;
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** Sentences of files that earlier versions handed out. */
const earlierTexts: readonly string[] = [
  'You may sort, filter and hide rows. Leave the grey and the hidden columns as they are: they say where each row belongs.',
  'Sie dürfen sortieren, filtern und Zeilen ausblenden. Lassen Sie die grauen und die ausgeblendeten Spalten, wie sie sind: Sie sagen, wohin jede Zeile gehört.',
  'Vous pouvez trier, filtrer et masquer des lignes. Ne touchez pas aux colonnes grises ou masquées : elles indiquent à quoi correspond chaque ligne.',
  'Puede ordenar, filtrar y ocultar filas. No toque las columnas grises ni las ocultas: indican a qué corresponde cada fila.',
  '並べ替え、絞り込み、行の非表示は自由です。灰色の列と非表示の列は各行の対応先を示すため、変更しないでください。',
  'يمكنك الفرز والتصفية وإخفاء الصفوف. اترك الأعمدة الرمادية والمخفية كما هي، فهي تحدد موضع كل صف.',
];

const ownTexts: ReadonlySet<string> = new Set([
  ...earlierTexts.map(withoutSpaces),
  ...Object.values(textsByLanguage).flatMap(({ readMe, heads, verdicts, yourName, steps }) =>
    [readMe, yourName, ...steps, ...Object.values(heads), ...Object.values(verdicts)].map(withoutSpaces),
  ),
]);

/** Whether a text is one that a hand-over has around its content, in any of the languages. */
export function isReviewerText(text: string): boolean {
  return ownTexts.has(withoutSpaces(text));
}

/** Returns the column that a head names in any of the languages. */
export function columnOfHead(head: string): TableColumn | undefined {
  const wanted = head.trim();
  for (const { heads } of Object.values(textsByLanguage)) {
    const found = Object.entries(heads).find(([, text]) => text === wanted);
    // The keys of the heads are names of columns.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (found !== undefined) return found[0] as keyof typeof heads;
  }
  return undefined;
}

/** Reads a verdict in any of the languages, because a file may be opened in a program of another one. */
export function verdictOfWord(word: string): Verdict | undefined {
  const wanted = word.trim().toLowerCase();
  for (const { verdicts: words } of Object.values(textsByLanguage)) {
    for (const verdict of ['fine', 'changed', 'wrong'] as const) {
      if (wanted === verdict || words[verdict].toLowerCase() === wanted) return verdict;
    }
  }
  return undefined;
}
