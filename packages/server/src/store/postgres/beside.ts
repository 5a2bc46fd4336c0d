import { setTimeout as sleep } from 'node:timers/promises';
import { accessTo, type Access } from './bootstrap.ts';
import { isRunning, readHolder } from './holder.ts';
import { openHome, openSecret } from './home.ts';
import { isAlive, readPostmaster } from './postmaster.ts';

/**
 * How to reach the PostgreSQL of a data folder that a live server holds; undefined when none does. A PostgreSQL that
 * died is started again by its server: that is waited for.
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
