import type { ImportCounts, ImportReport, LeftOutRequests } from '../../contract/import-report';

/** Summarizes an import for a terminal. */
export function importPhrase({ added, here, unknown, profiles }: ImportReport): readonly string[] {
  return [
    `Imported: ${countsPhrase(added)}.`,
    ...(isNothing(here) ? [] : [`Here already and left as they are: ${countsPhrase(here)}.`]),
    ...(unknown > 0 ? [`Skipped, as this Locdesk does not know them: ${unknown} lines.`] : []),
    ...profiles.renamed.named.map(
      ({ name, newName }) =>
        `The profile "${name}" has a name that is taken here, so it is called "${newName}" now.`,
    ),
    ...morePhrase(profiles.renamed, 'have names that are taken here, and got another one'),
    ...profiles.different.named.map(
      (name) => `The profile "${name}" is different in the file; the one here is left as it is.`,
    ),
    ...morePhrase(profiles.different, 'are different in the file; those here are left as they are'),
    ...(added.connections > 0 ? ['Connections are paused and have no token yet.'] : []),
  ];
}

/** Lists requests that an import left out, with reasons and advice. */
export function leftOutPhrase({ count, named }: LeftOutRequests): string {
  const requests = count === 1 ? '1 request was' : `${count} requests were`;
  const more = count > named.length ? [`… and ${count - named.length} more`] : [];
  const reasons = [...named, ...more].join('; ');
  return (
    `${requests} left out because of the limits here, and everything else was imported: ${reasons}. ` +
    'A setting line above them in the file raises a limit (docs/export-format.md); then import it again.'
  );
}

/** Counts the profiles that are not named. */
function morePhrase(
  { count, named }: { readonly count: number; readonly named: readonly unknown[] },
  what: string,
): readonly string[] {
  return count > named.length ? [`${count - named.length} more profiles ${what}.`] : [];
}

function countsPhrase(counts: ImportCounts): string {
  const { requests, connections, views, settings, webhook, checkLevels, dismissals } = counts;
  const { receiverProfiles, receiverUses, termbases, termEntries } = counts;
  const { forwardings, orders, fileVersions, handovers } = counts;
  const parts = [
    `${requests} requests`,
    `${connections} connections`,
    `${views} views`,
    `${settings} settings`,
  ];
  if (webhook > 0) parts.push('the webhook address');
  if (checkLevels > 0) parts.push(`${checkLevels} check levels`);
  if (dismissals > 0) parts.push(`${dismissals} dismissals`);
  if (receiverProfiles > 0) parts.push(`${receiverProfiles} receiver profiles`);
  if (receiverUses > 0) parts.push(`${receiverUses} applied receiver profiles`);
  if (termbases > 0) parts.push(`${termbases} termbases`);
  if (termEntries > 0) parts.push(`${termEntries} entries of termbases`);
  if (forwardings > 0) parts.push(`${forwardings} forwarded requests`);
  if (orders > 0) parts.push(`${orders} orders`);
  if (fileVersions > 0) parts.push(`${fileVersions} versions of files`);
  if (handovers > 0) parts.push(`${handovers} hand-overs`);
  return parts.join(', ');
}

function isNothing(counts: ImportCounts): boolean {
  return Object.values(counts).every((count) => count === 0);
}
