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

/** `NNNN_name.sql`, named like the migration: rows as an installation had them right after it. In the sources alone. */
export const UPGRADES_FOLDER = fileURLToPath(new URL('../../../src/store/fixtures/upgrades/', import.meta.url));

const NAME = /^(\d{4})_[a-z0-9][a-z0-9_-]*\.sql$/;

const numberOf = (name: string): number => Number(NAME.exec(name)?.[1]);
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/**
 * All migrations in order.
 * @throws StoreError `migration_files` when a number is missing, given twice, or a file is named otherwise
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const names = filesIn(folder);
  return names.map((name, index) => {
    const number = numberOf(name);
    if (number !== index + 1) {
      const before = names[index - 1];
      throw StoreError.of('migration_files', {
        reason:
          before !== undefined && numberOf(before) === number
            ? `${before} and ${name} have one number; those of one of the two branches go behind the others, oldest first: npm run migration -- --renumber ${name}`
            : `${name}: ${numbered(index + 1)}_….sql expected`,
      });
    }
    const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

const numbered = (number: number): string => String(number).padStart(4, '0');

/**
 * Gives a migration that no installation has the number behind all others: another branch has taken its own.
 * @param name of the file; the seed of its name goes with it
 * @returns its new name
 * @throws Error when there is no such migration
 */
export function renumberMigration(
  name: string,
  folder: string = MIGRATIONS_FOLDER,
  seeds: string = UPGRADES_FOLDER,
): string {
  const names = filesIn(folder);
  if (!names.includes(name) || !NAME.test(name)) throw new Error(`${name}: no such migration`);
  const renamed = name.replace(/^\d{4}/, numbered(Math.max(...names.map(numberOf)) + 1));
  for (const at of [folder, seeds])
    if (fs.existsSync(path.join(at, name))) fs.renameSync(path.join(at, name), path.join(at, renamed));
  return renamed;
}
