export const databaseFileName = 'locdesk.db';
export const lockFileName = 'locdesk.lock';
export const derivedFileName = 'derived.db';
/** Earlier versions kept the search index and the translation memory in these. */
export const earlierDerivedFileNames = ['search.db', 'segments.db'] as const;
export const requestLogFileName = 'request-log.db';

/** The files beside the database that may give way to empty ones. */
export const sideDatabaseNames = [derivedFileName, requestLogFileName] as const;
