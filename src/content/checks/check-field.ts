import { damagedForms } from './placeholders/damaged-forms';
import { namesWithSigns } from './placeholders/named-by-sign';
import { templatePlaceholders } from './placeholders/template-placeholders';
import { pluralSigns } from './placeholders/plural-signs';
import { untranslatedBranches } from './placeholders/untranslated-branches';
import { accessKeys } from './placeholders/access-keys';
import { lineBreaks } from './placeholders/line-breaks';
import { lostEscapes } from './typography/lost-escapes';
import { lostTabs } from './typography/lost-tabs';
import { codeCheck } from './code/code-check';
import { keptLines } from './code/kept-lines';
import { listings } from './code/listings';
import { lostAngles } from './tags/lost-angles';
import { dividedNames } from './names/divided-names';
import { technicalNames } from './names/technical-names';
import { productNames } from './names/product-names';
import { misspeltNames } from './names/misspelt-names';
import { recasedNames } from './names/recased-names';
import { marksAtNames } from './typography/marks-at-names';
import { symbolCheck } from './typography/symbol-check';
import { languageQuotes } from './typography/language-quotes';
import { languagePunctuation } from './typography/language-punctuation';
import { quotePairs } from './typography/quote-pairs';
import { addedQuotes } from './typography/added-quotes';
import { doubledParticles } from './repeated/doubled-particles';
import { doubledPhrases } from './repeated/doubled-phrases';
import { lostApostrophes } from './typography/lost-apostrophes';
import { spacesAfterTags } from './typography/spaces-after-tags';
import { lostSpaces } from './typography/lost-spaces';
import { spacesAtPlaceholders } from './typography/spaces-at-placeholders';
import { spacesInWords } from './typography/spaces-in-words';
import { letterCase } from './capitals/letter-case';
import { wrongCharacters } from './characters/wrong-characters';
import { vowelHarmony } from './characters/vowel-harmony';
import { formsBySound } from './spelling/forms-by-sound';
import { doubledRuns } from './repeated/doubled-runs';
import { lostAccents } from './characters/lost-accents';
import { misreadLetters } from './characters/misread-letters';
import { characterReferences } from './characters/character-references';
import { percentEscapes } from './characters/percent-escapes';
import { misreadSequences } from './characters/misread-sequences';
import { htmlRules } from './tags/html-rules';
import { tagContents } from './marks/tag-contents';
import { exchangedImages } from './attributes/exchanged-images';
import { readAttributes } from './attributes/read-attributes';
import { repeatedText } from './repeated/repeated-text';
import { addedText } from './sentences/added-text';
import { exchangedTexts } from './sentences/exchanged-texts';
import { missingSentences } from './sentences/missing-sentences';
import { movedBlocks } from './sentences/moved-blocks';
import { leftovers } from './leftovers/leftovers';
import { wrongLanguage } from './sentences/wrong-language';
import { leftClause } from './sentences/left-clause';
import { strayWords } from './sentences/stray-words';
import { writtenAlike } from './numbers/written-alike';
import { lostPercent } from './quantities/lost-percent';
import { quantityCheck } from './quantities/quantity-check';
import { timeUnits } from './quantities/time-units';
import { numberFormat } from './numbers/number-format';
import { changedNumberWords } from './numbers/changed-number-words';
import { clockTimes } from './dates/clock-times';
import { untranslatedLabels } from './text/untranslated-labels';
import { addressCheck } from './addresses/address-check';
import { alteredPlaces } from './addresses/altered-places';
import { linkTexts } from './addresses/link-texts';

import { bracketCheck } from './brackets/bracket-check';
import { lostBrackets } from './brackets/lost-brackets';
import { foldSingleExchanges } from './causes/exchange-cause';
import { foldNestedTags } from './causes/nested-tags-cause';
import { foldOtherMarkup } from './causes/other-markup-cause';
import { foldPassages } from './causes/passage-cause';
import { withoutDamaged } from './causes/damage-cause';
import { withoutOwnPages } from './causes/own-addresses';
import { foldUntranslated } from './causes/untranslated-cause';
import { foldVersions } from './causes/version-cause';
import type { CheckedField, CheckedLanguages } from './checked-field';
import { brokenCharacters, corruptedText } from './characters/corrupted-text';
import { doubledWords } from './repeated/doubled-words';
import { emptyTarget, hasNothing } from './text/empty-target';
import { endPunctuation } from './typography/end-punctuation';
import type { FieldCheck } from './field-check';
import { foreignLetters } from './characters/foreign-letters';
import { frenchSpacing } from './typography/french-spacing';
import { arabicLetters } from './characters/arabic-letters';
import { eastAsianLetters } from './characters/east-asian-letters';
import { legacyLetters } from './characters/legacy-letters';
import { hanVariants } from './characters/han-variants';
import { modifierKeys } from './code/modifier-keys';
import { optionDashes } from './code/option-dashes';
import { spacesInCode } from './code/spaces-in-code';
import { brokenMarkdown } from './leftovers/broken-markdown';
import { messageKeys } from './leftovers/message-keys';
import { invisibleCharacters } from './characters/invisible-characters';
import { lengthCheck } from './text/length-check';
import { numberCheck } from './numbers/number-check';
import { parsePair, type ParsedPair } from './parsed/parsed-pair';
import { placeholderCheck } from './placeholders/placeholder-check';
import type { CheckId, Problem } from './problem';
import { ProblemCollector } from './problem-collector';
import { doubleSpaces, edgeSpaces } from './typography/space-checks';
import { tagChecks } from './tags/tag-checks';
import { tagNesting } from './tags/tag-nesting';
import { valuesOfBrowser } from './attributes/values-of-browser';
import { unsafeHtml } from './tags/unsafe-html';
import { oppositeMeaning } from './words/opposite-meaning';
import { reversedMeaning } from './words/reversed-meaning';
import type { WordPairs } from './words/word-pairs';
import { stubCheck } from './text/stub-check';
import { sourceBeside } from './text/source-beside';
import { untranslatedText } from './text/untranslated-text';

export type { CheckedField, CheckedLanguages } from './checked-field';

/** The checks, in the order in which their problems are shown. */
const checks: readonly FieldCheck[] = [
  emptyTarget,
  untranslatedText,
  untranslatedLabels,
  wrongLanguage,
  strayWords,
  leftClause,
  sourceBeside,
  exchangedTexts,
  missingSentences,
  addedText,
  repeatedText,
  leftovers,
  messageKeys,
  brokenMarkdown,
  stubCheck,
  tagChecks,
  exchangedImages,
  movedBlocks,
  tagNesting,
  htmlRules,
  tagContents,
  readAttributes,
  valuesOfBrowser,
  unsafeHtml,
  placeholderCheck,
  templatePlaceholders,
  namesWithSigns,
  damagedForms,
  pluralSigns,
  untranslatedBranches,
  accessKeys,
  lineBreaks,
  lostTabs,
  lostEscapes,
  listings,
  keptLines,
  codeCheck,
  technicalNames,
  dividedNames,
  lostAngles,
  optionDashes,
  modifierKeys,
  productNames,
  misspeltNames,
  recasedNames,
  symbolCheck,
  marksAtNames,
  numberCheck,
  writtenAlike,
  quantityCheck,
  timeUnits,
  lostPercent,
  oppositeMeaning,
  reversedMeaning,
  clockTimes,
  changedNumberWords,
  numberFormat,
  addressCheck,
  alteredPlaces,
  linkTexts,
  endPunctuation,
  edgeSpaces,
  doubleSpaces,
  frenchSpacing,
  doubledWords,
  doubledPhrases,
  doubledParticles,
  doubledRuns,
  bracketCheck,
  lostBrackets,
  languagePunctuation,
  languageQuotes,
  quotePairs,
  lostSpaces,
  spacesAtPlaceholders,
  spacesAfterTags,
  spacesInWords,
  addedQuotes,
  lostApostrophes,
  letterCase,
  foreignLetters,
  hanVariants,
  eastAsianLetters,
  arabicLetters,
  corruptedText,
  misreadLetters,
  misreadSequences,
  percentEscapes,
  legacyLetters,
  brokenCharacters,
  lostAccents,
  vowelHarmony,
  formsBySound,
  wrongCharacters,
  characterReferences,
  invisibleCharacters,
  spacesInCode,
  lengthCheck,
];

const allChecks: ReadonlySet<FieldCheck> = new Set(checks);

/** Checks that apply to a target without text. */
const checksOfEmpty: ReadonlySet<FieldCheck> = new Set([emptyTarget, unsafeHtml]);

/**
 * The name of a message, or the picture of a manual with its checksum, whose text only the translators write,
 * like `translator-credits`, "Your names" and `calendar:week_start:0`.
 */
const MESSAGE_KEY =
  /^(?:translators?[-_]credits\S{0,40}|Your (?:names|emails)|[a-z]+(?:_[a-z]+){2,}|[a-z]+(?:[:_][a-z]+){1,4}:\d|(?:@@image:|external ref=)\s?'[^']{1,200}';? md5=\S{1,40})$/;
/** A heading in place of which the translators give their names and addresses. */
const CREDITS = /^(?:Translators|Translators? credits):?$/i;
const checksOfKeys: ReadonlySet<FieldCheck> = new Set([emptyTarget, unsafeHtml, corruptedText, tagNesting]);

/**
 * Returns all problems of a field, a single one for each cause, except those that compare requests
 * (`inconsistent`, `same-target`); `only` limits the checks to those that are on, and `wordPairs` has words
 * that translate each other. Never throws, whatever the
 * values and tags; runs in linear time.
 */
export function checkField(
  field: CheckedField,
  languages: CheckedLanguages,
  only?: ReadonlySet<CheckId>,
  wordPairs?: WordPairs,
): readonly Problem[] {
  return checkPair(parsePair(field, languages, wordPairs), only);
}

/** As `checkField`, for a field that is parsed already. */
export const checkPair = (pair: ParsedPair, only?: ReadonlySet<CheckId>): readonly Problem[] =>
  checkPairs([pair], only)[0] ?? [];

/**
 * As `checkPair`, for several fields. Each check goes through all of them: together the checks have more code
 * than a processor keeps at hand, so that one field after the other takes up to half as long again.
 */
export function checkPairs(
  pairs: readonly ParsedPair[],
  only?: ReadonlySet<CheckId>,
): readonly (readonly Problem[])[] {
  const fields = pairs.map((pair) => ({
    pair,
    problems: new ProblemCollector(only),
    own: checksOf(pair),
  }));
  for (const check of checks) {
    if (only !== undefined && !check.ids.some((id) => only.has(id))) continue;
    for (const { pair, problems, own } of fields) if (own.has(check)) check.find(pair, problems);
  }
  return fields.map(({ pair, problems }) => foldCauses(pair, problems));
}

/** The checks that apply to a field. */
function checksOf({ source, target }: ParsedPair): ReadonlySet<FieldCheck> {
  if (hasNothing(target) && !hasNothing(source)) return checksOfEmpty;
  const isKey =
    (MESSAGE_KEY.test(source.raw) && target.raw !== source.raw) ||
    (CREDITS.test(source.raw) && /[@\n]/.test(target.raw));
  return isKey ? checksOfKeys : allChecks;
}

/** Makes one problem of those with one cause. */
function foldCauses(pair: ParsedPair, problems: ProblemCollector): readonly Problem[] {
  const all = withoutOwnPages(pair, withoutDamaged(problems.finish()));
  if (all.length === 0) return all;
  const findings = foldUntranslated(pair, foldOtherMarkup(pair, foldSingleExchanges(pair, all)));
  const whole = foldVersions(pair, findings, problems.wants('other-version'));
  return foldPassages(pair, foldNestedTags(pair, whole));
}
