import { severityOf } from '../../../content/checks/certainty';
import { contentOf, text, type Html } from '../../../content/evidence/marked-content-html';
import { languageName, textDirection } from '../../../content/language-tag';
import type { FoundProblem } from '../../../contract/problems';
import type { Note } from '../../../contract/reviewing';
import type { ReviewField } from '../../../contract/ui-types';
import { formatList, formatNumber, sentenceTime } from '../../lib/messages/format';
import { directionOf, displayLanguage, displayLocale } from '../../lib/messages/locale';
import { problemText } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/report-text';
import { t as reviewText } from '../../lib/messages/review-text';
import { countLevels } from '../../stores/review/problem-order';
import { countTexts } from '../problems/problem-counts';
import { linesOfItem, linesOfSide } from './paper-length';
import type { ReportedRequest } from './read-report';

/** Lines that fill about half a page of A4: longer fields may begin below others and go on. */
const halfPage = 33;

/** A report is read months later, so its times are absolute: no "today". */
const absolute = new Date(0);

/**
 * The body of a report: a table of the requests where there are several, then each request with its facts,
 * source, target, problems and notes. Content is text: nothing of it is parsed as markup.
 */
export function reportBody(requests: readonly ReportedRequest[], made: Date): Html {
  const title = t('report.title', { count: requests.length });
  const time = sentenceTime(made.toISOString(), absolute);
  const overview = requests.length > 1 ? overviewOf(requests) : '';
  return `<header><h1>${text(title)}</h1><p>${text(t('report.made', { time }))}</p></header><main>${overview}${requests.map(sectionOf).join('')}</main>`;
}

/** A whole page around a body, which needs no other file and may load none. */
export function reportPage(body: Html, title: string, css: string): Html {
  return `<!doctype html>
<html lang="${text(displayLocale())}" dir="${directionOf(displayLanguage())}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${css.replaceAll('</', '<\\/')}</style>
<body>${body}</body>
</html>
`;
}

function overviewOf(requests: readonly ReportedRequest[]): Html {
  const heads = ['head.title', 'languages', 'state', 'mark', 'errors', 'warnings'] as const;
  const rows = requests.map((request, index) => {
    const { detail, problems } = request;
    const { errors, warnings, styles } = countLevels(problems.problems);
    const cells = [
      `<a href="#request-${index + 1}">${titleOf(request)}</a>`,
      text(t('counts.pair', { source: detail.languageSource, target: detail.languageTarget })),
      text(t(`state.${detail.state}`)),
      text(markOf(request)),
      ...[errors, warnings, styles].map((count) => text(formatNumber(count))),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const names = [...heads.map((name) => t(`report.${name}`)), t('problems.level.style')]
    .map((name) => `<th scope="col">${text(name)}</th>`)
    .join('');
  return `<table class="overview"><thead><tr>${names}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const language = (tag: string): string => `${languageName(tag, displayLocale())} (${tag})`;
const pairOf = ({ languageSource, languageTarget }: ReportedRequest['detail']): string =>
  t('counts.pair', { source: language(languageSource), target: language(languageTarget) });

function sectionOf(request: ReportedRequest, index: number): Html {
  const { detail, fields, problems, notes } = request;
  const { created, completed, reviewedVersion } = detail;
  const reasons = detail.failure?.reasons.map((reason) => reason.text) ?? [];
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('report.id'), detail.id],
    [t('report.languages'), pairOf(detail)],
    [t('report.state'), t(`state.${detail.state}`)],
    [t('report.created'), sentenceTime(created, absolute)],
    ...(completed === undefined ? [] : [[t('report.completed'), sentenceTime(completed, absolute)] as const]),
    [t('report.version'), formatNumber(detail.version)],
    ...(detail.origin === undefined ? [] : [[t('report.connection'), detail.origin] as const]),
    [t('report.mark'), markOf(request)],
    ...(reasons.length === 0 ? [] : [[t('report.reasons'), reasons.join('\n')] as const]),
    ...(reviewedVersion === undefined
      ? []
      : [
          [
            t('report.reviewed'),
            t('report.reviewed.version', {
              version: reviewedVersion.version,
              time: sentenceTime(reviewedVersion.time, absolute),
            }),
          ] as const,
        ]),
    [t('report.problems'), problemsOf(request)],
  ];
  const list = facts
    .map(([name, value]) => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`)
    .join('');
  const parts = fields.map((field) =>
    fieldOf(
      field,
      detail,
      problems.problems.filter(({ position }) => position === field.position),
      notes.filter(({ fieldId }) => fieldId === field.id),
    ),
  );
  // The requests of a job have one title.
  const name = text(languageName(detail.languageTarget, displayLocale()));
  const heading = `<h2>${titleOf(request)} <small>${name}</small></h2>`;
  const heads = fields.length === 0 ? '' : headsOf(detail);
  return `<section id="request-${index + 1}">${heading}<dl>${list}</dl>${heads}${parts.join('')}</section>`;
}

function headOf(name: string, tag: string): Html {
  return `<div><b>${text(name)}</b> ${text(language(tag))}</div>`;
}

/** Says above the fields which side is the source, and which the target. */
function headsOf({ languageSource, languageTarget }: ReportedRequest['detail']): Html {
  const source = headOf(t('field.source'), languageSource);
  return `<div class="pair heads">${source}${headOf(t('field.target'), languageTarget)}</div>`;
}

function fieldOf(
  field: ReviewField,
  { languageSource, languageTarget }: ReportedRequest['detail'],
  problems: readonly FoundProblem[],
  notes: readonly Note[],
): Html {
  const open = problems.filter(({ dismissed }) => dismissed === undefined);
  const isHtml = field.data === 'html';
  const source = field.isSourceUnknown
    ? noteSide(t('report.noSource'))
    : sideOf(
        languageSource,
        contentOf(
          field.source,
          isHtml,
          open.flatMap((problem) => problem.source),
        ),
      );
  const target =
    field.target === undefined
      ? noteSide(t('field.notCompleted'))
      : sideOf(
          languageTarget,
          contentOf(
            field.target,
            isHtml,
            open.flatMap((problem) => problem.target),
          ),
        );
  const cut = field.isCut === true ? `<p class="cut">${text(t('report.cut'))}</p>` : '';
  const said = [...problems.map(problemItem), ...notes.map(noteItem)];
  const items = said.length === 0 ? '' : `<ul>${said.join('')}</ul>`;
  const sides = [field.source, field.target ?? ''].map((value) => linesOfSide(value, isHtml));
  const below = [...problems.map(problemText), ...notes.map((note) => note.text)].map(linesOfItem);
  const isLong = Math.max(...sides) + below.reduce((sum, lines) => sum + lines, 0) > halfPage;
  return `<article${isLong ? ' class="long"' : ''}><h3>${text(field.id)}</h3><div class="pair">${source}${target}</div>${cut}${items}</article>`;
}

function sideOf(tag: string, content: Html): Html {
  return `<div class="side" lang="${text(tag)}" dir="${textDirection(tag)}">${content}</div>`;
}

/** Sentences in place of content are in the language of the window. */
function noteSide(note: string): Html {
  return `<div class="side"><i>${text(note)}</i></div>`;
}

function problemItem(problem: FoundProblem): Html {
  const { dismissed } = problem;
  const severity = severityOf(problem);
  const name = dismissed === undefined ? t(`problems.level.${severity}`) : t('report.dismissed');
  const reason = dismissed === undefined || dismissed.reason === '' ? '' : ` (${dismissed.reason})`;
  const kind = dismissed === undefined ? severity : 'dismissed';
  return `<li class="${kind}"><b>${text(name)}</b> ${text(problemText(problem) + reason)}</li>`;
}

function noteItem({ text: words, created, resolved }: Note): Html {
  const name = t(resolved === undefined ? 'report.note' : 'report.note.resolved');
  return `<li class="note"><b>${text(name)}</b> <span dir="auto">${text(words)}</span> <small>${text(sentenceTime(created, absolute))}</small></li>`;
}

function titleOf({ detail }: ReportedRequest): Html {
  if (detail.title === '') return text(t('request.untitled'));
  const { languageSource: tag } = detail;
  return `<span lang="${text(tag)}" dir="${textDirection(tag)}">${text(detail.title)}</span>`;
}

function markOf({ detail: { importMark } }: ReportedRequest): string {
  if (importMark === undefined) return t('mark.none');
  return t(`mark.${importMark.importState}.at`, { time: sentenceTime(importMark.time, absolute) });
}

function problemsOf(request: ReportedRequest): string {
  const { state, failure, problems } = request.problems;
  if (state === 'failed') return reviewText(`problems.failed.${failure ?? 'forgotten'}`);
  if (state === 'waiting') return t('report.unchecked');
  const counts = countTexts(countLevels(problems));
  return counts.length === 0 ? t('report.noProblems') : formatList(counts);
}
