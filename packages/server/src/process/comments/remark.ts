import type { CommentKind } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { newId, type Db } from '../../store/index.ts';

export interface Remark {
  instance_id: string;
  task_id?: string | null;
  account_id: string | null;
  kind: CommentKind;
  content: string;
  attachments?: readonly FileItem[];
}

/** Stores a comment or an act in the timeline, in the transaction of the act. @returns the id */
export async function remark(trx: Db, one: Remark, now: number): Promise<string> {
  const id = newId(now);
  await trx
    .insertInto('approval_comment')
    .values({
      id,
      instance_id: one.instance_id,
      task_id: one.task_id ?? null,
      account_id: one.account_id,
      kind: one.kind,
      content: one.content,
      attachments: JSON.stringify(one.attachments ?? []),
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return id;
}
