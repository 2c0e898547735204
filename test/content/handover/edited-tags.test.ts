import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandoverReader, HandoverWriter } from '../../../src/content/handover/handover-codec';
import type { HandoverDocument } from '../../../src/content/handover/handover-document';
import { tmxHandover } from '../../../src/content/handover/tmx/tmx-handover';
import { xliff1Writer } from '../../../src/content/handover/xliff/xliff-1-writer';
import { xliffReader } from '../../../src/content/handover/xliff/xliff-reader';
import { compareReturned } from '../../../src/main/handover/compare-returned';
import { anyDocument, handoverDocument } from './support/handover-documents';

const limits = { mostBytes: 64 * 1024 * 1024 };
const languages = { source: 'en', target: 'de' };
const source = '<p>Open the <b>lid</b>.</p>';
const target = '<p>Den <b>Deckel</b> öffnen.</p><hr class="x">';
const formats: readonly {
  readonly name: string;
  readonly writer: HandoverWriter;
  readonly reader: HandoverReader;
}[] = [
  { name: 'xliff-1.2', writer: xliff1Writer, reader: xliffReader },
  { name: 'tmx', writer: tmxHandover, reader: tmxHandover },
];

describe.each(formats)('the tags in the codes of $name', ({ writer, reader }) => {
  const document = reviewedDocument(
    handoverDocument([{ id: 'r', target: 'de', fields: [{ id: 'a', data: 'html', source, target }] }]),
  );
  const file = new TextDecoder().decode(writer.write(document));
  const compare = (text: string) => {
    const { rows } = reader.read(new TextEncoder().encode(text), limits);
    const field = { requestId: 'r', fieldId: 'a', data: 'html', source, target, languages };
    return compareReturned(rows, field, { source, target });
  };

  it('are reported where text was typed into one, and the field is not taken for unchanged', () => {
    expect(compare(file)).toMatchObject({ state: 'unchanged', faults: [] });
    const [before, after] = halves(file, 'Den');
    const typed = `${before.replace(/&lt;p>(?=[^&]*$)/, 'Bitte &lt;p>')}${after}`;
    expect(typed).not.toBe(file);
    expect(compare(typed)).toMatchObject({
      state: 'damaged',
      value: target,
      faults: [{ rule: 'tag-edited', detail: { text: 'Bitte <p>' } }],
    });
  });

  it('are reported where one was changed that only the target has', () => {
    const changed = file.replace('class="x"', 'class="wide"');
    expect(changed).not.toBe(file);
    expect(compare(changed).faults).toMatchObject([
      { rule: 'tag-edited', detail: { text: '<hr class="wide">' } },
    ]);
  });

  it('may be left out, as some programs do, and wrapped', () => {
    expect(compare(file.replaceAll(/(<(?:bpt|ept|ph|it)\b[^>]*>)[^<]*/g, '$1')).faults).toEqual([]);
    expect(compare(file.replaceAll('&lt;hr class', '&lt;hr\n    class')).faults).toEqual([]);
  });

  it('are never reported for a file without edits', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        const all = reviewedDocument(any);
        const { rows } = reader.read(writer.write(all), limits);
        for (const request of all.requests) {
          for (const field of request.fields) {
            const own = rows.filter((row) => row.request === request.id && row.field === field.id);
            const handed = { ...field, requestId: request.id, fieldId: field.id, languages };
            const { faults } = compareReturned(own, handed, field);
            expect(faults.filter(({ rule }) => rule === 'tag-edited')).toEqual([]);
          }
        }
      }),
    );
  });
});

function halves(text: string, at: string): readonly [string, string] {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index)];
}

/** A TMX file has only fields that were reviewed. */
function reviewedDocument(document: HandoverDocument): HandoverDocument {
  return {
    ...document,
    requests: document.requests.map((request) => ({
      ...request,
      fields: request.fields.map((field) => ({ ...field, reviewed: true })),
    })),
  };
}
