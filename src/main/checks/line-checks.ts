import { Type, type Static } from 'typebox';
import { certaintyOf, type Certainty } from '../../content/checks/certainty';
import type { CheckId, Finding, Problem, ProblemLevel } from '../../content/checks/problem';
import { problemSentence } from '../../content/checks/problem-sentence';
import type { VersionField } from '../../content/content-request';
import { canonicalLanguageTag, longestLanguageTag } from '../../content/language-tag';
import { levelOfProblem } from '../../contract/level-of';
import { openDerivedInMemory } from '../database/derived-database';
import { parseStrictJson } from '../platform/json/strict-json';
import { schemaProblems } from '../platform/json/validation';
import { type CheckableRequest, placedSegments, RequestChecker } from './request-checker';
import { SegmentComparison } from './translation-memory/segment-comparison';
import { TranslationMemoryStore } from './translation-memory/translation-memory-store';

const LanguageTag = Type.String({ minLength: 1, maxLength: longestLanguageTag });

/**
 * A request as a line of `locdesk check` (decisions, section 11): `value` is the source, a field without
 * `target` is not checked.
 */
const CheckLine = Type.Object({
  id: Type.Optional(Type.String()),
  language: Type.Object({ source: LanguageTag, target: LanguageTag }),
  fields: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Optional(Type.String()),
      data: Type.Optional(Type.String()),
      value: Type.String(),
      target: Type.Optional(Type.String()),
    }),
  ),
});
export type CheckLine = Static<typeof CheckLine>;

/** A parsed line, or all its problems, each with its place. */
export type CheckLineReading =
  | { readonly line: CheckLine }
  | { readonly line?: undefined; readonly problems: readonly string[] };

/** A finding of one check, with its field. */
interface LineFinding {
  readonly field: string;
  readonly check: CheckId;
  readonly message: string;
  /** UTF-16 offsets into the side's value, `to` exclusive. */
  readonly places: readonly {
    readonly side: 'source' | 'target';
    readonly from: number;
    readonly to: number;
  }[];
}

export interface LineProblem extends LineFinding {
  readonly level: ProblemLevel;
  readonly certainty: Certainty;
  /** Names the cause; no two problems of a line have the same. */
  readonly cause: string;
  /** The other findings with this cause. */
  readonly folded?: readonly LineFinding[];
}

export interface CheckedLine {
  readonly problems: readonly LineProblem[];
  /** The number of problems that were found, where that is more than `problems` has. */
  readonly found?: number;
}

/** Reads one line. Never throws. */
export function readCheckLine(text: string): CheckLineReading {
  const parsed = parseStrictJson(text);
  if (!parsed.ok) return { problems: parsed.problems };
  const line = parsed.value;
  const problems = schemaProblems(CheckLine, line, 'line');
  if (problems.length > 0) return { problems };
  // `schemaProblems` found none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const read = line as CheckLine;
  const wrongTags = (['source', 'target'] as const).flatMap((side) =>
    canonicalLanguageTag(read.language[side]) === undefined
      ? [
          `language.${side}: "${read.language[side]}" is not a well-formed BCP 47 language tag, like de or de-CH`,
        ]
      : [],
  );
  return wrongTags.length > 0 ? { problems: wrongTags } : { line: read };
}

/**
 * Checks requests that are in no database with all checks at their default levels. Checks that compare
 * requests see all lines, whatever their order. Yields one result per line, in order and on demand.
 */
export function* checkLines(lines: readonly CheckLine[]): Generator<CheckedLine, undefined> {
  const memory = openDerivedInMemory();
  try {
    const store = new TranslationMemoryStore(memory);
    const comparison = new SegmentComparison(store, {
      byKey: (key) => ({ id: lines[key - 1]?.id ?? String(key - 1) }),
    });
    store.together(() => {
      for (const [index, line] of lines.entries()) learnSegments(comparison, index + 1, line);
    });
    for (const [index, line] of lines.entries()) yield checkLine(comparison, index + 1, line);
    return undefined;
  } finally {
    memory.close();
  }
}

function learnSegments(comparison: SegmentComparison, key: number, line: CheckLine): void {
  const languages = canonicalLanguages(line);
  const segments = fieldsOf(line).flatMap(({ id, type, data, value, originalValue }, position) =>
    originalValue === undefined
      ? []
      : placedSegments(
          { position, fieldId: id },
          { type, data, source: originalValue, target: value },
          languages,
        ),
  );
  comparison.compare(key, languages, segments, { inconsistent: false, sameTarget: false });
}

function checkLine(comparison: SegmentComparison, key: number, line: CheckLine): CheckedLine {
  const fields = fieldsOf(line);
  const versions = { fieldRange: () => fields.values() };
  const { source, target } = canonicalLanguages(line);
  const request: CheckableRequest = {
    key,
    version: 1,
    field_count: fields.length,
    language_source_canonical: source,
    language_target_canonical: target,
  };
  const checker = new RequestChecker({ versions, levels: { list: () => [] } }, comparison);
  const { problems, found } = checker.check(request);
  return {
    problems: problems.flatMap(({ fieldId, check, body }, index) => {
      // Written by the checker.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const problem = { check, ...(JSON.parse(body) as Omit<Problem, 'check'>) };
      const level = levelOfProblem(problem, canonicalLanguages(line), []);
      return level === 'off' ? [] : [lineProblem(fieldId, level, problem, index)];
    }),
    ...(found === undefined ? {} : { found }),
  };
}

function lineProblem(field: string, level: ProblemLevel, problem: Problem, index: number): LineProblem {
  const { check, message, places } = lineFinding(field, problem);
  return {
    field,
    check,
    level,
    certainty: certaintyOf(problem),
    message,
    cause: `${problem.cause ?? 'single'} ${index + 1}`,
    places,
    ...(problem.folded === undefined
      ? {}
      : { folded: problem.folded.map((finding) => lineFinding(finding.fieldId ?? field, finding)) }),
  };
}

function lineFinding(field: string, finding: Finding): LineFinding {
  const places = (['source', 'target'] as const).flatMap((side) =>
    finding[side].map(({ from, to }) => ({ side, from, to })),
  );
  return { field, check: finding.check, message: problemSentence(finding), places };
}

function fieldsOf({ fields }: CheckLine): readonly VersionField[] {
  return fields.map(({ id, type = 'localizable', data = 'html', value, target }) => ({
    id,
    type,
    data,
    value: target ?? value,
    extra: {},
    ...(target === undefined ? {} : { originalValue: value }),
  }));
}

function canonicalLanguages({ language: { source, target } }: CheckLine) {
  return {
    source: canonicalLanguageTag(source) ?? source,
    target: canonicalLanguageTag(target) ?? target,
  };
}
