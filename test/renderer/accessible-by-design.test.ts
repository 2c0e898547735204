import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../src/renderer');
const sources = globSync('**/*.{ts,tsx,css,html}', { cwd: folder }).map((path) => ({
  path,
  text: readFileSync(resolve(folder, path), 'utf8'),
}));
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test.each([
  [
    'plays sound or video (1.2, 1.4.2)',
    /<(?:audio|video)\b|new Audio\(|AudioContext\b|createElement\('(?:audio|video)'\)/,
  ],
  // The badges of the navigation have their number from `data-count`.
  [
    'says a level or a state by the colour of an empty element alone (1.4.1)',
    /<(?:span|i|b)\b(?![^>]*data-count)[^>]*className=\{[^>]*\/>/,
  ],
  [
    'locks an orientation or forbids to zoom (1.3.4, 1.4.4)',
    /screen\.orientation|user-scalable|maximum-scale|orientation:\s*(?:portrait|landscape)/,
  ],
  [
    'shows text as an image (1.4.5)',
    /(?:^\s*|return |[?:(&]\s*)<img\b|createElement\('img'\)|new Image\(|background(?:-image)?:[^;]*url\(/m,
  ],
  ['moves without end or flashes (2.2.2, 2.3.1)', /\binfinite\b|\biterations:|iteration-count: (?!1 )/],
  ['needs a path or several fingers (2.5.1)', /onTouch(?:Start|Move)|ongesture/i],
  ['reacts to the motion of the device (2.5.4)', /devicemotion|deviceorientation/i],
])('nothing in the window %s', (_what, pattern) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith(pattern)).toEqual([]);
});

/** The opening tags of elements; braces in them may hold arrow functions. */
function tagsOf(text: string): readonly string[] {
  const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
  return [...text.matchAll(new RegExp(String.raw`<\w+\b(?:[^<>{}]|${braces})*>`, 'g'))].map(([tag]) => tag);
}

const titleClass = /\b(?:event|row)-title\b/;

/** The tags of titles in lists: their class stands in the tag, or in a function of the file that it calls. */
function titleTags(text: string): readonly string[] {
  return tagsOf(text).filter((tag) => {
    const called = /className=\{(\w+)\(/.exec(tag)?.[1];
    const body = called === undefined ? undefined : text.split(`function ${called}(`)[1]?.split('\n}')[0];
    return titleClass.test(tag) || titleClass.test(body ?? '');
  });
}

test('the tag of a title is found whatever stands before its class', () => {
  const rows = `
    <p onClick={(event) => open({ event })} className="event-title">
    <p onClick={(event) => open(event)} className={titleClass(row)}>
    <p className="event-facts">
function titleClass(row) {
  return row.id === undefined ? 'event-title' : 'event-title id';
}`;
  expect(titleTags(rows)).toHaveLength(2);
});

test('titles in lists have the language of what they name (3.1.2)', () => {
  const lists = sources.filter(({ path, text }) => !path.endsWith('.css') && titleClass.test(text));
  const titles = lists.flatMap(({ path, text }) => titleTags(text).map((tag) => ({ path, tag })));
  expect(titles.map(({ path }) => path)).toEqual(lists.map(({ path }) => path));
  expect(titles.length).toBeGreaterThan(8);
  const without = titles.filter(({ tag }) => !tag.includes('lang=')).map(({ path }) => path);
  // A group is named in the language of the window; a hand-over by its first request, as by a proper name.
  expect(without.toSorted()).toEqual(['handover/handover-row.tsx', 'jobs/group-row.tsx']);
});

test('only the separator, which can be dragged, acts before the pointer is released (2.5.2)', () => {
  const acting = sources.filter(({ text }) =>
    // Keeping the focus where it is does nothing yet.
    /\bon(?:Pointer|Mouse)Down=\{(?!\(event\) => event\.preventDefault\(\)\})/.test(text),
  );
  expect(acting.map(({ path }) => path)).toEqual(['components/separator.tsx']);
});

test('what appears under the pointer appears with the focus too, and no tooltip is our own (1.4.13)', () => {
  const shows = /(?:visibility: visible|opacity: (?:1|0?\.[5-9])|display: (?!none))/;
  const rules = sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        path,
        selector,
        body,
      })),
    );
  const byPointer = rules.filter(({ selector, body }) => selector.includes(':hover') && shows.test(body));
  expect(byPointer.length).toBeGreaterThan(0);
  const onlyByPointer = byPointer.filter(({ selector }) => !selector.includes(':focus'));
  expect(onlyByPointer.map(({ path, selector }) => `${path}: ${selector.trim()}`)).toEqual([]);
  expect(filesWith(/role="tooltip"/)).toEqual([]);
});
