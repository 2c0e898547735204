import type { StemWithEndings } from '../endings';
import { withoutEszett } from '../fold';

/**
 * Stems that differ from the infinitive's, of verbs without a prefix: the present with a changed vowel, the
 * past, and the participle in `-en`, in this order; `-` for the same stem. Umlauts of the past follow by
 * rule.
 */
const STRONG =
  'backen bäck - -;befehlen befiehl befahl befohl;beginnen - begann begonn;beissen - biss biss;bergen birg barg borg;bersten birst barst borst;biegen - bog bog;bieten - bot bot;binden - band bund;bitten - bat bet;blasen bläs blies -;bleiben - blieb blieb;braten brät briet -;brechen brich brach broch;brennen - brannt brannt;bringen - bracht bracht;denken - dacht dacht;dringen - drang drung;dürfen darf durft durft;empfehlen empfiehl empfahl empfohl;essen iss ass gess;fahren fähr fuhr -;fallen fäll fiel -;fangen fäng fing -;fechten ficht focht focht;finden - fand fund;flechten flicht flocht flocht;fliegen - flog flog;fliehen - floh floh;fliessen - floss floss;fressen friss frass -;frieren - fror fror;geben gib gab -;gehen - ging gang;gelingen - gelang gelung;gelten gil galt golt;geniessen - genoss genoss;geschehen geschieh geschah -;gewinnen - gewann gewonn;giessen - goss goss;gleichen - glich glich;gleiten - glitt glitt;graben gräb grub -;greifen - griff griff;halten hält hielt -;hängen - hing hang;heben - hob hob;heissen - hiess -;helfen hilf half holf;kennen - kannt kannt;klingen - klang klung;kommen - kam -;können kann konnt konnt;laden läd lud -;lassen läss liess -;laufen läuf lief -;leiden - litt litt;leihen - lieh lieh;lesen lies las -;liegen - lag -;lügen - log log;meiden - mied mied;messen miss mass -;mögen mag mocht mocht;müssen muss musst musst;nehmen nimm nahm nomm;nennen - nannt nannt;pfeifen - pfiff pfiff;raten rät riet -;reiben - rieb rieb;reissen - riss riss;reiten - ritt ritt;rennen - rannt rannt;riechen - roch roch;ringen - rang rung;rufen - rief -;scheiden - schied schied;scheinen - schien schien;schieben - schob schob;schiessen - schoss schoss;schlafen schläf schlief -;schlagen schläg schlug -;schleichen - schlich schlich;schliessen - schloss schloss;schmelzen schmilz schmolz schmolz;schneiden - schnitt schnitt;schreiben - schrieb schrieb;schreien - schrie schrie;schreiten - schritt schritt;schweigen - schwieg schwieg;schwimmen - schwamm schwomm;schwinden - schwand schwund;schwingen - schwang schwung;schwören - schwor schwor;sehen sieh sah -;senden - sandt sandt;singen - sang sung;sinken - sank sunk;sitzen - sass sess;sprechen sprich sprach sproch;springen - sprang sprung;stechen stich stach stoch;stehen - stand stand;stehlen stiehl stahl stohl;steigen - stieg stieg;sterben stirb starb storb;stossen stöss stiess -;streichen - strich strich;streiten - stritt stritt;tragen träg trug -;treffen triff traf troff;treiben - trieb trieb;treten tritt trat -;trinken - trank trunk;tun tu tat ta;verderben verdirb verdarb verdorb;vergessen vergiss vergass -;verlieren - verlor verlor;verschwinden - verschwand verschwund;wachsen wächs wuchs -;waschen wäsch wusch -;weichen - wich wich;weisen - wies wies;wenden - wandt wandt;werben wirb warb worb;werfen wirf warf worf;wiegen - wog wog;winden - wand wund;wissen weiss wusst wusst;ziehen - zog zog;zwingen - zwang zwung';

interface Strong {
  readonly present: string;
  readonly past: string;
  readonly participle: string;
}

const strong: ReadonlyMap<string, Strong> = new Map(
  STRONG.split(';').map((line) => {
    const [verb = '', present = '', past = '', participle = ''] = line.split(' ');
    return [verb, { present, past, participle }];
  }),
);

const PRESENT = /^(?:s?t|es|est)?$/;
const PAST = /^(?:e?s?t|en?|te?[snt]?t?|e?t?e?s?t)?$/;
const SUBJUNCTIVE = /^(?:en?|est|te[nst]?|tet)$/;
const PARTICIPLE_IN_T = /^(?:e[mnrs]?)?$/;
const PARTICIPLE = /^(?:en|n|t|e)(?:e[mnrs]?|[mnrs])?$/;

/** Letters of the longest word that begins a German verb and changes nothing about its forms. */
const longestPrefix = 12;

/** Stems of the forms of a strong verb that its infinitive does not begin; `ß` is written `ss`. */
export function strongVerbStems(infinitive: string): readonly StemWithEndings[] {
  const word = withoutEszett(infinitive);
  for (let at = 0; at <= Math.min(longestPrefix, word.length - 3); at += 1) {
    const own = strong.get(word.slice(at));
    if (own === undefined) continue;
    const prefix = word.slice(0, at);
    const stems: StemWithEndings[] = [];
    const add = (stem: string, endings: RegExp): void => {
      if (stem !== '-') stems.push({ stem: prefix + stem, endings });
    };
    add(own.present, PRESENT);
    add(own.past, PAST);
    // `führen` is another verb than `fahren`.
    if (own.past !== '-' && own.past !== 'fuhr')
      add(own.past.replace(/au|[aou](?=[^aou]*$)/, umlaut), SUBJUNCTIVE);
    if (own.participle === '-') add(`ge${word.slice(at).replace(/e?n$/, '')}`, PARTICIPLE);
    else for (const between of ['', 'ge']) add(between + own.participle, PARTICIPLE);
    if (own.participle.endsWith('t')) add(`ge${own.participle}`, PARTICIPLE_IN_T);
    return stems;
  }
  return [];
}

const umlaut = (vowel: string): string => ({ a: 'ä', au: 'äu', o: 'ö', u: 'ü' })[vowel] ?? vowel;
