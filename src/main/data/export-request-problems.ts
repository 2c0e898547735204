import { requestSources } from '../../content/content-request';
import { canonicalLanguageTag } from '../../content/language-tag';
import type { ExportedRequest } from './exported-request';
import { parseTimestamp } from '../../content/timestamp';
import { ownedProperties, serviceProperties } from '../requests/submission';
import { fieldIdProblems } from '../upstream/client/upstream-request';

/** Ids from elsewhere are opaque (decisions, section 2). */
const longestId = 255;
const sources: ReadonlySet<string> = new Set(requestSources);

/** Properties that a version's content must not repeat, because the line itself has them. */
const saidElsewhere = serviceProperties.filter((name) => name !== 'source');

/**
 * Returns problems of a request line that its schema can't express: times, language tags, and contradictions.
 * It accepts exactly what a submission (`submission.ts`) or a mirrored result (`upstream-request.ts`) could
 * contain.
 */
export function requestProblems(request: ExportedRequest): readonly string[] {
  const { origin, id, state, completed, versions, reviewed } = request;
  const problems = instantsOf(request).flatMap(([place, text]) =>
    text === undefined || parseTimestamp(text) !== undefined
      ? []
      : [`${place}: is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z`],
  );
  // Length in characters, not UTF-16 units.
  if (id.length > longestId && Array.from(id).length > longestId) {
    problems.push(`id: must have at most ${longestId} characters`);
  }
  if (state === 'completed' && completed === undefined) {
    problems.push('completed: is missing, a completed request has it');
  }
  if (origin === null && state !== 'completed') problems.push(...unfinishedProblems(request));
  let before = 0;
  for (const [index, { number, content }] of versions.entries()) {
    if (number <= before) problems.push(`versions[${index}].number: must be greater than the one before`);
    before = number;
    const place = `versions[${index}].content.`;
    problems.push(
      ...ownedProperties(content, saidElsewhere, place),
      ...fieldIdProblems(content.fields).map((problem) => `${place}${problem}`),
    );
    if (origin === null && !sources.has(content.source)) {
      problems.push(`${place}source: must be ${requestSources.join(', ')}`);
    }
    for (const side of ['source', 'target'] as const) {
      if (canonicalLanguageTag(content.language[side]) === undefined) {
        problems.push(
          `versions[${index}].content.language.${side}: is not a well-formed BCP 47 language tag, like de or de-CH`,
        );
      }
    }
  }
  if (reviewed !== undefined && reviewed.version > before) {
    problems.push(`reviewed.version: there is no version ${reviewed.version}`);
  }
  return problems;
}

/** Checks that a request has results exactly when it is completed. */
function unfinishedProblems({ state, completed, versions }: ExportedRequest): readonly string[] {
  const last = versions.length - 1;
  const results =
    versions[last]?.content.fields.findIndex(({ originalValue }) => originalValue !== undefined) ?? -1;
  return [
    ...(completed === undefined ? [] : [`completed: must be absent where the state is ${state}`]),
    ...(results < 0
      ? []
      : [
          `versions[${last}].content.fields[${results}].originalValue: must be absent where the state is ${state}`,
        ]),
  ];
}

type Instant = readonly [place: string, text: string | undefined];

function instantsOf(request: ExportedRequest): readonly Instant[] {
  const { created, completed, originRemoved, upstreamMark, reviewed } = request;
  return [
    ['created', created],
    ['completed', completed],
    ['originRemoved', originRemoved],
    ['upstreamMark.time', upstreamMark?.time],
    ['reviewed.time', reviewed?.time],
    ...request.versions.map(({ learned }, at): Instant => [`versions[${at}].learned`, learned]),
    ...request.marks.flatMap(({ time, undone }, at): readonly Instant[] => [
      [`marks[${at}].time`, time],
      [`marks[${at}].undone`, undone],
    ]),
    ...request.notes.flatMap((note, at): readonly Instant[] => [
      [`notes[${at}].created`, note.created],
      [`notes[${at}].edited`, note.edited],
      [`notes[${at}].resolved`, note.resolved],
    ]),
    ...request.drafts.map(({ saved }, at): Instant => [`drafts[${at}].saved`, saved]),
    ...(request.corrections ?? []).map(({ made }, at): Instant => [`corrections[${at}].made`, made]),
    ...(request.verdicts ?? []).map(({ given }, at): Instant => [`verdicts[${at}].given`, given]),
  ];
}
