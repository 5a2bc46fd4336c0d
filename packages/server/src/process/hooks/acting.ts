import type { TaskKind } from '@gongdi/api';
import type { SignType } from '../../store/index.ts';

/** The act behind a command. The hooks that the engine calls during the command read it. */
export type Acting = {
  /** Time of the call, epoch ms. */
  now: number;
  /** Account that acts. */
  account_id: string;
} & (
  | { what: 'start' }
  /** A decision on a task: approved (2) or refused (3). */
  | { what: 'decide'; task_id: string; result: 2 | 3; reason: string }
  /** Tasks are cancelled and others are created. `own` is the task of the actor, with its result and kind. */
  | {
      what: 'move';
      kind: TaskKind;
      /** Nickname of the actor. */
      who: string;
      own?: { task_id: string; result: 3 | 4; kind: TaskKind };
      /** Account that gets the task created at node `key`, in place of the people of its rule. */
      prefer?: { key: string; account_id: string | null };
      reason: string;
    }
  | { what: 'cancel'; reason: string }
  /** A message, signal or condition from outside the process. */
  | { what: 'event' }
  | { what: 'sign'; parent_task_id: string; type: SignType }
  | { what: 'unsign'; task_id: string; reason: string }
);

const acts = new WeakMap<object, Acting>();

/** Runs a command of the engine. The hooks of the same transaction can read `acting` during it. */
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

/** Returns the present act. Undefined if a job of the engine causes the change. */
export function actingIn(trx: object): Acting | undefined {
  return acts.get(trx);
}
