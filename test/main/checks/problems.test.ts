import { describe, expect, it } from 'vitest';
import type { DismissalScope, FoundProblem } from '../../../src/contract/problems';
import { openLists } from '../../support/lists';
import { openBackgroundEngine } from '../../../src/main/background/background-engine';
import type { BegunCheck } from '../../../src/main/checks/checked-request';
import { checkFailureOf } from '../../../src/main/checks/check-failure';
import { checkAll } from '../../support/content/check-all';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { addRequest, changeRequest, type RequestInput } from '../../support/database/filled-requests';
import { plainCore } from '../../support/plain-core';

/** A field whose target lost a tag, and one without a target. */
const faulty: RequestInput = {
  fields: [
    ['<b>Stop</b> here now', 'Hier anhalten'],
    ['Go on with it', ''],
  ],
};
const corrected: RequestInput = {
  fields: [
    ['<b>Stop</b> here now', '<b>Hier</b> anhalten'],
    ['Go on with it', 'Weiter'],
  ],
};

const checksOf = (problems: readonly FoundProblem[]) => problems.map(({ check }) => check);
const open = (problems: readonly FoundProblem[]) => problems.filter(({ dismissed }) => !dismissed);

async function dismiss(house: CheckHouse, key: number, check: string, scope: DismissalScope, reason = '') {
  const keys = house
    .problemsOf(key)
    .filter((problem) => problem.check === check)
    .map((problem) => problem.key);
  const made = await house.core.problems.dismiss(key, keys, scope, reason);
  await house.core.relabels.run();
  return made.dismissals;
}

describe('the problems of a request', () => {
  it('are those of its current version, in the order of its fields', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    expect(house.core.problems.ofRequest(key)).toEqual({ version: 1, state: 'waiting', problems: [] });
    await house.check();
    const { state, problems } = house.core.problems.ofRequest(key);
    expect(state).toBe('checked');
    expect(problems.map(({ check, fieldId, position, level }) => [check, fieldId, position, level])).toEqual([
      ['tags-missing', 'field-0', 0, 'warning'],
      ['target-empty', 'field-1', 1, 'error'],
    ]);
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 1 });
    expect(house.inView()).toBe(1);
  });

  it('that an earlier version stored are counted as matters of style once they are checked again', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    await house.check();
    house.db.exec('UPDATE problems SET is_style = 0; UPDATE requests SET style_count = 0');
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 1, styles: 0 });
    house.core.checking.sweep();
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 1 });
  });

  it('that compare with another request name it by its title, and say which it is', async () => {
    const house = checkHouse();
    const sentence = 'Choose the folder that you want to protect.';
    const translated = (target: string) =>
      addRequest(house.db, { target: 'de', fields: [[sentence, target]] });
    const other = translated('Wählen Sie den Ordner, den Sie schützen wollen.');
    await house.check();
    const key = translated('Bestimmen Sie das Verzeichnis zum Sichern.');
    await house.check();
    const found = house.core.problems.ofRequest(key).problems.find(({ check }) => check === 'inconsistent');
    expect(found).toMatchObject({ otherRequest: other, detail: { request: sentence } });
  });

  it('are found again when its content changes; until then none of the version before are shown', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    await house.check();
    changeRequest(house.db, key, 2, corrected);
    expect(house.core.problems.ofRequest(key)).toEqual({ version: 2, state: 'waiting', problems: [] });
    await house.check();
    expect(house.core.problems.ofRequest(key)).toEqual({ version: 2, state: 'checked', problems: [] });
    expect(house.countsOf(key)).toBeUndefined();
    expect(house.inView()).toBe(0);
  });

  it('are distinguished from none: the row says that its current version is not checked yet', async () => {
    const house = checkHouse();
    const pending = addRequest(house.db, { fields: [['Hello']] });
    const key = addRequest(house.db, corrected);
    const unchecked = (of: number) => house.core.review.detail(of).unchecked;
    expect([unchecked(key), unchecked(pending)]).toEqual(['waiting', undefined]);
    await house.check();
    expect(unchecked(key)).toBeUndefined();
    changeRequest(house.db, key, 2, faulty);
    expect(unchecked(key)).toBe('waiting');
  });

  it('are none before it is completed, and none any more when it is reopened', async () => {
    const house = checkHouse();
    const pending = addRequest(house.db, { fields: [['Hello']] });
    const key = addRequest(house.db, faulty);
    await house.check();
    expect(house.core.problems.ofRequest(pending).state).toBe('none');
    await house.core.fulfilments.reopen(key, 1);
    await house.check();
    expect(house.core.problems.ofRequest(key).state).toBe('none');
    expect(house.countsOf(key)).toBeUndefined();
  });

  it('survive a check that fails: the request says so, and the others are checked', async () => {
    const house = checkHouse();
    const broken = addRequest(house.db, { ...faulty, target: 'de' });
    const fine = addRequest(house.db, faulty);
    house.db.prepare("UPDATE fields SET extra = '{' WHERE request_key = ?").run(broken);
    await house.check();
    expect(house.core.problems.ofRequest(broken)).toMatchObject({ state: 'failed', failure: 'unreadable' });
    expect(house.core.review.detail(broken).unchecked).toBe('failed');
    expect(house.core.problems.ofRequest(fine).state).toBe('checked');
    expect(house.environment.logged).toContainEqual(
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ request: broken }) }),
    );
  });
});

function brokenHouse() {
  const house = checkHouse();
  const key = addRequest(house.db, faulty);
  const setExtra = (extra: string) => house.db.prepare('UPDATE fields SET extra = ?').run(extra);
  setExtra('{');
  const row = async () => {
    const lists = openLists(house.dataFolder, Date.now);
    try {
      const listing = { view: 'all', sort: 'created', descending: true } as const;
      return lists.window(listing, { offset: 0, limit: 9 }).rows[0]?.unchecked;
    } finally {
      lists.close();
    }
  };
  return { house, key, setExtra, row };
}

describe('checks that failed', () => {
  it('are distinguished from those to come in the list, and tried again on request', async () => {
    const { house, key, setExtra, row } = brokenHouse();
    expect(await row()).toBe('waiting');
    await house.check();
    expect(await row()).toBe('failed');
    // A failed check is not repeated by itself.
    await house.check();
    expect(await row()).toBe('failed');
    setExtra('{}');
    await house.core.checking.again(key);
    expect([house.core.problems.ofRequest(key).state, await row()]).toEqual(['waiting', 'waiting']);
    await house.check();
    expect(house.core.problems.ofRequest(key).state).toBe('checked');
    expect(await row()).toBeUndefined();
  });

  it('because they took too long say so, and are not tried again by themselves', async () => {
    const house = checkHouse();
    // The first round of all checks is over.
    await house.check();
    const key = addRequest(house.db, faulty);
    const begun: BegunCheck[] = [];
    const engine = openBackgroundEngine(house.dataFolder, { onBegin: (check) => begun.push(check) });
    engine.checks.next();
    engine.close();
    expect(begun).toHaveLength(1);
    const fault = { reason: 'too-slow', error: new Error('stopped') } as const;
    for (const check of begun) await house.core.checking.putAside(check, fault);
    expect(house.core.problems.ofRequest(key)).toMatchObject({ state: 'failed', failure: 'too-slow' });
    await house.check();
    expect(house.core.problems.ofRequest(key).state).toBe('failed');
    await house.core.checking.again(key);
    await house.check();
    expect(house.core.problems.ofRequest(key).state).toBe('checked');
  });

  it('because they ended their thread are tried again for new content or new checks, and not for other requests', async () => {
    const house = checkHouse();
    await house.check();
    const said: RequestInput = { fields: [['Save the changes', 'Änderungen speichern']] };
    const key = addRequest(house.db, said);
    const crash = async (): Promise<void> => {
      const begun: BegunCheck[] = [];
      const engine = openBackgroundEngine(house.dataFolder, { onBegin: (check) => begun.push(check) });
      await house.core.checking.start(engine.checks.memoryId);
      engine.checks.next();
      engine.close();
      const fault = { reason: 'crashed', error: new Error('the thread ended by itself') } as const;
      for (const check of begun) await house.core.checking.putAside(check, fault);
      expect(begun.map(({ requestKey }) => requestKey)).toEqual([key]);
      expect(house.core.problems.ofRequest(key)).toMatchObject({ state: 'failed', failure: 'crashed' });
    };
    await crash();
    // It has the same source with another target, so the two are compared.
    const other = addRequest(house.db, { fields: [['Save the changes', 'Änderungen sichern']] });
    await house.check();
    expect(house.problemsOf(other)).toMatchObject([{ check: 'inconsistent' }]);
    expect(house.core.problems.ofRequest(key).state).toBe('failed');
    changeRequest(house.db, key, 2, said);
    await crash();
    house.db.exec(`DELETE FROM requests WHERE key = ${other}; UPDATE check_sweep SET checks_version = 0`);
    await house.check();
    expect(house.core.problems.ofRequest(key).state).toBe('checked');
  });

  it('keep their reason over a restart; one whose reason an older version did not keep says so until it fails again', async () => {
    const { house, key } = brokenHouse();
    await house.check();
    const again = plainCore(house.db, house.environment);
    expect(again.problems.ofRequest(key)).toMatchObject({ state: 'failed', failure: 'unreadable' });
    house.db.exec('DELETE FROM check_failures');
    expect(again.problems.ofRequest(key)).toMatchObject({ state: 'failed', failure: 'forgotten' });
    await again.checking.again(key);
    await checkAll(again, house.dataFolder);
    expect(again.problems.ofRequest(key)).toMatchObject({ state: 'failed', failure: 'unreadable' });
  });

  it('cannot be tried again for a request that is gone', async () => {
    const house = checkHouse();
    await expect(house.core.checking.again(7)).rejects.toThrow('no longer in the store');
  });

  it.each([
    ['unreadable', new SyntaxError('Unexpected end of JSON input')],
    ['unreadable', Object.assign(new Error('disk image is malformed'), { code: 'SQLITE_CORRUPT' })],
    ['too-large', new RangeError('Invalid string length')],
    ['unexpected', new TypeError('x is undefined')],
    ['unexpected', 'nothing'],
  ])('are said to be %s', (reason, error) => expect(checkFailureOf(error)).toBe(reason));
});

describe('a dismissal', () => {
  it('keeps its reason, takes the problem out of every count, and can be taken back', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    await house.check();
    const dismissals = await dismiss(house, key, 'tags-missing', 'field', '  bold is not used here ');
    expect(house.problemsOf(key)[0]?.dismissed).toMatchObject({
      scope: 'field',
      reason: 'bold is not used here',
      time: '2026-11-20T09:30:00.123Z',
    });
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 0 });
    await house.core.problems.restore(dismissals);
    expect(open(house.problemsOf(key))).toHaveLength(2);
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 1 });
  });

  it('outlives another version with the same problem, and not the problem becoming another one', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    await house.check();
    await dismiss(house, key, 'tags-missing', 'field');
    changeRequest(house.db, key, 2, {
      fields: [
        ['<b>Stop</b> here now', 'Und hier anhalten, bitte'],
        ['Go on with it', ''],
      ],
    });
    await house.check();
    expect(checksOf(open(house.problemsOf(key)))).toEqual(['target-empty']);
    changeRequest(house.db, key, 3, {
      fields: [
        ['<i>Stop</i> here now', 'Hier anhalten'],
        ['Go on with it', 'Weiter'],
      ],
    });
    await house.check();
    expect(checksOf(open(house.problemsOf(key)))).toEqual(['tags-missing']);
  });

  it('covers its scope, for existing and for new problems', async () => {
    const house = checkHouse();
    const twice = addRequest(house.db, {
      fields: [
        ['One thing', ''],
        ['Another thing', ''],
      ],
    });
    const sameLanguages = addRequest(house.db, { fields: [['One thing', '']] });
    const otherLanguages = addRequest(house.db, { target: 'fr', fields: [['One thing', '']] });
    await house.check();
    const openIn = () =>
      [twice, sameLanguages, otherLanguages].map((key) => {
        expect(house.countsOf(key)?.errors ?? 0).toBe(open(house.problemsOf(key)).length);
        return open(house.problemsOf(key)).length;
      });
    expect(openIn()).toEqual([2, 1, 1]);
    const [first] = house.problemsOf(twice);
    const one = async (scope: DismissalScope) => {
      const { dismissals } = await house.core.problems.dismiss(twice, [first?.key ?? 0], scope, '');
      await house.core.relabels.run();
      return async () => {
        await house.core.problems.restore(dismissals);
        await house.core.relabels.run();
        expect(openIn()).toEqual([2, 1, 1]);
      };
    };
    const ofField = await one('field');
    expect(openIn()).toEqual([1, 1, 1]);
    await ofField();
    const ofRequest = await one('request');
    expect(openIn()).toEqual([0, 1, 1]);
    await ofRequest();
    const ofPair = await one('pair');
    expect(openIn()).toEqual([0, 0, 1]);
    await ofPair();
    await one('everywhere');
    expect(openIn()).toEqual([0, 0, 0]);
    expect(house.core.problems.wideDismissals()).toMatchObject([
      { check: 'target-empty', scope: 'everywhere' },
    ]);
    const later = addRequest(house.db, { target: 'it', fields: [['One thing', '']] });
    await house.check();
    expect(open(house.problemsOf(later))).toEqual([]);
    expect(house.inView()).toBe(0);
  });

  it('of many problems is one action, and skips missing problems and those of other requests', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    const other = addRequest(house.db, faulty);
    await house.check();
    const keys = [...house.problemsOf(key), ...house.problemsOf(other)].map((problem) => problem.key);
    const { dismissals } = await house.core.problems.dismiss(key, [...keys, 4711], 'field', '');
    expect(dismissals).toHaveLength(2);
    expect(open(house.problemsOf(key))).toEqual([]);
    expect(open(house.problemsOf(other))).toHaveLength(2);
    expect(await house.core.problems.dismiss(key, keys, 'field', '')).toEqual({ dismissals: [] });
  });

  it('goes with its request', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, faulty);
    await house.check();
    await dismiss(house, key, 'target-empty', 'field');
    house.db.prepare('DELETE FROM requests WHERE key = ?').run(key);
    await house.check();
    expect(house.db.prepare('SELECT count(*) FROM dismissals').pluck().get()).toBe(0);
    expect(house.db.prepare('SELECT count(*) FROM check_queue').pluck().get()).toBe(0);
    expect(house.inView()).toBe(0);
  });
});
