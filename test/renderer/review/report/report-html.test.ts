// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { applyLanguage } from '../../../../src/renderer/lib/messages/language';
import { loadProblemTexts } from '../../../../src/renderer/lib/messages/problem-text';
import type { FoundProblem } from '../../../../src/contract/problems';
import { reportBody, reportPage } from '../../../../src/renderer/review/report/report-html';
import type { ReportedRequest } from '../../../../src/renderer/review/report/read-report';
import { runs } from '../../../support/effort';
import { row } from '../../fake-host';

const made = new Date('2026-11-23T09:30:00Z');

function reported(parts: Partial<ReportedRequest> = {}, more: object = {}): ReportedRequest {
  return {
    detail: { ...row(1), versions: [], importMarks: [], extra: {}, reviewedFields: 0, ...more },
    fields: [],
    problems: { version: 1, state: 'checked', problems: [] },
    notes: [],
    ...parts,
  };
}

const field = { position: 0, id: 'body', type: 'localizable', data: 'html', source: '', target: '' };

const number: FoundProblem = {
  key: 1,
  position: 0,
  fieldId: 'body',
  level: 'error',
  check: 'numbers',
  variant: 'missing',
  detail: { number: '85' },
  source: [{ from: 11, to: 13 }],
  target: [],
};

function page(requests: readonly ReportedRequest[]): Document {
  return new DOMParser().parseFromString(reportPage(reportBody(requests, made), 'Report', ''), 'text/html');
}

beforeAll(loadProblemTexts);

test('a field is kept on one page of paper unless it takes more than about half of it', () => {
  const long = { ...field, position: 1, target: 'a '.repeat(800) };
  const articles = page([reported({ fields: [field, long] })]).querySelectorAll('article');
  expect(Array.from(articles, ({ className }) => className)).toEqual(['', 'long']);
});

test.each([
  ['Latin letters', 'a '.repeat(600), 0, ''],
  ['Japanese letters, which are twice as wide', 'あ'.repeat(1000), 0, 'long'],
  ['fewer of them', 'あ'.repeat(600), 0, ''],
  ['many short paragraphs', '<p>On</p>'.repeat(40), 0, 'long'],
  ['many line breaks', `<pre>${'On\n'.repeat(40)}</pre>`, 0, 'long'],
  ['a short text with many problems', 'On', 40, 'long'],
])('what a field takes on paper is counted in lines: %s', (_, target, count, expected) => {
  const problems = Array.from({ length: count }, (_none, key) => ({ ...number, key }));
  const [article] = page([
    reported({ fields: [{ ...field, target }], problems: { version: 1, state: 'checked', problems } }),
  ]).querySelectorAll('article');
  expect(article?.className).toBe(expected);
});

test('the requests of a job, which have one title, are told apart by their languages, and each side has its name', () => {
  const job = ['ja', 'ar'].map((languageTarget) =>
    reported({ fields: [field] }, { title: 'Drive belt', languageSource: 'en', languageTarget }),
  );
  const shown = page(job);
  const textsOf = (selector: string): (string | null)[] =>
    Array.from(shown.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(textsOf('h2')).toEqual(['Drive belt Japanese', 'Drive belt Arabic']);
  expect(textsOf('.heads div')).toEqual([
    'Source English (en)',
    'Target Japanese (ja)',
    'Source English (en)',
    'Target Arabic (ar)',
  ]);
});

test('a field shows source and target in their languages, with the tags and the places of problems', () => {
  const request = reported(
    {
      fields: [{ ...field, source: '<p>Heat to 85</p>', target: '<p dir="rtl">سخّن</p>' }],
      problems: { version: 1, state: 'checked', problems: [number] },
      notes: [{ key: 1, fieldId: 'body', text: 'Ask Ada', created: '2026-11-20T09:30:00Z' }],
    },
    { languageSource: 'en', languageTarget: 'ar' },
  );
  const shown = page([request]);
  const [source, target] = shown.querySelectorAll('.side');
  expect([source?.getAttribute('lang'), source?.getAttribute('dir')]).toEqual(['en', 'ltr']);
  expect([target?.getAttribute('lang'), target?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(source?.textContent).toBe('<p>Heat to 85</p>');
  expect(source?.querySelector('mark')?.textContent).toBe('85');
  expect(Array.from(shown.querySelectorAll('li'), (item) => item.className)).toEqual(['error', 'note']);
  expect(shown.querySelector('li')?.textContent).toContain('85');
  expect(shown.querySelector('li.note')?.textContent).toContain('Ask Ada');
  expect(shown.querySelector('dl')?.textContent).toContain('1 error');
});

test('matters of style are counted apart', () => {
  const style = { ...number, level: 'warning', check: 'double-spaces', variant: 'double' } as const;
  const request = reported({
    fields: [field],
    problems: { version: 1, state: 'checked', problems: [number, style] },
  });
  const shown = page([request, request]);
  expect(shown.querySelector('tbody tr')?.textContent).toMatch(/101$/);
  expect(shown.querySelector('dl')?.textContent).toContain('1 error and 1 matter of style');
  const [first, second] = shown.querySelectorAll('li');
  expect([first?.className, second?.className]).toEqual(['error', 'style']);
});

test('a dismissed problem is listed with its reason, is not marked and does not count', () => {
  const dismissed = { key: 1, scope: 'field', reason: 'A joke', time: '2026-11-20T09:30:00Z' } as const;
  const shown = page([
    reported({
      fields: [{ ...field, source: '<p>Heat to 85</p>', target: '<p>Heiß</p>' }],
      problems: { version: 1, state: 'checked', problems: [{ ...number, dismissed }] },
    }),
  ]);
  expect(shown.querySelector('mark')).toBeNull();
  expect(shown.querySelector('li.dismissed')?.textContent).toContain('A joke');
  expect(shown.querySelector('dl')?.textContent).toContain('No open problems');
});

test('a failed import is reported with its reasons', () => {
  const reason = { kind: 'text', id: 'text', text: 'Too long for the button' } as const;
  const shown = page([
    reported(
      {},
      {
        importMark: { importState: 'fail', time: '2026-11-20T09:30:00Z' },
        failure: { state: 'waiting', reasons: [reason] },
      },
    ),
  ]);
  expect(shown.querySelector('dl')?.textContent).toContain('Why it failed');
  expect(shown.querySelector('dl')?.textContent).toContain('Too long for the button');
});

const markOf = (more: object): string | null | undefined =>
  Array.from(page([reported({}, more)]).querySelectorAll('dt')).find(
    ({ textContent }) => textContent === 'Import mark',
  )?.nextElementSibling?.textContent;

test('a report says when its request was imported, or that it has no mark yet', () => {
  const importMark = { importState: 'success', time: '2026-11-20T09:30:00Z' };
  expect(markOf({ importMark })).toMatch(/^Imported Nov 20, 2026/);
  expect(markOf({})).toBe('Not marked yet');
});

test('arrows of an Arabic report point to the left', async () => {
  await applyLanguage('ar');
  onTestFinished(async () => applyLanguage('en'));
  const facts = page([reported()]).querySelector('dl')?.textContent ?? '';
  expect(facts).toContain('←');
  expect(facts).not.toContain('→');
});

test('several requests begin with a table that leads to each', () => {
  const shown = page([
    reported({}, { title: 'Kettle', importMark: { importState: 'fail', time: '2026-11-20T09:30:00Z' } }),
    reported({}, { title: 'Toaster' }),
  ]);
  const rows = [...shown.querySelectorAll('.overview tbody tr')];
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toMatch(/Kettle.*Import failed/);
  // A screen reader goes past the heading to them.
  expect(shown.querySelector('main')?.contains(rows[0] ?? null)).toBe(true);
  expect(shown.querySelectorAll('body > :not(header, main)')).toHaveLength(0);
  for (const link of shown.querySelectorAll('.overview a')) {
    expect(shown.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
});

test('a request that is not completed, not checked or came without its source says so', () => {
  const { target: _target, ...open } = field;
  const shown = page([
    reported({
      fields: [{ ...open, isSourceUnknown: true }],
      problems: { version: 1, state: 'waiting', problems: [] },
    }),
  ]);
  expect(shown.body.textContent).toContain('The source was not sent');
  expect(shown.body.textContent).toContain('Not completed yet');
  expect(shown.body.textContent).toContain('Not checked yet');
  // Sentences in place of content are in the language of the window.
  expect(shown.querySelectorAll('.side[lang]')).toHaveLength(0);
});

test('the page loads nothing and runs nothing', () => {
  const policy = page([reported()]).querySelector('meta[http-equiv]')?.getAttribute('content');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test('content stays text, whatever it is: it makes no element of its own', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '<script>x</script>',
      '"',
      '&lt;',
      '<img src=x onerror=y>',
      '</div>',
      '-->',
      'a',
      '<!--',
      "'",
    ),
    { maxLength: 8 },
  );
  const usual = new Set(
    'HTML HEAD META TITLE STYLE BODY HEADER MAIN H1 P SECTION H2 H3 SPAN DL DIV DT DD ARTICLE UL LI B SMALL CODE MARK I'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(hostile, fc.boolean(), (pieces, isHtml) => {
      const value = pieces.join('');
      const shown = page([
        reported(
          {
            fields: [{ ...field, id: value, data: isHtml ? 'html' : 'text', source: value, target: value }],
            notes: [{ key: 1, fieldId: value, text: value, created: '2026-11-20T09:30:00Z' }],
            problems: { version: 1, state: 'checked', problems: [{ ...number, detail: { number: value } }] },
          },
          { title: value, id: value, languageTarget: value },
        ),
      ]);
      const elements = Array.from(shown.querySelectorAll('*'), ({ tagName }) => tagName);
      expect(elements.filter((name) => !usual.has(name))).toEqual([]);
      if (!isHtml) expect(shown.querySelector('.side')?.textContent).toBe(value);
    }),
    { numRuns: runs(1000) },
  );
});
