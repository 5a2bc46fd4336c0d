import fs from 'node:fs';
import path from 'node:path';
import { diffSchema, type SchemaDiff, type Snapshot } from '../schema-diff.ts';
import { allTables, type TableDescription } from '../resource-table.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './files.ts';

/** Beside the migrations: a file for each table, so that two modules do not meet in one. */
const snapshotFolder = (folder: string): string => path.join(folder, 'snapshot');

const filesIn = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

/** The tables of resources, by name, as the migrations in the folder make them; committed beside them. */
export function readSnapshot(folder: string = MIGRATIONS_FOLDER): Snapshot {
  const from = snapshotFolder(folder);
  const tables = filesIn(from)
    .toSorted()
    .map((name) => JSON.parse(fs.readFileSync(path.join(from, name), 'utf8')) as TableDescription);
  return { tables };
}

/** @returns the paths of what was written; a table that is gone has its file removed */
function writeSnapshot({ tables }: Snapshot, folder: string): string[] {
  const to = snapshotFolder(folder);
  fs.mkdirSync(to, { recursive: true });
  const known = new Map(readSnapshot(folder).tables.map((table) => [table.name, JSON.stringify(table)]));
  const kept = new Set(tables.map(({ name }) => `${name}.json`));
  for (const name of filesIn(to)) if (!kept.has(name)) fs.rmSync(path.join(to, name));
  return tables
    .filter((table) => known.get(table.name) !== JSON.stringify(table))
    .map((table) => {
      const file = path.join(to, `${table.name}.json`);
      fs.writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
      return file;
    });
}

/** What the resources want that no migration does yet. */
export function pendingSchema(folder: string = MIGRATIONS_FOLDER): SchemaDiff {
  return diffSchema(readSnapshot(folder).tables, allTables());
}

/**
 * Writes the next migration and the snapshots of the tables that it changes. Changes by hand are written as comments, to
 * be edited before the file is used.
 * @param title second half of the file's name: lower case letters, digits and dashes
 * @returns the paths of the new file and of the snapshots, and the names of new tables; undefined when there is nothing
 *   to do
 */
export function writeMigration(
  title: string,
  folder: string = MIGRATIONS_FOLDER,
): { file: string; snapshots: string[]; newTables: string[] } | undefined {
  const { statements, byHand } = pendingSchema(folder);
  if (statements.length + byHand.length === 0) return undefined;
  const number = String(readMigrations(folder).length + 1).padStart(4, '0');
  const file = path.join(folder, `${number}_${title}.sql`);
  const notes = byHand.flatMap(({ change, draft }) => [`-- BY HAND: ${change}`, draft.replaceAll(/^/gm, '-- ')]);
  fs.writeFileSync(file, `${[...notes, ...statements].join('\n\n')}\n`);
  const known = new Set(readSnapshot(folder).tables.map(({ name }) => name));
  const newTables = allTables()
    .map(({ name }) => name)
    .filter((name) => !known.has(name));
  return { file, snapshots: writeSnapshot({ tables: allTables() }, folder), newTables };
}
