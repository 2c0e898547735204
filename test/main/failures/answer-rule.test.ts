import { expect, it } from 'vitest';
import type { MarkReason } from '../../../src/content/mark-reason';
import type { Failure } from '../../../src/contract/failures';
import { isSoak } from '../../support/effort';
import { checkAll } from '../../support/content/check-all';
import { asked, handoverDesk } from '../../support/handover-desk';
import type { Contents } from '../../support/database/versioned-request';

const words = (field?: string): MarkReason => ({
  kind: 'text',
  id: 'text',
  ...(field === undefined ? {} : { field }),
  text: 'Too short',
});
const named = (kind: 'problem' | 'rule' | 'verdict', id: string, field?: string): MarkReason => ({
  ...words(field),
  kind,
  id,
});

interface Case {
  readonly says: string;
  readonly reasons: readonly MarkReason[];
  readonly second: (first: Contents) => Contents;
  readonly expected: Partial<Failure>;
}

const sameTexts = (first: Contents): Contents => first;
const otherOrder = (first: Contents): Contents => Object.fromEntries(Object.entries(first).toReversed());
/** Changes the text of one field. */
const other =
  (id: string, text: string) =>
  (first: Contents): Contents => ({ ...first, [id]: [first[id]?.[0] ?? '', text] });

/** A result that arrives again unchanged is no version of its own. */
const noAnswer = { state: 'waiting' } as const;
const stillWrong = { state: 'still-wrong', unchanged: [0] } as const;
const notKnown = { state: 'answered', changed: { count: 1, ids: ['b'] } } as const;
const unplaced = [
  ['own words without a field', [words()]],
  ['own words about a field that is not there', [words('gone')]],
  ['a rule that nobody knows, without a field', [named('rule', 'title.length')]],
  ['a problem that no check finds, without a field', [named('problem', 'too-long')]],
  ['a verdict without a field', [named('verdict', 'wrong')]],
] as const;
const placed = [
  ['own words', [words('a')]],
  ['a rule that nobody knows', [named('rule', 'title.length', 'a')]],
  ['a problem that no check finds', [named('problem', 'too-long', 'a')]],
  ['a verdict', [named('verdict', 'wrong', 'a')]],
] as const;

const cases: readonly Case[] = [
  ...[...unplaced, ['no reason', []] as const].flatMap(([says, reasons], index): readonly Case[] => {
    const wrong = reasons.length === 0 ? ({ state: 'still-wrong', unchanged: [] } as const) : stillWrong;
    const unknown = reasons.length === 0 ? notKnown : { ...notKnown, unknown: [0] };
    return [
      { says: `${says}: another field`, reasons, second: other('b', 'Anders'), expected: unknown },
      { says: `${says}: a space at the end`, reasons, second: other('a', 'Neu '), expected: wrong },
      // The other kinds of reasons are answered by the same rule.
      ...(index > 0 && !isSoak
        ? []
        : [
            { says: `${says}: the same texts`, reasons, second: sameTexts, expected: noAnswer },
            { says: `${says}: another order`, reasons, second: otherOrder, expected: wrong },
            {
              says: `${says}: a wide space at the end`,
              reasons,
              second: other('a', 'Neu\u3000'),
              expected: wrong,
            },
          ]),
    ];
  }),
  ...placed.flatMap(([says, reasons]): readonly Case[] => [
    { says: `${says}: another field`, reasons, second: other('b', 'Anders'), expected: stillWrong },
    { says: `${says}: a space at the end`, reasons, second: other('a', 'Neu '), expected: stillWrong },
    { says: `${says}: this field`, reasons, second: other('a', 'Neues'), expected: { state: 'answered' } },
  ]),
  {
    says: 'a problem of a check that a tool names although it was never found: another field',
    reasons: [named('problem', 'length', 'a')],
    second: other('b', 'Anders'),
    expected: stillWrong,
  },
  {
    says: 'a check that finds a space at the end, which is gone',
    reasons: [named('problem', 'edge-spaces', 'c')],
    second: other('c', 'Ende'),
    expected: { state: 'answered' },
  },
  {
    says: 'two texts that differ and shall not: the other one',
    reasons: [named('problem', 'inconsistent', 'a')],
    second: other('b', 'Neu'),
    expected: { state: 'answered' },
  },
  {
    says: 'two texts that differ and shall not: the same texts',
    reasons: [named('problem', 'inconsistent', 'a')],
    second: sameTexts,
    expected: noAnswer,
  },
];

it('what came of a failed import is said by what was asked for, and by nothing else', async () => {
  const { backend, mirrored } = await handoverDesk();
  const connection = {
    name: 'Upstream',
    baseUrl: 'http://upstream.example/',
    intervalSeconds: 3600,
    workingHours: null,
    pageSize: 50,
    token: 'secret',
  };
  await asked(backend, 'connections.add', connection);
  // Requests with the same source would be one job.
  const keys = cases.map(({ reasons }, index) => {
    const first: Contents = { a: [`New ${index}`, 'Neu'], b: [`Other ${index}`, 'Alt'], c: ['End', 'Ende '] };
    return { key: mirrored(1, first, { id: `r${index}` }), first, reasons };
  });
  await checkAll(backend.core, backend.dataFolder);
  for (const { key, reasons } of keys)
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons: [...reasons] });
  for (const [index, { first }] of keys.entries())
    mirrored(2, cases[index]?.second(first) ?? {}, { id: `r${index}` });
  await checkAll(backend.core, backend.dataFolder);
  const found = await Promise.all(
    keys.map(async ({ key }) => (await asked(backend, 'requests.detail', { key })).failure),
  );
  const said = cases.map(({ says }, index) => ({ says, ...found[index] }));
  expect(said).toMatchObject(cases.map(({ says, expected }) => ({ says, ...expected })));
  const unknown = said.filter(({ changed }) => changed !== undefined).map(({ says }) => says);
  expect(unknown).toEqual(cases.filter(({ expected }) => 'changed' in expected).map(({ says }) => says));
  const counts = Map.groupBy(cases, ({ expected }) => expected.state);
  expect(await asked(backend, 'failures.counts', {})).toEqual({
    waiting: counts.get('waiting')?.length,
    answered: counts.get('answered')?.length,
    'still-wrong': counts.get('still-wrong')?.length,
  });
});
