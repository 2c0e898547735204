/** What an import does with each kind of thing. */
export interface ImportCounts {
  readonly requests: number;
  readonly connections: number;
  readonly views: number;
  readonly settings: number;
  readonly webhook: number;
  readonly checkLevels: number;
  readonly dismissals: number;
}

export interface ImportReport {
  readonly added: ImportCounts;
  /** Here already, and left as they are. */
  readonly here: ImportCounts;
  /** Lines of kinds, and settings, that this program does not know. */
  readonly unknown: number;
}
