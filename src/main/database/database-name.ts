export const databaseFileName = 'locdesk.db';
export const lockFileName = 'locdesk.lock';
export const searchIndexFileName = 'search.db';
export const segmentFileName = 'segments.db';
export const requestLogFileName = 'request-log.db';

/** The files beside the database that may give way to empty ones. */
export const sideDatabaseNames = [searchIndexFileName, segmentFileName, requestLogFileName] as const;
