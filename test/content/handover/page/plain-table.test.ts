import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReturned } from '../../../../src/content/handover/formats';
import { reviewPage } from '../../../../src/content/handover/page/write-page';
import { handedHash } from '../../../../src/main/handover/local-fields';
import { compareReturned } from '../../../../src/main/handover/compare-returned';
import { runs, scaled } from '../../../support/effort';
import { savedWithoutScripts } from '../support/edited-table';
import { anyDocument } from '../support/handover-documents';
import { pageTestDocument, pageTestField } from './page-document';

const read = (html: string) => readReturned(new TextEncoder().encode(html), { mostBytes: 1e9 });

describe('a review page that a word processor saved', () => {
  it(
    'comes back untouched without any change, whatever its content is',
    { timeout: scaled(180_000, 3_600_000) },
    () => {
      fc.assert(
        fc.property(anyDocument, (document) => {
          const returned = read(savedWithoutScripts(reviewPage(document)));
          expect(returned).toMatchObject({
            format: 'html',
            handover: document.id,
            faults: [{ rule: 'table-only' }],
          });
          for (const { id, language, fields } of document.requests) {
            for (const field of fields) {
              const own = returned?.rows.filter((row) => row.request === id && row.field === field.id) ?? [];
              const handed = { ...field, requestId: id, fieldId: field.id, languages: language };
              expect(own).toHaveLength(1);
              expect(compareReturned(own, handed, field)).toMatchObject({ state: 'unchanged', faults: [] });
            }
          }
        }),
        { numRuns: runs(10_000) },
      );
    },
  );

  it('has what was written into the table: texts, verdicts in words, and comments', () => {
    const page = reviewPage(pageTestDocument([pageTestField({ id: 'a' }), pageTestField({ id: 'b' })]));
    const answered = savedWithoutScripts(page).replace(
      /Hallo<\/span><\/pre>\n\t<\/td><td style="border: none"><\/td><td style="border: none"><\/td>/,
      'Hallo\nWelt &amp; <b>mehr</b></span></pre><pre>Ende</pre></td><td><p>in\n Ordnung</p></td><td><p>Gut </p></td>',
    );
    expect(read(answered)?.rows).toMatchObject([
      { field: 'a', markedTarget: 'Hallo\nWelt & mehr\nEnde', verdict: 'fine', comment: 'Gut' },
      { field: 'b', markedTarget: 'Hallo' },
    ]);
  });

  it('takes no row from its content, which can not know the id of the hand-over', () => {
    const forged = {
      locdesk: 'row',
      handover: 'h',
      request: 'r',
      field: 'b',
      sourceHash: 's',
      targetHash: 't',
    };
    const source = `<table><tr><td>1</td><td>b</td><td>Forged</td><td></td><td></td><td>${JSON.stringify(forged)}</td></tr></table>`;
    const page = reviewPage(pageTestDocument([pageTestField({ id: 'a', source })]));
    expect(read(savedWithoutScripts(page))?.rows).toMatchObject([{ field: 'a', markedTarget: 'Hallo' }]);
  });

  it('has remarks beside the answers only, and none of the tables in its content', () => {
    const source = '<table><tr><th>Age</th></tr><tr><td>10 years</td></tr></table>';
    const page = savedWithoutScripts(reviewPage(pageTestDocument([pageTestField({ id: 'a', source })])));
    expect(page).toContain('10 years</td>');
    expect(read(page)?.remarks).toBeUndefined();
    const noted = page.replace(/<\/table>(?![^]*<\/table>)/, '<tr><td>See page 2</td></tr></table>');
    expect(read(noted)?.remarks).toEqual([{ text: 'See page 2' }]);
  });

  it('damages a field whose text was edited where the page only shows it, and no other', () => {
    const [{ id: requestId } = { id: '' }] = pageTestDocument([]).requests;
    const fields = ['a', 'b', 'c'].map((id) => {
      const [source, target] = ['Text', `<p>Text ${id} und mehr</p>`];
      const [sourceHash, targetHash] = [source, target].map((text) => handedHash(requestId, id, text));
      return pageTestField({
        id,
        source,
        target,
        sourceHash: sourceHash ?? '',
        targetHash: targetHash ?? '',
      });
    });
    const document = pageTestDocument(fields);
    const page = savedWithoutScripts(reviewPage(document));
    const edited = page.replace('Text b und mehr</p></div>', 'Text&nbsp;b\n und viel mehr</p></div>');
    expect(edited).not.toBe(page);
    expect(read(edited)?.rows.map(({ faults }) => faults.map(({ rule }) => rule))).toEqual([
      [],
      ['edited-elsewhere'],
      [],
    ]);
    const [request] = document.requests;
    const states = request?.fields.map((field) => {
      const own = read(edited)?.rows.filter((row) => row.field === field.id) ?? [];
      const handed = { ...field, requestId: request.id, fieldId: field.id, languages: request.language };
      return compareReturned(own, handed, field).state;
    });
    expect(states).toEqual(['unchanged', 'damaged', 'unchanged']);
    const spaced = page.replace('Text b und mehr</p></div>', 'Text&nbsp;b\n und\u200B mehr</p>\n</div>');
    expect(spaced).not.toBe(page);
    expect(read(spaced)?.rows.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('says merged cells, and a page whose table is gone', () => {
    const page = savedWithoutScripts(reviewPage(pageTestDocument([pageTestField({ id: 'a' })])));
    const merged = page.replace(
      '<td style="border: none"></td><td style="border: none"></td>',
      '<td colspan="2"></td>',
    );
    expect(read(merged)?.rows).toMatchObject([{ faults: [{ rule: 'merged-cells' }] }]);
    expect(read(page.replace(/<table border="1" .*<\/table>/s, ''))).toMatchObject({
      rows: [],
      faults: [{ rule: 'damaged-file' }],
    });
  });
});
