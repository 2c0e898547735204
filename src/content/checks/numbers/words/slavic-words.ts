import type { WordList } from './word-list';

/** The number words of Slavic languages, by their primary subtags. */
export const slavicWords: Readonly<Record<string, WordList>> = {
  pl: {
    cardinals:
      'zer jed dw|oba|obie trz cztere|czterech|cztero pięc|pięć sześ siede osiem|ośmi dziewię dziesię jedena dwana',
    ordinals: 'pierw drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt',
    teens: 'trzynaś czternaś piętnaś szesnaś siedemnaś osiemnaś dziewiętnaś',
    tens: 'trzydzie czterdzie pięćdziesi sześćdziesi siedemdziesi osiemdziesi dziewięćdziesi',
    hundreds: 'stulec dwieście|dwustu trzyst czteryst pięćset sześćset siedemset osiemset dziewięćset',
    others: { dwadzieścia: 20, tysi: 1000, trój: 3, dwój: 2, pół: 0.5, poł: 0.5, półtor: 1.5 },
    areStems: true,
    whole: { brak: 0, żaden: 0, żadna: 0, żadne: 0, żadnych: 0, sto: 100, stu: 100 },
  },
  cs: {
    cardinals:
      'nul jed dv|oba|obě tř|tři čty|čtyř pět|pěti šest sedm osm devět|devíti deset|deseti jedenáct dvanáct',
    ordinals: 'prvn druh třet čtvrt pát šest sedm osm devát desát',
    others: {
      dvacet: 20,
      třicet: 30,
      čtyřicet: 40,
      padesát: 50,
      šedesát: 60,
      stolet: 100,
      stovk: 100,
      tisíc: 1000,
      pol: 0.5,
      půl: 0.5,
      půldruh: 1.5,
    },
    areStems: true,
    whole: { žádný: 0, žádná: 0, žádné: 0, žádných: 0, sto: 100, sta: 100, stě: 100 },
  },
  ru: {
    cardinals:
      'ноль|нул один|одн два|две|дву|оба|обе три|трех|трёх|трём|трем четыр|четыре пят|пять|пяти шест|шесть|шести ' +
      'сем|семь|семи вос|восемь|восьми девят|девять|девяти десят одиннадцат двенадцат|дюжин',
    ordinals: 'перв втор трет четверт пят шест седьм восьм девят десят',
    teens: 'тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат',
    tens: 'тридцат сорок пятьдесят|пятидесят шестьдесят|шестидесят семьдесят восемьдесят девяност',
    hundreds:
      'столет|сотн двест|двухсот|двумст трист|трехсот|трёхсот|тремст четырест|четырехсот|четырёхсот|четыремст пятьсот|пятисот шестьсот|шестисот семьсот|семисот восемьсот|восьмисот девятьсот|девятисот',
    others: {
      единиц: 1,
      двадцат: 20,
      тысяч: 1000,
      пол: 0.5,
      полтор: 1.5,
      полутор: 1.5,
      двойк: 2,
      тройк: 3,
      четвёрк: 4,
    },
    areStems: true,
    whole: { нет: 0, никаких: 0, сто: 100, ста: 100 },
  },
  uk: {
    cardinals:
      "нуль|нул один|одн два|дві|дво|обид три|трьо чотир|чотири п’ят|п'ят шіст|шест|шість сім|сем віс|вос|вісім дев’ят|дев'ят десят одинадцят дванадцят",
    ordinals: "перш друг трет четверт п’ят|п'ят шост сьом восьм дев’ят|дев'ят десят",
    hundreds: 'століт|сотн двіст|двохсот трист|трьохсот чотирист|чотирьохсот',
    others: { двадцят: 20, тисяч: 1000, пів: 0.5, півтор: 1.5, двійк: 2, трійк: 3, четвірк: 4 },
    areStems: true,
    whole: { немає: 0, нема: 0, жодного: 0, жодної: 0, жодних: 0, сто: 100, ста: 100 },
  },
  sk: {
    cardinals:
      'nul jed dv|oba|obe tr|tri štyr|štvor päť|piat šesť|šies sedem|siedm osem|ôsm deväť|deviat desať|desiat jedenás dvanás|tucet',
    ordinals: 'prv druh tret štvrt piat šiest siedm ôsm deviat desiat',
    others: {
      dvadsať: 20,
      tridsať: 30,
      štyridsať: 40,
      päťdesiat: 50,
      storoč: 100,
      stovk: 100,
      tisíc: 1000,
      pol: 0.5,
    },
    areStems: true,
    whole: { žiadny: 0, žiadna: 0, žiadne: 0, žiadnych: 0, sto: 100 },
  },
  bg: {
    cardinals:
      'нул един|една|едно|едни два|две|двата|двете|двойн|двама три|трите|трима четири пет шест седем осем девет десет единадесет дванадесет|дузин',
    ordinals: 'първ втор трет четвърт пет шест седм осм девет десет',
    others: { двадесет: 20, тридесет: 30, сто: 100, хиляд: 1000, полови: 0.5 },
    areStems: true,
    whole: { няма: 0, никакви: 0 },
  },
  hr: {
    cardinals:
      'nul jed dva|dvij|dvje|oba|obje|dvost tri|troj četir|četver pet šest sedam osam devet deset jedanaest dvanaest',
    ordinals: 'prv drug treć četvrt pet šest sedm osm devet deset',
    others: { dvadeset: 20, trideset: 30, stotin: 100, tisuć: 1000, pola: 0.5, polovic: 0.5 },
    areStems: true,
    whole: { nema: 0, nijedan: 0, nijedna: 0, sto: 100 },
  },
};
