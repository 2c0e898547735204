import type { ImportedProfiles, ImportReport } from '../../../contract/import-report';
import { formatList } from './format';
import { withMessages } from './translate';

/** English texts on what an import did; loaded after one. */
export const importMessages = {
  'backups.imported': 'Imported: {{added}}.',
  'backups.imported.nothing': 'Everything in the file is already here.',
  'backups.imported.nothingNew': 'Nothing was imported.',
  'backups.imported.requests_one': '{{count, number}} request',
  'backups.imported.requests_other': '{{count, number}} requests',
  'backups.imported.connections_one': '{{count, number}} connection, paused and without a token',
  'backups.imported.connections_other': '{{count, number}} connections, paused and without a token',
  'backups.imported.views_one': '{{count, number}} view',
  'backups.imported.views_other': '{{count, number}} views',
  'backups.imported.settings_one': '{{count, number}} setting',
  'backups.imported.settings_other': '{{count, number}} settings',
  'backups.imported.checkLevels_one': '{{count, number}} check level',
  'backups.imported.checkLevels_other': '{{count, number}} check levels',
  'backups.imported.dismissals_one': '{{count, number}} dismissal',
  'backups.imported.dismissals_other': '{{count, number}} dismissals',
  'backups.imported.receiverProfiles_one': '{{count, number}} receiver profile',
  'backups.imported.receiverProfiles_other': '{{count, number}} receiver profiles',
  'backups.imported.receiverUses_one': '{{count, number}} applied receiver profile',
  'backups.imported.receiverUses_other': '{{count, number}} applied receiver profiles',
  'backups.imported.termbases_one': '{{count, number}} termbase',
  'backups.imported.termbases_other': '{{count, number}} termbases',
  'backups.imported.termEntries_one': '{{count, number}} entry of a termbase',
  'backups.imported.termEntries_other': '{{count, number}} entries of termbases',
  'backups.imported.forwardings_one': '{{count, number}} forwarded request',
  'backups.imported.forwardings_other': '{{count, number}} forwarded requests',
  'backups.imported.orders_one': '{{count, number}} order',
  'backups.imported.orders_other': '{{count, number}} orders',
  'backups.imported.fileVersions_one': '{{count, number}} version of a file',
  'backups.imported.fileVersions_other': '{{count, number}} versions of files',
  'backups.imported.handovers_one': '{{count, number}} hand-over',
  'backups.imported.handovers_other': '{{count, number}} hand-overs',
  'backups.imported.webhook': 'the webhook address',
  'backups.imported.here_one': '{{count, number}} was already here and is unchanged.',
  'backups.imported.here_other': '{{count, number}} were already here and are unchanged.',
  'backups.imported.unknown_one': '{{count, number}} line of a later version of Locdesk was skipped.',
  'backups.imported.unknown_other': '{{count, number}} lines of a later version of Locdesk were skipped.',
  'backups.imported.renamed':
    'The profile “{{name}}” has a name that is taken here, so it is called “{{newName}}” now.',
  'backups.imported.different': 'The profile “{{name}}” is different in the file; the one here is unchanged.',
  'backups.imported.renamedProfiles': 'Profiles whose name is taken here have another one now: {{names}}.',
  'backups.imported.differentProfiles':
    'Profiles that are different in the file, and unchanged here: {{names}}.',
  'backups.imported.profile': '“{{name}}”',
  'backups.imported.moreProfiles': '{{count, number}} more',
} as const;

const t = withMessages(importMessages);

/** Summarizes an import: new, unchanged and unknown records. */
export function importText({ added, here, unknown, leftOut, profiles }: ImportReport): string {
  const parts = (
    [
      'requests',
      'connections',
      'views',
      'settings',
      'checkLevels',
      'dismissals',
      'receiverProfiles',
      'receiverUses',
      'termbases',
      'termEntries',
      'forwardings',
      'orders',
      'fileVersions',
      'handovers',
    ] as const
  )
    .filter((name) => added[name] > 0)
    .map((name) => t(`backups.imported.${name}`, { count: added[name] }));
  if (added.webhook > 0) parts.push(t('backups.imported.webhook'));
  const known = Object.values(here).reduce((sum, count) => sum + count, 0);
  return [
    parts.length > 0
      ? t('backups.imported', { added: formatList(parts) })
      : t(leftOut.count > 0 ? 'backups.imported.nothingNew' : 'backups.imported.nothing'),
    ...(parts.length > 0 && known > 0 ? [t('backups.imported.here', { count: known })] : []),
    ...(unknown > 0 ? [t('backups.imported.unknown', { count: unknown })] : []),
    ...profileSentences(profiles),
  ].join(' ');
}

/** Names only a few profiles, because a toast has few lines. */
const mostShown = 3;

function profileSentences({ renamed, different }: ImportedProfiles): readonly string[] {
  const [names, name] = [renamed.named[0], different.named[0]];
  const sentences: string[] = [];
  if (renamed.count > 1) {
    const newNames = renamed.named.map(({ newName }) => newName);
    sentences.push(t('backups.imported.renamedProfiles', { names: nameList(renamed.count, newNames) }));
  } else if (names !== undefined) sentences.push(t('backups.imported.renamed', names));
  if (different.count > 1) {
    const list = nameList(different.count, different.named);
    sentences.push(t('backups.imported.differentProfiles', { names: list }));
  } else if (name !== undefined) sentences.push(t('backups.imported.different', { name }));
  return sentences;
}

/** A list of names; “1 more” would take as much room as the name. */
function nameList(count: number, named: readonly string[]): string {
  const shown = named.slice(0, count === mostShown + 1 ? count : mostShown);
  const parts = shown.map((name) => t('backups.imported.profile', { name }));
  if (count > shown.length) parts.push(t('backups.imported.moreProfiles', { count: count - shown.length }));
  return formatList(parts);
}
