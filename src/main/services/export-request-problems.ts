import { canonicalLanguageTag } from '../../shared/language-tag';
import type { ExportedRequest } from '../../shared/export/exported-request';
import { parseTimestamp } from '../../shared/timestamp';

/** Ids from elsewhere are opaque (decisions, section 2). */
const longestId = 255;

/** What the schema of a request line can't say: times, language tags, and what must agree with each other. */
export function requestProblems(request: ExportedRequest): readonly string[] {
  const { id, state, completed, versions, reviewed } = request;
  const problems = instantsOf(request).flatMap(([place, text]) =>
    text === undefined || parseTimestamp(text) !== undefined
      ? []
      : [`${place}: is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z`],
  );
  // In characters, as people count them.
  if (id.length > longestId && Array.from(id).length > longestId) {
    problems.push(`id: must have at most ${longestId} characters`);
  }
  if (state === 'completed' && completed === undefined) {
    problems.push('completed: is missing, a completed request has it');
  }
  let before = 0;
  for (const [index, { number, content }] of versions.entries()) {
    if (number <= before) problems.push(`versions[${index}].number: must be greater than the one before`);
    before = number;
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
  ];
}
