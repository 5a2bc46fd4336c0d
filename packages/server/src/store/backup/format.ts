import { createHash, type Hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { StoreError } from '../store-error.ts';

/**
 * A backup is gzip of lines of JSON: a `BackupHead`, then for each table a `BackupTable` and its rows, each an array of
 * PostgreSQL's own text forms in the order of the columns (null for null), then for each uploaded file a `BackupFile`
 * and its bytes, in portions, each a text in base64, then a `BackupEnd`. PostgreSQL's text forms lose nothing: numbers
 * keep their digits, instants their microseconds. Version 1 had no files.
 */
export const FORMAT = 'gongdi-backup';
export const FORMAT_VERSION = 2;

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

export interface BackupFile {
  /** SHA-256 of its bytes in hex, by which rows name it. */
  file: string;
  size: number;
}

/** Where the bytes of uploaded files are; the database has their names only. */
export interface BackupFiles {
  /** Names of all files that rows speak of, seen in the transaction of the backup. */
  names: (client: ClientBase) => Promise<string[]>;
  /** @returns undefined when there is no such file */
  open: (name: string) => Promise<{ size: number; bytes: AsyncIterable<Uint8Array> } | undefined>;
  put: (bytes: Uint8Array) => Promise<unknown>;
}

export interface BackupEnd {
  end: true;
  tables: number;
  rows: number;
  files?: number;
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
  files: number;
  /** Files that rows speak of and whose bytes were not to be had, or not what their name says. */
  lost_files: number;
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
  if (head.version !== FORMAT_VERSION && head.version !== 1)
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
