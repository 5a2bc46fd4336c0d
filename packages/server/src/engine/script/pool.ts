import { IDLE_MS, type MachineLimits } from './limits.ts';
import type { SandboxAnswer, SandboxTask } from './protocol.ts';
import { startThread, type ScriptThread } from './thread.ts';

/** Threads that are started when scripts come, and ended when none came for a while. */
export interface ScriptPool {
  run(task: Omit<SandboxTask, 'id'>): Promise<SandboxAnswer>;
  close(): Promise<void>;
}

export function scriptPool(limits: MachineLimits): ScriptPool {
  const idle: ScriptThread[] = [];
  const waiting: ((thread: ScriptThread | null) => void)[] = [];
  let busy = 0;
  let last = 0;
  let closed = false;
  let sweeper: NodeJS.Timeout | undefined;

  const take = async (): Promise<ScriptThread | null> => {
    if (closed) return null;
    clearTimeout(sweeper);
    const free = idle.pop();
    if (free || busy < limits.threads) {
      busy += 1;
      return free ?? startThread(limits);
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (thread: ScriptThread): void => {
    const next = waiting.shift();
    // Who waits keeps the place of who leaves.
    if (next) return next(thread.usable() ? thread : startThread(limits));
    busy -= 1;
    if (thread.usable()) idle.push(thread);
    if (busy > 0) return;
    sweeper = setTimeout(endIdle, IDLE_MS);
    sweeper.unref();
  };
  const endIdle = (): void => idle.splice(0).forEach((thread) => void thread.end());

  return {
    async run(task) {
      const thread = await take();
      const id = (last += 1);
      if (!thread) return { id, fault: { kind: 'crash', message: 'closed', line: null } };
      try {
        return await thread.run({ ...task, id });
      } finally {
        if (closed) await thread.end();
        else giveBack(thread);
      }
    },
    async close() {
      closed = true;
      clearTimeout(sweeper);
      waiting.splice(0).forEach((next) => next(null));
      await Promise.all(idle.splice(0).map((thread) => thread.end()));
    },
  };
}
