import type { Affirmed } from './affirmations';

/** A word that negates an English sentence. */
export interface Negated {
  readonly word: string;
  /**
   * The verb of the sentence without it; undefined for an order, "Do not …", and for "No … found", which
   * have none that translations keep.
   */
  readonly affirmed: Affirmed | undefined;
}

const NEGATED: readonly (readonly [pattern: RegExp, affirmed: Affirmed | undefined])[] = [
  [/\b(?:cannot|can ?not|can't|could not|couldn't)\b/giu, 'can'],
  [/\b(?:is|are|was|were|has|have|had|will) not\b|\b(?:is|are|was|were|has|have|had|wo)n't\b/giu, 'be'],
  [/^(?:please )?(?:do not|don't|never)\b/giu, undefined],
  [/^no\b(?= .{1,40} (?:found|selected|specified|given|entered)\b)/giu, undefined],
];

/** Words with which translations say the sentence without a negation: "not only", "cannot be empty". */
const REWORDED =
  /\bnot\s+(?:only|just|limited|necessarily|more|less|fewer|later|longer|sure|the same|even|true|greater|equal|much|many|likely|yet|advised|allowed|recommended|case|an?|valid)\b|n't\s+(?:only|much|many|just|sure|allowed|an?|valid|it\b)|\b(?:be|have an?) (?:empty|blank|greater|more|longer|used)\b|\b(?:forget|hesitate|worry|mind|miss|matter|disturb|show|add|that|which|who|except|unless|until|although|though|yet|any ?more|if|when|while|whether|but)\b|\?/iu;

/** The only word that negates a sentence, where translations say it as a negation. */
export function negationOf(source: string): Negated | undefined {
  const all = source.match(ANY) ?? [];
  if (all.length !== 1 || REWORDED.test(source)) return undefined;
  for (const [pattern, affirmed] of NEGATED) {
    const [word, ...more] = source.match(pattern) ?? [];
    if (word !== undefined && more.length === 0) return { word, affirmed };
  }
  return undefined;
}

const ANY = /\b(?:not|cannot|\p{L}{2,6}n't|never|no|none|nothing|neither|without)\b/giu;

/** Whether a sentence says that something can be done, and no word of it may be said with a negation. */
export const isAffirmative = (source: string): boolean => /\bcan\b/i.test(source) && !NEGATIVE.test(source);

/** Words by which English says what other languages may say with a negation. */
const NEGATIVE = new RegExp(
  String.raw`\b(?:${[
    String.raw`not|cannot|(?:ca|do|does|did|wo|is)n?t|never|no|none|nothing|nobody|without|neither|nor|nowhere|non|n\/a`,
    String.raw`fail\w*|error\w*|miss\w*|lack\w*|prevent\w*|avoid\w*|refus\w*|reject\w*|den[yi]\w*|except\w*|only|until|till`,
    String.raw`instead|rather|ignor\w*|forbid\w*|prohibit\w*|hid\w*|exclu\w*|empty|los[te]\w*|wrong\w*|bad\w*|less|few\w*`,
    String.raw`little|hardly|barely|scarcely|rarely|seldom|otherwise|else|but|out|off|away|free|skip\w*|keep\w*|kept|leav\w*`,
    String.raw`left|already|yet|still|before|beyond|over|too|exceed\w*|more|most|any\w*|block\w*|omit\w*|broken`,
    String.raw`abs(?:ent|ence)|abort\w*|drop\w*|stop\w*|suppress\w*|remain\w*|just|forget\w*|opposite|revers\w*|negat\w*`,
    String.raw`invers\w*|differen\w*|differs?|distinct|other|others|another|least|last|blank|void|null|zero|obsolete`,
    String.raw`deprecat\w*|defunct|offline|independent\w*|regardless|whether|if|either|optional\w*|maximum|minimum|max|min`,
    String.raw`limit\w*|up to|ambiguous|idle|problem\w*|trouble\w*|pending|progress|within|reserv\w*|secret|abandon\w*`,
    String.raw`remov\w*|clos\w*|cancel\w*|aside|apart|far|short\w*|unique|single|same|equal\w*|even|once|as soon|despite`,
    String.raw`though|although|while|wait|than|remember\w*|please|simply|welcome|however|whatever|wherever|whichever`,
    String.raw`sometimes|accident\w*|against|protect\w*|spam\w*|busy|floating|casual|dry|exit|tie|sorry|stuck|smaller`,
    String.raw`or larger|greater|lower|higher|easily|easy|cautio\w*|\w+less|\w+n't|un-\w+|un(?!der|til|it|iq|iv|ix|do|lock|install|zip|pack|mount|fold|load|subscr|block|pin|group|mute)\w+`,
    String.raw`in(?:valid|correct|active|complet|suffici|consist|compat|accur|approp|access|abil|direct|visib|defin|finit)\w*`,
    String.raw`in(?:depend|capab|elig|adeq|secure|sens|vis|effic|toler|soluble|equal|exact|frequent|oper|significant|nocent)\w*`,
    String.raw`im(?:poss|prop|perf|prob|mut|mat|patient)\w*|ir(?:rel|reg|rev|resp)\w*|il(?:leg|log)\w*`,
    String.raw`dis(?!k|play|c[sh ]|t|p)\w+|mis\w+|non\w*|de(?:activ|select|selec|tach|ny|part|crea)\w*`,
  ].join('|')})\b|''t|t't|\\'t|<>|!=|≠|\b0\b|\?`,
  'iu',
);
