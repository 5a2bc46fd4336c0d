import { createHash, type Hash } from 'node:crypto';
import { StoreError } from '../store-error.ts';

/**
 * A backup is gzip of lines of JSON: a `BackupHead`, then for each table a `BackupTable` and its rows, each an array of
 * PostgreSQL's own text forms in the order of the columns (null for null), then a `BackupEnd`. PostgreSQL's text forms
 * lose nothing: numbers keep their digits, instants their microseconds.
 */
export const FORMAT = 'gongdi-backup';
export const FORMAT_VERSION = 1;

export interface BackupHead {
  format: typeof FORMAT;
  version: number;
  /** Version of the program that wrote it. */
  program: string;
  taken_at: string;
  /** What had been applied to the schema. */
  migrations: { number: number; name: string; checksum: string }[];
}

export interface BackupTable {
  table: string;
  columns: { name: string; type: string }[];
  /** Parts of a table that is kept in parts: what PostgreSQL says of their bounds. */
  partitions?: { name: string; bound: string }[];
  /** Where the table's identity column goes on. */
  sequence?: { column: string; value: string; called: boolean };
}

export interface BackupEnd {
  end: true;
  tables: number;
  rows: number;
  /** SHA-256 of all bytes before this line. */
  sha256: string;
}

/** Adds up what is written or read. */
export function backupHash(): Hash {
  return createHash('sha256');
}

/** What was found in a backup, or copied into one. */
export interface BackupSummary {
  tables: number;
  rows: number;
  /** Newest migration. */
  schema: string;
  taken_at: string;
}

export function damaged(reason: string, cause?: unknown): StoreError {
  return StoreError.of('backup_damaged', { reason }, cause);
}

/** @throws StoreError `backup_damaged`, `backup_format` */
export function headOf(line: string | undefined): BackupHead {
  const head = parsed(line) as Partial<BackupHead> | undefined;
  if (head?.format !== FORMAT || !Array.isArray(head.migrations)) throw damaged('not a backup');
  if (head.version !== FORMAT_VERSION)
    throw StoreError.of('backup_format', { found: String(head.version), known: String(FORMAT_VERSION) });
  return head as BackupHead;
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '') as unknown;
  } catch (error) {
    throw damaged('not a backup', error);
  }
}
