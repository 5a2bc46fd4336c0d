import fs from 'node:fs';
import path from 'node:path';
import { diffSchema, type SchemaDiff, type Snapshot } from '../schema-diff.ts';
import { allTables } from '../resource-table.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './files.ts';

/** The tables of resources as the migrations in the folder make them; committed beside them. */
export function readSnapshot(folder: string = MIGRATIONS_FOLDER): Snapshot {
  const file = path.join(folder, 'snapshot.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Snapshot) : { tables: [] };
}

/** What the resources want that no migration does yet. */
export function pendingSchema(folder: string = MIGRATIONS_FOLDER): SchemaDiff {
  return diffSchema(readSnapshot(folder).tables, allTables());
}

/**
 * Writes the next migration and the snapshot that goes with it. Changes by hand are written as comments, to be edited
 * before the file is used.
 * @param title second half of the file's name: lower case letters, digits and dashes
 * @returns the path of the new file; undefined when there is nothing to do
 */
export function writeMigration(title: string, folder: string = MIGRATIONS_FOLDER): string | undefined {
  const { statements, byHand } = pendingSchema(folder);
  if (statements.length + byHand.length === 0) return undefined;
  const number = String(readMigrations(folder).length + 1).padStart(4, '0');
  const file = path.join(folder, `${number}_${title}.sql`);
  const notes = byHand.flatMap(({ change, draft }) => [`-- BY HAND: ${change}`, draft.replaceAll(/^/gm, '-- ')]);
  fs.writeFileSync(file, `${[...notes, ...statements].join('\n\n')}\n`);
  const snapshot: Snapshot = { tables: allTables() };
  fs.writeFileSync(path.join(folder, 'snapshot.json'), `${JSON.stringify(snapshot, null, 2)}\n`);
  return file;
}
