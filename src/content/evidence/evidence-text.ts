import type { ProblemSpan } from '../checks/problem';
import { plainText } from '../html/plain-text';
import type { EvidenceField, EvidenceProblem, EvidenceRequest, EvidenceRule } from './evidence';
import { evidenceAnswer } from './evidence-answer';
import type { EvidenceWords } from './texts/evidence-texts';

/** Longest text of a field in a ticket, in UTF-16 units; the page has all of it. */
const mostCharacters = 2000;

/** Fields of a request in which none is named; the page has all of them. */
const mostUnnamed = 20;
const mostPlaces = 3;
const longestCompared = 100_000;
/** Characters before and after a place. */
const mostAround = 40;

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
  if (failure !== undefined)
    lines.push(
      `${say('failed')}: ${say('failedValue', { time: time(failure.time), number: failure.version })}`,
    );
  const { said, isAsked } = evidenceAnswer(request, say);
  if (said !== undefined) lines.push(said);
  for (const { text, rule } of failure?.reasons ?? [])
    lines.push(`${say('reason')}: ${text}`, ...ruleLines(rule, say));
  if (request.isUndelivered === true) lines.push(say('noResult'));
  else if (isAsked) lines.push(say('whatToDo'));
  if (request.hasAllFields === true) lines.push(say('allFields', { count: fields.length }));
  const ordered = fields.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const shown = request.hasAllFields === true ? ordered.slice(0, mostUnnamed) : fields;
  const left = fields.length - shown.length;
  return [
    lines.join('\n'),
    ...shown.map((field) => fieldText(field, { words, version: request.version, isAsked })),
    ...(left === 0 ? [] : [say('moreFields', { count: left })]),
    '',
  ].join('\n\n');
}

const isNamed = ({ reasons, problems, verdict }: EvidenceField): boolean =>
  reasons.length + problems.length > 0 || verdict !== undefined;

interface TextParts {
  readonly words: EvidenceWords;
  readonly version: number;
  /** Whether the vendor still has something to do. */
  readonly isAsked: boolean;
}

function fieldText(field: EvidenceField, { words: { say }, version, isAsked }: TextParts): string {
  const hasMarkup = isAboutMarkup(field);
  const shown = (value: string): string => {
    const text = hasMarkup ? value : plainText(value, field.data, mostCharacters + 1);
    return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
  };
  const { verdict, correction, failed, newer } = field;
  const about = (problem: EvidenceProblem): readonly string[] => [
    ...placesOf(field, problem).map((place) => `  ${say('place')}: ${place}`),
    ...(isAsked ? [`  ${say('todo')}: ${problem.toDo}`] : []),
    ...ruleLines(problem.rule, say),
  ];
  return [
    `${say('field')}: ${field.id}`,
    ...field.reasons.flatMap(({ text, rule }) => {
      const problem = field.problems.find(({ message }) => message === text);
      const isSaid = field.problems.some((one) => one.rule?.id === rule?.id);
      const own = isSaid ? [] : ruleLines(rule, say);
      return [`- ${text}`, ...(problem === undefined ? own : about(problem))];
    }),
    ...otherProblems(field).flatMap((problem) => [`- ${problem.message}`, ...about(problem)]),
    ...(isVerdictSaid(field) || verdict === undefined ? [] : [`- ${verdictText(verdict, say)}`]),
    `${say('source')}: ${field.source === undefined ? say('noSource') : shown(field.source)}`,
    ...(failed === undefined
      ? []
      : [
          `${say('failedText', { number: failed.version })}: ${shown(failed.target)}`,
          hashLine(failed.targetHash),
        ]),
    `${failed === undefined ? say('delivered') : say('newerText', { number: version })}: ${shown(field.target)}`,
    hashLine(field.targetHash),
    ...(newer === undefined
      ? []
      : [
          `${say('newerRequest', { id: newer.request ?? '' })}: ${shown(newer.target)}`,
          hashLine(newer.targetHash),
        ]),
    ...(correction === undefined
      ? []
      : [`${correctionHead(correction.reviewer, say)}: ${shown(correction.value)}`]),
  ].join('\n');
}

const hashLine = (hash: string): string => `SHA-256: ${hash}`;

function ruleLines(rule: EvidenceRule | undefined, say: EvidenceWords['say']): readonly string[] {
  return rule === undefined ? [] : [`  ${say('rule')}: ${ruleText(rule)}`];
}

/** The rule with its ID, and the document that it is taken from with its section and address. */
export function ruleText({ id, receiver, says, source }: EvidenceRule): string {
  const document = [source.title, source.section, source.address].filter((one) => one !== undefined);
  return `${receiver}, ${id}: ${says} (${document.join(', ')})`;
}

/** Places of the target, else of the source, between rare brackets and with some words around them. */
function placesOf({ source = '', target }: EvidenceField, problem: EvidenceProblem): readonly string[] {
  const [value, spans] = problem.target.length > 0 ? [target, problem.target] : [source, problem.source];
  return spans.slice(0, mostPlaces).map(({ from, to }) => {
    const before = value.slice(Math.max(0, from - mostAround), from);
    const after = value.slice(to, to + mostAround);
    const place = `${before}⟦${value.slice(from, Math.min(to, from + mostCharacters))}⟧${after}`;
    const cut = `${from > mostAround ? '…' : ''}${place}${to + mostAround < value.length ? '…' : ''}`;
    return cut.replaceAll(/\s+/g, ' ').trim();
  });
}

/** Whether a problem marks a tag, or only markup changed, which the text alone would not show. */
function isAboutMarkup({ problems, source = '', target, data, failed, newer }: EvidenceField): boolean {
  const other = failed?.target ?? newer?.target ?? target;
  if (
    other !== target &&
    plainText(other, data, longestCompared) === plainText(target, data, longestCompared)
  )
    return true;
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
