import { describe, expect, it } from 'vitest';
import { Changes } from '../../../src/main/platform/changes';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import { followNotices, type Notice, type NoticeCounts } from '../../../src/main/desktop/notices';
import { parseQuietHours } from '../../../src/main/desktop/quiet-hours';
import { ManualEnvironment } from '../../support/manual-environment';

function desk(options: { quietHours?: string; isWanted?: () => boolean } = {}) {
  const environment = new ManualEnvironment('2026-11-20T09:30:00.000Z');
  const changes = new Changes(() => undefined);
  const shown: Notice[] = [];
  let counts: NoticeCounts = { completed: 10, failedDeliveries: 1, inNeed: ['Old'] };
  const end = followNotices({
    environment,
    texts: new DesktopTexts(),
    changes,
    counts: () => counts,
    quietHours: () => options.quietHours ?? '',
    isWanted: options.isWanted ?? (() => true),
    minuteOfDay: (nowMs) => new Date(nowMs).getUTCHours() * 60 + new Date(nowMs).getUTCMinutes(),
    show: (notice) => shown.push(notice),
  });
  return {
    environment,
    shown,
    end,
    becomes: (next: Partial<NoticeCounts>) => {
      counts = { ...counts, ...next };
      changes.requests();
    },
  };
}

describe('a notice', () => {
  it('combines simultaneous events, and ignores earlier ones', () => {
    const { environment, shown, becomes } = desk();
    becomes({});
    environment.advance(5000);
    expect(shown).toEqual([]);
    becomes({ completed: 11 });
    environment.advance(4000);
    becomes({ completed: 13, inNeed: ['Old', 'New'] });
    expect(shown).toEqual([]);
    environment.advance(1000);
    expect(shown.map(({ title, room }) => [title, room])).toEqual([
      ['3 requests were completed', 'requests'],
      ['New needs attention', 'connections'],
    ]);
    becomes({ failedDeliveries: 2 });
    environment.advance(5000);
    expect(shown.at(-1)).toMatchObject({ title: 'A webhook delivery failed', room: 'webhook' });
  });

  it('waits for the end of the quiet hours, then is one for all of it', () => {
    const { environment, shown, becomes } = desk({ quietHours: '09:00-10:00' });
    becomes({ completed: 11 });
    environment.advance(10 * 60_000);
    becomes({ completed: 12 });
    environment.advance(19 * 60_000);
    expect(shown).toEqual([]);
    environment.advance(2 * 60_000);
    expect(shown.map(({ title }) => title)).toEqual(['2 requests were completed']);
  });

  it('is not shown while the window has the focus, nor later', () => {
    let isWanted = false;
    const { environment, shown, becomes } = desk({ isWanted: () => isWanted });
    becomes({ completed: 20 });
    environment.advance(5000);
    isWanted = true;
    becomes({});
    environment.advance(5000);
    expect(shown).toEqual([]);
  });

  it('of what became less is none', () => {
    const { environment, shown, becomes } = desk();
    becomes({ completed: 2, failedDeliveries: 0, inNeed: [] });
    environment.advance(5000);
    expect(shown).toEqual([]);
  });
});

describe('quiet hours', () => {
  it.each([
    [
      '22:00-07:00',
      [
        [22 * 60, true],
        [6 * 60 + 59, true],
        [7 * 60, false],
        [12 * 60, false],
      ],
    ],
    [
      '12:00-13:30',
      [
        [12 * 60, true],
        [13 * 60 + 29, true],
        [13 * 60 + 30, false],
        [0, false],
      ],
    ],
  ] as const)('%s', (text, minutes) => {
    const hours = parseQuietHours(text);
    for (const [minute, expected] of minutes) expect(hours?.contains(minute)).toBe(expected);
  });

  it.each(['', '08:00', '8:00-9:00', '24:00-01:00', '10:00-10:00'])('%j are none', (text) => {
    expect(parseQuietHours(text)).toBeUndefined();
  });
});
