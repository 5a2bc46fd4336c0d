import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StoreError } from '../store-error.ts';

/** One step of the schema: a numbered SQL file, `0007_accounts.sql`. */
export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** SHA-256 of the text with Unix line ends, so that a checkout on Windows counts as unchanged. */
  checksum: string;
}

/** Migrations lie beside `src` and `dist`, at the same distance from both. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));

const NAME = /^(\d{4})_[a-z0-9][a-z0-9_-]*\.sql$/;

/**
 * All migrations in order.
 * @throws StoreError `migration_files` when a number is missing, given twice, or a file is named otherwise
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = names.toSorted().map((name, index) => {
    const number = Number(NAME.exec(name)?.[1]);
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, '0');
      throw StoreError.of('migration_files', { reason: `${name}: ${expected}_….sql expected` });
    }
    const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
  return migrations;
}
