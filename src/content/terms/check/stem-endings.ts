/** Endings of German forms, and of words made from a stem, without umlauts. */
export const GERMAN = new RegExp(
  '^(?:e?n?|e[mrst]|ern|ers|s|st|e?t(?:e[mnrst]?)?|end(?:e[mnrs]?)?|(?:ier|l)?ung(?:en|s)?|ier(?:en?|t|te[mnrst]?)|' +
    'ation(?:en|s)?|ator(?:en|s)?|(?:lich|ig|isch|bar|sam|los|voll)(?:e[mnrs]?)?|(?:ig|bar|lich)?keit(?:en|s)?|nis(?:se[ns]?)?|' +
    'ling(?:e[ns]?|s)?|er(?:s|n|in|innen|en|t|te[mnrst]?|ung(?:en)?)?|el[ns]?|(?:l|er)?ungs\\p{L}{3,}|ations\\p{L}{3,})$',
  'u',
);
const FRENCH = new RegExp(
  '^(?:age|ication|[aiu]?[ts]?ion|issions?|e?ment|issement|[ai]?teur|[ai]?trice|eur|euse|i?ve|if|[ai]bilite|[ai]ble|[ae]nce|[nu]?el|uelle|' +
    '[ae]nte?|ale?|aux|n?elles?|ique|aire|eux|ite|a?ture|ure|ifi\\p{L}{1,7}|is[ea]\\p{L}{0,5}|iss\\p{L}{1,4}|e|[in]?er|nee?|nement|ir|re|ee|' +
    'ez|i|ie|it|ais|ait|aient|ons|ue?|a)?[sx]?$',
  'u',
);
const SPANISH = new RegExp(
  '^(?:[ai]?[cst]?ion|[ae]ncia|[ai]?miento|[aei]?dora?|ora?|[ai]?e?nte|[ai]ble|[ai]bilidad|i?dad|al|ari[oa]|iv[oa]|ic[oa]|os[oa]|' +
    '(?:ad)?ura|eo|aje|iza\\p{L}{0,6}|ific\\p{L}{1,6}|[aei]r(?:se|l[oae])?|[aeio]|[ai]d[oa]|ando|iendo|[ae]n|[aei]mos|' +
    'ab?an?|ar[oa]n|ara|[ae]nse)?(?:e?s)?$',
  'u',
);
const PORTUGUESE = new RegExp(
  '^(?:[ai]?cao|[ai]?coes|s[ao]o|soes|[ai]?mento|[aei]?dora?|ora?|[aei]nte|[ai]vel|[ai]veis|i?dade|al|ari[oa]|iv[oa]|' +
    'ic[oa]|os[oa]|ura|agem|iza\\p{L}{0,6}|[aei]r(?:-se|em)?|[aeio]|[ai]d[oa]|[aei]ndo|[ae]m|[aei]mos|ou|aram)?s?$',
  'u',
);
const ITALIAN = new RegExp(
  '^(?:[aiu]?[zs]?ion[ei]|[ai]?ment[oi]|[aiu]?tor[ei]|[ai]?trice|[ae]nt[ei]|[ai]bil[ei]|[ai]bilita|ita|al[ei]|ari[oae]?|' +
    'iv[oaie]|ic[oaie]|os[oaie]|ur[ae]|aggi[oi]?|izza\\p{L}{0,6}|[aei]r(?:e|si)|[aeio]|[aiu]t[oaie]|[ae]ndo|' +
    '[aei]no|iamo)?$',
  'u',
);
const POLISH =
  /^(?:[aeiouy]{0,3}|k(?:[aieo]|ami|ach|om)|ow[yaei]\p{L}{0,3}|ok(?:i|a|ie|osc\p{L}{0,3})|ow|i?[eo]m|i?ami|i?ach|owi|[aeiy]c|owac|uj(?:e|a|esz)?|aj(?:cie)?|j|z|acj(?:[aieo]|om|ami|ach)|(?:ow|w|[iy]w)?ani(?:e|a|u|em|ach|om)|i?eni(?:e|a|u|em)|(?:[ow]|ow|yw)?an[yaei]\p{L}{0,2}|i?on[yaei]\p{L}{0,2})$/u;
const RUSSIAN =
  /^(?:[аяеиоуыюьйё]{0,3}|[аяоые]м|[оеё]в|ами|ями|[аяых]х|[ое]го|[ое]му|(?:[ое]в|ск)(?:[ыио]й|ая|[оы]е|ого|ому|[ыо]м|ую|ых|ыми)|(?:ир)?(?:ова|[ыи]?ва|[аяиые]|ля)ть(?:ся)?|ар(?:и[йяюие]|иев|иям?и?|иях|ием)|(?:ир)?(?:ов|[ыи]в)?[аяое]ни[еяюй]|л?[аяое]ни(?:[еяюй]|ем|и|ями?|ях)|(?:ова|[аяие])?нн?[аоыу]\p{L}{0,3}|[аяеи]н|[аяиеую][тле]\p{L}{0,2}|к[аеиуо]?й?|[оеё]чн(?:[ыио]й|[ая]я|[оы]е|ого|ому|[ыо]м|ую|ых|ыми))$/u;

/** For each language, what follows a shared stem. */
export const ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: POLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pl: POLISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
};

/** Roots of verbs whose stems change with the aspect or in a noun, where less than a stem is shared. */
export const ROOTS: Readonly<Record<string, RegExp>> = {
  cs: /^(?:(vybra|vyb[ei]r)|(zmen)|(smaz|maz)|(otevr|otvir)|(zavr|zavir))/u,
  // `kann` is no form of `kennen`
  de: /^(?:(brenn|brannt)|(nenn|nannt)|(kenn|kannt))/u,
  // not `abril`, `abrigo`, `abreviatura`, `componente`, `dispositivo`, `disponible`, `exponente`
  es: /^(?:(abr(?:e(?!v)|i(?![gl])|an?$|o$)|abier)|(compon(?!ent)|composic|compuest)|(superpon|superposic|superpuest)|(dispon(?!ib)|disposic|dispuest)|(expon(?!ent)|exposic|expuest)|(edit|edici)|(busc))/u,
  // not `litre`, `littéral`, `créature`, `impressionnant`
  fr: /^(?:(cree|creat[ei])|(relie|relia)|(connect|connex)|(supprim|suppress)|(imprim|impress(?!ionn))|(comprim|compress)|(ouvr|ouvert)|(choi[sx])|(lire|lit$|lis(?:ant|ent|ez|ible)?s?$|lect|lue?s?$)|(mett|mets?$|mis(?:es?)?$))/u,
  pl: /^(?:(wybier|wybra|wyb[oó]r)|(zmien|zmian)|(otwor|otwier|otwar)|(zamk|zamyk)|(swiat[lł]|swietl)|(d[oó][łl]$|doln)|(t[łl]o$|tle$)|(dzisiaj|dzisiejsz)|(lew(?:[yaeo]|ej|ego|emu|ym|ych|ymi)$)|(praw(?:[yaeo]|ej|ego|emu|ym|ych|ymi)$)|(gor(?:[aye]|ze|n\p{L}{1,4})$))/u,
  // not `выбрасывать`, `открытка`, `находится` (is in a place), `углерод`, `стерео`, `перевернуть`
  ru: /^(?:(выбер|выбор|выбир|выбра(?!с))|(сброс|сбрас)|(откры(?!тк)|откро[ейю])|(закры(?!тк)|закро[ейю])|(установ|устанав)|(переме(?:ст|щ|т[ае]))|(найт|найд|наход(?!\p{L}*с[ья]$))|(измен|измён)|(угол$|уголк|угл(?:[аеуы]|а[мх]|ами|ом|ов\p{L}{0,3})$)|(ст[её]р(?:$|ет|т|л[аио]?$)|стир(?!ол))|(перев[её](?:д|л|ст)|перевод)|(созда)|(добав)|(возвра[тщ]|верн(?:[уиё]|ет|ут))|(лев(?:ый|ая|ое|ого|ому|ой|ую|ым|ом|ые|ых|ыми)$|влево$|слева$|налево$)|(прав(?:ый|ая|ое|ого|ому|ой|ую|ым|ом|ые|ых|ыми)$|вправо$|справа$|направо$)|(верх(?:н\p{L}{1,4})?$|вверху?$|сверху$|наверху?$)|(низ$|нижн\p{L}{1,4}$|внизу?$|снизу$))/u,
};

/** Prepositions and pronouns that begin like other words: `entre` is no `entrada`. */
export const FUNCTION_WORDS = new Set(
  'aber alle alles also andere anderen bevor beide beiden damit dann denn diese dieser durch eine einem einen einer entre cada como comme comment contra cuando desde este esta para pero sobre todo todos contre dans leur leurs pour sans vers przed przez tylko każdy может можно после через чтобы'.split(
    ' ',
  ),
);
