import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLists, type Lists } from '../../support/lists';
import { wantedChecks } from '../../../src/main/checks/wanted-checks';
import { ExaminedDrafts } from '../../../src/main/review/examined-drafts';
import { wordpress } from '../../../src/content/receivers/built-in/wordpress';
import type { CheckId, Problem, ProblemLevel } from '../../../src/content/checks/problem';
import type { DraftProblem } from '../../../src/contract/fulfilment';
import { dismissalScopes, type DismissalScope } from '../../../src/contract/problems';
import { checkAll } from '../../support/content/check-all';
import { vocabularies } from '../../support/content/vocabularies';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';
import { runs } from '../../support/effort';

const allLists = new WeakMap<CheckHouse, Lists>();

function listsOf(house: CheckHouse): Lists {
  const known = allLists.get(house);
  if (known !== undefined) return known;
  const lists = openLists(house.dataFolder, Date.now);
  onTestFinished(() => lists.close());
  allLists.set(house, lists);
  return lists;
}

/** Returns the problems of a field with this value. */
function liveIn(house: CheckHouse, key: number, fieldId: string, value: string): readonly DraftProblem[] {
  const question = listsOf(house).handlers['fulfil.problems'];
  for (;;) {
    const answer = question({ key, fieldId, value });
    if (!('isUnfinished' in answer)) return answer;
  }
}

const checksOf = (problems: readonly Problem[]) => problems.map(({ check }) => check);

async function draft(house: CheckHouse, key: number, position: number, value: string): Promise<void> {
  const { version } = house.core.drafts.read(key);
  const fieldId = `field-${position}`;
  await house.core.drafts.save({ key, version, fieldId, value, revision: 0 });
}

async function dismissAll(house: CheckHouse, key: number, check: CheckId, scope: DismissalScope) {
  const own = house.problemsOf(key).filter((problem) => problem.check === check);
  expect(own).not.toEqual([]);
  await house.core.problems.dismiss(key, [own[0]?.key ?? 0], scope, '');
  await house.core.relabels.run();
}

const said = ({ check, variant, detail, source, target, folded }: Problem, level: ProblemLevel) =>
  JSON.stringify({ check, variant, detail, source, target, folded, level });

/** Returns the problems of a field that count after saving. */
function savedOf(house: CheckHouse, key: number, fieldId: string): readonly string[] {
  const { state, problems } = house.core.problems.ofRequest(key);
  expect(state).toBe('checked');
  const own = problems.filter((one) => one.fieldId === fieldId && one.dismissed === undefined);
  return own.map((problem) => said(problem, problem.level)).toSorted();
}

/** Few texts, so that sources and targets come more than once, and each other one brings a problem. */
const source = fc.constantFrom('Go on', 'Stop', '<b>Save</b> it', '<p>Go on</p><p>Stop</p>', 'Pay 12 now.');
const target = fc.constantFrom('', 'Weiter', 'Halt', '<b>Weiter', '<p>Weiter</p><p>Halt</p>', 'Pay 12 now.');
const fieldPairs = fc.array(fc.tuple(source, target), { minLength: 1, maxLength: 4 });
const dismissal = fc.record({ nth: fc.nat(5), scope: fc.constantFrom(...dismissalScopes) });
const level = fc.record({
  check: fc.constantFrom<CheckId>('inconsistent', 'same-target', 'target-empty'),
  level: fc.constantFrom('off', 'error'),
});

describe('what the checks say of drafts is what they say once these are saved', () => {
  it('of a completed request, among others, whatever was dismissed and set before', async () => {
    const house = checkHouse();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          others: fc.array(fieldPairs, { maxLength: 2 }),
          own: fieldPairs,
          drafts: fc.array(fc.option(target, { nil: undefined }), { minLength: 4, maxLength: 4 }),
          dismissals: fc.array(dismissal, { maxLength: 2 }),
          levels: fc.array(level, { maxLength: 1 }),
        }),
        async ({ others, own, drafts, dismissals, levels }) => {
          house.db.exec('DELETE FROM requests; DELETE FROM dismissals; DELETE FROM check_levels');
          await house.check();
          for (const other of others) addRequest(house.db, { fields: other });
          const key = addRequest(house.db, { fields: own });
          await house.check();
          for (const { nth, scope } of dismissals) {
            const found = house.problemsOf(key)[nth];
            if (found !== undefined) await house.core.problems.dismiss(key, [found.key], scope, '');
          }
          for (const { check, level: is } of levels) await house.core.checkLevels.set(check, undefined, is);
          await house.check();
          const values = own.map(([, before], position) => drafts[position] ?? before);
          for (const [position, value] of drafts.slice(0, own.length).entries())
            if (value !== undefined) await draft(house, key, position, value);
          const live = values.map((value, position) =>
            liveIn(house, key, `field-${position}`, value).map((problem) => said(problem, problem.level)),
          );
          await house.core.fulfilments.save(key, 1);
          await house.check();
          for (const [position, problems] of live.entries())
            expect(problems.toSorted()).toEqual(savedOf(house, key, `field-${position}`));
        },
      ),
      { numRuns: runs(20) },
    );
  });

  it('once, at the first field, where all fields have the same, and of the others that they have it', async () => {
    const house = checkHouse();
    const fields = Array.from({ length: 3 }, (_none, at) => [`Stop ${at}`, `Arrêt ${at} !`] as const);
    const key = addRequest(house.db, { fields, target: 'fr' });
    await house.check();
    const live = [0, 1, 2].map((at) => liveIn(house, key, `field-${at}`, `Arrêt ${at} :`));
    const fieldOf = (problems: (typeof live)[number]) => problems.map(({ sameAs = 'own' }) => sameAs);
    expect(live.map(fieldOf)).toEqual([
      ['own', 'own'],
      ['field-0', 'own'],
      ['field-0', 'own'],
    ]);
  });

  it('among the other languages of its source', async () => {
    const house = checkHouse();
    const text = '<p>There are <b>5</b> parts of it.</p>';
    const fields = [[text, '<p>Es hat 4 Teile davon.</p>']] as const;
    for (const language of ['sv', 'nl', 'da']) addRequest(house.db, { target: language, fields });
    const key = addRequest(house.db, { fields: [[text, '<p>Es hat <b>5</b> Teile davon.</p>']] });
    await house.check();
    const live = (value: string) =>
      liveIn(house, key, 'field-0', value).map((problem) => said(problem, problem.level));
    expect(live('<p>Es hat <b>5</b> Teile davon.</p>')).toEqual([]);
    const shared = live('<p>Es hat 4 Teile davon.</p>');
    expect(shared).toMatchObject([expect.stringContaining('across-languages')]);
    await draft(house, key, 0, '<p>Es hat 4 Teile davon.</p>');
    await house.core.fulfilments.save(key, 1);
    await house.check();
    expect(shared).toEqual(savedOf(house, key, 'field-0'));
  });

  it('of one that is not completed yet', async () => {
    const house = checkHouse();
    addRequest(house.db, { fields: [['Stop now', 'Halt jetzt']] });
    await house.check();
    const key = addRequest(house.db, { fields: [['Stop now'], ['Go on with it']] });
    await draft(house, key, 0, 'Anhalten');
    await draft(house, key, 1, '');
    const live = ['Anhalten', ''].map((value, position) => liveIn(house, key, `field-${position}`, value));
    expect(live.map(checksOf)).toEqual([['inconsistent'], ['target-empty']]);
    await house.core.fulfilments.complete(key, 1, false);
    await house.check();
    for (const [position, problems] of live.entries())
      expect(problems.map((problem) => said(problem, problem.level))).toEqual(
        savedOf(house, key, `field-${position}`),
      );
  });
});

describe('a draft is compared', () => {
  const threeStops = Array.from({ length: 3 }, () => ['Stop', 'Halt'] as const);

  it('with what other requests say for the same source, and with the sources of the same target', async () => {
    const house = checkHouse();
    const other = addRequest(house.db, {
      fields: [
        ['Stop now', 'Halt jetzt'],
        ['Stop whatever this is and leave the house', 'Halt, und dann raus hier'],
      ],
    });
    const key = addRequest(house.db, {
      fields: [
        ['Stop now', 'Halt jetzt'],
        ['Go on with it as you did in the days before', 'Damit weiter wie zuvor'],
      ],
    });
    await house.check();
    const { title } = house.core.review.detail(other);
    expect(liveIn(house, key, 'field-0', 'Anhalten')).toMatchObject([
      { check: 'inconsistent', variant: 'elsewhere', detail: { other: 'Halt jetzt', request: title } },
    ]);
    expect(liveIn(house, key, 'field-1', 'Halt, und dann raus hier')).toMatchObject([
      { check: 'same-target', detail: { other: 'Stop whatever this is and leave the house' } },
    ]);
    expect(liveIn(house, key, 'field-0', 'Halt jetzt')).toEqual([]);
  });

  it('with requests of its connection only', async () => {
    const house = checkHouse();
    const add = (origin: number) => addRequest(house.db, { fields: [['Stop now', 'Halt jetzt']], origin });
    const [, key, later] = [add(2), add(1), add(2)];
    await house.check();
    const live = (of: number) => checksOf(liveIn(house, of, 'field-0', 'Anhalten'));
    expect([live(key), live(later)]).toEqual([[], ['inconsistent']]);
  });

  it('with the other drafts of its request, and not with what these take the place of', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: threeStops });
    await house.check();
    expect(liveIn(house, key, 'field-0', 'Anhalten')).toMatchObject([
      { check: 'inconsistent', variant: 'here', detail: { other: 'Halt' } },
    ]);
    await draft(house, key, 1, 'Anhalten');
    await draft(house, key, 2, 'Anhalten');
    expect(liveIn(house, key, 'field-0', 'Anhalten')).toEqual([]);
    expect(liveIn(house, key, 'field-0', 'Halt')).toMatchObject([{ detail: { other: 'Anhalten' } }]);
  });

  it('with its own request also while there is no file of segments', async () => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: threeStops });
    expect(checksOf(liveIn(house, key, 'field-0', 'Anhalten'))).toEqual(['inconsistent']);
  });

  it('a few fields at a time, each of them once', () => {
    const drafted = ['Halt', 'Weiter', 'Ende'].map((text, position) => ({
      fieldId: `field-${position}`,
      position,
      source: 'Stop',
      field: { type: 'localizable', data: 'html', source: 'Stop', target: text },
    }));
    const languages = { source: 'en', target: 'de' };
    const examined = new ExaminedDrafts(languages, wantedChecks(languages, []));
    const took = () => examined.take(drafted, -1);
    expect([took(), took(), took(), took()]).toEqual([false, false, true, true]);
    expect(examined.places(drafted).length).toBe(3);
  });

  it('where its field has segments, or another field has the same', () => {
    const drafted = ['Halt', 'Weiter', 'Halt', 'Halt an'].map((text, position) => ({
      fieldId: `field-${position}`,
      position,
      source: 'Stop',
      field: { type: 'localizable', data: 'html', source: '<p>Stop</p>', target: `<p>${text}</p>` },
    }));
    const languages = { source: 'en', target: 'de' };
    const examined = new ExaminedDrafts(languages, wantedChecks(languages, []));
    while (!examined.take(drafted, 100));
    const concerned = (position: number) =>
      examined.concerning(drafted, `field-${position}`).map(({ segment }) => segment.position);
    expect([concerned(0), concerned(1), concerned(2)]).toEqual([[0, 2], [1], [0, 2]]);
    expect(examined.concerning(drafted, 'field-9')).toEqual([]);
  });

  it('with texts of its request that are looked up without reading all fields for each of them', () => {
    let reads = 0;
    const drafted = Array.from({ length: 50 }, (_none, position) => ({
      fieldId: `field-${position}`,
      position,
      source: `Stop ${position}`,
      get field() {
        reads += 1;
        return { type: 'localizable', data: 'html', source: `Stop ${position}`, target: `Halt ${position}` };
      },
    }));
    const examined = new ExaminedDrafts(
      { source: 'en', target: 'de' },
      wantedChecks({ source: 'en', target: 'de' }, []),
    );
    while (!examined.take(drafted, 100));
    const hashes = examined.places(drafted).map(({ target: hash }) => hash);
    reads = 0;
    const textOf = examined.texts(drafted);
    expect(hashes.map(textOf)).toEqual(drafted.map(({ position }) => `Halt ${position}`));
    expect(reads).toBe(drafted.length);
  });
});

describe('a draft does not say what was dismissed before', () => {
  it.each(dismissalScopes)('with the scope %s', async (scope) => {
    const house = checkHouse();
    const key = addRequest(house.db, { fields: [['<b>Stop</b> here now', 'Hier anhalten']] });
    await house.check();
    const live = () => checksOf(liveIn(house, key, 'field-0', 'Hier jetzt anhalten'));
    expect(live()).toEqual(['tags-missing']);
    await dismissAll(house, key, 'tags-missing', scope);
    expect(live()).toEqual([]);
  });

  it('in another request, where it reaches that far', async () => {
    const house = checkHouse();
    const fields = [['<b>Stop</b> here now', 'Hier anhalten']] as const;
    const key = addRequest(house.db, { fields });
    const german = addRequest(house.db, { fields });
    const swiss = addRequest(house.db, { fields, target: 'de-CH' });
    await house.check();
    const live = () => [german, swiss].map((of) => liveIn(house, of, 'field-0', 'Hier anhalten').length);
    await dismissAll(house, key, 'tags-missing', 'request');
    expect(live()).toEqual([1, 1]);
    await dismissAll(house, key, 'tags-missing', 'pair');
    expect(live()).toEqual([0, 1]);
    await dismissAll(house, key, 'tags-missing', 'everywhere');
    expect(live()).toEqual([0, 0]);
  });
});

it('misspelled words of a draft are said as after saving, and not the person’s own', async () => {
  const house = checkHouse();
  const slip = 'Speichern Sie Ihre Einstelluntgen in dieser Datei.';
  const fields = [['Save your settings in this file.', 'Speichern Sie Ihre Einstellungen.']] as const;
  const key = addRequest(house.db, { fields });
  const lists = openLists(house.dataFolder, Date.now, vocabularies);
  onTestFinished(() => lists.close());
  allLists.set(house, lists);
  await checkAll(house.core, house.dataFolder, { vocabularies: () => vocabularies });
  const live = liveIn(house, key, 'field-0', slip);
  expect(live).toMatchObject([{ check: 'spelling', detail: { expected: 'Einstellungen' } }]);

  await draft(house, key, 0, slip);
  await house.core.fulfilments.save(key, 1);
  await checkAll(house.core, house.dataFolder, { vocabularies: () => vocabularies });
  expect(live.map((problem) => said(problem, problem.level))).toEqual(savedOf(house, key, 'field-0'));

  await house.core.settings.write({ 'spelling.words': ['Einstelluntgen'] });
  expect(liveIn(house, key, 'field-0', slip)).toEqual([]);
});

it('what a receiver changes by the language of the target is said of a draft as after saving', async () => {
  const house = checkHouse();
  const rules = wordpress.rules.flatMap((rule) =>
    rule.id === 'wordpress.slug-form' ? [{ ...rule, fields: { ids: ['*'] } }] : [],
  );
  await house.core.receiverProfiles.save(JSON.stringify({ ...wordpress, id: 'site', name: 'Site', rules }));
  await house.core.receiverProfiles.use({ profile: 'site' });
  const key = addRequest(house.db, { fields: [['about us', 'Über uns']] });
  await house.check();
  const live = liveIn(house, key, 'field-0', 'Über uns').map((problem) => said(problem, problem.level));
  expect(live.toSorted()).toEqual(savedOf(house, key, 'field-0'));
  expect(live.join('')).toContain('ueber-uns');
});

it('of a field that is gone nothing is said, but that it is', () => {
  const house = checkHouse();
  const key = addRequest(house.db, { fields: [['Stop', 'Halt']] });
  expect(() => liveIn(house, key, 'field-7', '')).toThrow('no longer in the store');
  expect(() => liveIn(house, key + 1, 'field-0', '')).toThrow('no longer in the store');
});
