export { accountId, DEMO_ACCOUNTS, DEMO_NOW, demoId, organisationId, type DemoAccount } from './demo/index.ts';
export {
  backupFiles,
  examineFiles,
  openBlobs,
  type BlobStore,
  type ConverterOptions,
  type FilesReport,
  type S3Options,
} from './files/index.ts';
export {
  defaultRateLimits,
  HostPagesError,
  TlsError,
  type LogMode,
  type RateLimits,
  type TlsFiles,
} from './http/index.ts';
export { DEFAULT_PORT, isLoopback, ListenError } from './listen.ts';
export { loadDemo } from './load-demo.ts';
export { MapError } from './maps/index.ts';
export { realPorts, type PasswordCost, type Ports, type SmsMessage } from './ports.ts';
export { personalKeys, startProduct, type Product, type ProductOptions } from './product.ts';
export { resetPassword } from './reset-password.ts';
export { createServer, type Server } from './server.ts';
export type { ServerOptions } from './server-options.ts';
export {
  backupToFile,
  diskOf,
  examineFolder,
  examinePages,
  keyIdsOf,
  migrate,
  migrationStatus,
  newId,
  openDatabase,
  opened,
  restoreFromFile,
  rotateKeys,
  sealedFor,
  StoreError,
  type BackupSummary,
  type Database,
  type DatabaseOptions,
  type FolderReport,
  type Keyring,
  type PagesReport,
  type Rotated,
  type StoreErrorCode,
  type StoreEvent,
} from './store/index.ts';
export { VERSION } from './version.ts';
