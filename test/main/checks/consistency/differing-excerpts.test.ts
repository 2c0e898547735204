import { describe, expect, it } from 'vitest';
import { differingExcerpts } from '../../../../src/main/checks/consistency/differing-excerpts';
import { checkLines } from '../../../../src/main/checks/line-checks';
import { checkHouse } from '../../../support/content/check-house';
import { addRequest } from '../../../support/database/filled-requests';

const source =
  '<p>Open the settings of the program and look for the box that says how long it may wait <b>before it closes</b>.</p>';
const translated = (end: string): string =>
  `<p>Öffnen Sie die Einstellungen und suchen Sie nach dem Feld, das sagt, wie lange gewartet wird, <b>${end}</b>.</p>`;
const [closes, ends] = [translated('bevor es sich schließt'), translated('bis man es beendet')];
const shown = {
  target: '…wie lange gewartet wird, bis man es beendet.',
  other: '…wie lange gewartet wird, bevor es sich schließt.',
};

describe('the difference of two long translations is shown', () => {
  it('to one of another request, of which only the beginning is stored', async () => {
    const house = checkHouse();
    const settings = ['<p>The settings are here.</p>', '<p>Die Einstellungen sind hier.</p>'] as const;
    const other = addRequest(house.db, { fields: [settings, [source, closes]] });
    const key = addRequest(house.db, { fields: [[source, ends]] });
    await house.check();
    const { title: request } = house.core.review.detail(other);
    expect(house.problemsOf(key)).toMatchObject([{ check: 'inconsistent', detail: { ...shown, request } }]);
  });

  it('to one of the same request', async () => {
    const house = checkHouse();
    const fields = [closes, closes, ends].map((target) => [source, target] as const);
    const key = addRequest(house.db, { fields });
    await house.check();
    expect(house.problemsOf(key)).toMatchObject([{ variant: 'here', detail: shown }]);
  });

  it('to one of another line', () => {
    const language = { source: 'en', target: 'de' };
    const lines = [closes, ends].map((target) => ({
      language,
      fields: [{ id: 'a', value: source, target }],
    }));
    const [, second] = checkLines(lines);
    expect(second?.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining(`“${shown.target}” here, “${shown.other}” in request 0`),
    ]);
  });
});

const unread = (): never => expect.unreachable();

describe('excerpts of two texts', () => {
  const long = 'word '.repeat(30);

  it('are their beginnings where these differ, and the other text is not read', () => {
    expect(differingExcerpts('Korb', 'Warenkorb', unread)).toEqual({ own: 'Korb', other: 'Warenkorb' });
    const { own } = differingExcerpts(`A ${long}`, `B ${long}`, unread);
    expect(own).toHaveLength(80);
  });

  it('are their beginnings where the other text is gone', () => {
    const beginning = `${long.slice(0, 79)}…`;
    expect(differingExcerpts(`${long}a`, beginning, () => undefined)).toEqual({
      own: beginning,
      other: beginning,
    });
  });

  it('show a difference at most 30 characters after their start, in at most 80, and no half of a character', () => {
    for (const before of [80, 81, 95, 300]) {
      const after = '😀'.repeat(before);
      const same = '😀'.repeat(before).slice(before % 2);
      const { own, other } = differingExcerpts(
        `${same}a${after}`,
        same.slice(0, 80),
        () => `${same}b${after}`,
      );
      expect([own.indexOf('a'), other.indexOf('b')].every((at) => at > 0 && at <= 31)).toBe(true);
      expect(own.length).toBeLessThanOrEqual(80);
      expect(own.isWellFormed()).toBe(true);
    }
  });
});
