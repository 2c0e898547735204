import { tellKeptLabels } from '../../content/checks/causes/kept-labels';
import { withoutKeptValues } from '../../content/checks/causes/kept-values';
import { withoutOwnAddresses, type LocalLinks } from '../../content/checks/causes/own-addresses';
import { withoutOpenPassages } from '../../content/checks/causes/open-passages';
import { withoutToldWords } from '../../content/checks/causes/told-words';
import { withoutKeptKeys } from '../../content/checks/causes/kept-keys';
import { withoutTypedCommands } from '../../content/checks/causes/typed-commands';
import { fieldProblem, foldHabits, type FieldProblem } from '../../content/checks/causes/request-causes';
import { foldSource, type FieldInLanguages } from '../../content/checks/causes/source-cause';
import type { FieldStart } from '../../content/checks/capitals/field-start';
import { smallLabels } from '../../content/checks/capitals/small-labels';
import { untranslatedFields, type FieldWords } from '../../content/checks/text/untranslated-fields';
import type { SpelledWord } from '../../content/checks/spelling/spelled-words';
import { wordProblems, type PlacedSentence } from '../../content/checks/spelling/words-of-others';
import { inconsistentTerms, type FieldTerms } from '../../content/terms/check/inconsistent-terms';
import { mostProblems, type LanguagePair } from '../../contract/problems';
import type { ExaminedField } from './examined-fields';
import type { DeviatingField, RequestInLanguages } from './other-languages/language-comparison';
import type { PlacedFinding, PlacedSegment } from './consistency/segment-differences';
import type { WantedChecks } from './wanted-checks';

/** The problems of a request. `found` counts all, if these are more than `problems` has. */
export interface RequestFindings {
  readonly problems: readonly FieldProblem[];
  readonly found?: number;
}

/**
 * Puts what a receiver would refuse or change before the other problems of each field, so that the limit
 * keeps it.
 */
export function withRehearsal(
  { problems, found }: RequestFindings,
  rehearsed: readonly FieldProblem[],
): RequestFindings {
  const all = [...rehearsed, ...problems].toSorted((a, b) => a.position - b.position);
  const count = (found ?? problems.length) + rehearsed.length;
  const kept = all.slice(0, mostProblems);
  return { problems: kept, ...(kept.length < count ? { found: count } : {}) };
}

/**
 * Problems that are kept before those with one cause are folded together. A habit of a translation easily has
 * a problem in every field, and would leave no room for others.
 */
const mostUnfolded = 5 * mostProblems;

/** So many are kept while only errors are still added to them. */
const mostWithErrors = mostUnfolded + mostProblems;

/** Collects the fields of a request in their order; its problems are at most `mostProblems`. */
export class ExaminedRequest {
  readonly segments: PlacedSegment[] = [];
  readonly #languages: LanguagePair;
  readonly #deviating: (DeviatingField | undefined)[] = [];
  readonly #ids: string[] = [];
  readonly #kept: FieldProblem[] = [];
  readonly #isAcross: boolean;
  readonly #isError: WantedChecks['isError'];
  readonly #words: (readonly SpelledWord[])[] = [];
  readonly #sentences: (readonly PlacedSentence[])[] = [];
  readonly #wordings: (FieldWords | undefined)[] = [];
  readonly #starts: (FieldStart | undefined)[] = [];
  readonly #links: (LocalLinks | undefined)[] = [];
  readonly #terms: FieldTerms[] = [];
  readonly #isTermConsistent: boolean;
  #misspelled: readonly FieldProblem[] = [];
  #found = 0;

  constructor({ isAcross, isError, only }: WantedChecks, languages: LanguagePair) {
    this.#languages = languages;
    this.#isTermConsistent = only.has('term-inconsistent');
    this.#isAcross = isAcross;
    this.#isError = isError;
  }

  /** `examined` is undefined for a field without a target. */
  add(id: string, examined: ExaminedField | undefined): void {
    this.#ids.push(id);
    this.#deviating.push(examined?.deviating);
    this.#words.push(examined?.words ?? []);
    this.#sentences.push(examined?.sentences ?? []);
    this.#wordings.push(examined?.wording);
    this.#starts.push(examined?.start);
    this.#links.push(examined?.links);
    const uses = examined?.termUses ?? [];
    if (uses.length > 0) this.#terms.push({ position: this.#ids.length - 1, fieldId: id, uses });
    if (examined === undefined) return;
    this.#found += examined.found;
    const { problems } = examined;
    if (this.#kept.length < mostUnfolded) this.#kept.push(...problems);
    else if (this.#kept.length < mostWithErrors)
      this.#kept.push(...problems.filter(({ problem }) => this.#isError(problem)));
    this.segments.push(...examined.segments);
  }

  /**
   * Looks the words of all fields up, or only those at `asked`, while the vocabulary is open; `isOwnWord`
   * excepts the person's own.
   */
  spell({ wordLists: lists }: WantedChecks, isOwnWord: (word: string) => boolean, asked?: number): void {
    if (lists === undefined) return;
    const counts = new Map<string, number>();
    for (const { word, places } of this.#words.flat())
      counts.set(word, (counts.get(word) ?? 0) + places.length);
    const problemsAt = (position: number): readonly FieldProblem[] =>
      wordProblems(
        this.#words[position] ?? [],
        this.#sentences[position] ?? [],
        lists,
        counts,
        isOwnWord,
      ).map((problem) => fieldProblem({ position, fieldId: this.#ids[position] ?? '' }, problem));
    this.#misspelled =
      asked === undefined
        ? this.#words.flatMap((_words, position) => problemsAt(position))
        : problemsAt(asked);
    // Nothing asks for the words again, which of many requests take much memory.
    this.#words.length = 0;
    this.#sentences.length = 0;
  }

  /** The request as it is compared with other languages. */
  get among(): RequestInLanguages {
    return { language: this.#languages.target, fields: this.#deviating };
  }

  /** Returns problems in the order of the fields, one for each cause. Errors are kept before others. */
  findings(
    differences: readonly PlacedFinding[],
    others: (position: number) => FieldInLanguages | undefined,
  ): RequestFindings {
    const inLanguages = this.#isAcross ? others : () => undefined;
    const compared = [...differences.map(asFieldProblem), ...this.#alone(inLanguages)];
    const terms = this.#isTermConsistent ? inconsistentTerms(this.#terms) : [];
    // Another text of the request shows whose translation it is.
    const isSame = new Set(
      differences.flatMap(({ segment, problem }) =>
        problem.check === 'same-target' ? segment.position : [],
      ),
    );
    const own = this.#kept.filter(
      ({ position, problem }) => problem.variant !== 'opposite' || !isSame.has(position),
    );
    const found = withoutKeptValues([...own, ...compared, ...this.#unlikeOthers(), ...terms], this.#wordings);
    const all = withoutTypedCommands(
      [...found, ...withoutToldWords(this.#misspelled, found)],
      this.#wordings,
    );
    const inOrder = withoutKeptKeys(all, this.#wordings).toSorted((a, b) => a.position - b.position);
    const told = tellKeptLabels(
      withoutOwnAddresses(withoutOpenPassages(inOrder), this.#links),
      this.#wordings.map((one) => one?.labels),
    );
    const folded = foldHabits(foldSource(told, inLanguages));
    const problems = folded.length > mostProblems ? this.#worst(folded) : folded;
    // Problems that were not kept are counted as if each had a cause of its own.
    const count = folded.length + this.#found - this.#kept.length;
    return { problems, ...(problems.length < count ? { found: count } : {}) };
  }

  #worst(problems: readonly FieldProblem[]): readonly FieldProblem[] {
    const { errors = [], others = [] } = Object.groupBy(problems, ({ problem }) =>
      this.#isError(problem) ? 'errors' : 'others',
    );
    return [...errors, ...others].slice(0, mostProblems).toSorted((a, b) => a.position - b.position);
  }

  /** Returns fields that the others show to be left as they are in the source, or to begin unlike them. */
  #unlikeOthers(): readonly FieldProblem[] {
    const found = [...untranslatedFields(this.#wordings), ...smallLabels(this.#starts)];
    return found.map(([position, problem]) =>
      fieldProblem({ position, fieldId: this.#ids[position] ?? '' }, problem),
    );
  }

  /** Returns where this language alone has fewer sentences. */
  #alone(inLanguages: (position: number) => FieldInLanguages | undefined): readonly FieldProblem[] {
    return this.#deviating.flatMap((field, position) => {
      const passages = field?.deviations.passages ?? [];
      if (passages.length === 0) return [];
      const place = { position, fieldId: this.#ids[position] ?? '' };
      return passages.flatMap((passage) =>
        passage.problem !== undefined && inLanguages(position)?.isShortest(passage) === true
          ? [fieldProblem(place, passage.problem)]
          : [],
      );
    });
  }
}

const asFieldProblem = ({ segment, problem, problemKey: key }: PlacedFinding): FieldProblem => ({
  position: segment.position,
  fieldId: segment.fieldId,
  problem,
  key,
});
