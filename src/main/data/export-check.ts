import { headerKind, type ExportItem, type ExportLineOf } from './export-lines';
import { AppError } from '../../contract/errors';
import type { FileLine } from './line-file';
import { readExportLine, type LineReading } from './export-reading';

/** Cap: a longer list is not useful. */
const mostProblems = 10;

export interface CheckedExport {
  /** Lines that are skipped. */
  readonly unknown: number;
  /** Problems with their line numbers. If empty, the file can be imported completely. */
  readonly problems: readonly string[];
}

/** Returns why a connection can't be imported; undefined when it can. */
export type RefuseConnection = (connection: ExportLineOf<'connection'>) => string | undefined;

/** Checks a whole export before anything is imported, with one line in memory at a time. */
export function checkExport(
  lines: Iterable<FileLine>,
  refuseConnection: RefuseConnection,
  onLine: (line: FileLine) => void,
): CheckedExport {
  const check = new ExportCheck(refuseConnection);
  try {
    for (const line of lines) {
      check.take(line);
      if (check.isHopeless) break;
      onLine(line);
    }
  } catch (error) {
    // An unreadable line; the lines after it are unknown.
    if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error;
    return { unknown: 0, problems: [...check.problems, ...error.problems] };
  }
  return check.finish();
}

class ExportCheck {
  readonly #refuseConnection: RefuseConnection;
  readonly #problems: string[] = [];
  readonly #origins = new Set<string>();
  /** Names in lower case, because names are compared ignoring case. */
  readonly #connectionNames = new Set<string>();
  /** The last request above; null when it was unreadable. */
  #request: string | null | undefined;
  /** A line above says where that request is sent. */
  #hasForwarding = false;
  #last = 0;
  #requests = 0;
  #unknown = 0;
  #hasHeader = false;
  #end: { readonly line: number; readonly requests: number } | undefined;

  constructor(refuseConnection: RefuseConnection) {
    this.#refuseConnection = refuseConnection;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Further lines would add no information: the file is no export, or everything in it is wrong. */
  get isHopeless(): boolean {
    return !this.#hasHeader || this.#problems.length >= mostProblems;
  }

  take({ number, bytes }: FileLine): void {
    this.#last = number;
    const reading = readExportLine(bytes);
    if (number === 1) {
      this.#hasHeader = reading.kind === 'header';
      if (!this.#hasHeader) this.#add(number, firstLineProblem(reading));
      return;
    }
    if (this.#end !== undefined) return this.#add(number, 'comes after the end');
    switch (reading.kind) {
      case 'header':
        return this.#add(number, 'is a second beginning');
      case 'end':
        this.#end = { line: number, requests: reading.requests };
        return;
      case 'unknown':
        this.#unknown += 1;
        return;
      case 'problems':
        // An unparsable line may have been a request.
        if (reading.of === undefined || reading.of === 'request')
          [this.#request, this.#hasForwarding] = [null, false];
        return this.#add(number, problemText(reading.problems));
      case 'item':
        return this.#takeItem(number, reading.item);
    }
  }

  finish(): CheckedExport {
    if (this.#last === 0) this.#add(1, 'is missing: the file is empty');
    else if (!this.isHopeless) this.#finishLast();
    return { unknown: this.#unknown, problems: this.#problems };
  }

  #finishLast(): void {
    if (this.#end === undefined) {
      this.#add(this.#last, 'is the last, and not the end of an export: the file was cut off');
    } else if (this.#problems.length === 0 && this.#end.requests !== this.#requests) {
      const { line, requests } = this.#end;
      this.#add(line, `says that there are ${requests} requests, but there are ${this.#requests}`);
    }
  }

  #takeItem(number: number, item: ExportItem): void {
    if (item.kind === 'connection') this.#takeConnection(number, item);
    if (item.kind === 'dismissal') this.#takeOfRequest(number, item);
    if (item.kind === 'receiver-use') this.#takeReceiverUse(number, item);
    if (item.kind === 'termbase') for (const use of item.uses) this.#takeOrigin(number, use);
    if (item.kind === 'forwarding') this.#takeForwarding(number, item);
    if (item.kind !== 'request') return;
    this.#requests += 1;
    this.#request = requestOf(item);
    this.#hasForwarding = false;
    if (item.origin === null || this.#origins.has(originOf(item.origin, item.originRemoved))) return;
    this.#add(number, `origin: no line above has the connection "${item.origin}"`);
  }

  #takeConnection(number: number, connection: ExportLineOf<'connection'>): void {
    const { name, removed } = connection;
    this.#origins.add(originOf(name, removed));
    if (removed !== undefined) return;
    if (this.#connectionNames.has(name.toLowerCase())) {
      return this.#add(number, `name: a line above has a connection "${name}" already`);
    }
    this.#connectionNames.add(name.toLowerCase());
    const refusal = this.#refuseConnection(connection);
    if (refusal !== undefined) this.#add(number, refusal);
  }

  #takeOfRequest(
    number: number,
    { kind, request }: ExportLineOf<'dismissal'> | ExportLineOf<'receiver-use'>,
  ): void {
    if (request === undefined || this.#request === null || requestOf(request) === this.#request) return;
    this.#add(number, `request: "${request.id}" is not the request above; a ${kind} comes below its own`);
  }

  #takeReceiverUse(number: number, use: ExportLineOf<'receiver-use'>): void {
    this.#takeOfRequest(number, use);
    this.#takeOrigin(number, use);
  }

  #takeOrigin(
    number: number,
    { origin, originRemoved }: Pick<ExportLineOf<'receiver-use'>, 'origin' | 'originRemoved'>,
  ): void {
    if (typeof origin !== 'string' || this.#origins.has(originOf(origin, originRemoved))) return;
    this.#add(number, `origin: no line above has the connection "${origin}"`);
  }

  #takeForwarding(number: number, line: ExportLineOf<'forwarding'>): void {
    const { request: id, connection, connectionRemoved } = line;
    const isBelow = this.#request === null || this.#request === requestOf({ origin: null, id });
    if (!isBelow || this.#hasForwarding) {
      this.#add(number, `request: "${id}" is not the request above; a forwarding comes right below its own`);
    }
    this.#hasForwarding = true;
    if (this.#origins.has(originOf(connection, connectionRemoved))) return;
    this.#add(number, `connection: no line above has the connection "${connection}"`);
  }

  #add(line: number, problem: string): void {
    if (this.#problems.length < mostProblems) this.#problems.push(`line ${line}: ${problem}`);
    else if (this.#problems.length === mostProblems) this.#problems.push('…');
  }
}

/** Identifies a connection within a file, which may contain removed ones of equal name. */
export function originOf(name: string, removed: string | undefined): string {
  return JSON.stringify([name, removed ?? null]);
}

type RequestName = Pick<ExportLineOf<'request'>, 'origin' | 'originRemoved' | 'id'>;

function requestOf({ origin, originRemoved, id }: RequestName): string {
  return JSON.stringify([origin, originRemoved ?? null, id]);
}

/** Summarizes a line's problems, which are usually similar. */
function problemText([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} (and ${others.length} more in this line)`;
}

function firstLineProblem(reading: LineReading): string {
  const isBeginning = reading.kind === 'problems' && reading.of === headerKind;
  const [problem] = isBeginning ? reading.problems : [];
  return problem ?? `is not the beginning of an export of Locdesk, {"kind":"${headerKind}",…}`;
}
