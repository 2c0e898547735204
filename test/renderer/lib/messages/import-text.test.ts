import { expect, it } from 'vitest';
import type { ImportCounts, ImportReport } from '../../../../src/contract/import-report';
import { importPhrase } from '../../../../src/main/cli/import-phrase';
import { importText } from '../../../../src/renderer/lib/messages/import-text';

const noCounts: ImportCounts = {
  requests: 0,
  connections: 0,
  views: 0,
  settings: 0,
  webhook: 0,
  checkLevels: 0,
  dismissals: 0,
  receiverProfiles: 0,
  receiverUses: 0,
  termbases: 0,
  termEntries: 0,
  forwardings: 0,
  orders: 0,
  fileVersions: 0,
  handovers: 0,
};

function named<T>(count: number, one: (index: number) => T): { count: number; named: T[] } {
  return { count, named: Array.from({ length: Math.min(count, 10) }, (_none, index) => one(index + 1)) };
}

function reportOf(renamed: number, different: number, unknown = 0): ImportReport {
  return {
    added: { ...noCounts, receiverProfiles: renamed },
    here: noCounts,
    leftOut: { count: 0, named: [] },
    profiles: {
      renamed: named(renamed, (index) => ({ name: `Shop ${index}`, newName: `Shop ${index} (2)` })),
      different: named(different, (index) => `Site ${index}`),
    },
    unknown,
  };
}

it('the summary of an import names a few profiles, counts the others, and says first what was skipped', () => {
  expect(importText(reportOf(100, 4, 2))).toBe(
    'Imported: 100 receiver profiles. 2 lines of a later version of Locdesk were skipped. ' +
      'Profiles whose name is taken here have another one now: ' +
      '“Shop 1 (2)”, “Shop 2 (2)”, “Shop 3 (2)”, and 97 more. ' +
      'Profiles that are different in the file, and unchanged here: ' +
      '“Site 1”, “Site 2”, “Site 3”, and “Site 4”.',
  );
});

it('the summary of an import says of one profile what became of it', () => {
  expect(importText(reportOf(1, 1))).toBe(
    'Imported: 1 receiver profile. ' +
      'The profile “Shop 1” has a name that is taken here, so it is called “Shop 1 (2)” now. ' +
      'The profile “Site 1” is different in the file; the one here is unchanged.',
  );
});

it('a terminal lists ten profiles of each kind, and counts the others', () => {
  const lines = importPhrase(reportOf(100, 11, 2));
  expect(lines).toHaveLength(24);
  expect(lines[1]).toContain('2 lines');
  expect(lines[12]).toBe('90 more profiles have names that are taken here, and got another one.');
  expect(lines.at(-1)).toBe('1 more profiles are different in the file; those here are left as they are.');
});
