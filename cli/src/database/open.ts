import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BlobStore, Database } from '@gongdi/server';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { loadConfig } from '../config/config.ts';
import { serverFailure } from '../server-failure.ts';
import { serveSettings } from '../serve/settings.ts';
import { databaseMessage } from './text/index.ts';

export interface Opened {
  database: Database;
  /** Storage of uploaded files. */
  blobs: BlobStore;
}

/**
 * Opens the database that `serve` would open.
 * @param options `beside`: work while a server is running; `create`: create the database if there is none
 * @throws CliFailure with exit 2 when there is none, 3 when it cannot be opened
 */
export async function openDatabaseOf(
  flags: { data?: string },
  context: CommandContext,
  options: { beside?: boolean; create?: boolean } = {},
): Promise<Opened> {
  const { config, path: configPath } = await loadConfig(context.cwd);
  const { env, cwd } = context;
  const {
    dataDir,
    databaseUrl: url,
    s3,
    personalKeys: secrets,
  } = serveSettings({ flags, env, config, configPath, cwd });
  if (
    url === undefined &&
    !options.create &&
    !['postgres', 'postgres-folder'].some((one) => existsSync(resolve(dataDir, one)))
  )
    throw new CliFailure(EXIT.usage, databaseMessage('noData', { folder: dataDir }));
  const { openBlobs, openDatabase, personalKeys } = await import('@gongdi/server');
  try {
    const keys = personalKeys({ dataDir, personalKeys: secrets });
    const database = await openDatabase(url === undefined ? { dataDir, beside: options.beside, keys } : { url, keys });
    return { database, blobs: openBlobs({ dataDir, s3 }) };
  } catch (error) {
    throw serverFailure(error);
  }
}
