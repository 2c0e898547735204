import { existsSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CheckEngine } from '../../../src/main/checks/check-engine';
import { openBackgroundEngine } from '../../../src/main/background/background-engine';
import { openDatabase } from '../../../src/main/database/database';
import { finishRestore, prepareRestore } from '../../../src/main/database/restore';
import { derivedFileOf, openDerivedDatabase } from '../../../src/main/database/derived-database';
import { mostProblems, type CheckingProgress } from '../../../src/contract/problems';
import { anyHistory } from '../../support/database/database-history';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { addRequest, changeRequest, type RequestInput } from '../../support/database/filled-requests';
import { plainCore } from '../../support/plain-core';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';

const empty: RequestInput = { fields: [['Something', '']] };
const filled: RequestInput = { fields: [['Something', 'Etwas']] };

/** A checker that was started and then killed at a chosen moment. */
async function withEngine<T>(house: CheckHouse, work: (checks: CheckEngine) => T | Promise<T>): Promise<T> {
  const { checks, close } = openBackgroundEngine(house.dataFolder);
  try {
    await house.core.checking.start(checks.memoryId);
    return await work(checks);
  } finally {
    close();
  }
}

describe('a due check', () => {
  it('is checked by the next start when the program is killed between check and commit', async () => {
    const house = checkHouse();
    await house.check();
    const key = addRequest(house.db, empty);
    await withEngine(house, (checks) => expect(checks.next()?.requests).toHaveLength(1));
    expect(house.core.problems.ofRequest(key).state).toBe('waiting');
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 0 });
  });

  it('stays due when an earlier content was checked', async () => {
    const house = checkHouse();
    await house.check();
    const key = addRequest(house.db, empty);
    await withEngine(house, async (checks) => {
      const portion = checks.next();
      changeRequest(house.db, key, 2, filled);
      if (portion !== undefined) await house.core.checking.record(portion);
      expect(house.core.problems.ofRequest(key)).toMatchObject({ state: 'waiting' });
      expect(checks.next()?.requests).toMatchObject([{ requestKey: key, version: 2 }]);
    });
  });

  it('is the newest first', async () => {
    const house = checkHouse();
    await house.check();
    const keys = Array.from({ length: 40 }, () => addRequest(house.db, filled));
    await withEngine(house, (checks) => {
      const taken = checks.next()?.requests.map(({ requestKey }) => requestKey) ?? [];
      expect(taken).toEqual(keys.toReversed().slice(0, taken.length));
    });
  });

  it('never brings more problems of a request than are kept', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, {
      fields: Array.from({ length: 1200 }, (_, index) => [`Something else ${index}`, ''] as const),
    });
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: mostProblems, warnings: 0, styles: 0 });
    expect(house.core.problems.ofRequest(key).found).toBe(1200);
    // If all problems are stored, the number found is absent.
    const few = addRequest(house.db, empty);
    await house.check();
    expect(house.core.problems.ofRequest(few).found).toBeUndefined();
  });

  it('keeps errors before other problems', async () => {
    const house = checkHouse();
    const warnings = Array.from(
      { length: 1100 },
      (_, index) => [`Bring ${index} cups of tea`, 'Apportez du thé'] as const,
    );
    const key = addRequest(house.db, { fields: [...warnings, ['Something else', '']] });
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: mostProblems - 1, styles: 0 });
  });

  it('keeps as many problems as it may, though a habit throughout the request was found as often', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, {
      fields: Array.from(
        { length: 1200 },
        (_, index) => [`Bring ${index} {cups} of tea`, 'Apportez du thé'] as const,
      ),
    });
    await house.check();
    const { found, problems } = house.core.problems.ofRequest(key);
    expect(found).toBeGreaterThan(mostProblems);
    expect(problems).toHaveLength(mostProblems);
  });
});

describe('everything is checked again', () => {
  it('when the checks are others than before, in portions that a kill only interrupts', async () => {
    const house = checkHouse();
    const keys = Array.from({ length: 70 }, () => addRequest(house.db, empty));
    await house.check();
    house.db.exec('UPDATE check_sweep SET checks_version = 0; DELETE FROM problems');
    expect(house.inView()).toBe(0);
    await withEngine(house, async (checks) => {
      const portion = checks.next();
      expect(portion?.requests.length).toBeLessThan(keys.length);
      if (portion !== undefined) await house.core.checking.record(portion);
    });
    expect(house.inView()).toBeGreaterThan(0);
    expect(house.inView()).toBeLessThan(keys.length);
    // The next start goes on, and does not start from the beginning.
    const round = house.db.prepare('SELECT round FROM check_sweep').pluck().get();
    await house.check();
    expect(house.inView()).toBe(keys.length);
    expect(house.db.prepare('SELECT round FROM check_sweep').pluck().get()).toBe(round);
  });

  it('when the file of derived data was lost', async () => {
    const house = checkHouse();
    await house.check();
    expect(existsSync(derivedFileOf(house.dataFolder))).toBe(true);
    for (const end of ['', '-wal', '-shm']) {
      rmSync(`${derivedFileOf(house.dataFolder)}${end}`, { force: true });
    }
    const round = Number(house.db.prepare('SELECT round FROM check_sweep').pluck().get());
    await house.check();
    expect(house.db.prepare('SELECT round FROM check_sweep').pluck().get()).toBe(round + 1);
  });

  it('when another database was restored: comparisons use that one', async () => {
    const folder = tempFolder();
    openDerivedDatabase(folder, anyHistory).close();
    const backup = openDatabase(migratedFolder(), '2026-11-20T00:00:00Z');
    backup.db.close();
    prepareRestore(folder, backup.file, '2026-11-21T00:00:00.000Z');
    expect(existsSync(derivedFileOf(folder))).toBe(true);
    finishRestore(folder);
    expect(existsSync(derivedFileOf(folder))).toBe(false);
  });

  it('from the beginning when another round begins while a portion is under way', async () => {
    const house = checkHouse();
    await house.check();
    const key = addRequest(house.db, empty);
    await house.check();
    await withEngine(house, async (checks) => {
      house.core.checking.sweep();
      const portion = checks.next();
      house.core.checking.sweep();
      if (portion !== undefined) await house.core.checking.record(portion);
      expect(checks.next()?.requests).toMatchObject([{ requestKey: key }]);
    });
  });

  it('once: a request that was due and was checked is passed over', async () => {
    const house = checkHouse();
    const keys = Array.from({ length: 40 }, () => addRequest(house.db, filled));
    addRequest(house.db, { fields: [['Not done yet']] });
    await withEngine(house, async (checks) => {
      const checked: number[] = [];
      for (let portion = checks.next(); portion !== undefined; portion = checks.next()) {
        await house.core.checking.record(portion);
        checks.recorded(portion);
        checked.push(...portion.requests.map(({ requestKey }) => requestKey));
      }
      expect(checked).toEqual(keys.toReversed());
    });
  });

  it('only when the coordinator resumes it: new content is still checked, and a restart changes nothing', async () => {
    const house = checkHouse();
    const keys = Array.from({ length: 40 }, () => addRequest(house.db, filled));
    await house.check();
    house.core.checking.sweep();
    await house.core.checking.pause(true);
    const waiting = { done: 0, total: 40, isPaused: true, canPause: true };
    expect(house.core.checking.progress()).toEqual(waiting);
    const late = addRequest(house.db, empty);
    await house.check();
    expect(house.countsOf(late)).toEqual({ errors: 1, warnings: 0, styles: 0 });
    await withEngine(house, (checks) => expect(checks.next()).toBeUndefined());

    const restarted = plainCore(house.db, house.environment);
    expect(restarted.checking.progress()).toEqual(waiting);
    await restarted.checking.pause(false);
    // Resuming is reported at once.
    expect(restarted.checking.progress()).toEqual({ ...waiting, isPaused: false });
    await withEngine(house, async (checks) => {
      const swept: number[] = [];
      for (let portion = checks.next(); portion !== undefined; portion = checks.next()) {
        await restarted.checking.record(portion);
        checks.recorded(portion);
        swept.push(...portion.requests.map(({ requestKey }) => requestKey));
      }
      expect(swept.filter((key) => key !== late)).toEqual(keys.toReversed());
    });
    expect(restarted.checking.progress()).toBeUndefined();
  });

  it('also after a pause that came when nothing was left, or while the last portion was under way', async () => {
    const house = checkHouse();
    addRequest(house.db, filled);
    await house.check();
    await house.core.checking.pause(true);
    house.core.checking.sweep();
    expect(house.core.checking.progress()?.isPaused).not.toBe(true);
    await withEngine(house, async (checks) => {
      const portion = checks.next();
      expect(portion?.swept?.belowKey).toBeNull();
      await house.core.checking.pause(true);
      expect(house.core.checking.progress()?.isPaused).toBe(true);
      if (portion !== undefined) await house.core.checking.record(portion);
    });
    house.core.checking.sweep();
    expect(house.core.checking.progress()?.isPaused).not.toBe(true);
  });

  it('says how far it is once it takes longer than two seconds', async () => {
    const house = checkHouse();
    await house.check();
    for (let index = 0; index < 70; index++) addRequest(house.db, filled);
    await withEngine(house, async (checks) => {
      const progress: (CheckingProgress | undefined)[] = [];
      house.core.changes.subscribe(({ name }) => {
        if (name === 'checking.changed') progress.push(house.core.checking.progress());
      });
      for (let portion = checks.next(); portion !== undefined; portion = checks.next()) {
        await house.core.checking.record(portion);
        checks.recorded(portion);
        house.environment.advance(2000);
      }
      expect(progress.at(-1)).toBeUndefined();
      const reported = progress.filter((one) => one !== undefined);
      expect(reported.length).toBeGreaterThan(0);
      for (const { done, total } of reported) {
        expect(total).toBe(70);
        expect(done).toBeLessThan(70);
      }
    });
  });

  it('and counts from nothing once everything is checked again', async () => {
    const house = checkHouse();
    for (let index = 0; index < 70; index++) addRequest(house.db, filled);
    await house.check();
    await withEngine(house, async (checks) => {
      const recordNext = async (): Promise<void> => {
        const portion = checks.next();
        if (portion !== undefined) await house.core.checking.record(portion);
        house.environment.advance(3000);
      };
      house.core.checking.sweep();
      await recordNext();
      house.core.checking.sweep();
      await recordNext();
      expect(house.core.checking.progress()?.total).toBe(70);
    });
  });
});

describe('requests are compared with each other', () => {
  const oneWay: RequestInput = { fields: [['Save the changes', 'Änderungen speichern']] };
  const otherWay: RequestInput = { fields: [['Save the changes', 'Änderungen sichern']] };

  it('and say where a sentence is translated otherwise, in the later of two', async () => {
    const house = checkHouse();
    const first = addRequest(house.db, oneWay);
    await house.check();
    expect(house.problemsOf(first)).toEqual([]);
    const second = addRequest(house.db, otherWay);
    await house.check();
    expect(house.problemsOf(second)).toMatchObject([
      {
        check: 'inconsistent',
        variant: 'elsewhere',
        detail: {
          source: 'Save the changes',
          target: 'Änderungen sichern',
          other: 'Änderungen speichern',
          request: house.core.review.detail(first).title,
        },
        otherRequest: first,
        source: [{ from: 0, to: 16 }],
      },
    ]);
    expect(house.problemsOf(first)).toEqual([]);
    changeRequest(house.db, second, 2, oneWay);
    await house.check();
    expect(house.problemsOf(second)).toEqual([]);
  });

  it('and say it of the rarer translation, in the earlier request too', async () => {
    const house = checkHouse();
    const first = addRequest(house.db, oneWay);
    const others = [addRequest(house.db, otherWay), addRequest(house.db, otherWay)];
    await house.check();
    expect(house.problemsOf(first)).toMatchObject([{ detail: { other: 'Änderungen sichern' } }]);
    expect(others.flatMap((key) => house.problemsOf(key))).toEqual([]);
  });

  it('and say it of the rarer translation in one request, however many sources have two', async () => {
    const house = checkHouse();
    const names = Array.from({ length: 30 }, (_none, at) => `Teil ${String.fromCodePoint(65 + at)}`);
    const fields = names.flatMap((name) =>
      ['sichern', 'speichern', 'speichern'].map((verb) => [`Save ${name}`, `${name} ${verb}`] as const),
    );
    const key = addRequest(house.db, { fields });
    await house.check();
    const said = house.problemsOf(key).filter(({ check }) => check === 'inconsistent');
    expect(said.map(({ detail }) => detail['target'])).toEqual(names.map((name) => `${name} sichern`));
  });

  it('in the same connection only, because another one has texts of its own', async () => {
    const house = checkHouse();
    const [one, two] = [
      { ...oneWay, origin: 1 },
      { ...otherWay, origin: 2 },
    ];
    const keys = [addRequest(house.db, one), addRequest(house.db, two), addRequest(house.db, otherWay)];
    await house.check();
    expect(keys.flatMap((key) => house.problemsOf(key))).toEqual([]);
    const again = addRequest(house.db, { ...otherWay, origin: 1 });
    await house.check();
    expect(house.problemsOf(again)).toMatchObject([{ check: 'inconsistent', otherRequest: keys[0] }]);
  });

  it('and not for case, final marks and spaces', async () => {
    const house = checkHouse();
    addRequest(house.db, { fields: [['Your name:', 'Votre nom :']], target: 'fr-CH' });
    const other = addRequest(house.db, { fields: [['Your name:', 'votre nom:']], target: 'fr-CH' });
    await house.check();
    expect(house.problemsOf(other).filter(({ check }) => check === 'inconsistent')).toEqual([]);
  });

  it.each([
    ['Remove', 'Wissen', 'Wissen (Remove)', []],
    ['Remove', 'Wissen', 'Wissen (Delete)', ['inconsistent']],
    ['Remove', 'Verwijder', 'Verwijderen', []],
    ['Remove', 'Verwijder', 'Wissen', ['inconsistent']],
    ['Remove it', 'Verwijder dit', 'Verwijderen', ['inconsistent']],
    ['Selected nodes', 'Geselecteerde node', 'Geselecteerd nodes', []],
    ['Selected nodes', 'Gekozen nodes', 'Geselecteerde nodes', ['inconsistent']],
    ['Stop what all of them do', 'Stop alles wat doen', 'Stop alles wat doet', ['inconsistent']],
  ])('and not for the endings of a short label: %s, %s, %s', async (source, one, two, expected) => {
    const house = checkHouse();
    const usual = { fields: [[source, one] as const], target: 'nl' };
    addRequest(house.db, usual);
    addRequest(house.db, usual);
    const other = addRequest(house.db, { fields: [[source, two]], target: 'nl' });
    await house.check();
    expect(house.problemsOf(other).map(({ check }) => check)).toEqual(expected);
  });

  it.each([
    ['connected __count__', '__count__ conectado', '__count__ conectados', []],
    ['connected __count__', '__count__ conectado', '__count__ enlazados', ['inconsistent']],
    ['is connected', 'está conectado', 'está conectados', ['inconsistent']],
  ])('and not for one and several of a value: %s, %s, %s', async (source, one, two, expected) => {
    const house = checkHouse();
    const request = addRequest(house.db, {
      fields: [
        [source, one],
        [source, two],
      ],
      target: 'es',
    });
    await house.check();
    expect(house.problemsOf(request).map(({ check }) => check)).toEqual(expected);
  });

  it.each([
    ['Open file', 'ファイルを開く', 'ファイルを閉じる', 'ja'],
    ['Delete file', '删除所有文件', '删除所有图片', 'zh-CN'],
    ['Open file', 'เปิดไฟล์', 'เปิดไฟล์ดู', 'th'],
    ['Order 12345 sent', 'Bestellung 12345 versandt', 'Bestellung 12346 versandt', 'de'],
  ])('and other words and numbers are no endings: %s, %s, %s', async (source, one, two, target) => {
    const house = checkHouse();
    addRequest(house.db, { fields: [[source, one]], target });
    const other = addRequest(house.db, { fields: [[source, two]], target });
    await house.check();
    expect(house.problemsOf(other).map(({ check }) => check)).toContain('inconsistent');
  });

  it('and say where two sources have one translation, unless they say nearly the same', async () => {
    const house = checkHouse();
    const on = addRequest(house.db, {
      fields: [['Enable the log of calls for all of the connections', 'Protokoll einschalten']],
    });
    const off = addRequest(house.db, {
      fields: [['Switch off logging for good, and delete what is there', 'Protokoll einschalten']],
    });
    addRequest(house.db, { fields: [['Close', 'Schließen']] });
    const label = addRequest(house.db, { fields: [['Dismiss', 'Schließen']] });
    const alike = addRequest(house.db, {
      target: 'fr',
      fields: [['Open the big file', 'Ouvrir le fichier']],
    });
    addRequest(house.db, { target: 'fr', fields: [['Open the file', 'Ouvrir le fichier']] });
    const failures = [
      '[-- Error: unable to create PGP process! --]',
      '[-- Error: could not create a PGP process! --]',
    ].map((source) =>
      addRequest(house.db, { target: 'es', fields: [[source, 'Error al crear el proceso']] }),
    );
    await house.check();
    expect(house.problemsOf(off)).toMatchObject([{ check: 'same-target', variant: 'elsewhere' }]);
    for (const key of [on, alike, label, ...failures]) expect(house.problemsOf(key)).toEqual([]);
  });

  it('also when the program is killed before those that are compared are queued for their check', async () => {
    const house = checkHouse();
    const first = addRequest(house.db, oneWay);
    await house.check();
    addRequest(house.db, otherWay);
    addRequest(house.db, otherWay);
    // The segments are in their file, and nothing is in the main database.
    await withEngine(house, (checks) => void checks.next());
    await house.check();
    expect(house.problemsOf(first)).toMatchObject([{ check: 'inconsistent' }]);
  });

  it('and keep a dismissal when they name another request', async () => {
    const house = checkHouse();
    const second = addRequest(house.db, otherWay);
    addRequest(house.db, { fields: [['Save the changes', 'Speichern der Änderungen']] });
    const last = addRequest(house.db, oneWay);
    await house.check();
    const [problem] = house.problemsOf(last);
    await house.core.problems.dismiss(last, [problem?.key ?? 0], 'request', 'both are right');
    house.db.prepare('DELETE FROM requests WHERE key = ?').run(second);
    await house.check();
    expect(house.problemsOf(last)).toMatchObject([
      { detail: { other: 'Speichern der Änderungen' }, dismissed: { reason: 'both are right' } },
    ]);
  });
});
