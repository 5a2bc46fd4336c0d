import { GongdiError } from '@gongdi/domain';
import type { TaskEnd, Trx } from '../types.ts';
import { asked } from './failure.ts';
import { instanceOfTask, lockOutside, topOf } from './instances.ts';
import { reconcile, type OutsideWorld } from './reconcile.ts';
import { outsideLabel } from './text/index.ts';

/** How a task that is gone ended when nobody completed it. */
type Gone = Exclude<TaskEnd, 'completed'>;

export interface EngineCommands {
  /** Reconciles the topmost instance, and with it all instances that it called. */
  look: (trx: Trx, instance: string, gone?: Gone) => Promise<void>;
  /** Sends a command about an instance, and reconciles. @throws GongdiError `notFound`, or what the engine refused */
  onInstance: (trx: Trx, instance: string, command: () => Promise<unknown>, gone?: Gone) => Promise<void>;
  /** Sends a command about a task, and reconciles its instance. @throws GongdiError `conflict` for an unknown task */
  onTask: (trx: Trx, task: string, command: () => Promise<unknown>) => Promise<void>;
}

/** Sends commands to the engine while the instance is locked, and then updates our rows to the engine's data. */
export function engineCommands(world: OutsideWorld): EngineCommands {
  const look: EngineCommands['look'] = async (trx, id, gone = 'cancelled') => {
    const top = await lockOutside(trx, await topOf(trx, id));
    if (top) await reconcile(world, trx, top, gone);
  };
  const onInstance: EngineCommands['onInstance'] = async (trx, id, command, gone) => {
    const instance = await lockOutside(trx, id);
    if (!instance) throw new GongdiError('notFound');
    await asked(command());
    await look(trx, id, gone);
  };
  const onTask: EngineCommands['onTask'] = async (trx, task, command) => {
    const instance = await instanceOfTask(trx, task);
    if (instance === undefined) throw new GongdiError('conflict', { label: outsideLabel('unknownTask') });
    await onInstance(trx, instance, command);
  };
  return { look, onInstance, onTask };
}
