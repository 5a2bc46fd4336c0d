import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@gongdi/server';
import { inRepository } from './measure.mjs';

/**
 * Provides a new embedded database with the server's tables, and the parts of the built server that a bench of the
 * engine needs. Both are removed afterwards.
 * @template T
 * @param {(database: any, parts: { createEngine: any, transaction: any }) => Promise<T>} work
 * @returns {Promise<T>} the result of the work
 */
export async function withEngineDatabase(work) {
  const folder = await mkdtemp(join(tmpdir(), 'gongdi-bench-engine-'));
  const database = await openDatabase({ dataDir: folder });
  try {
    await migrate(database);
    const { createEngine } = await import(inRepository('packages/server/dist/engine/create.js'));
    const { transaction } = await import(inRepository('packages/server/dist/store/index.js'));
    return await work(database, { createEngine, transaction });
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
