import { accessTo, type Access } from './bootstrap.ts';
import { isRunning, readHolder } from './holder.ts';
import { openHome, openSecret } from './home.ts';
import { isAlive, readPostmaster } from './postmaster.ts';

/** How to reach the PostgreSQL of a data folder that a live server holds; undefined when none does. */
export function servedBy(dataDir: string): { access: Access; folder: string; moved: boolean } | undefined {
  const home = openHome(dataDir);
  if (!isRunning(readHolder(home.holder))) return undefined;
  const running = readPostmaster(home.data);
  if (!running?.ready || !isAlive(running.pid)) return undefined;
  return { access: accessTo(running, openSecret(home)), folder: home.folder, moved: home.moved };
}
