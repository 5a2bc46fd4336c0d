import { calls } from '@gongdi/api';
import { ERRORS, GongdiError } from '@gongdi/domain';
import type { Trx } from '../../engine/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { transaction } from '../../store/index.ts';
import { copyTo } from '../comments/copies.ts';
import type { ProcessDeps } from '../deps.ts';
import { decide } from './act/decide.ts';
import { claim, delegate, transfer, unclaim } from './act/hand-over.ts';
import { lockOwnTask, lockTask } from './act/open-task.ts';
import { requirePeople } from './act/people.ts';
import { remind } from './act/remind.ts';
import { moveBack, nodesToReturnTo } from './act/return-task.ts';
import { addSigners, removeSigner } from './act/signers.ts';
import { withdraw } from './act/withdraw.ts';

const { workflow } = calls;

/** Handlers of the acts on tasks. Each act is one transaction. */
export function taskActHandlers(deps: Pick<ProcessDeps, 'db' | 'engine' | 'zone'>): Handler[] {
  const { db, engine } = deps;
  const inOne = async ({ caller }: CallerContext, work: (trx: Trx) => Promise<void>): Promise<null> => {
    await engine.transact(caller.company_id, work);
    return null;
  };
  const each = async (
    ids: readonly string[],
    context: CallerContext,
    work: (trx: Trx, id: string) => Promise<void>,
  ) => {
    const answers = [];
    for (const id of new Set(ids))
      answers.push(
        await answerOf(id, context, () => engine.transact(context.caller.company_id, (trx) => work(trx, id))),
      );
    return answers;
  };
  const nothing = { attachments: [], variables: {} };

  return [
    handle(workflow.taskApprove, ({ body }, context) => inOne(context, (trx) => decide(trx, deps, context, body, 2))),
    handle(workflow.taskReject, ({ body }, context) => inOne(context, (trx) => decide(trx, deps, context, body, 3))),
    handle(workflow.taskApproveBatch, ({ body: { ids, reason } }, context) =>
      each(ids, context, (trx, id) => decide(trx, deps, context, { id, reason, ...nothing }, 2)),
    ),
    handle(workflow.taskRejectBatch, ({ body: { ids, reason } }, context) =>
      each(ids, context, (trx, id) => decide(trx, deps, context, { id, reason, ...nothing }, 3)),
    ),
    handle(workflow.taskClaim, ({ body }, context) => inOne(context, (trx) => claim(trx, deps, context, body.id))),
    handle(workflow.taskUnclaim, ({ body }, context) => inOne(context, (trx) => unclaim(trx, deps, context, body.id))),
    handle(workflow.taskUpdateAssignee, ({ body }, context) =>
      inOne(context, (trx) => transfer(trx, deps, context, { reason: '', ...body })),
    ),
    handle(workflow.taskTransfer, ({ body }, context) => inOne(context, (trx) => transfer(trx, deps, context, body))),
    handle(workflow.taskDelegate, ({ body }, context) => inOne(context, (trx) => delegate(trx, deps, context, body))),
    handle(workflow.taskListByReturn, ({ query }, { caller }) =>
      transaction(db, async (trx) => nodesToReturnTo(trx, await lockTask(trx, caller, query.id))),
    ),
    handle(workflow.taskReturn, ({ body }, context) =>
      inOne(context, async (trx) => {
        const task = await lockOwnTask(trx, deps, context.caller, body.id);
        await moveBack(trx, deps, context, task, body.target_task_definition_key, body.reason);
      }),
    ),
    handle(workflow.taskCreateSign, ({ body }, context) =>
      inOne(context, (trx) => addSigners(trx, deps, context, body)),
    ),
    handle(workflow.taskDeleteSign, ({ body }, context) =>
      inOne(context, (trx) => removeSigner(trx, deps, context, body)),
    ),
    handle(workflow.taskCopy, ({ body }, context) =>
      inOne(context, async (trx) => {
        const { instance_id, instance } = await lockOwnTask(trx, deps, context.caller, body.id);
        const people = await requirePeople(trx, body.copy_user_ids, instance.org_id, context.lang, 'copy_user_ids');
        const of = { instance_id, instance_name: instance.name, task_id: body.id };
        await copyTo(trx, context, of, people, body.reason);
      }),
    ),
    handle(workflow.taskWithdraw, ({ body }, context) => inOne(context, (trx) => withdraw(trx, deps, context, body))),
    handle(workflow.taskRemind, ({ body }, context) =>
      transaction(db, async (trx) => ({ told: await remind(trx, context, body.process_instance_id) })),
    ),
  ];
}

/** Returns the answer for one task of several. An error of this task does not affect the others. */
export async function answerOf(id: string, { lang }: CallerContext, work: () => Promise<void>) {
  try {
    await work();
    return { id, ok: true, code: 0, message: '' };
  } catch (error) {
    if (!(error instanceof GongdiError) || error.status >= ERRORS.internal.status) throw error;
    const [first] = error.problems;
    return { id, ok: false, code: error.code, message: first?.message ?? error.label[lang] };
  }
}
