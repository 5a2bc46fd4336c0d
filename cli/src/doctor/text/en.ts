import type { DoctorText } from './zh.ts';

export const en: DoctorText = {
  folder: 'Data folder',
  holder: 'Held by',
  version: 'Version of the data',
  disk: 'Disk',
  database: 'Database',
  schema: 'Schema',
  pages: 'Pages',
  files: 'Uploaded files',
  noData: 'There is no data in {folder}; name the data folder of gongdi serve (--data), or set DATABASE_URL',
  held: 'process {pid} works on it, at {address}',
  free: 'no server works on it',
  versionIs: 'PostgreSQL {found}',
  versionOther:
    'The data was written by PostgreSQL {found}, and this program brings {ours}: make a gongdi backup with the program that wrote it, then gongdi restore it with this one into a new folder',
  diskIs: '{free} GB free of {total} GB',
  diskLow: 'Only {free} GB free of {total} GB: with none left nothing can be kept; make room, or move to a larger disk',
  answers: 'answers: {where}',
  schemaIs: 'up to date ({count} migrations)',
  schemaPending: '{count} migrations have not been run ({names}): make a gongdi backup, then run gongdi db migrate',
  schemaEmpty: 'The database is empty: start gongdi serve once, or gongdi restore a backup',
  pagesWhole:
    'all {rows} rows of {tables} tables read, none damaged; indexes were not compared (that needs the extension amcheck, installed by an administrator of the database)',
  pagesAndIndexes: 'all {rows} rows of {tables} tables read and {indexes} indexes compared, none damaged',
  pagesDamaged:
    '{count} damaged ({names}): stop the server, copy the data folder as it is, gongdi restore the newest backup into a new folder, and look at disk and memory; where indexes alone are damaged, an administrator of the database may REINDEX them',
  noChecksums: 'This database has no checksums, so only pages that cannot be read at all are found',
  filesWhole: '{count} contents are what they were recorded as',
  filesPlain:
    '{count} contents are what they were recorded as; {plain} of an earlier version are not encrypted yet: a running server does it',
  filesDamaged:
    '{missing} missing, {damaged} with other content ({names}): gongdi restore a backup into a new folder and take them from its files, or have them uploaded again',
};
