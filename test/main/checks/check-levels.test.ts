import { describe, expect, it } from 'vitest';
import { checkHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';

const empty = [['Something', '']] as const;
const otherVersion = [
  '<p>See <a href="/a">this page</a> of 2024.</p><p>Use 12 <code>ls</code>, <a href="/c">more</a>.</p>',
  '<p>Siehe jene Seite von 2019.</p><p>Nimm 9 davon.</p>',
] as const;

describe('the level of a check', () => {
  it('holds at once in a request, and soon in every count', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: empty });
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 0 });
    await house.core.checkLevels.set('target-empty', undefined, 'warning');
    expect(house.problemsOf(key)[0]?.level).toBe('warning');
    await house.core.relabels.run();
    expect(house.countsOf(key)).toEqual({ errors: 0, warnings: 1, styles: 0 });
    await house.core.checkLevels.set('target-empty', undefined, 'off');
    expect(house.problemsOf(key)).toEqual([]);
    await house.core.relabels.run();
    expect(house.countsOf(key)).toBeUndefined();
    expect(house.inView()).toBe(0);
  });

  it('makes errors of what is not sure only when it is set, also where it is the default', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: [['<p><b>Something</b></p>', '<p>Etwas</p>']] });
    await house.check();
    expect(house.countsOf(key)).toMatchObject({ errors: 0 });
    await house.core.checkLevels.set('tags-missing', undefined, 'error');
    await house.core.relabels.run();
    expect(house.countsOf(key)).toMatchObject({ errors: 1 });
    await house.core.checkLevels.set('tags-missing', undefined, null);
    await house.core.relabels.run();
    expect(house.countsOf(key)).toMatchObject({ errors: 0 });
  });

  it('of languages goes before that of all, the narrower before the wider', async () => {
    const house = checkHouse();
    const [german, swiss, french] = ['de', 'de-CH', 'fr'].map((target) =>
      addRequest(house.db, { target, fields: empty }),
    );
    await house.check();
    const { checkLevels } = house.core;
    await checkLevels.set('target-empty', undefined, 'warning');
    await checkLevels.set('target-empty', { source: 'EN', target: 'de' }, 'error');
    await checkLevels.set('target-empty', { source: 'en', target: 'de-ch' }, 'off');
    const levels = [german, swiss, french].map((key) => house.problemsOf(key ?? 0)[0]?.level);
    expect(levels).toEqual(['error', undefined, 'warning']);
    expect(checkLevels.list()).toContainEqual({
      check: 'target-empty',
      languages: { source: 'en', target: 'de-CH' },
      level: 'off',
    });
    await expect(checkLevels.set('target-empty', { source: 'en', target: 'no tag' }, 'off')).rejects.toThrow(
      'target: "no tag" is not a language tag.',
    );
  });

  it('that switches a check on again has everything checked again', async () => {
    const house = checkHouse();
    await house.core.checkLevels.set('target-empty', undefined, 'off');
    const key = addRequest(house.db, { fields: empty });
    await house.check();
    expect(house.problemsOf(key)).toEqual([]);
    await house.core.checkLevels.set('target-empty', undefined, null);
    await house.check();
    expect(house.countsOf(key)).toEqual({ errors: 1, warnings: 0, styles: 0 });
  });

  it('that switches a check off has found again what its problems stood for', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: [otherVersion] });
    await house.check();
    expect(house.problemsOf(key).map(({ check }) => check)).toEqual(['other-version']);
    await house.core.checkLevels.set('other-version', undefined, 'off');
    await house.check();
    const imported = addRequest(house.db, { fields: [otherVersion] });
    await house.check();
    expect(house.problemsOf(key).length).toBeGreaterThan(1);
    expect(house.countsOf(key)).toEqual(house.countsOf(imported));
  });

  it('that changed when the program ended is followed by the next start', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: empty });
    await house.check();
    // The state that a kill between the transaction and the relabelling leaves.
    house.db.exec(`INSERT INTO check_levels VALUES ('target-empty', '', '', 'warning');
      INSERT INTO check_relabels VALUES ('target-empty', 0)`);
    await house.core.relabels.run();
    expect(house.countsOf(key)).toEqual({ errors: 0, warnings: 1, styles: 0 });
    expect(house.db.prepare('SELECT count(*) FROM check_relabels').pluck().get()).toBe(0);
  });
});
