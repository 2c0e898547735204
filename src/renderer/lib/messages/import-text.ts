import type { ImportReport } from '../../../contract/import-report';
import { formatList } from './format';
import { importMessages } from './en-import';
import { withMessages } from './translate';

const t = withMessages(importMessages);

/** Summarizes an import: new, unchanged and unknown records. */
export function importText({ added, here, unknown, leftOut }: ImportReport): string {
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
  ].join(' ');
}
