import type { ProblemSpan } from '../checks/problem';
import { plainText } from '../html/plain-text';
import type { EvidenceField, EvidenceRequest } from './evidence';
import { evidenceAnswer } from './evidence-answer';
import type { EvidenceWords } from './texts/evidence-texts';

/** Longest text of a field in a ticket, in UTF-16 units; the page has all of it. */
const mostCharacters = 2000;

/** A failed import as text for a ticket: a heading, the reasons, and each field with its problems. */
export function evidenceText(request: EvidenceRequest, words: EvidenceWords): string {
  const { say, time, languageName } = words;
  const { failure, fields, languageSource, languageTarget } = request;
  const title = request.title === '' ? say('untitled') : request.title;
  const lines = [
    failure === undefined ? title : `${say('failed')}: ${title}`,
    `${say('request')}: ${request.id}`,
    `${say('languages')}: ${languageName(languageSource)} → ${languageName(languageTarget)}`,
    `${say('version')}: ${say('versionValue', { number: request.version, time: time(request.arrived) })}`,
  ];
  const { said, isAsked } = evidenceAnswer(request, say);
  if (said !== undefined) lines.push(said);
  for (const { text } of failure?.reasons ?? []) lines.push(`${say('reason')}: ${text}`);
  if (request.isUndelivered === true) lines.push(say('noResult'));
  else if (isAsked) lines.push(say('whatToDo'));
  return [lines.join('\n'), ...fields.map((field) => fieldText(field, words)), ''].join('\n\n');
}

function fieldText(field: EvidenceField, { say }: EvidenceWords): string {
  const hasMarkup = isAboutMarkup(field);
  const shown = (value: string): string => {
    const text = hasMarkup ? value : plainText(value, field.data, mostCharacters + 1);
    return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
  };
  const { verdict, correction } = field;
  return [
    `${say('field')}: ${field.id}`,
    ...field.reasons.map(({ text }) => `- ${text}`),
    ...otherProblems(field).map(({ message }) => `- ${message}`),
    ...(isVerdictSaid(field) || verdict === undefined ? [] : [`- ${verdictText(verdict, say)}`]),
    `${say('source')}: ${field.source === undefined ? say('noSource') : shown(field.source)}`,
    `${say('delivered')}: ${shown(field.target)}`,
    ...(correction === undefined
      ? []
      : [`${correctionHead(correction.reviewer, say)}: ${shown(correction.value)}`]),
  ].join('\n');
}

/** Whether a problem marks a tag, which the text of a field alone would not show. */
function isAboutMarkup({ problems, source = '', target }: EvidenceField): boolean {
  return problems.some((one) => marksTag(source, one.source) || marksTag(target, one.target));
}

function marksTag(value: string, spans: readonly ProblemSpan[]): boolean {
  return spans.some(({ from, to }) => value.slice(from, to).includes('<'));
}

/** Problems that no reason of the field says already. */
export function otherProblems({ problems, reasons }: EvidenceField): EvidenceField['problems'] {
  return problems.filter(({ message }) => !reasons.some(({ text }) => text === message));
}

/** Whether a reason of the field is the reviewer's verdict. */
export function isVerdictSaid({ reasons }: EvidenceField): boolean {
  return reasons.some(({ kind }) => kind === 'verdict');
}

/** Says who found the field wrong, and the comment with it. */
export function verdictText(
  { reviewer, comment }: NonNullable<EvidenceField['verdict']>,
  say: EvidenceWords['say'],
): string {
  const verdict = reviewer === '' ? say('wrongUnnamed') : say('wrong', { name: reviewer });
  return comment === undefined ? verdict : say('commented', { verdict, comment });
}

export function correctionHead(reviewer: string, say: EvidenceWords['say']): string {
  return reviewer === '' ? say('expectedUnnamed') : say('expected', { name: reviewer });
}
