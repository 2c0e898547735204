import { diffValues } from '../diff/diff-values';
import { textDirection } from '../language-tag';
import type { EvidenceField, EvidenceReason, EvidenceRequest, EvidenceRule } from './evidence';
import { evidenceAnswer } from './evidence-answer';
import { evidenceStyle } from './evidence-style';
import { correctionHead, isVerdictSaid, otherProblems, ruleText, verdictText } from './evidence-text';
import { contentOf, text, type Html } from './marked-content-html';
import type { EvidenceWords } from './texts/evidence-texts';

/** A page around the sections, which needs no other file and may load none. `made` is RFC 3339. */
export function evidencePage(sections: readonly Html[], words: EvidenceWords, made: string): Html {
  const { head, tail } = evidencePageEnds(words, made);
  return `${head}${sections.join('\n')}${tail}`;
}

/** The page before and after its sections, for one that is put together from many. */
export function evidencePageEnds(
  { language, say, time }: EvidenceWords,
  made: string,
): { readonly head: Html; readonly tail: Html } {
  return {
    head: `<!doctype html>
<html lang="${text(language)}" dir="${textDirection(language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${text(say('title'))}</title>
<style>${evidenceStyle}</style>
<body><header><h1>${text(say('title'))}</h1><p>${text(say('made', { time: time(made) }))}</p></header>
<main>`,
    tail: '</main></body>\n</html>\n',
  };
}

/** The section of a failed import. Content is text: nothing of it is parsed as markup. */
export function evidenceSection(request: EvidenceRequest, words: EvidenceWords): Html {
  const { say, time, languageName } = words;
  const { failure, languageSource, languageTarget, fields } = request;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [say('request'), request.id],
    [say('languages'), `${languageName(languageSource)} → ${languageName(languageTarget)}`],
    ...(request.connection === undefined ? [] : [[say('connection'), request.connection] as const]),
    [say('created'), time(request.created)],
    ...(request.completed === undefined ? [] : [[say('completed'), time(request.completed)] as const]),
    [say('version'), say('versionValue', { number: request.version, time: time(request.arrived) })],
    ...(failure === undefined
      ? []
      : [
          [say('failed'), say('failedValue', { time: time(failure.time), number: failure.version })] as const,
        ]),
  ];
  const list = facts
    .map(([name, value]) => `<div><dt>${text(name)}</dt><dd><bdi>${text(value)}</bdi></dd></div>`)
    .join('');
  const title =
    request.title === ''
      ? text(say('untitled'))
      : `<span lang="${text(languageSource)}" dir="${textDirection(languageSource)}">${text(request.title)}</span>`;
  const { said: answer, isAsked } = evidenceAnswer(request, say);
  const stateClass = failure?.state === 'still-wrong' ? ' class="state"' : '';
  const state = answer === undefined ? '' : `<p${stateClass}>${text(answer)}</p>`;
  const named = fields.some(({ reasons }) => reasons.length > 0);
  const reasons = (failure?.reasons ?? []).map((reason) =>
    said('reason', say('reason'), reason.text, ruleSaid(reason.rule, say)),
  );
  const unsaid = reasons.length === 0 && !named ? `<p>${text(say('noReason'))}</p>` : '';
  const toDo = !isAsked || request.isUndelivered === true ? '' : `<p>${text(say('whatToDo'))}</p>`;
  const none = request.isUndelivered === true ? `<p>${text(say('noResult'))}</p>` : '';
  const all =
    request.hasAllFields === true ? `<p>${text(say('allFields', { count: fields.length }))}</p>` : '';
  const articles = fields.map((field) => fieldArticle(field, request, words)).join('');
  return `<section><h2>${title}</h2><dl>${list}</dl>${state}${listOf(reasons)}${unsaid}${toDo}${none}${all}${articles}</section>`;
}

function fieldArticle(field: EvidenceField, request: EvidenceRequest, words: EvidenceWords): Html {
  const { say } = words;
  const { languageSource, languageTarget } = request;
  const { isAsked } = evidenceAnswer(request, say);
  const toDo = (one: string): readonly Html[] => (isAsked ? [labelled(say('todo'), one)] : []);
  const isHtml = field.data === 'html';
  const marked = (spans: 'source' | 'target') => field.problems.flatMap((problem) => problem[spans]);
  const source =
    field.source === undefined
      ? `<i>${text(say('noSource'))}</i>`
      : contentOf(field.source, isHtml, marked('source'));
  const items = [
    ...field.reasons.map((reason) => {
      const problem = field.problems.find(({ message }) => message === reason.text);
      const more = [
        ...(problem === undefined ? [] : toDo(problem.toDo)),
        ...ruleSaid(
          problem === undefined && isRuleSaid(field, reason) ? undefined : (problem?.rule ?? reason.rule),
          say,
        ),
      ];
      return said('reason', say('reason'), reason.text, more);
    }),
    ...otherProblems(field).map(({ level, message, toDo: one, rule }) =>
      said(level, say(level), message, [...toDo(one), ...ruleSaid(rule, say)]),
    ),
    ...(isVerdictSaid(field) || field.verdict === undefined
      ? []
      : [said('error', '', verdictText(field.verdict, say))]),
  ];
  const { failed, newer } = field;
  const hashes = [field.sourceHash, failed?.targetHash, field.targetHash, newer?.targetHash]
    .filter((hash) => hash !== undefined)
    .join(' ');
  const sideOf = (head: string, value: string): Html =>
    side(languageTarget, head, contentOf(value, isHtml, []));
  const delivered = failed === undefined ? say('delivered') : say('newerText', { number: request.version });
  return [
    `<article><h3>${text(field.id)}</h3>`,
    listOf(items),
    `<div class="pair">${side(languageSource, say('source'), source)}`,
    failed === undefined ? '' : sideOf(say('failedText', { number: failed.version }), failed.target),
    side(languageTarget, delivered, contentOf(field.target, isHtml, marked('target'))),
    newer === undefined ? '' : sideOf(say('newerRequest', { id: newer.request ?? '' }), newer.target),
    '</div>',
    changesOf(field, languageTarget, say),
    field.correction === undefined ? '' : correctionOf(field, field.correction, languageTarget, words),
    `<p class="hash">${text(say('hash'))}<br><code>${text(hashes)}</code></p></article>`,
  ].join('');
}

/** The correction with its changes marked against what was delivered. */
function correctionOf(
  { data, target }: EvidenceField,
  { value, reviewer }: NonNullable<EvidenceField['correction']>,
  tag: string,
  { say }: EvidenceWords,
): Html {
  return `<div class="pair">${side(tag, correctionHead(reviewer, say), diffOf(target, value, { data, tag }))}</div>`;
}

/** The changes between the text that failed and the newer one. */
function changesOf(
  { data, target, failed, newer }: EvidenceField,
  tag: string,
  say: EvidenceWords['say'],
): Html {
  const before = failed?.target ?? target;
  const after = newer?.target ?? target;
  if (before === after) return '';
  return `<div class="pair">${side(tag, say('changes'), diffOf(before, after, { data, tag }))}</div>`;
}

function diffOf(
  before: string,
  after: string,
  { data, tag }: { readonly data: string; readonly tag: string },
): Html {
  return diffValues(before, after, { data, language: tag })
    .parts.map(({ kind, text: part }) => {
      const shown = part
        .split(/(<[^<>]*>)/)
        .map((piece) => (piece.startsWith('<') ? `<bdi dir="ltr">${text(piece)}</bdi>` : text(piece)))
        .join('');
      if (kind === 'same') return shown;
      return kind === 'added' ? `<ins>${shown}</ins>` : `<del>${shown}</del>`;
    })
    .join('');
}

/** Whether a problem of the field says the rule of a reason. */
const isRuleSaid = ({ problems }: EvidenceField, { rule }: EvidenceReason): boolean =>
  problems.some((one) => one.rule?.id === rule?.id);

/** The rule and the document that it is taken from, as text: the page loads and links nothing. */
function ruleSaid(rule: EvidenceRule | undefined, say: EvidenceWords['say']): readonly Html[] {
  return rule === undefined ? [] : [labelled(say('rule'), ruleText(rule))];
}

const labelled = (name: string, words: string): Html =>
  `<small><b>${text(name)}</b> <span dir="auto">${text(words)}</span></small>`;

function side(tag: string, head: string, content: Html): Html {
  return `<div class="side"><h4>${text(head)}</h4><div lang="${text(tag)}" dir="${textDirection(tag)}">${content}</div></div>`;
}

function said(kind: string, name: string, words: string, more: readonly Html[] = []): Html {
  const head = name === '' ? '' : `<b>${text(name)}</b> `;
  return `<li class="${kind}">${head}<span dir="auto">${text(words)}</span>${more.join('')}</li>`;
}

function listOf(items: readonly Html[]): Html {
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}
