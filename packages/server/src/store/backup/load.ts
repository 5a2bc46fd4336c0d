import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { escapeIdentifier, type ClientBase } from 'pg';
import { unbound } from '../bound-client.ts';
import { connectPatiently } from '../connection.ts';
import type { Database } from '../database.ts';
import { readMigrations, type Migration } from '../migrations/files.ts';
import { applyMigrations, pendingOf } from '../migrations/migrate.ts';
import { codeOf, reasonOf, StoreError } from '../store-error.ts';
import {
  backupHash,
  damaged,
  headOf,
  type BackupEnd,
  type BackupFile,
  type BackupFiles,
  type BackupHead,
  type BackupSummary,
  type BackupTable,
} from './format.ts';
import { fileTaker } from './file-taker.ts';
import { requireKeys } from '../vault/keyring.ts';
import { describeTables, emptySchema, makePartitions, tableWithRows } from './tables.ts';

export interface RestoreOptions {
  /** Deletes the present content of the database. Without it, the database must contain no rows. */
  force?: boolean;
  /**
   * Stores the uploaded files. A file is named by its content, so a file that was stored before the rows fail only uses
   * disk space; a sweep deletes it after a day.
   */
  files?: Pick<BackupFiles, 'put'>;
  progress?: (table: string | undefined, count: number) => void;
  signal?: AbortSignal;
  /** Default: the migrations of this program; tests may give others. */
  migrations?: readonly Migration[];
}

/** Rows that are inserted in one batch. */
const BATCH = 500;

/**
 * Restores a backup into a database in one transaction: all of it or nothing. A backup of an older schema is migrated
 * afterwards.
 * @param text the unpacked lines of a backup
 * @throws StoreError `backup_damaged`, `backup_format`, `backup_newer`, `backup_not_empty`; `personal_keys_missing`
 *   before anything is changed, when a key is not there without which personal data could not be read
 */
export async function readBackup(
  database: Pick<Database, 'pool' | 'where' | 'keys'>,
  text: Readable,
  options: RestoreOptions = {},
): Promise<BackupSummary> {
  const { migrations = readMigrations(), force, signal } = options;
  const lines = linesOf(text);
  try {
    const first = (await lines.next()).value?.text;
    const head = headOf(first);
    requireKeys(database.keys, head.keys ?? []);
    const client = await connectPatiently(database.pool);
    unbound(client);
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      if (!force) await refuseFilled(client, database.where);
      await emptySchema(client);
      const then = schemaOf(head, migrations);
      await applyMigrations(client, migrations.slice(0, then));
      // Migrations may insert rows of their own; the backup contains these rows too.
      const summary = await load(client, first!, head.taken_at, lines, options);
      await applyMigrations(client, migrations.slice(then));
      signal?.throwIfAborted();
      await client.query('commit');
      client.release();
      return { ...summary, keys: head.keys ?? [], schema: migrations.at(-1)!.name };
    } catch (error) {
      const broken = await client.query('rollback').then(
        () => undefined,
        (reason: Error) => reason,
      );
      client.release(broken);
      throw error;
    }
  } catch (error) {
    // Errors of zlib for a file that was cut short or is not a gzip file.
    if (/^(Z_|ERR_BUFFER|ERR_STREAM_PREMATURE)/.test(codeOf(error))) throw damaged(reasonOf(error), error);
    throw error;
  } finally {
    text.destroy();
  }
}

async function refuseFilled(client: ClientBase, where: string): Promise<void> {
  const table = await tableWithRows(client);
  if (table !== undefined) throw StoreError.of('backup_not_empty', { where, table });
}

/**
 * Returns how many of this program's migrations the backup contains.
 * @throws StoreError `backup_newer`, `migration_changed`
 */
function schemaOf(head: BackupHead, migrations: readonly Migration[]): number {
  const newest = head.migrations.at(-1)?.name ?? '–';
  if (head.migrations.length > migrations.length)
    throw StoreError.of('backup_newer', { found: newest, newest: migrations.at(-1)?.name ?? '–' });
  pendingOf(migrations, head.migrations, newest);
  return head.migrations.length;
}

/** Reads the lines one by one. @throws the error of the stream */
async function* linesOf(text: Readable): AsyncGenerator<{ text: string }, undefined> {
  const reader = createInterface({ input: text, crlfDelay: Infinity });
  // `createInterface` does not report an error of its input.
  let failure: Error | undefined;
  text.once('error', (error: Error) => {
    failure = error;
    reader.close();
  });
  for await (const line of reader) yield { text: line };
  if (failure) throw failure;
  return undefined;
}

async function load(
  client: ClientBase,
  first: string,
  taken_at: string,
  lines: AsyncGenerator<{ text: string }, undefined>,
  { files, progress, signal }: RestoreOptions,
): Promise<BackupSummary> {
  const restoreKeys = await dropForeignKeys(client);
  const wakeRules = await silenceRules(client);
  const here = new Map((await describeTables(client)).map((table) => [table.table, table]));
  const hash = backupHash();
  hash.update(`${first}\n`);
  let current: BackupTable | undefined;
  let tables = 0;
  let rows = 0;
  let batch: string[] = [];
  const filed = fileTaker(files);
  const flush = async (): Promise<void> => {
    signal?.throwIfAborted();
    if (batch.length === 0 || !current) return;
    await insert(client, current, batch);
    progress?.(current.table, rows);
    batch = [];
  };
  for await (const { text } of lines) {
    if (text.startsWith('[')) {
      if (!current) throw damaged('a row without a table');
      hash.update(`${text}\n`);
      batch.push(text);
      rows += 1;
      if (batch.length >= BATCH) await flush();
      continue;
    }
    if (text.startsWith('"')) {
      hash.update(`${text}\n`);
      filed.portion(text);
      continue;
    }
    await flush();
    const mark = markOf(text);
    if (await filed.finish()) progress?.(undefined, filed.count());
    signal?.throwIfAborted();
    if ('end' in mark) {
      const { files: count = 0 } = mark;
      if (mark.tables !== tables || mark.rows !== rows || count !== filed.count() || mark.sha256 !== hash.digest('hex'))
        throw damaged('the checksum does not match');
      await wakeRules();
      await restoreKeys();
      return { tables, rows, files: count, lost_files: filed.lost(), keys: [], schema: '', taken_at };
    }
    hash.update(`${text}\n`);
    if ('file' in mark) {
      filed.begin(mark);
      continue;
    }
    current = known(mark, here.get(mark.table));
    tables += 1;
    if (!(await makePartitions(client, current))) throw damaged(`parts of ${current.table}`);
    await client.query(`delete from ${escapeIdentifier(current.table)}`);
    if (current.sequence) await setSequence(client, current);
  }
  throw damaged('it ends too early');
}

/**
 * Stops the triggers with the rules of modules: they refuse or follow what people do one after the other, and rows of a
 * backup come table by table, as they were in the end. What makes the values of own fields anew goes on.
 * @returns what starts them again
 */
async function silenceRules(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not t.tgisinternal
      and t.tgparentid = 0 and t.tgenabled <> 'D' and p.proname <> 'keep_custom_values'
    order by 1, 2`);
  const all = async (word: 'disable' | 'enable') => {
    for (const { table, name } of rows)
      await client.query(`alter table ${escapeIdentifier(table)} ${word} trigger ${escapeIdentifier(name)}`);
  };
  await all('disable');
  return () => all('enable');
}

function markOf(text: string): BackupTable | BackupFile | BackupEnd {
  try {
    const mark = JSON.parse(text) as BackupTable | BackupFile | BackupEnd;
    if (
      'end' in mark ||
      ('file' in mark && typeof mark.file === 'string') ||
      ('table' in mark && typeof mark.table === 'string' && Array.isArray(mark.columns))
    )
      return mark;
  } catch {
    // reported below
  }
  throw damaged('a line that is none');
}

/** Returns a table with names and types from the database: those of the file must not get into SQL statements. */
function known(mark: BackupTable, here: BackupTable | undefined): BackupTable {
  const columns = mark.columns.map(({ name }) => here?.columns.find((column) => column.name === name));
  if (!here || columns.some((column) => column === undefined)) throw damaged(`unknown table ${mark.table}`);
  return { ...mark, columns: columns.flatMap((column) => column ?? []) };
}

async function insert(client: ClientBase, { table, columns }: BackupTable, batch: readonly string[]): Promise<void> {
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  try {
    await client.query(
      `insert into ${escapeIdentifier(table)} (${names}) overriding system value
       select ${values} from json_array_elements($1::json) as row(line)`,
      [`[${batch.join(',')}]`],
    );
  } catch (error) {
    // Class 22: a value does not fit its type; class 23: a constraint of the table is violated.
    if (/^2[23]/.test(codeOf(error))) throw damaged(`${table}: ${reasonOf(error)}`, error);
    throw error;
  }
}

async function setSequence(client: ClientBase, { table, sequence }: BackupTable): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::bigint, $4)`, [
    table,
    sequence?.column,
    sequence?.value,
    sequence?.called,
  ]);
}

/**
 * Drops the foreign keys, so that the order of tables and rows does not matter.
 * @returns a function that adds them again, which checks every row
 */
async function dropForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows)
      try {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      } catch (error) {
        if (codeOf(error).startsWith('23')) throw damaged(`${table}: ${reasonOf(error)}`, error);
        throw error;
      }
  };
}
