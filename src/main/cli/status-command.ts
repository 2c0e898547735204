import { formatInstant } from '../../content/timestamp';
import { resolveDataFolder } from '../platform/config';
import type { Core } from '../core';
import { readRunning } from '../database/folder-lock';
import { parseOptions, parseSettings, refuseEmpty, refusePositionals } from './arguments';
import { connectionLines, runningProgram } from './connections/connection-text';
import { withCore } from './open-core';
import { counted, type Output } from './output';

const options = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk status` (decisions, section 11). */
export async function statusCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  refusePositionals(positionals);
  refuseEmpty(values, ['data']);
  const dataFolder = resolveDataFolder(values.data);
  const status = await withCore(dataFolder, parseSettings(values.set), (core) => statusOf(core, dataFolder));
  output.out(...(values.json === true ? [JSON.stringify(status)] : textOf(status)));
}

type Status = ReturnType<typeof statusOf>;

function statusOf(core: Core, dataFolder: string) {
  const connections = core.connectionList.list(runningProgram(dataFolder));
  const outbox = core.markDeliveryList.counts();
  const forwardings = core.forwardingList.unsent();
  const { counts, health } = core.deliveryList.summary();
  const deliveries = { waiting: counts.waiting, failed: counts.failed, delivered: counts.delivered };
  const failedImports = core.failedImports.counts();
  const notice = core.databaseNotice.read();
  const problems = [
    ...(notice === undefined ? [] : [`${notice.text} (${notice.time})`]),
    ...connections.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [`${name}: ${problem.text} (since ${problem.since})`],
    ),
    ...connections.flatMap(({ name, notUnderstood }) =>
      notUnderstood === 0
        ? []
        : [
            `${name}: ${notUnderstood} results of upstream can't be held here and are missing. The connection lists them with their reasons; once they are put right there, fetch everything again.`,
          ],
    ),
    ...connections
      .filter(({ listener }) => listener.seemsSilent)
      .map(
        ({ name }) =>
          `${name}: syncs keep finding what no webhook call announced. Check the address registered there.`,
      ),
    ...(outbox.failed > 0
      ? [`${counted(outbox.failed, 'import mark')} parked in the outbox: refused, in conflict, or given up.`]
      : []),
    ...(forwardings.refused > 0
      ? [`${counted(forwardings.refused, 'request')} refused by the connection. Correct and send again.`]
      : []),
    ...(forwardings.unclear > 0
      ? [
          `${counted(forwardings.unclear, 'request')} may have reached the connection, and that can't be found out. Decide on the screen "Orders" whether to send again.`,
        ]
      : []),
    ...(forwardings.failed > 0
      ? [
          `${counted(forwardings.failed, 'request')} could not be sent to the connection; tried again once it answers, or by "Send now".`,
        ]
      : []),
    ...(deliveries.failed > 0
      ? [`${counted(deliveries.failed, 'webhook delivery', 'webhook deliveries')} failed.`]
      : []),
    ...(health.failingSince === undefined ? [] : [`Webhook deliveries fail since ${health.failingSince}.`]),
  ];
  const running = readRunning(dataFolder) ?? null;
  const time = formatInstant(core.syncs.nowUs);
  return { time, running, connections, outbox, forwardings, deliveries, failedImports, problems };
}

function textOf({
  running,
  connections,
  outbox,
  forwardings,
  deliveries,
  failedImports,
  problems,
}: Status): readonly string[] {
  return [
    running === null
      ? 'Locdesk does not run on this folder.'
      : `Locdesk runs: ${running.service}, process ${running.pid}.`,
    'Connections',
    ...indented(connections.flatMap(connectionLines)),
    'Outbox',
    `  ${outbox.waiting} import marks wait, ${outbox.failed} parked, ${outbox.sent} sent`,
    `  ${forwardings.waiting} requests wait, ${forwardings.refused} refused, ${forwardings.unclear} unclear, ${forwardings.failed} failed`,
    'Deliveries',
    `  ${deliveries.waiting} wait, ${deliveries.failed} failed, ${deliveries.delivered} delivered`,
    'Failed imports',
    `  ${failedImports.waiting} wait for the vendor, ${failedImports.answered} answered, ${failedImports['still-wrong']} still wrong`,
    'Problems',
    ...indented(problems),
  ];
}

function indented(lines: readonly string[]): readonly string[] {
  return (lines.length === 0 ? ['none'] : lines).map((line) => `  ${line}`);
}
