import type { DatabaseText } from './zh.ts';

export const en: DatabaseText = {
  backedUp: 'Backed up {tables} tables with {rows} rows and {files} files to {path} ({size} KB, {schema})',
  filesLost:
    '{count} files are missing or damaged: not to be found where files are kept, or not what was noted of them',
  sureToReplace: 'Put the backup in place of everything in {where}? Type y to do it: ',
  yesNeeded: 'There is no terminal to confirm on; use --yes',
  notRestored: 'Nothing was restored, nothing was changed',
  restored: 'Restored {tables} tables with {rows} rows and {files} files (taken {taken}, {schema})',
  migrated: 'Applied {count} migrations: {names}',
  upToDate: 'The database is up to date ({count} migrations)',
  pending: '{count} migrations are to be applied: {names}; run gongdi db migrate',
  at: 'Database: {where}',
  noData: 'There is no database in the data folder {folder}; name it by --data, or set DATABASE_URL',
  progress: '{rows} rows ({table})',
  fileProgress: '{files} files',
};
