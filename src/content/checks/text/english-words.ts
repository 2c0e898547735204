import type { CheckedLanguage } from '../parsed/checked-language';
import { isCommonWord } from './plain-words';

/**
 * Words that are frequent in the English of programs and manuals, and that translations hardly ever keep:
 * counted in 60 works with their translations into 25 languages.
 */
const FREQUENT = new Set(
  (
    'ability able absolute accept accepts access accessed accessible according accurate across active ' +
    'activity actual actually added adding addition additional addresses adds administrator advanced ' +
    'affect after against alignment allowed allowing allows along already alter alternate always ' +
    'among amount angle annotation answers anymore anything anyway appear appearance appears applied ' +
    'applies applying appropriate arbitrary archive area areas around arrow ask asked assigned ' +
    'associated assumed attached attempt attempts attribute attributes authentication author ' +
    'authorization automatic automatically avoid away backend background backward backwards bad ' +
    'balancing bar based basic because become begin beginning behavior behaviour behind being belong ' +
    'best better big bigger binary bind black blank block blocks blue board body bold book bookmark ' +
    'bookmarks boot borders bottom bound box boxes brackets break breaks brief brightness bug bugs ' +
    'build built button buttons byte cached caching call called calling cannot capabilities ' +
    'capability card cards careful case cases categories category cause caused causes center certain ' +
    'changing channel channels chapter character characters checkbox checked checking checks child ' +
    'children choice choices choosing chosen circle circumstances class clicking clipboard clock ' +
    'clockwise closed closes closing collection colon colors column columns combination come comes ' +
    'comma command commands comment comments common community compatibility compatible compile ' +
    'compiled compiling complete completed completely complex component compressed computer config ' +
    'configs configure configured configuring conflict connected connection connections consider ' +
    'considered consists contain contained container containing contains content contents context ' +
    'contrast contributors control controlled controls convert copied copies corner correct correctly ' +
    'corresponding could count country counts course cover crash created creates creating creation ' +
    'credentials current currently custom customizing cut daemon dark database debugging decoding ' +
    'defaults define defined defines definition delay deleted deletion depend depending depends ' +
    'deprecated depth describe described describes design designed desired desktop detailed detect ' +
    'detected detects determine developed developers development device devices dialog dictionary did ' +
    'differences different differently digit digits direction directly directories directory disabled ' +
    'disabling discard disconnect discussion display displayed displaying displays distance ' +
    'distributed doing domain done dot double down downloading drag drive drivers drop due duplicate ' +
    'duration during dynamic dynamically easier easily easy edge edited editing effect effects either ' +
    'elements else embedded enabled enables enabling encoded encoding encrypted encryption end ends ' +
    'engine enhancements enough entered entire entries entry environment environments equal ' +
    'equivalent errors especially even events everything exact exactly example exceeded except ' +
    'executable execute executed exist exists exit exits expand expect expected experience expired ' +
    'explicitly export exported external extract factor fail fails failure family far fast faster ' +
    'feature few field fields filename filesystem fill filled filter filtering filters final finished ' +
    'fit fix fixed fixes flag flags folder folders follow followed follows font fonts force form ' +
    'formatting forward four frame frames frequency frequent frequently full fullscreen fully ' +
    'functionality future gain game games generally generate generated generates generating generic ' +
    'gets give given gives glossary goal goes going good graceful gracefully granted graphical ' +
    'graphics greater green group grouped groups guide half hand handle handles handling hang happen ' +
    'hard having header headers held hexadecimal hidden hides high higher highest highlight ' +
    'highlighted history hold holding hook hope horizontal hosting hostname hosts hour hours however ' +
    'icon icons identical identifier identify idle ignore ignored ignoring immediately implement ' +
    'implementation implemented implies import imported improve improved include included includes ' +
    'including incoming increase indicate indicated indicates individual initial initialize ' +
    'initialized initially input insert inserted inside installed installing instance instead integer ' +
    'integrity intended interactive internal interval invalid invoke issue issues item itself job ' +
    'just keeping keeps kept key keyboard keys keyword kind know known label labels language ' +
    'languages large larger later launch least left length lets letter letters level levels library ' +
    'licensing light like likely limit limited limits line lines link listed listen listing lists ' +
    'little live load loaded locate located location locations locked logging long longer looking ' +
    'looks lookup lost lot low lower lowest made mailing main maintain maintained makes making ' +
    'managed manager manipulate manually mapped mapping maps margin mark marked marks mask mass match ' +
    'matches matching matter may meaning means media memory merge metadata method methods middle ' +
    'might milliseconds minimal minute minutes miscellaneous mismatch model modern modifications ' +
    'modified modify modifying mounted mouse moved moves moving much multiple named names navigate ' +
    'necessary needed needs negative neither nested networks never newer newly node normally nothing ' +
    'notification number numbers numeric object objects obtain occur occurred occurrences offer ' +
    'offers offset often old older omitted once one ones opened opening opens operating operation ' +
    'operations optional others otherwise outline output outside overall overridden override ' +
    'overwrite package packet pane paper parallel parameter parameters parse parsed parser parsing ' +
    'part particular parts party pass passed password passwords past paste path paths pattern ' +
    'patterns pending people per percentage perfect perform performance performed period permanently ' +
    'permitted personal physical piece pixels place placed places placing plain platform platforms ' +
    'play playback played player players playing point pointer points position possibly potential ' +
    'power preference preferences preferred prefix prepare present press pressed pressing prevent ' +
    'prevents previously primary printed printer printing prints priority private problem problems ' +
    'process processed processes processing produce produces profile profiles progress proper ' +
    'properly properties property protocol provide provided provides providing published purposes put ' +
    'quality query quick quickly quit radius random randomly range rate rather ratio reached reaches ' +
    'readable reading reads real really reason reboot receive received receives recent recently ' +
    'recognize recognized recommended record recorded recording records recover recovery red reduce ' +
    'refer reference references refresh regardless register registered regular reject relative ' +
    'release reload remain remaining remembered remote removal removed removes removing rename ' +
    'repeated replace replaced reported represent represents request requested requests requirements ' +
    'requires reserved resize resolution resolved resource resources respectively response rest ' +
    'restart restarting restored result resulting resume retrieve returned returns reverse rewriting ' +
    'right risk rotate round rounded row rows rule rules run runs safe sample saving scale scan ' +
    'scheme scope screen screenshot scroll scrolling searched searches searching second seconds ' +
    'security seek seem seems seen selected selecting selection selects sending sensitive sent ' +
    'separate separated separator sequence sets setting setup several shared sheet short shortcut ' +
    'shortcuts showing shown shows similar simply since single sizes skip skipped skipping slow ' +
    'slower small smaller smart something sometimes soon sort sound space spaces special specific ' +
    'specification specified specifies specify specifying speed speeds split square stack starting ' +
    'starts startup state states statistics stay step steps still stopped stopping store stored ' +
    'streams string strings style subdirectory success successfully such sufficient suffix ' +
    'suggestions suitable summary supplied supply supported supporting supports switch switching ' +
    'symbol syntax system systems tab tabs tag tags take taken takes target task tasks tell tells ' +
    'template temporarily temporary terms text theme therefore things third though threads three thus ' +
    'timer times timestamp tips title together toggle too tool toolbar tools top touch towards track ' +
    'tracking transfer translated translation translations translators tray tree tries trigger ' +
    'troubleshooting trying tuning turn turns tutorial tutorials twice two typing unable uncheck ' +
    'underlying understand units unknown unless unsaved unsupported upcoming updates upgrading upper ' +
    'usage useful username usernames users uses usually utility valid variant various vertical ' +
    'vertically very viewed viewer viewing virtual visibility wait waiting way ways well wheel ' +
    'whenever whether white whitespace whole whose wide wish within word words works would writing ' +
    'written yellow yet yourself zero zoom'
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
  de: 'account action agenda agent alias also alternative an argument audio backup block box browser buffer bug bugs byte bytes cache client code computer container cursor debug definition design dialog direct download driver editor email engine event events export extension fast filter form format frame frames hard hardware header headers horizontal host in index information installation integer interface kernel link links listen mail management maximum menu minimal minimum module monitor name navigation normal option original parameter pass per person phase plugin plugins port ports position problem radius register rest root script scripts sensor server service session sessions shop signal so software stack standard start stop stream support symbol syntax system tab tabs terminal test tests text thread timeout token total track transaction tree update updates upload variable version video virtual volume warm',
  fr: 'accessible action actions active alias alternative angle annotation application applications argument arguments audio bar base bug cache case certain client code collection compatible compression condition conditions configuration content copies correct correction date debug description destination devise direct direction directive directives document documentation documents double expression expressions extension extensions final font force format formats function functions future horizontal identification ignore image images impossible index information initial installation instance instruction instructions interface invisible issue issues large live local long lot machine mail main maximum menu message messages minimum minute minutes mode modes modification modifications module modules multiple navigation normal note notes notification occurrences option options original page pages permission permissions phase phrase place plugin plugins point points port ports position principal privileges protection question questions ratio relative root script scripts second section sections service services session sessions signal signature simple site source sources standard structure style suffix support supports table tables tag terminal test total transaction transactions type types usage variable variables version versions vertical video visible volume zoom',
  es: 'actual area audio base cache central color come control cursor decimal dice director editor email error errors factor final general global hardware horizontal host impossible invisible kernel local manual multiple no normal note once original panel particular personal pie plugin plugins plural principal probable radio real red regular root script scripts sensible serial similar simple software son temporal terminal test token total use variable vector vertical video virtual visible zoom',
  it: 'account are area audio backup buffer cache client come computer cursor database default desktop directory download driver editor email extra file fine font hardware host idea input link live media menu mouse no note password per plugin privacy query root script server service shop software standard tag test thread timeout token video volume zero',
  nl: 'account alias audio backup best box browser buffer bug bugs cache center client code computer cursor debug direct document download downloads driver editor element email even hardware header help host in index interface is kernel label last link mail maximum media menu minimum model module name of open over per plugin plugins port post printer privacy program project query request root scan script scripts server service shop signal site software standard start stop support tabs template terminal test thread timeout token type version video volume water',
  pt: 'area audio backup buffer bug cache central corner cursor decimal desktop download driver editor email final games hardware horizontal host item link links local login manual menu mouse no normal note original particular plugin plugins principal real regular root script scripts server similar site software status tag terminal token total use variable vertical video virtual',
  pl: 'do plan problem start status stop style system test to',
  da: 'alle at for over server start stop support system test under',
  nb: 'alle at for over server start stop support system test under',
  sv: 'over server start stop system test text under want',
  tr: 'email form host plugin port program script server system test video',
  ro: 'control final normal server text total',
  ca: 'central color element error final general horizontal manual normal per total vertical virtual visible zero',
  cs: 'server start stop system test text top',
  id: 'email server tab',
};
const shared = new Map(Object.entries(SHARED).map(([base, words]) => [base, new Set(words.split(' '))]));

/** Whether a word in lower case is a common one of English that the target's language does not have. */
export function isForeignEnglish(word: string, target: CheckedLanguage): boolean {
  if (shared.get(target.base)?.has(word) === true) return false;
  const isInternational = target.script === 'Latn' && !COMPLETE.has(target.base);
  return isCommonWord(word) || FREQUENT.has(word) || (!isInternational && INTERNATIONAL.has(word));
}
