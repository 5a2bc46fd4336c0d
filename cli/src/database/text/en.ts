import type { DatabaseText } from './zh.ts';

export const en: DatabaseText = {
  backedUp: 'Backed up {tables} tables with {rows} rows to {path} ({size} KB, {schema})',
  filesApart: 'Uploaded files are not in the backup; copy {folder} as well',
  sureToReplace: 'Put the backup in place of everything in {where}? Type y to do it: ',
  yesNeeded: 'There is no terminal to confirm on; use --yes',
  notRestored: 'Nothing was restored, nothing was changed',
  restored: 'Restored {tables} tables with {rows} rows (taken {taken}, {schema})',
  migrated: 'Applied {count} migrations: {names}',
  upToDate: 'The database is up to date ({count} migrations)',
  pending: '{count} migrations are to be applied: {names}; run gongdi db migrate',
  at: 'Database: {where}',
  noData: 'There is no database in the data folder {folder}; name it by --data, or set DATABASE_URL',
  progress: '{rows} rows ({table})',
};
