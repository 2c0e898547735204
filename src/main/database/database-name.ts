export const databaseFileName = 'locdesk.db';
export const lockFileName = 'locdesk.lock';
export const derivedFileName = 'derived.db';
/** Files in which earlier versions kept the search index and the translation memory. */
export const earlierDerivedFileNames = ['search.db', 'segments.db'] as const;
export const requestLogFileName = 'request-log.db';

/** Files beside the database that may be replaced by empty ones. */
export const sideDatabaseNames = [derivedFileName, requestLogFileName] as const;
