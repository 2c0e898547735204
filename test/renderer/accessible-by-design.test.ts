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

const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const openingTag = String.raw`<(\w+)\b(?:[^<>{}]|${braces})*>`;

/** The opening tags of elements; braces in them may hold arrow functions. */
function tagsOf(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(openingTag, 'g'))].map(([found]) => found);
}

/** HTML elements that hold nothing; those with a role or a name are no mere signs. */
function emptyTagsOf(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(String.raw`${openingTag}(?:\s*</\1>)?`, 'g'))]
    .map(([found]) => found)
    .filter((found) => /^<[a-z]/.test(found) && /(?:\/|<\/\w+)>$/.test(found))
    .filter(
      (found) =>
        !/\b(?:role|aria-label)=/.test(found) && !/^<(?:input|iframe|progress|textarea)\b/.test(found),
    );
}

/** CSS draws a text from these, such as the number on a badge of the navigation. */
const drawn = /\bdata-(?:count|number|short)=/;
const ofState = /\bclassName=\{|\bdata-[\w-]+=\{|\bstyle=\{\{[^}]*\b(?:background|color)/;

interface Rule {
  readonly what: string;
  readonly breaks: (text: string) => boolean;
  /** Texts that break the rule. */
  readonly faults: readonly string[];
  /** Texts that look like it, and keep the rule. */
  readonly allowed?: readonly string[];
}

const designRules: readonly Rule[] = [
  {
    what: 'plays sound or video (1.2, 1.4.2)',
    breaks: (text) =>
      /<(?:audio|video)\b|new Audio\(|AudioContext\b|createElement\('(?:audio|video)'\)/.test(text),
    faults: ['<audio src={x} />', "createElement('video')"],
  },
  {
    what: 'says a level or a state by the colour of an empty element alone (1.4.1)',
    breaks: (text) => emptyTagsOf(text).some((found) => ofState.test(found) && !drawn.test(found)),
    faults: [
      "<span className={n > 3 ? 'bad' : 'ok'} />",
      '<i onClick={() => go()} className={level} />',
      '<span className={level}></span>',
      '<em className={level} />',
      '<div className="dot" data-level={level} />',
      '<b style={{ background }} />',
    ],
    allowed: ['<span className={level} data-count={n} />', '<span className={level}>{t(level)}</span>'],
  },
  {
    what: 'locks an orientation or forbids to zoom (1.3.4, 1.4.4)',
    breaks: (text) =>
      /screen\.orientation|user-scalable|maximum-scale|orientation:\s*(?:portrait|landscape)/.test(text),
    faults: ['@media (orientation: portrait)'],
  },
  {
    what: 'shows text as an image (1.4.5)',
    breaks: (text) =>
      /(?:^\s*|return |=> |[?:(&>]\s*)<(?:img|image)\b|createElement\('img'\)|new Image\(/m.test(
        text.replaceAll(/`[^`]*`/g, ''),
      ) ||
      /(?:background(?:-image)?|content|list-style(?:-image)?|mask(?:-image)?):[^;]*(?:url|image-set)\(/.test(
        text,
      ),
    faults: [
      '<p><img src={x} /></p>',
      'const logo = () => <img src={x} />',
      '<image href={x} />',
      "content: url('x.png')",
      "background: image-set('x.png' 1x)",
      'background-image: url(x.png)',
    ],
    allowed: ['const page = `<!doctype html><img src="${x}">`'],
  },
  {
    what: 'moves without end or flashes (2.2.2, 2.3.1)',
    breaks: (text) =>
      /\binfinite\b|\biterations\s*[:,}]/.test(text) ||
      /\b(?:iteration-count|animationIterationCount):(?!\s*1\s*(?:!important)?\s*[;,}])/.test(text) ||
      /\banimation:(?:[^;}(]|\([^)]*\))*\s(?!1[\s;,}])[\d.]+[\s;,}]/.test(text),
    faults: [
      'animation: pulse 1s infinite;',
      'animation: pulse 1s 99;',
      'animation: pulse 1s cubic-bezier(0.2, 0, 0, 1) 5 both;',
      'animation-iteration-count:5;',
      'element.animate(frames, { duration, iterations })',
      'element.animate(frames, { iterations: 3 })',
    ],
    allowed: [
      'animation-iteration-count: 1;',
      'animation-iteration-count: 1 !important;',
      'animation: pulse 0.18s cubic-bezier(0.2, 0, 0, 1);',
    ],
  },
  {
    what: 'needs a path or several fingers (2.5.1)',
    breaks: (text) => /onTouch(?:Start|Move)|ongesture/i.test(text),
    faults: ['<div onTouchMove={drag} />'],
  },
  {
    what: 'reacts to the motion of the device (2.5.4)',
    breaks: (text) => /devicemotion|deviceorientation/i.test(text),
    faults: ["addEventListener('devicemotion', shake)"],
  },
];

test.each(designRules)('nothing in the window $what', ({ breaks }) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => breaks(text)).map(({ path }) => path)).toEqual([]);
});

test.each(designRules)(
  'the rule that nothing $what sees each way to break it',
  ({ breaks, faults, allowed = [] }) => {
    expect(faults.filter((fault) => !breaks(fault))).toEqual([]);
    expect(allowed.filter(breaks)).toEqual([]);
  },
);

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

const cutsLowLines = (block: string): boolean =>
  /overflow(?:-y)?: (?:hidden|clip)/.test(block) &&
  /font:[^;]*\/1(?:\.[0-3]\d?)?[\s;]|line-height: 1(?:\.[0-3]\d?)?;/.test(block);

const hasRoomBelow = (block: string): boolean =>
  /padding-block-end: (?!0;)|padding-block: (?!0;)[^\s;]+;|padding-block: \S+ (?!0;)/.test(block);

test('a cut heading with low lines has room for what Arabic letters have below the line', () => {
  const blocks = sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ text }) => [...text.matchAll(/[^{}]+\{[^{}]*\}/g)].map(([block]) => block));
  expect(blocks.filter(cutsLowLines).length).toBeGreaterThan(0);
  expect(blocks.filter((block) => cutsLowLines(block) && !hasRoomBelow(block))).toEqual([]);
});

test.each([
  ['overflow: hidden; line-height: 1.2;', true],
  ['overflow: clip; line-height: 1;', true],
  ['overflow: hidden; font: 600 1rem/1 var(--font);', true],
  ['overflow: hidden; line-height: 1.2; padding-block: 0;', true],
  ['overflow: hidden; line-height: 1.2; padding-block-start: 4px;', true],
  ['overflow: hidden; line-height: 1.2; padding-block: 4px 0;', true],
  ['overflow: hidden; line-height: 1.2; padding-block: 0 4px;', false],
  ['overflow: hidden; line-height: 1.2; padding-block-end: 0.35em;', false],
  ['overflow: hidden; line-height: 1.5;', false],
  ['line-height: 1;', false],
])('%s cuts letters: %s', (block, cuts) => {
  expect(cutsLowLines(block) && !hasRoomBelow(block)).toBe(cuts);
});
