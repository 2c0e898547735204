import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { EvidenceRequest } from '../../../src/content/evidence/evidence';
import type { MarkReason } from '../../../src/content/mark-reason';
import { checkAll } from '../../support/content/check-all';
import { asked, handoverDesk } from '../../support/handover-desk';
import type { Contents } from '../../support/database/versioned-request';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const long = 'Lampe '.repeat(50).trim();
const first: Contents = { title: ['Lamp', long], body: ['<p>Warm light</p>', '<p>Warmes <b>Licht</b></p>'] };
const ownWords: MarkReason = { kind: 'text', id: 'text', text: 'Refused by the shop' };

async function failedDesk(contents: Contents, reasons: readonly MarkReason[], receiver?: string) {
  const { backend, mirrored } = await handoverDesk();
  await asked(backend, 'connections.add', {
    name: 'Upstream',
    baseUrl: 'http://upstream.example/',
    intervalSeconds: 3600,
    workingHours: null,
    pageSize: 50,
    token: 'secret',
  });
  if (receiver !== undefined) await backend.core.receiverProfiles.use({ profile: receiver });
  const key = mirrored(1, contents);
  await checkAll(backend.core, backend.dataFolder);
  await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons: [...reasons] });
  const comes = async (newer: Contents): Promise<void> => {
    mirrored(2, newer);
    await checkAll(backend.core, backend.dataFolder);
  };
  const part = async (format: 'html' | 'jsonl' | 'text', language = 'en'): Promise<string> => {
    const { part: written } = await asked(backend, 'failures.evidence', { key, format, language });
    return written;
  };
  const line = async (): Promise<EvidenceRequest> => JSON.parse(await part('jsonl')) as EvidenceRequest;
  return { part, line, comes };
}

it('evidence has every field with its hash where the reason names none and nothing is found', async () => {
  const contents: Contents = { a: ['Source', 'Quelle'], b: ['Fine', 'Gut'] };
  const { part, line } = await failedDesk(contents, [ownWords]);
  const { fields, hasAllFields } = await line();
  expect(hasAllFields).toBe(true);
  expect(fields).toMatchObject([
    { id: 'a', target: 'Quelle', targetHash: hashOf('Quelle') },
    { id: 'b', target: 'Gut', targetHash: hashOf('Gut') },
  ]);
  for (const written of [await part('html'), await part('text')]) {
    expect(written).toContain('It is not known which fields are meant, so all follow (2).');
    for (const said of ['Quelle', hashOf('Quelle'), 'Gut', hashOf('Gut')]) expect(written).toContain(said);
  }
});

it('evidence has the rule with its source, the place, and what to do about it', async () => {
  const reason: MarkReason = { kind: 'rule', id: 'drupal.title-length', field: 'title', text: 'Too long' };
  const { part, line } = await failedDesk(first, [reason], 'drupal');
  const { fields, failure } = await line();
  const [title] = fields;
  const source = { title: 'Drupal core, node/src/Entity/Node.php' };
  const rule = { id: 'drupal.title-length', receiver: 'Drupal', source };
  expect(title).toMatchObject({
    reasons: [{ ...reason, rule }],
    problems: [{ check: 'refused', toDo: `Shorten it to 255 characters (now ${long.length}).`, rule }],
  });
  for (const written of [await part('html'), await part('text')])
    for (const said of [
      `Shorten it to 255 characters (now ${long.length}).`,
      source.title,
      'drupal.title-length',
    ])
      expect(written).toContain(said);
  const text = await part('text');
  expect(text).toMatch(/Place: .*⟦.+⟧/);
  expect(text).toContain(`SHA-256: ${hashOf(long)}`);
  expect(failure?.time).toMatch(/^\d{4}-/);
  expect(text).toMatch(/^Import failed: .+, version 1$/m);
  const german = await part('text', 'de');
  expect(german).toContain('Der Titel eines Nodes hat höchstens 255 Zeichen.');
  expect(german).toContain(`Auf 255 Zeichen kürzen (jetzt ${long.length}).`);
});

it('evidence of an answered failure has the text that failed beside the newer one, and what changed', async () => {
  const reason: MarkReason = { kind: 'text', id: 'text', field: 'body', text: 'Not bold' };
  const { part, line, comes } = await failedDesk(first, [reason]);
  const [body, newer] = [first['body']?.[1] ?? '', '<p>Warmes Licht</p>'];
  await comes({ ...first, body: ['<p>Warm light</p>', newer] });
  const { fields, version, failure } = await line();
  expect({ version, failure }).toMatchObject({ version: 2, failure: { version: 1, state: 'answered' } });
  expect(fields).toMatchObject([
    {
      id: 'body',
      target: newer,
      targetHash: hashOf(newer),
      failed: { version: 1, target: body, targetHash: hashOf(body) },
    },
  ]);
  for (const written of [await part('html'), await part('text')])
    for (const said of ['Failed, version 1', 'Newer, version 2', hashOf(body), hashOf(newer)])
      expect(written).toContain(said);
  expect(await part('html')).toContain('<del><bdi dir="ltr">&lt;b&gt;</bdi></del>');
  expect(await part('text')).toContain(`Failed, version 1: ${body}`);
});

it('evidence of an answer that can’t be compared has all fields, those that did not change included', async () => {
  const { line, comes } = await failedDesk(first, [ownWords]);
  await comes({ ...first, title: ['Lamp', 'Lampe'] });
  const { fields } = await line();
  expect(fields.map(({ id }) => id)).toEqual(['title', 'body']);
  expect(fields.find(({ id }) => id === 'title')).toMatchObject({
    target: 'Lampe',
    failed: { version: 1, target: long, targetHash: hashOf(long) },
  });
});
