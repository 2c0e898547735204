export const databaseFileName = 'locdesk.db';
