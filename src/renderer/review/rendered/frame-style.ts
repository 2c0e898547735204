/** Design tokens copied into a frame, which is a document of its own and inherits nothing. */
const tokens = [
  '--font',
  '--mono',
  '--ink',
  '--ink-2',
  '--ink-3',
  '--line',
  '--line-soft',
  '--raised',
  '--accent',
  '--accent-ink',
  '--accent-soft',
  '--found',
  '--on-accent',
  '--bad',
  '--warn',
  '--chip',
  '--info-soft',
  '--info',
  '--warn-soft',
  '--ok-soft',
  '--bad-soft',
];

let knownFaces: string | undefined;

/**
 * Returns the page's @font-face rules with absolute addresses: fonts belong to a document, and a frame at
 * about:blank has no base address. They are loaded from the cache.
 */
function fontFaces(page: Document): string {
  if (knownFaces !== undefined) return knownFaces;
  const rules: string[] = [];
  for (const sheet of page.styleSheets) {
    const base = sheet.href ?? page.baseURI;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      rules.push(
        rule.cssText.replaceAll(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
      );
    }
  }
  knownFaces = rules.join('\n');
  return knownFaces;
}

let knownFontRules: string | undefined;

/** Returns the page's font rules for languages. */
function fontRules(page: Document): string {
  if (knownFontRules !== undefined) return knownFontRules;
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  knownFontRules = rules
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('[lang]:'))
    .map(({ cssText }) => cssText)
    .join('\n');
  return knownFontRules;
}

/** Returns the style of rendered content in the window's current theme. */
export function frameStyle(root: HTMLElement, theme: string): string {
  const computed = getComputedStyle(root);
  const values = tokens.map((name) => `${name}: ${computed.getPropertyValue(name)};`).join(' ');
  const scheme = theme === 'dark' ? 'dark' : 'light';
  const size = Number.parseFloat(computed.fontSize) * 1.077;
  return `${fontFaces(root.ownerDocument)}
:root { ${values} color-scheme: ${scheme}; font-size: ${size}px; }\n${contentStyle}\n${fontRules(root.ownerDocument)}`;
}

const contentStyle = `
* { box-sizing: border-box; }
html, body { margin: 0; background: transparent; overflow: hidden; height: auto; }
body { font: 1rem/1.62 var(--font); color: var(--ink); overflow-wrap: anywhere; hyphens: auto; -webkit-font-smoothing: antialiased; }
body:lang(ja), body:lang(zh), body:lang(ko) { line-height: 1.75; }
body > div { display: flow-root; overflow-x: auto; max-width: 68ch; padding-block-end: 3px; }
body > div > :first-child { margin-block-start: 0; }
body > div > :last-child { margin-block-end: 0; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; margin: 1.1em 0 0.4em; font-weight: 650; text-wrap: balance; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.22rem; } h3 { font-size: 1.08rem; } h4, h5, h6 { font-size: 1rem; }
p, ul, ol, dl, pre, table, blockquote, figure, details { margin: 0 0 0.75em; }
ul, ol { padding-inline-start: 1.5em; } li { margin: 0.15em 0; } li::marker { color: var(--ink-3); }
dd { margin-inline-start: 1.5em; } dt { font-weight: 600; }
a { color: inherit; } a[data-href] { color: var(--accent-ink); text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px; cursor: help; }
code, kbd, samp, tt, pre, var { font-family: var(--mono); font-size: 0.9em; }
code, kbd, samp, tt { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 0 0.25em; unicode-bidi: isolate; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 0.6em 0.8em; overflow-x: auto; line-height: 1.5; direction: ltr; text-align: left; }
pre code, pre kbd, pre samp { border: 0; background: none; padding: 0; font-size: inherit; }
table { border-collapse: collapse; font: inherit; color: inherit; font-size: 0.95em; }
th, td { border: 1px solid var(--line); padding: 0.35em 0.65em; text-align: start; vertical-align: top; }
th { background: var(--raised); font-weight: 600; } caption { color: var(--ink-2); text-align: start; margin-bottom: 0.3em; }
blockquote { border-inline-start: 3px solid var(--line); margin-inline: 0; padding-inline-start: 0.9em; color: var(--ink-2); }
hr { border: 0; border-top: 1px solid var(--line); margin: 1em 0; }
mark { background: var(--warn-soft); color: inherit; border-radius: 3px; padding: 0 0.15em; }
ins { background: var(--ok-soft); text-decoration-thickness: 1px; } del, s, strike { background: var(--bad-soft); }
ins[data-change] { text-decoration: none; border-radius: 3px; } del[data-change] { color: var(--bad); border-radius: 3px; }
del[data-change] + ins[data-change] { margin-inline-start: 0.2em; }
[data-change][data-current] { box-shadow: 0 0 0 2px var(--accent); }
[data-image] iframe { display: block; border: 0; max-width: 100%; height: auto; }
[data-omitted]::after { content: '⋯'; font: 500 0.7em var(--mono); color: var(--info); background: var(--info-soft); border-radius: 3px; padding: 0 2px; unicode-bidi: isolate; }
[data-image] { display: inline-block; border: 1px dashed var(--ink-3); border-radius: 6px; padding: 0.1em 0.6em; color: var(--ink-2); font-size: 0.9em; }
font { color: inherit; font: inherit; } center { text-align: center; }
summary { cursor: default; font-weight: 600; }
::highlight(term) { text-decoration: underline dotted 1.5px var(--ink-3); text-underline-offset: 3px; text-decoration-skip-ink: none; }
::highlight(problem-error) { text-decoration: underline wavy 1.5px var(--bad); text-underline-offset: 3px; text-decoration-skip-ink: none; }
::highlight(problem-warning) { text-decoration: underline wavy 1.5px var(--warn); text-underline-offset: 3px; text-decoration-skip-ink: none; }
::highlight(problem-style) { text-decoration: underline wavy 1.5px var(--ink-3); text-underline-offset: 3px; text-decoration-skip-ink: none; }
::highlight(problem-long-error) { background-color: color-mix(in srgb, var(--bad-soft) 45%, transparent); text-decoration: underline dotted 1px var(--bad); text-underline-offset: 4px; }
::highlight(problem-long-warning) { background-color: color-mix(in srgb, var(--warn-soft) 45%, transparent); text-decoration: underline dotted 1px var(--warn); text-underline-offset: 4px; }
::highlight(problem-long-style) { background-color: var(--line-soft); text-decoration: underline dotted 1px var(--ink-3); text-underline-offset: 4px; }
::highlight(problem-current-error) { background-color: var(--bad-soft); text-decoration: underline solid 2px var(--bad); text-underline-offset: 3px; }
::highlight(problem-current-warning) { background-color: var(--warn-soft); text-decoration: underline solid 2px var(--warn); text-underline-offset: 3px; }
::highlight(problem-current-style) { background-color: var(--line-soft); text-decoration: underline solid 2px var(--ink-2); text-underline-offset: 3px; }
[data-problem] { outline: 1.5px dashed var(--ink-3); outline-offset: 1px; border-radius: 2px; }
/* The frame cuts what is outside a block that is as wide as itself. */
:is(p, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, div, section, table, blockquote, pre)[data-problem] { outline-offset: -1.5px; }
[data-problem~='problem-warning'] { outline-color: var(--warn); }
[data-problem~='problem-error'] { outline-color: var(--bad); }
[data-problem~='problem-current'] { outline-style: solid; background-color: var(--line-soft); }
[data-problem~='problem-current'][data-problem~='problem-warning'] { background-color: var(--warn-soft); }
[data-problem~='problem-current'][data-problem~='problem-error'] { background-color: var(--bad-soft); }
::highlight(find) { background-color: var(--found); }
::highlight(find-current) { background-color: var(--accent); color: var(--on-accent); }
::highlight(counterpart) { background-color: var(--accent-soft); }
::highlight(counterpart-element) { background-color: color-mix(in srgb, var(--accent) 28%, var(--accent-soft)); }
:focus-visible { outline: 2px solid var(--accent-ink); outline-offset: 2px; border-radius: 3px; }
`;
