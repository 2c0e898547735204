/** Counts of an import, by kind of record. */
export interface ImportCounts {
  readonly requests: number;
  readonly connections: number;
  readonly views: number;
  readonly settings: number;
  readonly webhook: number;
  readonly checkLevels: number;
  readonly dismissals: number;
  /** Profiles of receivers. */
  readonly receiverProfiles: number;
  /** Places where a profile of a receiver applies. */
  readonly receiverUses: number;
  readonly termbases: number;
  /** Entries of termbases. */
  readonly termEntries: number;
  /** Requests of which it is known where they are sent. */
  readonly forwardings: number;
  readonly orders: number;
  /** Versions of the files of orders. */
  readonly fileVersions: number;
  readonly handovers: number;
}

/** Requests that exceed the limits of the importing Locdesk. */
export interface LeftOutRequests {
  readonly count: number;
  /** Line, id and reason of the first of them. */
  readonly named: readonly string[];
}

/** Number of records of one kind that a report names; the rest is only counted. */
export const mostNamed = 10;

/** Profiles of receivers that are not here as they are in the file. */
export interface ImportedProfiles {
  /** Those whose name another profile has here. */
  readonly renamed: {
    readonly count: number;
    readonly named: readonly { readonly name: string; readonly newName: string }[];
  };
  /** Names in the file of those that differ from the profile of their ID here, which is unchanged. */
  readonly different: { readonly count: number; readonly named: readonly string[] };
}

export interface ImportReport {
  readonly added: ImportCounts;
  /** Records that exist here already and stay unchanged. */
  readonly here: ImportCounts;
  readonly leftOut: LeftOutRequests;
  readonly profiles: ImportedProfiles;
  /** Lines of kinds, and settings, that this version of Locdesk does not know. */
  readonly unknown: number;
}
