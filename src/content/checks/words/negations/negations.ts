import { perLanguage } from '../../parsed/per-language';

/** The words that negate in a language. */
export interface Negations {
  /** Words with which a translation may say what the source says with "not". */
  readonly any: RegExp;
  /** Words that only negate: a source without any negation has no reason for them. */
  readonly plain: RegExp;
  /** Phrases with such a word that negate nothing. */
  readonly idioms: RegExp | undefined;
}

/**
 * By language, words that negate or stand for a negation, then those that only negate. `*` stands for any
 * letters; words behind a minus begin like a negation and are none.
 */
const WORDS: Readonly<Record<string, readonly [any: string, plain: string]>> = {
  bg: [
    'не* ни* без* няма* липсв* грешк* отказ* само освен провал* невъзможн* забран* игнорир* изключ* празн*',
    'не',
  ],
  ca: [
    'omet* omit* diferent* различ* no mai cap sense ni res ningú tampoc des* im* in* ir* fall* error* evit* impede* rebutj* falt* manca* excepte sinó només ignor* prohib* buit* menys',
    'no',
  ],
  cs: [
    'ne* ni* bez* žádn* chyb* selh* zákaz* zakáz* odmít* pouze jen kromě mimo místo ignor* prázdn* zabrán* bránit vypn* méně',
    'není nejsou nelze nemůže nemůžete nemá nebyl nebyla nebylo nebyly nebude nebudou nejde',
  ],
  da: [
    'ikke ej ingen intet aldrig ingenting uden u* -ud* -under -um* -up* -uge* mangl* fejl* mislyk* undgå* forhind* nægt* kun bare *løs *løse *løst hverken forbud* forbyd* afvis* tom* ignor* stedet medmindre undtagen in* forkert*',
    'ikke',
  ],
  de: [
    'nicht nichts nie niemals niemand* kein* ohne weder nirgend* un* -und -unter* -uns* -uni* -unix* -ungef* -unten *los *lose *losen *loser *loses nein fehl* *fehler *fehlern verhinder* vermeid* verweiger* ablehn* abgelehnt missl* misserf* außer* ausgenommen ausgeschlossen verbot* verbiet* untersag* inkompat* inaktiv* inkorrekt* ignor* deaktiv* unterdrück* *scheiter* schlug schlägt mangel* statt* anstatt anstelle leer* verzicht* selten kaum erst nur sonst falsch* verloren übersprungen entf* gesperrt wenig* frei* *frei',
    'nicht kein keine keinen keiner keinem keines',
  ],
  el: [
    'δεν δε δέν μη μην μήν όχι χωρίς δίχως κανέν* καμία κανείς ποτέ τίποτα ούτε μόνο εκτός λάθος σφάλμα* λείπ* αποτ* απέτ* αδυν* αδύν* άγν* άκυρ* ανεπ* αντί μη* κεν* απαγορ* αποφ*',
    'δεν μην',
  ],
  es: [
    'no nunca jamás ning* nada nadie sin ni tampoco imp* inv* inc* ina* inu* inex* inf* inde* inac* ir* des* -desde -desea* -dese* -después -desktop -descri* -desarroll* -destin* -desc* fall* error* evit* impid* imped* rechaz* falt* salvo excepto sino solo sólo únicamente ignor* prohib* carec* lugar vac* menos negar* deneg* poco perdi* distint* diferen*',
    'no',
  ],
  fi: [
    'ei en et emme ette eivät eik* eiv* vaikk* älä älkää *matta *mättä *tta *ttä *maton *mätön *maton* *mättö* *matto* *ton *tön *ttomia *ttömiä epä* ilman virhe* puuttu* est* vain vasta väär* kiel* ohit* tyhj* mitään koskaan kukaan muu* vähem* lakkaa*',
    'eivät älä älkää',
  ],
  fr: [
    "různ* jin* dříve před διάφορ* διαφορ* demasiado stumm* blend* gleich eri erisuur* disparai* déconseil* omis* facultati* tel ne non pas jamais aucun* rien personne sans ni nul* imp* -impor* -implic* -impl* -impri* inc* -inclu* inv* ina* inu* inex* inf* -inform* indis* indé* introu* irr* ill* dé* -déf* -déjà -dép* -dét* -dés -début* -déc* -démar* -développ* décon* désac* échou* échec* empêch* évit* refus* manqu* sauf hormis sinon seul* erron* erreur* hors interdi* rejet* ignor* lieu uniquement absen* mal* plutôt moins vide* peu exclu* différen* faux n'",
    "ne n'",
  ],
  hr: [
    'ne* ni* bez* pogreš* greš* odb* samo osim umjesto zabran* prazn* spriječ* izbjeg* manje isključ*',
    'ne nije nisu',
  ],
  hu: [
    'nem ne sem nincs* sose* soha senki* semmi* *talan* *telen* *tlan* *tlen* nélkül* ki hib* hiány* tilos elutas* csak kivéve üres* helyett kihagy* letilt* megakad* elker* rossz*',
    'nem',
  ],
  id: [
    'tidak bukan* jangan* belum tanpa tak tiada gagal* salah* kesalahan hanya kecuali non* kurang dilarang *tolak kosong hilang',
    'tidak jangan',
  ],
  it: [
    'eltér* indipend* altrimenti ferm* אסור שאינ* ש* חובה שונה non no mai nessun* niente nulla senza né nemmeno neanche neppure imp* -impost* -impon* -impor* -imple* inv* ina* inu* ine* inc* -inclu* indisp* insuf* irr* ill* disa* disco* disins* fall* error* evit* imped* rifiut* manc* tranne eccetto salvo solo soltanto ignor* viet* priv* anziché invece scorrett* errat* vuot* meno poco poch* esclus* diver* sbagl*',
    'non',
  ],
  nb: [
    'ikke ei ingen intet aldri ingenting uten u* -ut* -under -um* -up* -uke* mangl* feil* mislyk* mislyk* unngå* forhind* nekt* kun bare *løs *løse *løst verken forbud* forby* avvis* tom* ignor* stedet unntatt in* mindre',
    'ikke',
  ],
  nl: [
    'niet nietwaar incor* nooit geen niets niemand zonder noch nergens on* -onder* -ons -ontv* -ontw* -ont* *loos *loze mislukt* fout* voorkom* weiger* ontbre* ontk* behalve tenzij alleen negeer* genegeerd verbod* verbied* plaats slechts leeg lege nee minder verkeerd* weinig uitgezonderd',
    'niet geen',
  ],
  pl: [
    'nie* pozbaw* jedyn* nigdy żad* nic nikt bez* ani brak* błęd* błąd* zapobieg* unik* odmów* odmaw* oprócz tylko dopiero zamiast zabron* zignor* ignor* pomin* pomij* wyłącz* odrzuc* pust* mniej zły* złe* źle',
    'nie',
  ],
  pt: [
    'não nao nunca jamais nenhu* nada ninguém sem nem imp* -impr* -impor* -impl* inv* ina* inc* -inclu* inu* ine* indisp* insuf* irr* desc* desab* desat* deslig* falh* erro* evit* imped* recus* rejeit* falt* exceto salvo senão só somente apenas ignor* proib* vez invés vazi* menos pouc* difer* negad* negar',
    'não',
  ],
  ro: [
    'nu n-* fără nici* niciun* niciodată nimic nimeni im* -import* -impri* in* -inform* -inclu* -instal* -introd* -inter* -in ne* eșu* eroare erori doar numai decât lips* evit* împied* refuz* interz* gol* goală exclu* greșit*',
    'nu',
  ],
  ru: [
    'не* ни* нет нельзя без* отсутств* ошиб* предотвр* избег* избеж* отказ* отклон* кроме только лишь вместо запрещ* запрет* игнор* сбо* отключ* пуст* меньш* менее свобод* невозмож* исключ*',
    'не',
  ],
  sk: [
    'ne* ni* bez* žiadn* chyb* zlyh* zákaz* zakáz* odmiet* iba len okrem mimo namiesto ignor* prázdn* zabrán* brán* vypn* menej',
    'nie nemožno nemôže nemôžete nemá nebol nebola nebolo nebude nedá',
  ],
  sl: [
    'ne* ni* brez* napak* spodlet* samo razen namesto prepoved* prezr* prazn* prepreč* zavrn* manj* izklop*',
    'ne ni niso',
  ],
  sv: [
    'inte varken icke aldrig ingen inget inga ingenting utan ej o* -och -om -omr* -ord* -ov* -op* -on* -oft* -ob* *lös* misslyck* fel* förhindr* undvik* vägr* nek* sakn* bara endast ignor* förbj* förbud* istället stället avvis* tom* mindre nej ina* inv* ink* *fri*',
    'inte ingen inget inga ej',
  ],
  uk: [
    'не* ні* немає без* неможлив* відсут* помилк* запобі* уник* відмов* відхил* крім окрім лише тільки замість заборон* ігнор* збі* збо* вимк* порожн* менш* вільн* виключ*',
    'не',
  ],
  vi: ['không chưa chẳng đừng chớ vô bất phi lỗi thất thiếu trừ chỉ cấm chối sai trống', 'không'],
};

/** Patterns for languages that put no spaces between words, or write a negation together with its word. */
const PATTERNS: Readonly<Record<string, readonly [any: RegExp, plain: RegExp]>> = {
  he: [
    /לא|אין|אינ|בלי|ללא|אל(?!\p{L})|אי[ -]|אסור|חסר|שגיא|נכש|רק|מלבד|טרם|בלתי|נמנע|שגוי|חובה|שונה/u,
    /(?<!\p{L})[ושה]?(?:לא|אין)(?!\p{L})/u,
  ],
  tr: [
    /değil|yok|asla|olma|m[ae](?!\p{L})|m[ae]z|m[aeıiuü](?:d|y|m|n|l|s)|hata|başarısız|geçersiz|s[ıiuü]z(?!\p{L})/u,
    /değil|[ae]m[ae]z(?:s[ıi]n|lar|ler)?(?!\p{L})/u,
  ],
  ar: [
    /لا|لم|لن|ليس|غير|ما|بدون|دون|عدم|لست|تعذر|فشل|خطأ|سوى|إلا|فقط|مجهول|رفض|منع|ألا|بلا|كلا|فارغ|تعذ?ّ?ر/u,
    /(?<!\p{L})(?:لا|لم|لن)(?!\p{L})/u,
  ],
  ja: [
    /な[いしかくけ]|異な|難し|やめ|中止|違|ません|[ずぬ]|まい|[不無未非否禁拒欠以避防漏除誤空失]|エラー|のみ|だけ|しか/u,
    /(?:でき|し|あり|され|い|え|け|せ|て|ね|べ|め|れ)ません(?!か)|ないでください/u,
  ],
  ko: [
    /[않못없안말마미불비무]|아[니닌닙님]|오류|실패|금지|거부|제외|만|외/u,
    /(?:수|할 수) 없|지 않|지 마|못했/u,
  ],
  th: [/ไม่|มิ|ห้าม|อย่า|ไร้|ผิด|ล้มเหลว|เท่านั้น|ยกเว้น|ปราศจาก/u, /ไม่/u],
  zh: [
    /[才反先複静靜永不没沒無无未非勿别別莫否免禁拒缺失错錯誤误仅僅只除避空]/u,
    /(?:不能|不会|不會|没有|沒有|无法|無法|不要|请勿|請勿|不是|不可)/u,
  ],
};

/** Phrases with a word that only negates, in which it negates nothing. */
const IDIOMS: Readonly<Record<string, RegExp>> = {
  ru: /тем не менее|не только|не менее|не более|не раньше|не позднее|не забудь/iu,
  uk: /би не|не лише|не тільки|не менше|не більше|не забуд/iu,
  es: /no obstante|no solo|no sólo/iu,
  ca: /no obstant|cas de no/iu,
  it: /non appena|se non|non solo/iu,
  fr: /n'(?:hésit|oubli)|ne (?:qu|saur)|plus/iu,
  ja: /れません|けません|申し訳|構いません|すみません/u,
  de: /nicht nur|vergiss|(?<!\p{L})ob [^.]{1,60} nicht/iu,
  sv: /inte bara/iu,
  nl: /niet (?:enkel|alleen)/iu,
  pl: /nie tylko/iu,
  pt: /não só|não apenas/iu,
};

/** Returns how a language negates; undefined where that is not known. */
export const negationsOf = perLanguage((language): Negations | undefined => {
  const [any, plain] = WORDS[language]?.map(wordPattern) ?? PATTERNS[language] ?? [];
  return any === undefined || plain === undefined ? undefined : { any, plain, idioms: IDIOMS[language] };
});

/** A pattern of words, in which `*` stands for any letters and a minus stands before words that are none. */
export function wordPattern(list: string): RegExp {
  const words = list.split(' ').map((word) => word.replaceAll('*', String.raw`[\p{L}\p{M}-]*`));
  const [others, own] = [
    words.filter((word) => word.startsWith('-')),
    words.filter((word) => !word.startsWith('-')),
  ];
  const noOther = others.length === 0 ? '' : `(?!(?:${others.map((word) => word.slice(1)).join('|')})${END})`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${noOther}(?:${own.join('|')})(?:(?<=')|${END})`, 'iu');
}

const END = String.raw`(?![\p{L}\p{M}])`;
