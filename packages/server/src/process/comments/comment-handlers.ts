import { calls, type ProcessComment } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { sql, type NotNull } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { notifyLabel, notifyUsers } from '../../notify/index.ts';
import { transaction, type Db } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { shownTo, takeLooseFiles } from '../files.ts';
import { getInstance } from '../instances/instance-store.ts';
import { personOf } from '../people.ts';
import { wrong } from '../refuse.ts';
import type { ShowFile } from '../tasks/task-rows.ts';
import { linkTo } from '../notify-people.ts';
import { remark } from './remark.ts';

const { workflow } = calls;

/** Handlers of comments. Everyone who sees an instance may read and write its comments. */
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
          const task = await trx
            .selectFrom('process_task')
            .select('id')
            .where('id', '=', task_id)
            .where('instance_id', '=', instance_id)
            .executeTakeFirst();
          if (!task) throw wrong(lang, 'task_id', 'taskNotOpen');
        }
        const attachments = await takeLooseFiles(trx, body.attachments, context, 'attachments');
        const entry = { instance_id, task_id, account_id: caller.id, kind: 'comment', content, attachments } as const;
        const id = await remark(trx, entry, now);
        const others = await trx
          .selectFrom('process_instance')
          .select('start_account_id as id')
          .where('id', '=', instance_id)
          .union((eb) =>
            eb
              .selectFrom('process_task')
              .select('assignee_id as id')
              .where('instance_id', '=', instance_id)
              .where('assignee_id', 'is not', null)
              .$narrowType<{ id: NotNull }>(),
          )
          .execute();
        const people = others.map((one) => one.id).filter((one) => one !== caller.id);
        const title = notifyLabel('processComment', { who: caller.nickname, instance: instance.name });
        await notifyUsers(trx, people, { kind: 'process_comment', title, link: linkTo(instance_id) }, now);
        const [made] = await commentsOf(trx, instance_id, await shownTo(fileKey, context), id);
        return made!;
      }),
    ),
  ];
}

/** Returns the comments of an instance, oldest first, or only the one with the given id. */
export async function commentsOf(db: Db, instance_id: string, show: ShowFile, id?: string): Promise<ProcessComment[]> {
  let rows = db
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
