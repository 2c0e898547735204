import { fieldStart, type FieldStart } from '../../content/checks/capitals/field-start';
import { deviationsOf } from '../../content/checks/across/deviations';
import { localLinks, type LocalLinks } from '../../content/checks/causes/own-addresses';
import { fieldProblem, type FieldProblem } from '../../content/checks/causes/request-causes';
import { checkPair, checkPairs } from '../../content/checks/check-field';
import type { CheckedField } from '../../content/checks/checked-field';
import { parsePair, type ParsedPair } from '../../content/checks/parsed/parsed-pair';
import type { Problem } from '../../content/checks/problem';
import { segmentPairs } from '../../content/checks/segment-pairs';
import { spelledWords, type SpelledWord } from '../../content/checks/spelling/spelled-words';
import { placedSentences, type PlacedSentence } from '../../content/checks/spelling/words-of-others';
import { hasNothing } from '../../content/checks/text/empty-target';
import { fieldWords, type FieldWords } from '../../content/checks/text/untranslated-fields';
import { fieldUnits, type MemoryUnit } from '../../content/memory/field-units';
import { checkTerms, type TermUse } from '../../content/terms/check/term-check';
import type { LanguagePair } from '../../contract/problems';
import type { PlacedSegment } from './consistency/segment-differences';
import { sourceHash, type DeviatingField } from './other-languages/language-comparison';
import type { WantedChecks } from './wanted-checks';

/** Limit of problems per field; more would repeat that everything is wrong. */
const mostOfField = 100;

/** A field's own problems, and the segments of it that are compared with other requests. */
export interface ExaminedField {
  readonly problems: readonly FieldProblem[];
  /** The number of problems, of which `problems` has the first ones. */
  readonly found: number;
  readonly segments: readonly PlacedSegment[];
  readonly deviating: DeviatingField;
  readonly words: readonly SpelledWord[];
  /** The sentences of the words, which may be in another language. */
  readonly sentences: readonly PlacedSentence[];
  /** Undefined where text that is not translated is not looked for. */
  readonly wording: FieldWords | undefined;
  readonly start: FieldStart | undefined;
  readonly links: LocalLinks | undefined;
  readonly termUses: readonly TermUse[];
  /** The field's sentences, if they are wanted. */
  readonly units: readonly MemoryUnit[];
}

/** A field of a request; `checked` is undefined where there is no target, or nothing to compare it with. */
export interface PlacedField extends Pick<PlacedSegment, 'position' | 'fieldId'> {
  readonly checked: CheckedField | undefined;
}

/** So many fields are examined together, which is much faster (`checkPairs`); long ones take memory. */
const together = { fields: 16, units: 100_000 };

/** Examines the fields of a request, several at a time. */
export function* examineFields<Field extends PlacedField>(
  fields: Iterable<Field>,
  languages: LanguagePair,
  wanted: WantedChecks,
): Generator<readonly [Field, ExaminedField | undefined], undefined> {
  let group: Field[] = [];
  let units = 0;
  for (const field of fields) {
    group.push(field);
    units += (field.checked?.source.length ?? 0) + (field.checked?.target.length ?? 0);
    if (group.length < together.fields && units < together.units) continue;
    yield* examineGroup(group, languages, wanted);
    group = [];
    units = 0;
  }
  yield* examineGroup(group, languages, wanted);
}

function examineGroup<Field extends PlacedField>(
  fields: readonly Field[],
  languages: LanguagePair,
  wanted: WantedChecks,
): readonly (readonly [Field, ExaminedField | undefined])[] {
  const pairs = fields.map(({ checked }) => checked && parsePair(checked, languages, wanted.wordPairs));
  const checked = pairs.filter((pair) => pair !== undefined);
  const problems = checkPairs(checked, wanted.only).values();
  return fields.map((field, at) => {
    const pair = pairs[at];
    const source = field.checked?.source;
    if (source === undefined || pair === undefined) return [field, undefined];
    return [field, examined(field, source, pair, problems.next().value ?? [], languages, wanted)];
  });
}

export function examineField(
  place: Pick<PlacedSegment, 'position' | 'fieldId'>,
  field: CheckedField,
  languages: LanguagePair,
  wanted: WantedChecks,
): ExaminedField {
  const pair = parsePair(field, languages, wanted.wordPairs);
  return examined(place, field.source, pair, checkPair(pair, wanted.only), languages, wanted);
}

function examined(
  place: Pick<PlacedSegment, 'position' | 'fieldId'>,
  source: string,
  pair: ParsedPair,
  own: readonly Problem[],
  languages: LanguagePair,
  { only, isCompared, wordLists: lists, terms, isRemembered }: WantedChecks,
): ExaminedField {
  const termed = terms === undefined || hasNothing(pair.target) ? undefined : checkTerms(pair, terms, only);
  const problems = termed === undefined ? own : [...own, ...termed.problems];
  return {
    problems: problems.slice(0, mostOfField).map((problem) => fieldProblem(place, problem)),
    found: problems.length,
    segments: isCompared ? segmentPairs(pair).map((segment) => ({ ...place, pair: segment })) : [],
    deviating: { source: sourceHash(source, languages), deviations: deviationsOf(pair, own) },
    words: lists === undefined ? [] : spelledWords(pair, own),
    sentences: lists === undefined ? [] : placedSentences(pair),
    wording: only.has('target-equals-source') ? fieldWords(pair, own) : undefined,
    start: only.has('letter-case') ? fieldStart(pair) : undefined,
    links: only.has('attribute-changed') ? localLinks(pair) : undefined,
    termUses: termed?.uses ?? [],
    units: isRemembered === true ? fieldUnits(pair, languages) : [],
  };
}
