import { mostFolded } from '../../content/checks/causes/fold';
import { certainties, certaintyOf, type Certainty, type Rated } from '../../content/checks/certainty';
import type { CheckId, Finding, Problem, ProblemLevel } from '../../content/checks/problem';
import { problemSentence } from '../../content/checks/problem-sentence';
import { rehearseField } from '../../content/receivers/rehearse';
import type { ReceiverProfile } from '../../content/receivers/receiver-profile';
import type { DeliveredField } from '../../content/receivers/rehearsed';
import { isRuleCheck } from '../../content/mark-reason';
import { levelOfProblem } from '../../contract/level-of';
import type { LanguagePair } from '../../contract/problems';
import { openDerivedInMemory } from '../database/derived-database';
import { rehearsalProblems } from '../receivers/rehearsal-problems';
import type { TermIndex } from '../../content/terms/check/term-index';
import type { Lemmas } from '../../content/terms/recognize/lemmas';
import type { Vocabularies } from '../spelling/vocabularies';
import { canonicalLanguages, type CheckLine } from './check-line';
import { examineFields } from './examined-fields';
import { ExaminedRequest, withRehearsal, type RequestFindings } from './examined-request';
import { DeviationStore } from './other-languages/deviation-store';
import { LanguageComparison } from './other-languages/language-comparison';
import type { Comparisons } from './request-checker';
import { readableField } from './consistency/named-requests';
import { SegmentComparison } from './consistency/segment-comparison';
import type { HashedPlace } from './consistency/segment-differences';
import { SegmentStore } from './consistency/segment-store';
import { wantedChecks, type CheckMeans } from './wanted-checks';

/** A finding of one check, with its field. */
interface LineFinding {
  readonly field: string;
  readonly check: CheckId;
  /** The rule of a receiver; only with the checks `refused` and `stored-differently`. */
  readonly rule?: string;
  readonly message: string;
  /** UTF-16 offsets into the side's value, `to` exclusive. */
  readonly places: readonly {
    readonly side: 'source' | 'target';
    readonly from: number;
    readonly to: number;
  }[];
}

interface RatedFinding extends LineFinding {
  readonly level: ProblemLevel;
  readonly certainty: Certainty;
}

export interface LineProblem extends RatedFinding {
  /** Names the cause; no two problems of a line have the same. */
  readonly cause: string;
  /** The other findings with this cause. */
  readonly folded?: readonly RatedFinding[];
}

export interface CheckedLine {
  readonly problems: readonly LineProblem[];
  /** The number of problems that were found, where that is more than `problems` has. */
  readonly found?: number;
  /** The fields that a receiver would change, as it would store them: by profile ID, then by field ID. */
  readonly stored?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Makes the index of a language pair; undefined when no entry has a term in it. */
export type IndexTerms = (
  languages: LanguagePair,
  lemmasOf: (language: string) => Lemmas | undefined,
) => TermIndex | undefined;

/** Vocabularies and receivers that the checks use beside the lines. */
interface Means {
  /** Without it, spelling is not checked. */
  readonly vocabularies?: Vocabularies | undefined;
  /** The receivers that each line is rehearsed with. */
  readonly receivers?: readonly ReceiverProfile[];
  /** Indexes the termbases that apply to all lines. It comes from outside, because it loads all stemmers. */
  readonly indexTerms?: IndexTerms | undefined;
}

/** All lines are compared with each other. */
const origin = 0;

/** A line whose fields are examined, and which is to be compared with the others. */
interface ExaminedLine {
  readonly languages: LanguagePair;
  readonly examined: ExaminedRequest;
  readonly places: readonly HashedPlace[];
}

/**
 * Checks requests that are in no database with all checks at their default levels. Checks that compare
 * requests see all lines, whatever their order. Yields one result per line, in order and on demand.
 */
export function* checkLines(
  lines: readonly CheckLine[],
  { vocabularies, receivers = [], indexTerms }: Means = {},
): Generator<CheckedLine, undefined> {
  const memory = openDerivedInMemory();
  const indexes = new Map<string, TermIndex | undefined>();
  const indexOf = (languages: LanguagePair): TermIndex | undefined => {
    const name = `${languages.source} ${languages.target}`;
    if (!indexes.has(name))
      indexes.set(
        name,
        indexTerms?.(languages, (language) => vocabularies?.lemmasOf(language)),
      );
    return indexes.get(name);
  };
  try {
    const store = new SegmentStore(memory);
    const comparisons = {
      segments: new SegmentComparison(store, {
        byKey: (key) => ({ id: lines[key - 1]?.id ?? String(key - 1) }),
        fieldsOf: (key) => {
          const line = lines[key - 1];
          const languages = line && canonicalLanguages(line);
          return languages === undefined
            ? []
            : deliveredFields(line).map((field) => readableField(field, languages));
        },
      }),
      languages: new LanguageComparison(new DeviationStore(memory)),
    };
    const learned = store.together(() => {
      const examined: ExaminedLine[] = [];
      for (const run of runsOf(lines)) {
        const means = { vocabularies, terms: indexOf(run.languages) };
        examined.push(...examineRun(comparisons, examined.length + 1, run, means));
      }
      return examined;
    });
    for (const [index, line] of learned.entries()) {
      const compared = compareLine(comparisons, index + 1, line);
      const delivered = deliveredFields(lines[index]);
      yield { ...listed(line, compared, delivered, receivers), ...storedBy(receivers, delivered) };
    }
    return undefined;
  } finally {
    memory.close();
  }
}

/** Lines that follow each other and have the same languages. */
interface Run {
  readonly languages: LanguagePair;
  readonly lines: CheckLine[];
}

/** A longer run is no faster. */
const longestRun = 100;

function runsOf(lines: readonly CheckLine[]): readonly Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const languages = canonicalLanguages(line);
    const run = runs.at(-1);
    const isSame = run?.languages.source === languages.source && run.languages.target === languages.target;
    if (isSame && run.lines.length < longestRun) run.lines.push(line);
    else runs.push({ languages, lines: [line] });
  }
  return runs;
}

/** Examines the fields of several lines together, since a line may have few; `key` is that of the first. */
function examineRun(
  comparisons: Comparisons,
  key: number,
  { languages, lines }: Run,
  means: CheckMeans,
): readonly ExaminedLine[] {
  const wanted = wantedChecks(languages, [], means);
  const requests = lines.map((line) => ({ line, examined: new ExaminedRequest(wanted, languages) }));
  const fields = requests.flatMap(({ line, examined }) =>
    line.fields.map((field, position) => {
      const { id: fieldId, type = 'localizable', data = 'html', value: source, target } = field;
      const checked = target === undefined ? undefined : { type, data, source, target };
      return { position, fieldId, checked, examined };
    }),
  );
  for (const [{ fieldId, examined }, found] of examineFields(fields, languages, wanted))
    examined.add(fieldId, found);
  return requests.map(({ examined }, at) => {
    examined.spell(wanted, () => false);
    const places = comparisons.segments.learn(key + at, { ...languages, origin }, examined.segments);
    comparisons.languages.learn(key + at, examined.among);
    return { languages, examined, places };
  });
}

function compareLine(
  comparisons: Comparisons,
  key: number,
  { languages, examined, places }: ExaminedLine,
): RequestFindings {
  const { compared } = wantedChecks(languages, []);
  const differences = comparisons.segments.differences(key, { ...languages, origin }, places, compared);
  return examined.findings(differences, comparisons.languages.compare(examined.among));
}

/** Adds what receivers would refuse or change, and gives each problem its level. */
function listed(
  { languages }: ExaminedLine,
  compared: RequestFindings,
  fields: readonly DeliveredField[],
  receivers: readonly ReceiverProfile[],
): CheckedLine {
  const applied = receivers.map((profile) => ({ profile }));
  const { only } = wantedChecks(languages, []);
  const rehearsed = rehearsalProblems(applied, { language: languages.target, fields }, only);
  const { problems, ...more } = withRehearsal(compared, rehearsed);
  return {
    problems: problems.flatMap(({ fieldId, problem }, index) =>
      ratedFinding(fieldId, problem, languages).map((rated) => lineProblem(rated, problem, languages, index)),
    ),
    ...more,
  };
}

/** A field without a target is not delivered yet. */
function deliveredFields(
  line: CheckLine | undefined,
): readonly (DeliveredField & { readonly source: string })[] {
  if (line === undefined) return [];
  const { target: language } = canonicalLanguages(line);
  return line.fields.flatMap((field, position) => {
    const { id, type = 'localizable', data = 'html', value: source, target } = field;
    return target === undefined ? [] : [{ id, type, data, position, language, source, target }];
  });
}

function storedBy(
  receivers: readonly ReceiverProfile[],
  fields: readonly DeliveredField[],
): Pick<CheckedLine, 'stored'> {
  const stored = receivers.flatMap((profile) => {
    const changed = fields.flatMap((field) => {
      const value = rehearseField(profile, field).stored;
      return value === undefined || value === field.target ? [] : [[field.id, value] as const];
    });
    return changed.length === 0 ? [] : [[profile.id, Object.fromEntries(changed)] as const];
  });
  return stored.length === 0 ? {} : { stored: Object.fromEntries(stored) };
}

function lineProblem(
  rated: RatedFinding,
  { cause, folded }: Problem,
  languages: LanguagePair,
  index: number,
): LineProblem {
  return {
    ...rated,
    cause: `${cause ?? 'single'} ${index + 1}`,
    ...(folded === undefined
      ? {}
      : {
          folded: folded.slice(0, mostFolded).flatMap((finding) =>
            // Whatever is done throughout a request is less sure, in each of its places.
            ratedFinding(finding.fieldId ?? rated.field, { ...finding, cause }, languages).map((part) =>
              asPartOf(rated, part),
            ),
          ),
        }),
  };
}

/**
 * A finding is neither surer nor worse than the cause that it follows from: of a text that translates another
 * version of the source, no single tag is an error.
 */
const asPartOf = (whole: RatedFinding, part: RatedFinding): RatedFinding => ({
  ...part,
  level: whole.level === 'warning' ? 'warning' : part.level,
  certainty: certainties[Math.max(rankOf(whole), rankOf(part))] ?? part.certainty,
});

const rankOf = ({ certainty }: RatedFinding): number => certainties.indexOf(certainty);

/** Gives a finding its level; none of a check that is off. */
function ratedFinding(
  field: string,
  finding: Finding & Rated,
  languages: LanguagePair,
): readonly RatedFinding[] {
  const level = levelOfProblem(finding, languages, []);
  if (level === 'off') return [];
  const { check, detail } = finding;
  const rule = isRuleCheck(check) ? detail['rule'] : undefined;
  const places = (['source', 'target'] as const).flatMap((side) =>
    finding[side].map(({ from, to }) => ({ side, from, to })),
  );
  return [
    {
      field,
      check,
      ...(rule === undefined ? {} : { rule }),
      level,
      certainty: certaintyOf(finding),
      message: problemSentence(finding),
      places,
    },
  ];
}
