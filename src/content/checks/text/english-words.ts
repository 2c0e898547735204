import type { CheckedLanguage } from '../parsed/checked-language';
import { isCommonWord, isFunctionWord } from './plain-words';
import { WORDS_OF_SENTENCES, WORDS_OF_TERMS } from './words-of-english';

/**
 * Words that are frequent in the English of programs and manuals, and that translations hardly ever keep:
 * counted in 60 works with their translations into 25 languages.
 */
const FREQUENT = new Set(
  (
    'absolute accept access accessible accurate active activity actual addition addresses administrator ' +
    'advanced affect after alignment alter alternate amount angle annotation answers appearance archive ' +
    'area areas around arrow ask attached attribute attributes authentication author authorization ' +
    'automatic backend background bad balancing bar basic begin best big binary bind black blank block ' +
    'blocks blue board body bold book bookmark bookmarks boot borders bottom bound box boxes brackets ' +
    'break breaks brief brightness bug bugs build built button buttons byte cached caching call calling ' +
    'capabilities capability card cards case cases categories category cause causes center certain ' +
    'channel channels chapter character characters checkbox checks child children choice circle class ' +
    'clicking clipboard clock clockwise closes collection colon colors column columns combination come ' +
    'comes comma command commands comment comments common community compatibility compatible compile ' +
    'compiling complete complex component computer config configs configure conflict connection ' +
    'connections container content contents context contrast contributors control controls convert ' +
    'copies corner correct count country course cover crash creation credentials current custom ' +
    'customizing cut daemon dark database debugging decoding defaults define definition delay deletion ' +
    'depth design desktop detect detects development device devices dialog dictionary did digit digits ' +
    'direction directories directory discard disconnect discussion display distance domain dot double ' +
    'down drag drive drivers drop due duplicate duration dynamic easy edge editing effect effects ' +
    'elements else embedded encoding encryption end ends engine enhancements entries entry environment ' +
    'environments equal errors events exact example executable execute exist exit exits expand expect ' +
    'experience expired export external extract factor fail failure family far fast feature few field ' +
    'fields filename filesystem fill filter filtering filters final fit fix fixed fixes flag flags ' +
    'folder folders follow font fonts force form formatting forward frame frames frequency frequent ' +
    'full fullscreen functionality future gain game games generate generic give given glossary goal ' +
    'graceful gracefully graphical graphics green group groups guide half hand handle handling hang ' +
    'hard header headers held hexadecimal high highlight history hold holding hook hope horizontal ' +
    'hosting hostname hosts hour hours icon icons identifier idle ignore implement implementation ' +
    'import include increase individual initial initialize input insert instance integer integrity ' +
    'interactive internal interval invalid issue issues item job just key keyboard keys keyword kind ' +
    'known label labels language languages large later launch least length letter letters level levels ' +
    'library licensing light like limit limited limits line lines link listen listing lists little live ' +
    'load locate location locations logging long looks lookup lost lot low made mailing main maintain ' +
    'manager manipulate mapped mapping maps margin mark marks mask mass match matches matching matter ' +
    'may media memory merge metadata method methods middle milliseconds minimal minute minutes ' +
    'miscellaneous mismatch model modern modifications mouse multiple names navigate negative networks ' +
    'node notification number numbers numeric object objects occurrences offer offset old once one ' +
    'opening operation operations optional outline output override package packet pane paper parallel ' +
    'parameter parameters parse parser part particular parts party pass password passwords past paste ' +
    'path paths pattern patterns pending per percentage performance period personal physical piece ' +
    'pixels place placed places plain platform platforms play playback played player players playing ' +
    'point pointer points position potential power preference preferences prefix present press pressing ' +
    'primary printer prints priority private problem problems process processing produce profile ' +
    'profiles progress proper properties property protocol put quality query quick quit radius random ' +
    'range rate ratio readable reading reads real reboot recent record records recover recovery red ' +
    'reduce refer reference references refresh register regular reject relative release reload remote ' +
    'removal rename replace request requests resize resolution resource resources response rest restart ' +
    'result resume reverse rewriting right risk rotate round row rows rule rules run safe sample scale ' +
    'scan scheme scope screen screenshot scroll scrolling second seconds security seek selection ' +
    'sensitive sent separate separator sequence sets setting setup sheet short shortcut shortcuts shows ' +
    'single sizes skip slow small smart sort sound space spaces special specific specification speed ' +
    'speeds split square stack starts startup state states statistics stay step steps store streams ' +
    'string strings style subdirectory success suffix suggestions summary supply supports switch symbol ' +
    'syntax system systems tab tabs tag tags take target task tasks tell tells template temporary terms ' +
    'text theme threads three timer times timestamp tips title toggle too tool toolbar tools top touch ' +
    'track tracking transfer translation translations translators tray tree trigger troubleshooting ' +
    'tuning turn tutorial tutorials two uncheck units updates upgrading upper usage username usernames ' +
    'users uses utility valid variant vertical vertically viewer virtual visibility way wheel white ' +
    'whitespace wide word yellow yet zero zoom'
  ).split(' '),
);

/** Frequent words that several languages in Latin letters have as well. */
const INTERNATIONAL = new Set(
  (
    'action actions alias alternative application applications argument arguments audio backup base ' +
    'buffer cache client code compression condition conditions configuration correction cursor date ' +
    'debug description destination direct directive directives document documentation documents ' +
    'driver editor email expression expressions extension extensions format formats function ' +
    'functions hardware help host identification image images impossible index information ' +
    'installation instruction instructions interface kernel local machine mail maximum menu message ' +
    'messages minimum mode modes modification module modules navigation negotiation network note ' +
    'option options original page pages permission permissions phase plugin plugins port ports ' +
    'principal privileges program programs project projects protection question questions root script ' +
    'scripts section sections server servers service services session sessions signal signature ' +
    'simple site software source sources standard structure table tables terminal test thread timeout ' +
    'token total transaction type types variable variables version versions video visible volume ' +
    'window windows'
  ).split(' '),
);

/** Languages in Latin letters whose shared words are all below. */
const COMPLETE = new Set(['de', 'es', 'fr', 'it', 'nl', 'pt', 'tr']);

/** Words of these that a language in Latin letters writes in the same way, mostly with the same meaning. */
const SHARED: Readonly<Record<string, string>> = {
  de: 'account action additional administrator agenda agent alias also alternative an argument audio backup block box bring browser buffer bug bugs byte bytes cache client code computer container cursor debug definition design details dialog direct documentation download driver editor email engine event events export extension falls fast filter form format frame frames hard hardware header headers horizontal host in index information installation integer interface irrelevant kernel link links listen loses mail management maximum menu minimal minimum module monitor name navigation normal option original parameter pass per person phase plugin plugins port ports position problem radius register rest root script scripts sensor separates server service session sessions shop signal simpler so software stack standard start still stop stream subsequent such support symbol syntax system tab tabs terminal test tests text thread timeout token total track transaction tree update updates upload variable version video virtual volume warm was wider',
  fr: 'able about accessible action actions active affects alias alternative angle annotation application applications argument arguments arise arises arrive arrives assumes assure attractive audio bar base bug cache case cases certain changes cheap client code collection compatible compression condition conditions configuration content continues copies correct correction corresponds date debug description destination devise direct direction directive directives distinct document documentation documents double drags encourage excellent expression expressions extension extensions final fixing font force format formats former four function functions future gone good harder horizontal identification identifies ignore image images impossible inaccessible inactive incorrect index influences information initial installation instance instruction instructions interface invisible issue issues large lasting live local long longer lot machine mail main maximum mentions menu message messages minimum minute minutes mode modes modification modifications module modules multiple must navigation normal note notes notification notifies occurrences omit opens opposite option options original page pages people permission permissions permit phase phrase place plugin plugins point points port ports position pour principal privileges prompts protection question questions ratio refuses relative reliable relies replaces reporting respect root running script scripts second section sections selects sentences service services session sessions shorter signal signature simple site slashes source sources standard stores structure style suffix supplies support supports sure table tables tag tends terminal test total transaction transactions translates transmit tries type types usage variable variables varies version versions vertical video visible volume zoom',
  es: 'actual area audio base bytes cache cares cases central color come completes control cursor decimal declares defines describe describes determine determines dice director documentation done editor eligible email error errors factor familiar files final general global hardware horizontal host impossible invisible kernel local loses manual moved multiple no normal note once original panel particular personal pie plugin plugins plural preceded prepare prepares preserves principal probable produces quite radio ratio real rectangular red reduces regular removed resides resolved resumes reverted root script scripts sensible serial similar simple software son suspended temporal terminal test token total use usual variable vector vertical video virtual visible zoom',
  it: 'account allocate alone appropriate are area assist audio backup bear benefit buffer bytes cache client come computer cursor database default desktop details directory download driver editor eliminate email extra file fine font hardware host idea immediate inappropriate incomplete indicate infinite input know link live managing media menu mouse multiple no note password per plugin privacy query root script server service severe shop software some standard tag test thread timeout token video visiting volume zero',
  nl: 'account administrator administrators alias approach assist audio backup benefit best box browser buffer bug bugs bytes cache calls cases center client closest code computer covers cursor debug details different direct displays document does download downloads draws driver dropping editor element email entering equivalent even ever excellent expanded fancy fits fitting glad happen harder hardware header heavy help host in incomplete incorrect indeed index interface interpreter irrelevant is keen kernel killing kinds label last launches leads link log mail managing matters maximum media menu minimum model module moves must name never nobody of offers open opens operating orders over overall people per perfect perform plenty plugin plugins port post practical presents printer privacy program project prompts providers query request respect returns root running runs safer safest scan script scripts selects server service shop signal significant site sits smaller software sophisticated speaking spoken standard start stolen stop stopping stores storing straight suffer suffers support systems tabs taken template terminal test these thinking thread timeout token type updating users version video viewing volume wants was water we winning without worst wrong zoom',
  pt: 'able area assumes audio backup base buffer bug bytes cache cases central completes continues corner cursor decimal declares defines deletes desktop determine determines does download driver editor email executes familiar final games gone hardware here horizontal host improve improves includes item link links local login manual menu mouse moves multiple no normal note original particular plugin plugins prepare prepares preserves principal processes proves quite reaches real refuses regular removes requires resides resolves resumes root safer script scripts server similar site software solve some status tag terminal token total tries use usual variable varies vertical video virtual',
  pl: 'administrator bytes dealing dependent do example expanded fixing heavy immediate inform many much nice on overall perfect plan printed problem reserved skipping start status stop style sure system test them thinking to upon vary we',
  da: 'alle at download for over server start stop support system test to under upload',
  nb: 'alle at for over server start stop support system test to under',
  sv: 'over server start stop system test text till under want',
  tr: 'email form host plugin port program script server system test video',
  ro: 'are calculate consider control convenient final normal participate prefer reflect server text total',
  ca: 'central color consider convenient costs despite element error final general has horizontal manual normal on per represent seem tiny total vertical virtual visible zero',
  cs: 'server start stop system test text to top',
  id: 'email server tab',
  hu: 'be',
  sk: 'server start stop test text to',
  lv: 'to',
  vi: 'to',
};
const shared = new Map(Object.entries(SHARED).map(([base, words]) => [base, new Set(words.split(' '))]));

/** Whether a word in lower case is a frequent one of English, which other languages may have as well. */
export const isFrequentEnglish = (word: string): boolean =>
  isCommonWord(word) || FREQUENT.has(word) || WORDS_OF_SENTENCES.has(word) || INTERNATIONAL.has(word);

/** Whether a word in small letters is a frequent one of English, or one that joins others. */
export const isWordOfEnglish = (word: string): boolean =>
  isFrequentEnglish(word) || isFunctionWord(word, 'en');

/** Whether a word in lower case is one of English that the target's language writes in the same way. */
export const isShared = (word: string, { base }: CheckedLanguage): boolean =>
  shared.get(base)?.has(word) === true;

/** Terms that a language has from English, mostly of several words. */
const BORROWED: Readonly<Record<string, ReadonlySet<string>>> = {
  it: new Set(['mailing list', 'drag and drop', 'open source', 'home page', 'file system', 'social network']),
  nl: new Set(['mailing list', 'open source']),
  de: new Set(['open source', 'release']),
  fr: new Set(['open source']),
  es: new Set(['open source']),
  pt: new Set(['open source']),
};

/** Whether words are a term that the target's language has from English: "mailing list" in Italian. */
export const isBorrowed = (words: string, { base }: CheckedLanguage): boolean =>
  BORROWED[base]?.has(words.toLowerCase()) === true;

/** Words for parts of programs that languages in Latin letters have from English, alone as well. */
const PARTS_OF_PROGRAMS = new Set(['backend', 'frontend']);

/** Whether a label is a word that a language in Latin letters has from English: "Backend". */
export const isBorrowedLabel = (label: string, { script }: CheckedLanguage): boolean =>
  script === 'Latn' && PARTS_OF_PROGRAMS.has(label.toLowerCase());

/** Whether a word in lower case is a frequent one of English that several other languages have as well. */
export const isInternational = (word: string): boolean => INTERNATIONAL.has(word);

/** Whether a word in lower case is a common one of English that the target's language does not have. */
export function isForeignEnglish(word: string, target: CheckedLanguage): boolean {
  if (isShared(word, target)) return false;
  const hasInternational = target.script === 'Latn' && !COMPLETE.has(target.base);
  return (
    isCommonWord(word) ||
    FREQUENT.has(word) ||
    WORDS_OF_SENTENCES.has(word) ||
    (!hasInternational && INTERNATIONAL.has(word))
  );
}

/** Whether a word in lower case is one of English sentences that the target's language does not have. */
export function isStrayEnglish(word: string, { base, script }: CheckedLanguage): boolean {
  if (!WORDS_OF_SENTENCES.has(word)) return false;
  if (script !== 'Latn') return true;
  return COMPLETE.has(base) || base === 'pl' ? shared.get(base)?.has(word) !== true : !sharedBySome.has(word);
}

/** Whether a word in lower case is one of English, perhaps a term, that sentences in other letters lack. */
export const isStrayTerm = (word: string, language: CheckedLanguage): boolean =>
  isStrayEnglish(word, language) || (language.script !== 'Latn' && WORDS_OF_TERMS.has(word));

const sharedBySome = new Set(Object.values(SHARED).flatMap((words) => words.split(' ')));
