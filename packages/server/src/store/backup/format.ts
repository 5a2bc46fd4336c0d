import { createHash, type Hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { StoreError } from '../store-error.ts';

/**
 * A backup is a gzip file of JSON lines: a `BackupHead`; for each table a `BackupTable` and its rows, each an array of
 * PostgreSQL's own text forms in the order of the columns (null for null); for each uploaded file a `BackupFile` and
 * its bytes in portions, each a base64 text; then a `BackupEnd`. PostgreSQL's text forms lose nothing: numbers keep all
 * their digits, instants their microseconds. Version 1 had no files.
 */
export const FORMAT = 'gongdi-backup';
export const FORMAT_VERSION = 2;

export interface BackupHead {
  format: typeof FORMAT;
  version: number;
  /** Version of the program that wrote it. */
  program: string;
  taken_at: string;
  /** The migrations that had been applied to the schema. */
  migrations: { number: number; name: string; checksum: string }[];
  /** Ids of the keys with which personal data in it is encrypted; absent in backups of earlier versions. */
  keys?: string[];
}

export interface BackupTable {
  table: string;
  columns: { name: string; type: string }[];
  /** Partitions of a partitioned table, with their bounds as PostgreSQL writes them. */
  partitions?: { name: string; bound: string }[];
  /** State of the sequence of the identity column. */
  sequence?: { column: string; value: string; called: boolean };
}

export interface BackupFile {
  /** SHA-256 of its bytes in hex; rows refer to the file by it. */
  file: string;
  size: number;
}

/** Access to the bytes of uploaded files; the database contains their names only. */
export interface BackupFiles {
  /** Returns the names of all files that rows refer to, read in the transaction of the backup. */
  names: (client: ClientBase) => Promise<string[]>;
  /** @returns undefined if there is no such file */
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

/** Makes the hash over all bytes that are written or read. */
export function backupHash(): Hash {
  return createHash('sha256');
}

/** Summary of a backup that was written or restored. */
export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  /** Number of files that rows refer to and whose bytes are missing or do not match their name. */
  lost_files: number;
  /** Ids of the keys that are needed to read it. */
  keys: string[];
  /** Name of the newest migration. */
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
