import { describe, expect, it } from 'vitest';
import { answerText } from '../../../../src/content/handover/page/answer-text';
import { answerReader } from '../../../../src/content/handover/page/read-answer';
import { reviewPage } from '../../../../src/content/handover/page/write-page';
import { pageTestDocument, pageTestField } from './page-document';

const answer = {
  format: 'locdesk-review-answer',
  version: 1,
  handover: 'h1',
  desk: 'd1',
  reviewer: 'Mariam حداد',
  saved: '2026-11-24T05:00:00Z',
  answers: [
    {
      request: 'r1',
      field: 'a',
      sourceHash: 's',
      targetHash: 't',
      target: '⟦b1⟧Grüezi⟦/b1⟧',
      verdict: 'changed',
      comment: 'Swiss “greeting”',
    },
    { request: 'r1', field: 'b', sourceHash: 's', targetHash: 't', target: '日本' },
  ],
} as const;

const read = (text: string) => answerReader.read(new TextEncoder().encode(text), { mostBytes: 1e9 });
const rulesOf = (text: string) => {
  const { faults, rows } = read(text);
  return [...faults, ...rows.flatMap((row) => row.faults)].map(({ rule }) => rule);
};

describe('the answer of a review page', () => {
  it('has the identity, the hashes, the marked target, the verdict and the comment of each field', () => {
    const bytes = new TextEncoder().encode(answerText(answer));
    expect(answerReader.recognizes(bytes)).toBe(true);
    expect(answerReader.read(bytes, { mostBytes: 1e9 })).toEqual({
      format: 'html',
      handover: 'h1',
      desk: 'd1',
      author: 'Mariam حداد',
      faults: [],
      rows: [
        {
          request: 'r1',
          field: 'a',
          sourceHash: 's',
          targetHash: 't',
          markedTarget: '⟦b1⟧Grüezi⟦/b1⟧',
          verdict: 'changed',
          comment: 'Swiss “greeting”',
          place: { unit: 'field', number: 1 },
          faults: [],
        },
        {
          request: 'r1',
          field: 'b',
          sourceHash: 's',
          targetHash: 't',
          markedTarget: '日本',
          place: { unit: 'field', number: 2 },
          faults: [],
        },
      ],
    });
  });

  it('is ASCII, so that no conversion of its encoding changes it', () => {
    const text = answerText(answer);
    expect(text).toMatch(/^[\n -~]*$/);
    const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(answerReader.read(latin, { mostBytes: 1e9 }).rows[0]?.markedTarget).toBe('⟦b1⟧Grüezi⟦/b1⟧');
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(answerReader.recognizes(utf16)).toBe(true);
    expect(answerReader.read(utf16, { mostBytes: 1e9 }).rows).toHaveLength(2);
  });

  it('that is truncated gives its whole rows, and says that it is damaged', () => {
    const text = answerText(answer);
    const cut = text.slice(0, text.lastIndexOf('"target"'));
    expect(read(cut).rows.map(({ field }) => field)).toEqual(['a']);
    expect(rulesOf(cut)).toEqual(['damaged-file']);
  });

  it.each([
    ['a row without its request', { field: 'a', target: 'x' }, ['identity-missing']],
    ['a row that is no object', 'text', ['identity-missing']],
    ['a verdict that does not exist', { request: 'r', field: 'a', verdict: 'good' }, ['unknown-verdict']],
    ['a verdict that is no text', { request: 'r', field: 'a', verdict: { a: 1 } }, ['unknown-verdict']],
    ['a target that is no text', { request: 'r', field: 'a', target: 1 }, []],
  ])('%s is said, and nothing is guessed', (_, row, rules) => {
    const text = JSON.stringify({ ...answer, answers: [row] }, undefined, 2);
    expect(rulesOf(text)).toEqual(rules);
    expect(read(text).rows[0]?.markedTarget).toBe(JSON.stringify(row).includes('"x"') ? 'x' : undefined);
  });

  it.each(['{"format":"locdesk-review-answer"}', '{"format":"locdesk-review-answer","answers":[]}'])(
    'without rows says so: %s',
    (text) => {
      expect(rulesOf(text)).toContain('no-rows');
    },
  );

  it('of another program is not recognized', () => {
    for (const text of ['{}', '[1]', '', '<html></html>', '{"answers":[{"format":"locdesk-review-answer"}]}'])
      expect(answerReader.recognizes(new TextEncoder().encode(text))).toBe(false);
  });

  it('is read from a page that a browser saved after answers were given', () => {
    const field = pageTestField({ id: 'a', source: '<b>Hi</b>', target: '<b>Hallo</b>' });
    const document = pageTestDocument([field, pageTestField({ id: 'b' })]);
    const given = { ...answer.answers[0], request: document.requests[0]?.id, targetHash: field.targetHash };
    const kept = JSON.stringify({ ...answer, answers: [given] });
    const page = reviewPage(document).replace('id="kept">null<', `id="kept">${kept}<`);
    const { author, rows } = read(page);
    expect(author).toBe('Mariam حداد');
    expect(rows.map(({ verdict, markedTarget }) => [verdict, markedTarget])).toEqual([
      ['changed', '⟦b1⟧Grüezi⟦/b1⟧'],
      [undefined, 'Hallo'],
    ]);
  });

  it('is read up to the end of a saved page that is cut off, which is said', () => {
    const fields = ['a', 'b', 'c'].map((id) => pageTestField({ id, target: 'Hallo' }));
    const [request] = pageTestDocument(fields).requests;
    const answers = fields.map(({ id }) => ({ ...answer.answers[0], request: request?.id, field: id }));
    const kept = JSON.stringify({ ...answer, answers });
    const page = reviewPage(pageTestDocument(fields)).replace('id="kept">null<', `id="kept">${kept}<`);
    const inLast = page.slice(0, page.lastIndexOf('"target":"⟦b1⟧Grüezi'));
    expect(read(inLast)).toMatchObject({
      rows: [{ field: 'a', markedTarget: '⟦b1⟧Grüezi⟦/b1⟧' }, { field: 'b' }],
      faults: [{ rule: 'file-cut-off', detail: { after: 'b' } }],
    });
    expect(read(inLast).rows).toHaveLength(2);
    expect(read(inLast.replace('"answers":[', '"answers": [')).rows).toHaveLength(2);
    for (const cutAt of ['id="kept"', '"answers":[', '<script type="application/json" id="data"', '<table']) {
      const cut = page.slice(0, page.indexOf(cutAt) + 5);
      expect(read(cut)).toMatchObject({ rows: [], faults: [{ rule: 'damaged-file' }, { rule: 'no-rows' }] });
    }
    expect(rulesOf(page.slice(0, page.indexOf('</script>', page.indexOf('id="kept"')) + 9))).toEqual([]);
  });

  it('of a page whose data are gone is damaged', () => {
    const page = reviewPage(pageTestDocument([pageTestField({ id: 'a' })]));
    expect(rulesOf(page.replace('id="data">', 'id="other">'))).toEqual(['damaged-file']);
  });
});
