import type { HandoverDocument } from '../handover-document';
import { markupOf, type Html } from './drawn-html';
import type { PageTexts } from './texts/page-texts';
import { withValues } from './texts/with-values';

interface HeadParts {
  readonly texts: PageTexts;
  readonly language: string;
  readonly title: string;
}

/** The head of the page: its purpose, the note to the reviewer, progress, filter, and the buttons. */
export function pageHead(document: HandoverDocument, { texts, language, title }: HeadParts): Html {
  const { note, recipient, created } = document;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const facts = [
    ...(recipient === '' ? [] : [withValues(texts.to, { recipient })]),
    withValues(texts.made, { time: `${time.format(new Date(created))} UTC` }),
  ];
  return `<header>
<h1 dir="auto">${markupOf(title)}</h1>
<p class="facts">${facts.map((fact) => `<span dir="auto">${markupOf(fact)}</span>`).join('')}</p>
<p>${markupOf(texts.introduction)} ${markupOf(texts.steps)}</p>
<noscript><p class="notice">${markupOf(texts.noScript)}</p></noscript>
${note === '' ? '' : `<blockquote class="note"><b>${markupOf(texts.note)}</b><p dir="auto">${markupOf(note)}</p></blockquote>`}
</header>
<div class="bar script" id="bar" role="region" aria-label="${markupOf(texts.progress)}">
<p class="progress"><progress id="progress" value="0" max="1" aria-label="${markupOf(texts.progress)}"></progress> <span id="decided"></span></p>
<label>${markupOf(texts.show)} <select id="filter"><option value="all"></option><option value="open"></option><option value="problems"></option></select></label>
<label>${markupOf(texts.view)} <select id="view"><option value="rendered">${markupOf(texts.rendered)}</option><option value="text">${markupOf(texts.text)}</option></select></label>
<label>${markupOf(texts.yourName)} <input id="reviewer" autocomplete="name" maxlength="200" dir="auto" value="${markupOf(recipient)}"></label>
<span class="buttons"><button type="button" id="print">${markupOf(texts.print)}</button><button type="button" id="open">${markupOf(texts.openAnswer)}</button><button type="button" id="save" class="main">${markupOf(texts.save)}</button></span>
<input type="file" id="file" accept=".json" hidden>
<p id="state" role="status"></p>
</div>`;
}

/** The answer to one field, which the script puts into each card. */
export function answerTemplate(texts: PageTexts): Html {
  const verdicts = (['fine', 'changed', 'wrong'] as const).map(
    (verdict) =>
      `<label class="verdict ${verdict}"><input type="radio" value="${verdict}"> <span>${markupOf(texts[verdict])}</span></label>`,
  );
  return `<template id="answer"><div class="answer">
<fieldset><legend>${markupOf(texts.verdict)}</legend>${verdicts.join('')}<button type="button" class="clear quiet">${markupOf(texts.clear)}</button></fieldset>
<label class="comment"><span>${markupOf(texts.comment)}</span> <textarea rows="1" maxlength="4000" dir="auto"></textarea></label>
</div></template>
<template id="editing"><div class="editing">
<textarea spellcheck="true"></textarea>
<p class="faults" role="status"></p>
<p class="tags"></p>
<p class="buttons"><span class="size"></span><button type="button" class="reset quiet">${markupOf(texts.reset)}</button><button type="button" class="done">${markupOf(texts.done)}</button></p>
</div></template>
<template id="edit"><button type="button" class="edit">${markupOf(texts.edit)}</button></template>`;
}

/** The keys of the page. */
export function pageKeys(texts: PageTexts): Html {
  const rows = [
    ['j k', texts.keyNext],
    ['1 2 3', texts.keyVerdicts],
    ['e', texts.keyEdit],
    ['c', texts.keyComment],
    ['n', texts.keyOpen],
    ['Ctrl+↵', texts.keyDone],
    ['Esc', texts.keyLeave],
  ] as const;
  const list = rows.map(([keys, meaning]) => {
    const marks = keys.split(' ').map((key) => `<kbd dir="ltr">${key}</kbd>`);
    return `<div><dt>${marks.join(' ')}</dt><dd>${markupOf(meaning)}</dd></div>`;
  });
  return `<footer class="script"><details><summary>${markupOf(texts.keys)}</summary><p>${markupOf(texts.keysHelp)}</p><dl>${list.join('')}</dl></details></footer>`;
}
