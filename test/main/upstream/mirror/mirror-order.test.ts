import { describe, expect, it } from 'vitest';
import { judge, type Known, type Report } from '../../../../src/main/upstream/mirror/mirror-order';

const known: Known = {
  state: 'completed',
  completedUs: 1_000_000,
  eventId: undefined,
  learnedBy: 'webhook',
  learnedUs: 50,
  heardUs: 60,
};
const report: Report = {
  state: 'completed',
  completedUs: 1_000_000,
  eventId: undefined,
  learnedBy: 'webhook',
  learnedUs: 100,
  askedUs: undefined,
};
const reopened: Report = { ...report, state: 'confirmed', completedUs: undefined };
const edited = { stage: true, content: false };
const changed = { stage: false, content: false };

/** An ordered id of this millisecond. */
function eventAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `evt_${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

describe('an edit of the same completion', () => {
  it('is newer when it arrived later', () => {
    expect(judge(report, known, edited)).toBe('newer');
  });

  it('is older when it arrived earlier, unless an answer may have been requested before the call', () => {
    expect(judge({ ...report, learnedUs: 40 }, known, edited)).toBe('older');
    expect(judge({ ...report, learnedUs: 40 }, { ...known, learnedBy: 'sync' }, edited)).toBe('newer');
  });

  it('counts an answer from its call', () => {
    const answer: Report = { ...report, learnedBy: 'sync', askedUs: 45 };
    expect(judge(answer, known, edited)).toBe('older');
    expect(judge({ ...answer, askedUs: 55 }, known, edited)).toBe('newer');
  });

  it('is compared by the ids of two ordered events, whenever they arrived', () => {
    const before = { ...known, eventId: eventAt(2000) };
    expect(judge({ ...report, learnedUs: 40, eventId: eventAt(2001) }, before, edited)).toBe('newer');
    expect(judge({ ...report, eventId: eventAt(1999) }, before, edited)).toBe('older');
    expect(judge({ ...report, eventId: eventAt(2000) }, before, edited)).toBe('unchanged');
  });
});

describe('a report that reopens a completed request', () => {
  it('is unclear as a call without ordered id, and decided by a replay by hand', () => {
    expect(judge(reopened, known, changed)).toBe('unclear');
    expect(judge({ ...reopened, learnedBy: 'hand' }, known, changed)).toBe('newer');
  });

  it('is older when it was received before the completion, by hand too', () => {
    expect(judge({ ...reopened, learnedUs: 40 }, known, changed)).toBe('older');
    expect(judge({ ...reopened, learnedUs: 40, learnedBy: 'hand' }, known, changed)).toBe('older');
  });

  it('is newer as an answer to a call made after everything known had arrived', () => {
    const answer: Report = { ...reopened, learnedBy: 'sync', askedUs: 61 };
    expect(judge(answer, known, changed)).toBe('newer');
    expect(judge({ ...answer, askedUs: 60 }, known, changed)).toBe('older');
  });
});

it('an event before the call of the known answer is older, or brings nothing', () => {
  const answered = { ...known, asOfUs: 5_000_000 };
  const late: Report = { ...report, eventId: eventAt(4000) };
  expect(judge(late, answered, edited)).toBe('older');
  expect(judge(late, answered, { stage: true, content: true })).toBe('unchanged');
  expect(judge({ ...late, eventId: eventAt(5000) }, answered, edited)).toBe('newer');
});
