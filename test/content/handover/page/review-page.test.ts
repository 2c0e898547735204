import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { answerReader } from '../../../../src/content/handover/page/read-answer';
import { pageWriter, reviewPage } from '../../../../src/content/handover/page/write-page';
import { runs } from '../../../support/effort';
import { pageTestDocument, pageTestField } from './page-document';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: Node): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  const inside = 'content' in node ? elementsOf(node.content) : [];
  return [...('tagName' in node ? [node] : []), ...children, ...inside];
}

const classOf = (element: Element): string => element.attrs.find(({ name }) => name === 'class')?.value ?? '';

/** Markup that tries to leave its place, or to run. */
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  fc.constantFrom(
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '<!--',
    '-->',
    '<!-- <script>',
    '<img src=x onerror=alert(1) alt="<b>">',
    '<svg><style><!--</style><img src=x onerror=alert(1)>',
    '<math><mtext><table><mglyph><style>',
    '</div></section></article></main></body></html>',
    '<table><tr><td>',
    '</td></tr></table>',
    '<form action="http://x"><input autofocus onfocus=alert(1)>',
    '<a href="javascript:alert(1)" onclick="x">',
    '<iframe srcdoc="<script>">',
    '<template>',
    '<textarea>',
    '</textarea>',
    '<title>',
    '<style>*{display:none}</style>',
    '<select><option>',
    '<noscript><p title="</noscript><script>">',
    '<p id="data" class="field" style="position:fixed">',
    '<base href="http://x">',
    '<meta http-equiv="refresh" content="0;http://x">',
    '<li><dd><tr><caption><h1><main>',
    '<plaintext>',
    '\u2028\u2029</script',
    '⟦b1⟧',
    '&lt;script&gt;',
    '<b dir="rtl" lang="ar" constructor=1 __proto__=2>',
    '<constructor><__proto__><tostring>',
  ),
);
const hostileText = fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join(''));

describe('the review page', () => {
  it('content never makes an element, an attribute or a script beyond the drawn ones', () => {
    const usual = pageTestDocument([pageTestField({ id: 'a' })], { recipient: 'x' });
    const plain = elementsOf(parse(reviewPage(usual)));
    const around = plain.filter((element) => !classOf(element).startsWith('content'));
    fc.assert(
      fc.property(
        fc.record({ id: hostileText, source: hostileText, target: hostileText, text: hostileText }),
        fc.constantFrom('html', 'text'),
        ({ id, source, target, text }, data) => {
          const field = pageTestField({ id, data, source, target });
          const page = reviewPage(pageTestDocument([field], { desk: text, recipient: `x${text}` }));
          const elements = elementsOf(parse(page));
          const contents = elements.filter((element) => classOf(element).startsWith('content'));
          expect(contents.length).toBe(2);
          const drawn = new Set(contents.flatMap((content) => elementsOf(content).slice(1)));
          const rest = elements.filter((element) => !drawn.has(element) && !contents.includes(element));
          expect(rest.map(({ tagName }) => tagName)).toEqual(around.map(({ tagName }) => tagName));
          for (const { tagName, attrs } of drawn) {
            expect(tagName).not.toMatch(
              /^(script|style|iframe|svg|math|form|input|a|img|base|meta|template|h[1-6]|main)$/,
            );
            for (const { name } of attrs)
              expect(name).toMatch(/^(class|title|dir|lang|colspan|rowspan|start|value)$/);
          }
          const scripts = rest.filter(({ tagName }) => tagName === 'script');
          expect(scripts.map(({ attrs }) => attrs.map(({ value }) => value).join(' '))).toEqual([
            'application/json data',
            'application/json kept',
            '',
          ]);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('a page that nothing was done to says where it is cut off', () => {
    const bytes = pageWriter.write(pageTestDocument([pageTestField({ id: 'a', target: 'Eins' })]));
    const afterKept = new TextDecoder()
      .decode(bytes)
      .indexOf('</script>', new TextDecoder().decode(bytes).indexOf(' id="kept"'));
    const { faults } = answerReader.read(
      new TextEncoder().encode(new TextDecoder().decode(bytes).slice(0, afterKept + 20)),
      { mostBytes: 1e9 },
    );
    expect(faults).toEqual([
      { rule: 'damaged-file', detail: { reason: 'its end is missing.' } },
      { rule: 'unanswered', detail: {} },
    ]);
  });

  it('a page that nothing was done to comes back with the targets that were handed out, and says so', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 3 }), (targets) => {
        const document = pageTestDocument(
          targets.map((target, index) => pageTestField({ id: `f${index}`, target })),
        );
        const bytes = pageWriter.write(document);
        expect(answerReader.recognizes(bytes)).toBe(true);
        const { handover, desk, rows, faults } = answerReader.read(bytes, { mostBytes: 1e9 });
        expect({ handover, desk, faults }).toEqual({
          handover: document.id,
          desk: document.desk,
          faults: [{ rule: 'unanswered', detail: {} }],
        });
        const fields = document.requests.flatMap((request) => request.fields);
        expect(rows.map(({ field, targetHash, verdict }) => ({ field, targetHash, verdict }))).toEqual(
          fields.map(({ id, targetHash }) => ({ field: id, targetHash, verdict: undefined })),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  it('runs only the script and the style that it has itself', () => {
    const page = reviewPage(pageTestDocument([pageTestField({ id: 'a' })]));
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    for (const [element, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const text = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page)?.[1] ?? '';
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${directive} 'sha256-${hash}'`);
    }
  });
});
