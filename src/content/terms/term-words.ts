import { fold } from '../search/fold';
import type { PartOfSpeech, TermStatus } from './termbase';

/**
 * Returns a word or a heading of a table for comparison: small letters, without accents, punctuation, spaces
 * and the Arabic article.
 */
export function plainWord(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^ال/, '');
}

/** Words in the languages of the window, and in some that tables are often written in. */
function plainWords(text: string): readonly string[] {
  return text.split(',').map((word) => plainWord(word));
}

/** Beginnings of words for a status, in TBX (`preferredTerm-admn-sts`) and in tables of several languages. */
const statusWords: Readonly<Record<TermStatus, readonly string[]>> = {
  forbidden: plainWords(
    `deprecated, superseded, not recommended, obsolete, forbidden, rejected, banned, avoid, disallowed,
    prohibited, do not use, don’t use, not allowed, not permitted, not approved,
    verboten, unzulässig, unerwünscht, veraltet, abgelehnt, gesperrt, untersagt, vermeiden, zu vermeiden,
    nicht verwenden, nicht benutzen, nicht erlaubt, nicht zugelassen, nicht zulässig, nicht empfohlen,
    interdit, déconseillé, proscrit, à éviter, éviter, à proscrire, obsolète, rejeté, refusé, non autorisé,
    non recommandé, non admis, ne pas utiliser, prohibé,
    prohibido, desaconsejado, obsoleto, evitar, a evitar, rechazado, no usar, no utilizar, no recomendado,
    no permitido, no admitido, no autorizado, vetado,
    禁止, 使用禁止, 禁則, 不可, 使用不可, 非推奨, 推奨しない, 推奨されない, 使用しない, 許可しない, 廃止, 避ける, 不採用,
    ممنوع, محظور, مهجور, مرفوض, متروك, غير مسموح, غير مقبول, غير مستحسن, غير موصى, غير معتمد, لا تستخدم, لا يستخدم, يتجنب,
    vietato, proibito, sconsigliato, da evitare, non usare, non ammesso, non consentito, rifiutato,
    proibido, desaconselhado, não usar, não utilizar, não recomendado, não permitido, rejeitado,
    verouderd, afgekeurd, afgeraden, te vermijden, vermijden, niet gebruiken, niet toegestaan, niet aanbevolen,
    zabroniony, zakazany, niedozwolony, niezalecany, przestarzały, odrzucony, nie używać, unikać,
    запрещ, запрет, недопустим, нерекоменд, не рекоменд, не использовать, не допускается, устар, отклон,
    禁用, 弃用, 棄用, 不推荐, 不推薦, 不允许, 不允許, 废弃, 廢棄, 避免, 금지, 사용 금지, 사용하지`,
  ),
  preferred: plainWords(
    `preferred, standardized, legal, regulated, approved, mandatory, required, recommended,
    bevorzugt, vorzug, empfohlen, freigegeben, genehmigt, verbindlich,
    privilégié, préféré, préférentiel, recommandé, approuvé, validé, obligatoire,
    preferido, preferente, recomendado, aprobado, obligatorio, 推奨, 優先, 必須, 承認, 採用,
    مفضل, معتمد, موصى به, مستحسن, إلزامي, preferito, preferenziale, consigliato, raccomandato, approvato,
    preferencial, aprovado, obrigatório, voorkeur, geprefereerd, aanbevolen, goedgekeurd, verplicht,
    preferowany, zalecany, zatwierdzony, предпочт, рекоменд, утвержд, обязател,
    首选, 首選, 推荐, 推薦, 优先, 優先, 권장, 우선, 선호, 승인`,
  ),
  admitted: plainWords(
    `admitted, allowed, permitted, proposed, accepted, acceptable, synonym, alternative, zugelassen, zulässig,
    erlaubt, akzeptiert, akzeptabel, vorgeschlagen, admis, autorisé, accepté, toléré, synonyme, permis, proposé,
    admitido, permitido, aceptado, aceptable, autorizado, sinónimo, alternativo, propuesto,
    許容, 許可, 使用可, 可, 同義語, 代替, 提案, مقبول, مسموح, جائز, مرادف, بديل, مقترح,
    ammesso, consentito, accettato, sinonimo, aceite, aceito, sinônimo, toegestaan, toegelaten, geaccepteerd,
    synoniem, dopuszczalny, dozwolony, dopuszczony, допуст, допуск, разреш, синоним,
    允许, 允許, 可接受, 容许, 容許, 同义词, 同義詞, 허용, 동의어`,
  ),
};

/** Returns the status that a file's word means; undefined for an unknown word. */
export function statusOfWord(word: string): TermStatus | undefined {
  const plain = plainWord(word);
  const isOf = (status: TermStatus) => statusWords[status].some((known) => plain.startsWith(known));
  // A word for "not recommended" may begin with one for "recommended".
  return (['forbidden', 'preferred', 'admitted'] as const).find((status) => isOf(status));
}

const speechWords: Readonly<Record<PartOfSpeech, readonly string[]>> = {
  noun: plainWords(
    `noun, n, nn, substantive, Substantiv, Subst, Nomen, Hauptwort, nom, nom commun, nm, nf, substantif,
    sustantivo, nombre, 名詞, اسم, nome, sostantivo, substantivo, zelfstandig naamwoord, znw, rzeczownik,
    существительное, имя существительное, сущ, 名词, 명사`,
  ),
  verb: plainWords(
    'verb, v, vb, Verbum, Zeitwort, Tätigkeitswort, verbe, verbo, 動詞, فعل, werkwoord, ww, czasownik, глагол, гл, 动词, 동사',
  ),
  adjective: plainWords(
    `adjective, adj, Adjektiv, Eigenschaftswort, adjectif, adjetivo, 形容詞, 形容動詞, صفة, aggettivo, agg,
    bijvoeglijk naamwoord, bnw, przymiotnik, прилагательное, имя прилагательное, прил, 形容词, 형용사`,
  ),
  adverb: plainWords(
    `adverb, adv, Umstandswort, adverbe, adverbio, 副詞, ظرف, avverbio, advérbio, bijwoord, bw, przysłówek,
    наречие, нареч, 副词, 부사`,
  ),
  other: plainWords(
    `other, andere, anderes, sonstige, sonstiges, autre, otro, otra, その他, غير ذلك, أخرى, altro, altra, outro,
    outra, anders, overig, inny, inne, другое, прочее, 其他, 기타`,
  ),
};

/** Returns the part of speech that a file's word means; undefined for an unknown word. */
export function partOfSpeechOfWord(word: string): PartOfSpeech | undefined {
  const plain = plainWord(word);
  return (['noun', 'verb', 'adjective', 'adverb', 'other'] as const).find((speech) =>
    speechWords[speech].includes(plain),
  );
}

const yesWords = new Set(
  plainWords(
    'yes, y, true, 1, x, ja, j, wahr, oui, o, vrai, sí, verdadero, نعم, صحيح, はい, 是, sim, tak, да, 예',
  ),
);
const noWords = new Set(
  plainWords('no, n, false, 0, nein, falsch, non, faux, falso, لا, いいえ, 否, não, nee, nie, нет, 아니요'),
);

/** Whether a cell or a value says yes; undefined for an unknown word. */
export function truthOfWord(word: string): boolean | undefined {
  const text = word.trim();
  const plain = plainWord(text);
  if (yesWords.has(plain) || /^[✓✔☑]$/u.test(text)) return true;
  return text === '' || noWords.has(plain) ? false : undefined;
}

/** The notes by which TBX, which has no such categories, keeps two properties. */
export const untranslatableNote = 'Do not translate.';
export const caseSensitiveNote = 'Case-sensitive.';

export function isUntranslatableNote(note: string): boolean {
  return /^(?:do not translate|don[’']t translate|dnt)\.?$/i.test(note.trim());
}

export function isCaseSensitiveNote(note: string): boolean {
  return /^case[- ]sensitive\.?$/i.test(note.trim());
}
