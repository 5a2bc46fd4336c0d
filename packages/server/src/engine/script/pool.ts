import { fairGate } from '../commands/gate.ts';
import { IDLE_MS, type MachineLimits } from './limits.ts';
import type { SandboxAnswer, SandboxTask } from './protocol.ts';
import { startThread, type ScriptThread } from './thread.ts';

/** Threads for scripts. They are started on demand and ended when idle. Companies take turns. */
export interface ScriptPool {
  /** @throws BusyError when too many scripts of a company wait, or one waits too long */
  run(task: Omit<SandboxTask, 'id'>, company: string): Promise<SandboxAnswer>;
  close(): Promise<void>;
}

export function scriptPool(limits: MachineLimits): ScriptPool {
  const { threads, threadsEach, waitingEach, waitMs } = limits;
  const gate = fairGate({ places: threads, placesEach: threadsEach, waitingEach, waitMs });
  const idle: ScriptThread[] = [];
  let busy = 0;
  let last = 0;
  let closed = false;
  let sweeper: NodeJS.Timeout | undefined;

  const take = (): ScriptThread => {
    clearTimeout(sweeper);
    busy += 1;
    return idle.pop() ?? startThread(limits);
  };
  const giveBack = (thread: ScriptThread): void => {
    busy -= 1;
    if (thread.usable()) idle.push(thread);
    if (busy > 0) return;
    sweeper = setTimeout(endIdle, IDLE_MS);
    sweeper.unref();
  };
  const endIdle = (): void => idle.splice(0).forEach((thread) => void thread.end());

  return {
    async run(task, company) {
      const leave = await gate.enter(company);
      const id = (last += 1);
      try {
        if (closed) return { id, fault: { kind: 'crash', message: 'closed', line: null } };
        const thread = take();
        try {
          return await thread.run({ ...task, id });
        } finally {
          if (closed) await thread.end();
          else giveBack(thread);
        }
      } finally {
        leave();
      }
    },
    async close() {
      closed = true;
      clearTimeout(sweeper);
      await Promise.all(idle.splice(0).map((thread) => thread.end()));
    },
  };
}
