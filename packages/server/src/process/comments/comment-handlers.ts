import { calls, type ProcessComment } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { notifyLabel, tellUsers } from '../../notify/index.ts';
import { transaction } from '../../store/index.ts';
import { approvalTables } from '../approval-tables.ts';
import type { ProcessDeps } from '../deps.ts';
import { shownTo, takeLooseFiles } from '../files.ts';
import { getInstance } from '../instances/instance-store.ts';
import { personOf } from '../people.ts';
import { wrong } from '../refuse.ts';
import type { ShowFile } from '../tasks/task-rows.ts';
import { linkTo } from '../tell.ts';
import { remark } from './remark.ts';

const { workflow } = calls;

/** The code behind comments. Whoever sees an instance reads and writes them. */
export function commentHandlers({ db, fileKey }: Pick<ProcessDeps, 'db' | 'fileKey'>): Handler[] {
  return [
    handle(workflow.commentList, async ({ query }, context) => {
      await getInstance(db, context.caller, query.process_instance_id);
      return commentsOf(db, query.process_instance_id, await shownTo(fileKey, context));
    }),
    handle(workflow.commentCreate, ({ body }, context) =>
      transaction(db, async (trx) => {
        const { caller, now, lang } = context;
        const { process_instance_id: instance_id, task_id, content } = body;
        const instance = await getInstance(trx, caller, instance_id);
        if (task_id !== undefined) {
          const { rows } =
            await sql`select 1 from process_task where id = ${task_id} and instance_id = ${instance_id}`.execute(trx);
          if (rows.length === 0) throw wrong(lang, 'task_id', 'taskNotOpen');
        }
        const attachments = await takeLooseFiles(trx, body.attachments, context, 'attachments');
        const said = { instance_id, task_id, account_id: caller.id, kind: 'comment', content, attachments } as const;
        const id = await remark(trx, said, now);
        const { rows: others } = await sql<{
          id: string;
        }>`select start_account_id as id from process_instance where id = ${instance_id}
          union select assignee_id from process_task where instance_id = ${instance_id} and assignee_id is not null`.execute(
          trx,
        );
        const people = others.map((one) => one.id).filter((one) => one !== caller.id);
        const title = notifyLabel('processComment', { who: caller.nickname, instance: instance.name });
        await tellUsers(trx, people, { kind: 'process_comment', title, link: linkTo(instance_id) }, now);
        const [made] = await commentsOf(trx, instance_id, await shownTo(fileKey, context), id);
        return made!;
      }),
    ),
  ];
}

/** What was said and done in an instance, oldest first; or one of it. */
export async function commentsOf(
  db: Kysely<unknown>,
  instance_id: string,
  show: ShowFile,
  id?: string,
): Promise<ProcessComment[]> {
  let rows = approvalTables(db)
    .selectFrom('approval_comment as c')
    .select(['c.id', 'c.instance_id as process_instance_id', 'c.task_id', 'c.kind', 'c.content'])
    .select(personOf(sql`c.account_id`).as('user'))
    .select(sql<FileItem[]>`c.attachments`.as('attached'))
    .select('c.created_at as create_time')
    .where('c.instance_id', '=', instance_id)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(2000);
  if (id !== undefined) rows = rows.where('c.id', '=', id);
  return (await rows.execute()).map(({ attached, ...comment }) => ({ ...comment, attachments: attached.map(show) }));
}
