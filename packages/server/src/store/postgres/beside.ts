import { setTimeout as sleep } from 'node:timers/promises';
import { accessTo, type Access } from './bootstrap.ts';
import { isRunning, readHolder } from './holder.ts';
import { openHome, openSecret } from './home.ts';
import { isAlive, readPostmaster } from './postmaster.ts';

/**
 * Returns how to reach the PostgreSQL of a data folder that a running server holds; undefined if no server holds it. If
 * that PostgreSQL has died, waits until its server has started it again.
 * @param patience milliseconds
 */
export async function servedBy(
  dataDir: string,
  patience: number,
): Promise<{ access: Access; folder: string; moved: boolean } | undefined> {
  const home = openHome(dataDir);
  for (const since = Date.now(); isRunning(readHolder(home.holder)); await sleep(25)) {
    const running = readPostmaster(home.data);
    if (running?.ready && isAlive(running.pid))
      return { access: accessTo(running, openSecret(home)), folder: home.folder, moved: home.moved };
    if (Date.now() - since > patience) break;
  }
  return undefined;
}
