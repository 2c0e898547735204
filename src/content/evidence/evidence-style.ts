/** The style of the page: a document of its own, read on a screen of any colours and printed. */
export const evidenceStyle = `
:root { color-scheme: light dark; --ink: #1d2330; --soft: #525c70; --line: #d8dde6; --paper: #fff; --tag: #eceff4;
  --bad: #b3261e; --warn: #9a6700; --mark: #ffe08a; --ins: #d3f0dc; --del: #fbdcd9;
  font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --soft: #a3acbd; --line: #3a4150; --paper: #16191f;
  --tag: #2a303b; --bad: #ff9a91; --warn: #f0c36d; --mark: #6a5312; --ins: #1d4a2d; --del: #5a2622; } }
body { max-width: 1000px; margin: 0 auto; padding: 24px; }
h1 { margin: 0; font-size: 22px; }
h2 { margin: 0 0 8px; font-size: 18px; overflow-wrap: anywhere; }
h3 { margin: 0 0 4px; font: 600 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
h4 { margin: 0 0 4px; font-size: 12px; font-weight: 600; color: var(--soft); }
header p, .hash { margin: 4px 0 0; color: var(--soft); }
section { margin-top: 28px; padding-top: 14px; border-top: 2px solid var(--ink); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 4px 24px; margin: 0 0 14px; }
dt { font-size: 12px; color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.state { font-weight: 600; color: var(--bad); }
article { margin-top: 18px; break-inside: avoid-page; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr)); gap: 8px; margin-top: 8px; }
.side { min-width: 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere;
  white-space: pre-wrap; }
.side p { margin: 0 0 4px; }
code { display: inline-block; max-width: 100%; padding: 0 3px; border-radius: 3px; font: 12px/1.4 ui-monospace, monospace;
  background: var(--tag); overflow-wrap: anywhere; }
mark, mark code { color: inherit; background: var(--mark); }
ins { background: var(--ins); text-decoration: underline; }
del { background: var(--del); }
ul { margin: 4px 0 0; padding: 0; list-style: none; }
li { padding: 3px 10px; border-inline-start: 3px solid var(--line); overflow-wrap: anywhere; white-space: pre-wrap; }
li small { display: block; margin-top: 2px; font-size: 12px; color: var(--soft); }
li small b { color: var(--ink); }
li + li { margin-top: 2px; }
.error, .reason { border-color: var(--bad); }
.error b, .reason b { color: var(--bad); }
.warning { border-color: var(--warn); }
.warning b { color: var(--warn); }
.hash { font-size: 12px; }
@media print { body { max-width: none; padding: 0; } }
`;
