export { openDatabase, maskUrl, type Database, type DatabaseOptions } from './database.ts';
export type { TimeLimits } from './connection.ts';
export { isAway } from './connection.ts';
export { diskOf, examineFolder, examinePages, type FolderReport, type PagesReport } from './examine.ts';
export { isDamaged, isDiskFull } from './faults.ts';
export type { Listener } from './listener.ts';
export type { AskPrepared } from './prepared.ts';
export { keptRows, type KeptRow, type KeptRows } from './kept-rows.ts';
export type { StoreEvent } from './postgres/supervisor.ts';
export { StoreError, type StoreErrorCode } from './store-error.ts';
export { backupToFile, restoreFromFile, type FileBackupOptions, type FileRestoreOptions } from './backup/file.ts';
export type { BackupFiles, BackupSummary } from './backup/format.ts';
export { migrate, migrationStatus } from './migrations/migrate.ts';
export { bounded, transaction, notify } from './transaction.ts';
export { countEach, type CountLimits } from './count-each.ts';
export { newId } from './ids.ts';
export {
  resourceRepository,
  type ListQuery,
  type RepositoryOptions,
  type ResourceRepository,
  type RowChange,
} from './resource-repository.ts';
export type { NewRow } from './resource-insert.ts';
export { closedAt } from './closed.ts';
export { peopleAround, type Around } from './people-around.ts';
export { ofProject } from './resource-references.ts';
export { scopeConditions } from './resource-scope.ts';
export { containing } from './like.ts';
export { isPlainName } from './plain-name.ts';
export { organisationsBelow, organisationsUsable } from './organisation-scope.ts';
export { WHOLE, type RowAccess, type RowScope } from './resource-scope.ts';
