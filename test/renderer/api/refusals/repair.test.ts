import {
  anything,
  array,
  assert,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSubmission } from '../../../../src/main/requests/submission';
import { webhookUrlProblems } from '../../../../src/contract/webhook/webhook-url';
import { parseLeniently } from '../../../../src/renderer/api/refusals/lenient-json';
import { repairInstant } from '../../../../src/renderer/api/refusals/repair-instant';
import { repairSubmission } from '../../../../src/renderer/api/refusals/repair-submission';
import { repairWebhook } from '../../../../src/renderer/api/refusals/repair-webhook';
import { parseStrictJson } from '../../../../src/main/platform/json/strict-json';
import { parseTimestamp } from '../../../../src/content/timestamp';
import { runs } from '../../../support/effort';
import { anyCharacter } from '../../../support/content/any-character';

const limits = { maxFields: 5, maxFieldValueBytes: 40 };

/** Bodies near to right ones, each part of which may be anything. */
const tag = oneof(constantFrom('de-DE', 'de_DE', 'en', '', 'd_e', ' fr ', 'no such tag'), jsonValue());
const field = oneof(
  {
    weight: 4,
    arbitrary: record(
      {
        id: oneof(constantFrom('title', 'title-2', 'body', ''), jsonValue()),
        type: oneof(constant('localizable'), jsonValue()),
        data: oneof(constant('html'), jsonValue()),
        value: oneof(string({ unit: anyCharacter, maxLength: 60 }), jsonValue()),
        originalValue: jsonValue(),
        text: jsonValue(),
        note: jsonValue(),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: jsonValue() },
);
const body = oneof(
  {
    weight: 5,
    arbitrary: record(
      {
        language: oneof(record({ source: tag, target: tag }, { requiredKeys: [] }), jsonValue()),
        fields: oneof(
          array(field, { maxLength: 8 }),
          dictionary(string(), field, { maxKeys: 4 }),
          jsonValue(),
        ),
        state: jsonValue(),
        id: jsonValue(),
        project: jsonValue(),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: jsonValue() },
);

function accepted(text: string): void {
  const read = parseStrictJson(text);
  expect(read).toMatchObject({ ok: true });
  if (read.ok) parseSubmission(read.value, limits);
}

describe('a repaired submission', () => {
  it('is accepted, whatever JSON was refused', () => {
    assert(
      property(body, (refused) => {
        accepted(JSON.stringify(repairSubmission(parseLeniently(JSON.stringify(refused)), limits)));
      }),
      { numRuns: runs(1500) },
    );
  });

  it('is accepted, whatever text was refused', () => {
    const broken = oneof(
      string(),
      body.map((value) => `\uFEFF${JSON.stringify(value)}`),
      body.map((value) => JSON.stringify(value).replaceAll('}', ',}')),
      body.map((value) => JSON.stringify(value).slice(0, -1)),
      constantFrom(
        '{"a":1,"a":2}',
        '{"__proto__":{"x":1}}',
        '[1e999]',
        '"\\ud800"',
        '{"fields":[{"id":"\\u0000"}]}',
      ),
      integer({ min: 1, max: 3000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    );
    assert(
      property(broken, (text) => {
        accepted(JSON.stringify(repairSubmission(parseLeniently(text), limits)));
      }),
      { numRuns: runs(500) },
    );
  });

  it('leaves valid parts unchanged', () => {
    const right = {
      language: { source: 'en-GB', target: 'de-CH', note: 'formal' },
      fields: [
        { id: 'a', type: 'localizable', data: 'html', value: 'x', hint: 1 },
        { id: 'b', type: 'other', data: 'text', value: '' },
      ],
      project: { name: 'shop' },
    };
    expect(repairSubmission(right, limits)).toEqual(right);
  });

  it('fills in, replaces, renames and leaves out', () => {
    expect(
      repairSubmission(
        {
          id: 'mine',
          language: { source: 'en_GB', target: 7 },
          fields: [{ id: 'title', value: 'a' }, { id: 'title', type: 'x', data: 'y', value: 3 }, 'text'],
        },
        limits,
      ),
    ).toEqual({
      language: { source: 'en-GB', target: 'de-DE' },
      fields: [
        { id: 'title', type: 'localizable', data: 'html', value: 'a' },
        { id: 'title-2', type: 'x', data: 'y', value: '3' },
        { id: 'field-3', type: 'localizable', data: 'html', value: 'text' },
      ],
    });
  });
});

it('a repaired webhook address is one, whatever was refused', () => {
  const urls = oneof(
    anything(),
    string({ unit: anyCharacter }),
    constantFrom(
      'tool.example/hook',
      'http:tool',
      'ftp://x',
      'https://me:pw@host/',
      ' https://a b ',
      '//x',
      'http://',
    ),
    string().map((text) => `https://${text}`),
  );
  assert(
    property(option(urls), (url) => {
      expect(webhookUrlProblems(repairWebhook({ url }).url)).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
  expect(repairWebhook({ url: 'tool.example/hook' })).toEqual({ url: 'https://tool.example/hook' });
  expect(repairWebhook({ url: 'https://me:pw@tool.example/' })).toEqual({ url: 'https://tool.example/' });
});

it.each([
  ['2026-11-01', '2026-11-01T00:00:00Z'],
  ['2026-11-01 09:30:00', '2026-11-01T09:30:00Z'],
  ['2026-11-01T09:30', '2026-11-01T09:30:00Z'],
  ['2026-11-01T09:30:00 02:00', '2026-11-01T09:30:00+02:00'],
  ['1793525400', '2026-11-01T09:30:00.000Z'],
  [1_793_525_400_000, '2026-11-01T09:30:00.000Z'],
  ['yesterday', undefined],
])('the instant %s is meant as %s', (given, meant) => {
  expect(repairInstant(given)).toBe(meant);
  if (meant !== undefined) expect(parseTimestamp(meant)).toBeDefined();
});
