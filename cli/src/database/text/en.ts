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
  keysNeeded: 'To restore it the key {ids} is needed: keep a copy of the key file, away from the backup',
  keysAt: 'Keys: {where}',
  keyInUse: '{id} (encrypts)',
  keyOld: '{id} (reads only)',
  keyMissing: '{id}: the database needs this key, and it is not here; put it back before you start the server',
  rotated: 'Encrypted {rows} rows again with the key {key}. Make a copy of the keys now: {where}',
  keysRemoved:
    'Removed keys that nothing uses any more: {ids}. Earlier backups still need them, so keep the copy of that time',
  keysUnused: 'Nothing uses these keys any more; they can be taken out of GONGDI_PERSONAL_KEYS: {ids}',
  keysConfigured:
    'The keys come from GONGDI_PERSONAL_KEYS: put a new key in front, leave the old one behind it, restart all servers, then run this command',
  keysKept: 'A server still writes with the old key, so it was kept; run this again later',
};
