import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { HandoverFormat } from '../../../src/content/handover/handover-format';
import { isSoak } from '../../support/effort';
import { asked, handoverDesk } from '../../support/handover-desk';

/** Changes the texts of a file, also those in the parts of a packed one. */
function converted(bytes: Buffer, format: HandoverFormat, change: (text: string) => string): Buffer {
  if (format !== 'xlsx' && format !== 'docx') return Buffer.from(change(bytes.toString()));
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [
    name,
    name.endsWith('.xml') ? strToU8(change(strFromU8(part))) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(parts)));
}

const misread = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text));
const replaced = (sign: string) => (text: string) => text.replaceAll(/[\u0080-\uffff]/g, sign);
const changes = [
  ['letters read as Windows-1252', misread],
  ['question marks', replaced('?')],
  ['replacement characters', replaced('\ufffd')],
] as const;
const formats = ['csv', 'xlsx', 'docx', 'xliff-1.2', 'xliff-2.1', 'tmx', 'html'] as const;

async function returned(format: HandoverFormat, change: (text: string) => string) {
  const desk = await handoverDesk();
  const key = desk.mirrored(1, {
    a: ['Bicycle for Zoe', 'Vélo für Zoë'],
    b: ['<p>Press <b>Start</b>.</p>', '<p>Drück <b>Start</b>.</p>'],
  });
  await asked(desk.backend, 'reviewed.set', { requests: [{ key, version: 1 }], reviewed: true });
  const { bytes } = await desk.give([key], { format });
  const opened = await desk.takeBack(converted(bytes, format, change));
  return { ...desk, opened, found: await desk.items(opened) };
}

describe.each(formats)('%s whose encoding was changed', (format) => {
  // How a text is misread differs by the format no more than once it is read.
  it.each(format === 'csv' || isSoak ? changes : changes.slice(0, 1))(
    'is damaged by %s, so that accepting all takes none of its texts',
    async (_, change) => {
      const { backend, opened, found } = await returned(format, change);
      const damaged = {
        state: 'damaged',
        canAccept: false,
        faults: expect.arrayContaining([expect.objectContaining({ rule: 'misread-letters' })]),
      };
      expect(found).toMatchObject([damaged, damaged]);
      expect(opened.faults).toContainEqual({ rule: 'encoding-changed', detail: { count: '2' } });
      const all = { key: opened.key, items: 'all', as: 'drafts' } as const;
      expect(await asked(backend, 'takebacks.accept', all)).toMatchObject({ corrections: 0 });
    },
  );

  it.runIf(format === 'csv' || isSoak)(
    'leaves a text usable whose letters the reviewer changed',
    async () => {
      const { found } = await returned(format, (text) => text.replaceAll('Vélo für Zoë', 'Wer fährt? Zoë?'));
      expect(found[0]).toMatchObject({ state: 'changed', after: 'Wer fährt? Zoë?', faults: [] });
    },
  );
});
