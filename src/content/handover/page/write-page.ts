import { languageName, textDirection } from '../../language-tag';
import type { HandoverDocument, HandoverField, HandoverRequest } from '../handover-document';
import type { HandoverWriter } from '../handover-codec';
import { hash as scriptHash, text as script } from './script/review-page.ts?embedded';
import { hash as styleHash, text as style } from './page.css?embedded';
import { answerTemplate, pageHead, pageKeys } from './page-controls';
import { drawnMarkers, drawnPieces } from './drawn-pieces';
import { drawnHtml, markupOf, type Html } from './drawn-html';
import { embeddedJson } from './embedded-json';
import type { PageData, PageField } from './page-data';
import { pageField } from './page-field';
import { plainTable } from './plain-table';
import { shownCards } from './shown-cards';
import { textsFor, type PageTexts } from './texts/page-texts';
import { withValues } from './texts/with-values';

/**
 * Writes the review page: one HTML file that shows source beside target, takes answers, and saves them as a
 * file to send back. It loads nothing, and its policy forbids it to.
 */
export const pageWriter: HandoverWriter = {
  write: (document) => new TextEncoder().encode(reviewPage(document)),
};

/** Scripts and styles run by their hashes only, so none that content could bring would. */
const policy = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;

/** Returns the text of the page. */
export function reviewPage(document: HandoverDocument): Html {
  const { language, texts } = textsFor(document.language);
  const fields = document.requests.flatMap((request, index) =>
    request.fields.map((field) => pageField(field, index)),
  );
  const title = `${texts.title}: ${titleOf(document)}`;
  const sections = `${requestSections(document.requests, fields, { texts, language })}
<p id="nothing" hidden>${markupOf(texts.nothingShown)}</p>`;
  return `<!doctype html>
<html lang="${markupOf(language)}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="generator" content="Locdesk review page 1">
<meta name="locdesk" content="review page ${markupOf(document.id)}">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>${markupOf(title)}</title>
<style>${style}</style>
</head>
<body>
${pageHead(document, { texts, language, title })}
<main id="texts" tabindex="-1">
${sections}
</main>
${pageKeys(texts)}
${plainTable(document, fields, shownCards(sections))}
${answerTemplate(texts)}
<script type="application/json" id="data">${embeddedJson(dataOf(document, fields, texts))}</script>
<script type="application/json" id="kept">null</script>
<script>${script}</script>
</body>
</html>
`;
}

interface Reader {
  readonly texts: PageTexts;
  readonly language: string;
}

function titleOf({ requests }: HandoverDocument): string {
  const [first] = requests;
  if (first === undefined) return '';
  return requests.length === 1 ? first.title : `${first.title} (+${requests.length - 1})`;
}

function requestSections(
  requests: readonly HandoverRequest[],
  fields: readonly PageField[],
  reader: Reader,
): Html {
  let index = -1;
  return requests
    .map((request) => {
      const cards = request.fields.map((field) => {
        index += 1;
        const data = fields[index];
        return data === undefined ? '' : fieldCard(index, { field, data, request, reader });
      });
      const { source, target } = request.language;
      const [from, to] = [source, target].map((tag) => `${languageName(tag, reader.language)} (${tag})`);
      return `<section class="request"><h2 lang="${markupOf(source)}" dir="${textDirection(source)}">${markupOf(request.title)}</h2>
<p class="languages">${markupOf(`${from} → ${to}`)}</p>
${cards.join('\n')}</section>`;
    })
    .join('\n');
}

interface Card {
  readonly field: HandoverField;
  readonly data: PageField;
  readonly request: HandoverRequest;
  readonly reader: Reader;
}

function fieldCard(index: number, { field, data, request, reader: { texts } }: Card): Html {
  const { language } = request;
  const facts = [
    ...(field.reviewed ? [texts.reviewedBefore] : []),
    ...(field.context === undefined ? [] : [withValues(texts.context, { text: field.context })]),
    ...(field.comment === undefined ? [] : [withValues(texts.authorComment, { text: field.comment })]),
  ];
  const problems = field.problems.map(
    ({ level, message }) =>
      `<li class="${level}"><b>${markupOf(level === 'error' ? texts.errors : texts.warnings)}</b> ${markupOf(message)}</li>`,
  );
  return `<article class="field" id="field-${index}" data-index="${index}" tabindex="-1" aria-labelledby="name-${index}">
<h3 id="name-${index}" dir="auto">${markupOf(field.id)}</h3>
${facts.map((fact) => `<p class="fact" dir="auto">${markupOf(fact)}</p>`).join('')}
<div class="pair">${sideOf('source', index, language.source, data, texts)}${sideOf('target', index, language.target, data, texts)}</div>
${problems.length === 0 ? '' : `<ul class="problems">${problems.join('')}</ul>`}
</article>`;
}

function sideOf(
  side: 'source' | 'target',
  index: number,
  tag: string,
  data: PageField,
  texts: PageTexts,
): Html {
  const marked = data[side];
  const shown =
    marked.trim() === ''
      ? `<i class="empty">${markupOf(texts.noText)}</i>`
      : drawnHtml(drawnPieces(marked, drawnMarkers(data)));
  const name = `${side}-${index}`;
  return `<section class="side ${side}" aria-labelledby="name-${index} ${name}"><h4 id="${name}">${markupOf(texts[side])}</h4><div class="content${data.isHtml ? '' : ' plain'}" lang="${markupOf(tag)}" dir="${textDirection(tag)}">${shown}</div></section>`;
}

function dataOf(document: HandoverDocument, fields: readonly PageField[], texts: PageTexts): PageData {
  const { id, desk, created, recipient, requests } = document;
  return {
    format: 'locdesk-review-page',
    version: 1,
    handover: id,
    desk,
    created,
    recipient,
    requests: requests.map((request) => ({
      id: request.id,
      source: request.language.source,
      target: request.language.target,
    })),
    fields,
    texts,
  };
}
