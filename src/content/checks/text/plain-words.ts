/** Whether a text has a letter or a digit. */
export const isSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Function words by language, which are never names. They distinguish sentences from lists of names, and a
 * sentence in one language from a sentence in another.
 */
const functionWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the of and to is are was were be been that this these those with from for your you we our it its not can will must should have has had or if when which what there their they as by at on into than then but do does all any more how please only also',
    de: 'der die das und ist sind war ein eine einen einem einer nicht mit von zu zum zur auf für den dem des hat haben gibt sie wir ihr ihre es im als auch werden wird wurde kann können oder wenn aus bei nach über bitte nur durch wie so um diese dieser dieses',
    fr: 'le la les des un une et est sont dans pour par sur avec que qui ne pas vous nous votre vos notre ce cette ces au aux du de en il elle être peut ou si plus leur leurs sans sous lorsque été cela chaque autre aussi avant depuis entre où se chaque certains certaines toutes tous lors',
    es: 'el la los las un una y es son en de del que por para con no se su sus al como más o si este esta pero puede está lo sin sobre hay cuando ha le qué me te ser cada donde hasta entre desde tiene otra otro ya antes',
    it: 'il lo la i gli le un una e è sono di del della dei che per con non si nel nella al come più o se questo questa può anche da alla dal dalla delle quando essere ogni dove fino tra ha prima altro altra',
    pt: 'o a os as um uma e é são em de do da dos das que por para com não se seu sua ao como mais ou este esta pode no na sem sobre quando pelo pela há ser cada onde até entre desde tem outra outro já antes',
    nl: 'de het een en is zijn van in op met voor niet dat die te aan er om ook als bij naar uw u wordt kan of maar deze dit door worden kunt heeft zal hebt',
    sv: 'och att det är som en ett den av för på med till inte om har de du kan från eller vi din ditt när också i ska skall genom så hur där då men vad blir efter mellan bara varje andra kommer',
    da: 'og at det er som en et den af for på med til ikke om har de du kan fra eller vi din dit når også i skal vil så hvis hvor der ved hvad men blive bliver efter mellem kun hver andre',
    nb: 'og at det er som en et den av for på med til ikke om har de du kan fra eller vi din ditt når også i skal vil så hvis hvor der ved hva men blir etter mellom bare hver andre',
    fi: 'ja on ei se että tämä ovat oli kun jos tai mutta voit voi sen myös kuin joka ole voidaan jotka koska kanssa',
    pl: 'i w na z do nie się jest że to o jak po za od przez dla są lub oraz ten ta można ich jego ale jako aby która które przed pod ze czy był będzie został może tym tej tych gdy',
    cs: 'a v na se je že do to s z o i pro jako po za by nebo jsou není který která ale aby pokud při jak byl byla tak také jen pod před jeho když této tohoto ze ke již jste byli jejich ať',
    hu: 'a az és nem hogy egy is van ez meg vagy ha csak de ki mint el lehet kell ezt azt után majd akkor amely ezen ezek így',
    ro: 'și în de la cu un o este sunt pe nu că care din pentru sau mai se al ale dacă acest această aceasta fi poate ori când',
    tr: 've bir bu için ile da de olarak daha çok gibi veya ise olan ne ama kadar değil sonra önce bunu şu',
    el: 'και το η ο οι να την του της τα τις τους με για από στο στη στην στον στα σε που δεν είναι θα ένα μια μία τον των αν ή όταν μπορείτε αυτό αυτή ως',
    ru: 'и в не на что с по как это для из к от но или за до вы мы его если при также чтобы быть был будет можно этот эта этого этой их она они только',
    uk: 'і в не на що з як це для із до від але або за ви ми його якщо при також щоб та у її цей ця щодо під час був буде можна цього цієї',
    id: 'dan yang di ke dari untuk dengan ini itu tidak adalah pada atau dapat akan anda kami oleh sebagai bila jika saat secara dengan lebih menjadi sedang kepada harus bisa menggunakan',
    ca: 'el la els les un una i és són de del dels que per amb no es al als com més si o aquest aquesta pot podeu quan en seu seva vostre ha hi sense sobre pels des aquests va ser fer cada fins entre també després perquè això així dins mentre tots totes',
    gl: 'o a os as un unha e é son de do da dos das que por para con non se ao como máis ou este esta pode no na seu súa cando en cada onde ata entre desde ten outra outro xa antes ser sen sobre hai',
    hr: 'i u na za je se da su s od do iz ne ili koji koja koje kao ako ovo ovaj može biti vaš će sve nije ima samo po što te ova ovu ove kad bez nakon prije',
    sr: 'и у на за је се да су са од до из не или који која које као ако ово овај може бити ће све није има само по што i u na za je se da su sa od do iz ne ili koji koja koje kao ako ovo ovaj može biti će sve nije ima samo po što',
    sk: 'a v na sa je že do s z o i pre ako po za alebo sú nie ktorý ktorá ktoré ale tento táto toto môže keď pri by si aby ak bol bola tak tiež len pod pred jeho zo ste ich',
    sl: 'in v na se je da za z s so ne ki ali pri kot če po iz od do lahko to ta bo pa ni ima vse ter več bi kadar še tudi zato',
    lt: 'ir į yra kad su iš ar ne tai kaip bet jei arba šis ši kai nuo iki per dėl bus gali šio visi',
    lv: 'un ir ka ar no uz lai ne kas vai ja šis šī par kā bet pie tiek var nav jūs visi pēc',
    et: 'ja on ei et see kui või mis ka selle kas aga pole saab mille oma seda kõik ning pärast',
    eu: 'eta da ez du dira edo bat hau hori duen den dute izan egin baino bada zen batean guztiak',
    bg: 'и в на за с от да не се е са или ако по до като който която което при този тази това може но чрез всички',
    is: 'og að er ekki í á til með fyrir sem það um eða en þú þetta hefur verið þessi af',
    sq: 'dhe të në me për është nga që një më ose si nuk do ky kjo kur po',
    vi: 'và của là có không cho các được trong với để này một những khi từ bạn',
  }).map(([base, words]) => [base, new Set(words.split(' '))]),
);

/** Whether `word` (in lower case) is a function word of this language; false for languages without a list. */
export const isFunctionWord = (word: string, base: string): boolean =>
  functionWords[base]?.has(word) ?? false;

/** English words that buttons and headings consist of; most sources are in English. */
const interfaceWords = new Set(
  (
    'save cancel delete remove edit close open back next previous continue submit search settings help download upload send ' +
    'confirm add create update change select choose finish start stop yes no sign login logout welcome hello thanks home ' +
    'about price size color colour weight height width free new sale details description overview instructions warning ' +
    'error note important shipping delivery payment order cart checkout account password username address name email'
  ).split(' '),
);

/** Those that other languages write in the same way. */
const sharedWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    de: 'start stop login logout download upload update details name account warning note',
    af: 'open start stop',
    ca: 'color error important no',
    fr: 'description instructions note important menu stop',
    es: 'error color no',
    it: 'no email password account home download upload login logout stop',
    pt: 'login logout upload download remove',
    nl: 'open start stop login logout download upload update details help account status order',
    sv: 'start stopp logout',
    da: 'start stop login download konto send note',
    nb: 'start login send stop',
    sk: 'start stop server',
    ro: 'start stop login important',
    id: 'login logout edit checkout error',
    ms: 'login logout edit error',
    pl: 'login start stop',
    cs: 'start stop login',
  }).map(([base, words]) => [base, new Set(words.split(' '))]),
);

/** Whether the target language has a different word for an English button or heading. */
export const isInterfaceWord = (word: string, base: string, target: string): boolean =>
  base === 'en' && interfaceWords.has(word) && sharedWords[target]?.has(word) !== true;

/** "Email", which most languages in Latin letters have as a word of their own too. */
export const isSharedByLatin = (word: string): boolean => word === 'email';

/** Words of English that buttons, headings and links consist of, and that are not names. */
const COMMON = new Set(
  (
    'about above account add added address again all allow and another any apply are available back before below between both browse ' +
    'buy cancel change changes changed check choose clear click close contact continue copy create customer day days default delete ' +
    'delivery detail details disable does download each edit empty enable enter error every examples existing failed features file ' +
    'files find first following for found free from further general get getting go has have help here hide how if in information ' +
    'install into is items join keep last latest learn learning leave less list loading log look make manage management many message messages ' +
    'missing more most move my name need new news next no not notes now of off on only open or order orders other our out over overview own page ' +
    'password password payment please preview previous price print privacy product products quantity questions read ready related ' +
    'remove reply report required reset restore results return running same save saved search see select send server set settings ' +
    'share shipping shop show sign size some start started stop submit support sure than thank that the their them there these this ' +
    'through time to today try type under until update updated updating upload use used user using value values version view want ' +
    'warning was we welcome what when where which while who why will with without work working write wrong year yes you your'
  ).split(' '),
);

export const isCommonWord = (word: string): boolean => COMMON.has(word);

/** Whether a word in lower case is one of those of the source's language that are known here. */
export const isKnownWord = (word: string, base: string): boolean =>
  isFunctionWord(word, base) ||
  (base === 'en' && (COMMON.has(word) || interfaceWords.has(word) || IN_HEADINGS.has(word)));

/** Words before or after the "of" of a heading: "Terms of Service". */
const IN_HEADINGS = new Set(
  'terms service table contents date birth number type list part level group point time out proof code rate amount length kind index'.split(
    ' ',
  ),
);

/** Splits a text into words as written: letters with the characters that join them. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+(?:['’_.-][\p{L}\p{M}]+)*/gu) ?? [];
}

/** Languages with a list of function words. */
export const functionWordLanguages: readonly string[] = Object.keys(functionWords);

const languages = new Map<string, number[]>();
for (const [at, base] of functionWordLanguages.entries()) {
  for (const word of functionWords[base] ?? []) languages.set(word, [...(languages.get(word) ?? []), at]);
}

/** The languages in which `word` (in lower case) is a function word, by their places in the list. */
export const languagesWith = (word: string): readonly number[] => languages.get(word) ?? none;
const none: readonly number[] = [];
