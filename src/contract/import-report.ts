/** What an import does with each kind of thing. */
export interface ImportCounts {
  readonly requests: number;
  readonly connections: number;
  readonly views: number;
  readonly settings: number;
  readonly webhook: number;
  readonly checkLevels: number;
  readonly dismissals: number;
  readonly orders: number;
  /** Of the files of orders. */
  readonly fileVersions: number;
}

/** Requests over the limits of the desk that imports. */
export interface LeftOutRequests {
  readonly count: number;
  /** The first of them: line, id and reason. */
  readonly named: readonly string[];
}

export interface ImportReport {
  readonly added: ImportCounts;
  /** Here already, and left as they are. */
  readonly here: ImportCounts;
  readonly leftOut: LeftOutRequests;
  /** Lines of kinds, and settings, that this program does not know. */
  readonly unknown: number;
}
