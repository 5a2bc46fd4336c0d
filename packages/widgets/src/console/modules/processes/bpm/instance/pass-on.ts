import { calls, type Client, type SIGN_TYPES } from '@gongdi/api';

/** Actions on a task that do not decide it. */
export type PassOn = 'transfer' | 'delegate' | 'return' | 'create-sign' | 'delete-sign' | 'copy';

/** Actions after which the task no longer waits for the user. */
export const HANDED: ReadonlySet<PassOn> = new Set(['transfer', 'delegate', 'return']);

/** Fields of the dialog; each action has some of them. */
export interface Given {
  person?: string;
  people?: string[];
  node?: string;
  type?: (typeof SIGN_TYPES)[number];
  /** Task of the signer to remove. */
  signer?: string;
  reason?: string;
}

/** Sends an action on a task to the server. The fields that the action needs have been filled in. */
export function passOn(client: Client, id: string, how: PassOn, given: Given): Promise<unknown> {
  const quiet = { quiet: true };
  const { reason = '' } = given;
  switch (how) {
    case 'transfer':
      return client.call(calls.workflow.taskTransfer, { body: { id, assignee_user_id: given.person!, reason } }, quiet);
    case 'delegate':
      return client.call(calls.workflow.taskDelegate, { body: { id, delegate_user_id: given.person!, reason } }, quiet);
    case 'return':
      return client.call(
        calls.workflow.taskReturn,
        { body: { id, target_task_definition_key: given.node!, reason } },
        quiet,
      );
    case 'create-sign':
      return client.call(
        calls.workflow.taskCreateSign,
        { body: { id, user_ids: given.people!, type: given.type!, reason } },
        quiet,
      );
    case 'delete-sign':
      return client.call(calls.workflow.taskDeleteSign, { body: { id: given.signer!, reason } }, quiet);
    case 'copy':
      return client.call(calls.workflow.taskCopy, { body: { id, copy_user_ids: given.people!, reason } }, quiet);
  }
}
