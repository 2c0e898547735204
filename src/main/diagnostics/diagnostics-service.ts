import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { AppInfo } from '../../contract/ui-types';
import type { BackupService } from '../data/backup-service';
import type { ConnectionListService } from '../upstream/connection-list-service';
import type { DeliveryListService } from '../webhook/delivery-list-service';
import { redactForReport } from './diagnostics-redaction';
import type { Environment } from '../platform/environment';
import type { ForwardingListService } from '../upstream/forwarding/forwarding-list-service';
import type { MarkDeliveryListService } from '../upstream/marks/mark-delivery-list-service';
import type { ReviewService } from '../review/review-service';
import type { SecretKeepingService } from '../desktop/secret-keeping-service';
import { settingDefinitions, isSettingKey } from '../platform/settings/setting-definitions';
import type { SettingsService } from '../platform/settings/settings-service';

interface Parts {
  readonly appInfo: () => AppInfo;
  readonly review: ReviewService;
  readonly connectionList: ConnectionListService;
  readonly deliveryList: DeliveryListService;
  readonly markDeliveryList: MarkDeliveryListService;
  readonly forwardingList: Pick<ForwardingListService, 'unsent'>;
  readonly settings: SettingsService;
  readonly backups: BackupService;
  readonly secrets: SecretKeepingService;
  readonly environment: Environment;
  readonly logFile: string;
  readonly homeFolder: string;
  readonly databaseLevel: number;
}

/** Size of the included end of the log. */
const logBytes = 64 * 1024;
const logLines = 200;

/** The diagnostics report for a person who helps, without data of the coordinator or their customers. */
export class DiagnosticsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the redacted report as text. */
  report(): string {
    const { homeFolder } = this.#parts;
    const sections = [
      ['Program', this.#program()],
      ['Store', this.#store()],
      ['Connections', this.#connections()],
      ['Settings that differ', this.#settings()],
      ['Log', lastLines(this.#parts.logFile)],
    ] as const;
    const text = sections
      .map(([title, lines]) =>
        [title, ...(lines.length === 0 ? ['none'] : lines).map((line) => `  ${line}`)].join('\n'),
      )
      .join('\n\n');
    return redactForReport(text, homeFolder);
  }

  #program(): readonly string[] {
    const { appInfo, environment } = this.#parts;
    const { version, host, service } = appInfo();
    const { node, electron, chrome } = process.versions;
    const parts = [
      `Node ${node}`,
      ...(electron === undefined ? [] : [`Electron ${electron}`, `Chromium ${chrome}`]),
    ];
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return [
      `Locdesk ${version} (${host}), ${parts.join(', ')}, ${process.platform} ${process.arch}`,
      `Time ${new Date(environment.now()).toISOString()}, ${timeZone}, ${locale}`,
      `Up ${Math.round(process.uptime())} s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
      service.kind === 'listening'
        ? `Service listens at ${service.url}`
        : `Service failed: ${service.message}`,
    ];
  }

  #store(): readonly string[] {
    const { review, deliveryList, markDeliveryList, forwardingList, backups, secrets, databaseLevel } =
      this.#parts;
    const counts = Object.entries(review.counts()).map(([view, count]) => `${view} ${count}`);
    const { counts: deliveries, url } = deliveryList.summary();
    const marks = markDeliveryList.counts();
    const forwarded = forwardingList.unsent();
    const { backups: kept, problem } = backups.summary();
    const { used, problem: keyProblem } = secrets.summary();
    return [
      `Database level ${databaseLevel}`,
      `Requests: ${counts.join(', ')}`,
      `Webhook ${url === null ? 'not registered' : 'registered'}; deliveries: ${deliveries.waiting} wait, ${deliveries.failed} failed`,
      `Marks: ${marks.waiting} wait to be sent, ${marks.failed} are parked as failed`,
      `Requests to connections: ${forwarded.waiting} wait, ${forwarded.refused} refused, ${forwarded.unclear} unclear, ${forwarded.failed} failed`,
      `Backups: ${kept.length}, newest ${kept[0]?.made ?? 'none'}${problem === undefined ? '' : `; failed: ${problem.text}`}`,
      `Secrets: ${used}${keyProblem === undefined ? '' : ` (${keyProblem})`}`,
    ];
  }

  /** Connections without names and addresses, which would reveal the coordinator's clients. */
  #connections(): readonly string[] {
    return this.#parts.connectionList.list().map((connection, index) => {
      const { state, variant, requests, marksToSend, clockDifferenceMs, problem, nextQuery, pageSize } =
        connection;
      return [
        `${index + 1}: ${state.kind}, ${variant}, pages of ${pageSize}, ${requests} requests, ${marksToSend} marks to send`,
        ...(clockDifferenceMs === undefined ? [] : [`clock ${clockDifferenceMs} ms off`]),
        ...(nextQuery === undefined ? [] : [`next query ${nextQuery}`]),
        ...(problem === undefined ? [] : [`${problem.kind} since ${problem.since}`]),
      ].join(', ');
    });
  }

  #settings(): readonly string[] {
    return Object.keys(settingDefinitions)
      .filter(isSettingKey)
      .flatMap((key) => {
        const setting = this.#parts.settings.get(key);
        // The user's own words may be names of customers.
        const value =
          key === 'spelling.words'
            ? `${this.#parts.settings.get(key).length} words`
            : JSON.stringify(setting);
        return value === JSON.stringify(settingDefinitions[key].fallback) ? [] : [`${key} = ${value}`];
      });
  }
}

function lastLines(file: string): readonly string[] {
  try {
    const handle = openSync(file, 'r');
    try {
      const { size } = fstatSync(handle);
      const bytes = Buffer.alloc(Math.min(size, logBytes));
      readSync(handle, bytes, 0, bytes.length, size - bytes.length);
      return bytes.toString('utf8').trimEnd().split('\n').slice(-logLines);
    } finally {
      closeSync(handle);
    }
  } catch {
    return ['The log can not be read.'];
  }
}
