import type { TaskKind } from '@gongdi/api';
import type { SignType } from '../approval-tables.ts';

/** What a command is about, for the hooks that the engine calls while it runs. */
export type Acting = {
  /** Epoch ms of the call. */
  now: number;
  /** Who acts. */
  account_id: string;
} & (
  | { what: 'start' }
  /** A decision on a task: approved (2) or refused (3). */
  | { what: 'decide'; task_id: string; result: 2 | 3; reason: string }
  /** Tasks are taken away and others made. `own` is the one that the actor had, with what it is called. */
  | {
      what: 'move';
      kind: TaskKind;
      /** Nickname of the actor. */
      who: string;
      own?: { task_id: string; result: 3 | 4; kind: TaskKind };
      /** Who gets the task that is made at a node, instead of those that its rule means. */
      prefer?: { key: string; account_id: string | null };
      reason: string;
    }
  | { what: 'cancel'; reason: string }
  /** A message, a signal or a condition from outside. */
  | { what: 'event' }
  | { what: 'sign'; parent_task_id: string; type: SignType }
  | { what: 'unsign'; task_id: string; reason: string }
);

const acts = new WeakMap<object, Acting>();

/** Runs a command of the engine with what it is about known to the hooks of the same transaction. */
export async function withActing<T>(trx: object, acting: Acting, work: () => Promise<T>): Promise<T> {
  const before = acts.get(trx);
  acts.set(trx, acting);
  try {
    return await work();
  } finally {
    if (before) acts.set(trx, before);
    else acts.delete(trx);
  }
}

/** Undefined when a job of the engine causes what happens. */
export function actingIn(trx: object): Acting | undefined {
  return acts.get(trx);
}
