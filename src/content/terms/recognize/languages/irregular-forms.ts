import type { StemWithEndings } from '../endings';

/**
 * Words with the forms that no rule makes and that dictionaries have as words of their own. A form that ends
 * in a hyphen is a stem with the endings of adjectives in Polish, Russian and German, else of nouns or verbs.
 */
const IRREGULAR: Readonly<Record<string, string>> = {
  de: 'gut: besser besser- best-;nah: näher näher-;nahe: näher näher-;gross: grösst-;wollen: will willst;lassen: lass;bau: bauten;privileg: privilegien;beamter: beamt-;angestellter: angestellt-;bekannter: bekannt-;verwandter: verwandt-;vorgesetzter: vorgesetzt-;abgeordneter: abgeordnet-;vorsitzender: vorsitzend-;reisender: reisend-;erwachsener: erwachsen-;jugendlicher: jugendlich-;freiwilliger: freiwillig-;deutscher: deutsch-',
  es: 'ir: voy vas va vamos van iba ibas iban íbamos fue fui fueron irá irán iré iremos iría irían vaya vayas vayan vayamos ve ido yendo;dar: doy da das dan damos daba daban dio dieron di dará darán daré daría darían dé den demos dando diera;ver: veo ve ves ven vemos veía veían vio vieron vi verá verán veré vería vea vean visto viendo viera;poder: puedo puede puedes pueden podemos podía podían pudo pudieron podrá podrán podría podrían pueda puedan podido pudiendo pudiera;hacer: hizo hicieron;decir: dicho dirá dirán diría;volver: vuelto;morir: muerto;resolver: resuelto;venir: vinieron;jugar: juega juegas juegan jueguen juegue jugó jugado;andar: anda andan anduvo anduvieron andado;caber: cabe caben cupo quepa quepan cabrá;bueno: buen mejor mejores;malo: peor peores;grande: gran;primero: primer;tercero: tercer;santo: san;ciento: cien',
  fr: 'œil: yeux;oeil: yeux;ciel: cieux;aïeul: aïeux;bon: meilleur meilleure meilleurs meilleures;mauvais: pire pires;monsieur: messieurs;madame: mesdames;mademoiselle: mesdemoiselles',
  pl: 'człowiek: ludzie ludzi ludziom ludźmi ludziach;ludzie: ludzi ludziom ludźmi ludziach;brat: brata bratu bratem bracie bracia braci braciom braćmi braciach;oko: oczy oczu oczom oczami oczach;ucho: uszy uszu uszom uszami uszach;przyjaciel: przyjaciół przyjaciołom przyjaciółmi przyjaciołach;ksiądz: księdza księdzu księdzem księża księży księżom księżmi;książę: księcia księciu księciem książęta książąt;dziecko: dzieci dzieciom dziećmi dzieciach;tydzień: tygodnia tygodniowi tygodniem tygodniu tygodnie tygodni tygodniom tygodniami tygodniach;rok: lata lat latom latami latach;koń: końmi;gość: goście gości gośćmi;słowo: słów słowami;iść: idę idziesz idzie idziemy idziecie idą idź idźcie szedł szła szło szli szły;mieć: mam masz ma mamy macie mają miej;dobry: lepsz- najlepsz-;zły: gorsz- najgorsz-;duży: większ- największ-;mały: mniejsz- najmniejsz-;wysoki: wyższ- najwyższ-;niski: niższ- najniższ-;bliski: bliższ- najbliższ-;lekki: lżejsz- najlżejsz-',
  ru: 'человек: люди людей людям людьми людях;люди: людей людям людьми людях;ребенок: дети детей детям детьми детях;дети: детей детям детьми детях;друг: друзья друзей друзьям друзьями друзьях;брат: братья братьев братьям братьями братьях;сын: сыновья сыновей сыновьям сыновьями сыновьях;лист: листья листьев листьям листьями листьях;стул: стулья стульев стульям стульями стульях;дерево: деревья деревьев деревьям деревьями деревьях;крыло: крылья крыльев крыльям крыльями крыльях;перо: перья перьев перьям перьями перьях;дочь: дочери дочерью дочерей дочерям дочерьми дочерях;мать: матери матерью матерей матерям матерями матерях;путь: пути путем путей путям путями путях;огонь: огня огню огнем огне огни огней огням огнями огнях;ветер: ветра ветру ветром ветре ветры ветров ветрам ветрами ветрах;небо: небеса небес небесам небесами небесах;чудо: чудеса чудес чудесам чудесами чудесах;хороший: лучше лучш-;плохой: хуже худш-;маленький: меньш- мал мала малы;высокий: высш-;низкий: низш-;идти: иду идешь идет идем идете идут иди идите шел шла шло шли идя;мочь: мог могла могло могли;помочь: помог помогла помогло помогли',
  fi: 'mies: miehen miehet miestä miehiä miesten miehillä miehille miehellä miehelle miehessä mieheksi miehenä;hyvä: parempi paremm- paremp- paras parha- parast-;pitkä: pitempi pidempi pitemm- pitemp- pidemm- pidemp- pisin pisimm- pisimp-;lapsi: lasta lasten;poika: poja- poji-;työ: töi-;yö: öi-;tehdä: tee teen teet teemme teette tekee tekevät teki tekivät tekisi tekemä- tekemi- tekevä- tehdään tehtiin tehnyt tehneet tehty;nähdä: näe näen näet näemme näkee näkevät näki näkivät näkisi näkemä- näkevä-;saada: sai sain saivat saisi;jäädä: jäi jäin jäivät jäisi;syödä: söi söin söivät söisi;juoda: joi join joivat joisi;viedä: vei vein veivät veisi;tuoda: toi toin toivat toisi;käydä: kävi kävin kävivät;tietää: tiesi tiesin tiesivät tiennyt tienneet;usea: useita useiden useissa useista useille useilla;vasen: vasemma- vasempa- vasemmi-;tytär: tyttäre- tyttäri-;kolmas: kolmanne- kolmatt-;kevät: kevää-;juosta: juoksee juoksevat juoksi juoksivat juoksen juokse',
  he: 'אחר: אחרת',
  hi: 'नया: नई नए नये',
  tr: 'su: suy-;hak: hakk-;kayıt: kayd-;akit: akd-;vakit: vakt-;tat: tad-;yemek: yiyor yiyecek yiyen yiyin yiyip;demek: diyor diyecek diyen deyin deyip',
};

/** Endings after a stem in a language. */
const AFTER_STEM: Readonly<Record<string, RegExp>> = {
  de: /^e[mnrs]?$/u,
  fi: /^(?:|n|t|[aä]|t[aä]|i|\p{L}{2,7})$/u,
  pl: /^(?:[yiaeą]|ego|emu|ej|ymi?|ych)$/u,
  ru: /^(?:ий|[ая]я|ее|ие|его|ему|им|ем|ей|ую|их|ими)$/u,
  tr: /^(?:[ıiuü]\p{L}{0,8}|[ae]\p{L}{0,6})$/u,
};
const NOTHING = /^$/u;

const known = new Map<string, ReadonlyMap<string, readonly StemWithEndings[]>>();

/** Returns forms of a word in small letters that no rule makes: `besser` of `gut`, `люди` of `человек`. */
export function irregularForms(base: string, word: string): readonly StemWithEndings[] {
  let own = known.get(base);
  if (own === undefined) known.set(base, (own = formsIn(base)));
  return own.get(word) ?? none;
}

const none: readonly never[] = [];

function formsIn(base: string): ReadonlyMap<string, readonly StemWithEndings[]> {
  const lines = Object.hasOwn(IRREGULAR, base) ? (IRREGULAR[base] ?? '').split(';') : [];
  return new Map(
    lines.map((line) => {
      const [word = '', forms = ''] = line.split(': ');
      return [word, forms.split(' ').map((form) => stemOf(base, form))];
    }),
  );
}

function stemOf(base: string, form: string): StemWithEndings {
  return form.endsWith('-')
    ? { stem: form.slice(0, -1), endings: AFTER_STEM[base] ?? NOTHING, isOnlyWhole: true }
    : { stem: form, endings: NOTHING, isOnlyWhole: true };
}
