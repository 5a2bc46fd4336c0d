import type { CommentKind } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import { newId } from '../../store/index.ts';
import { approvalTables } from '../approval-tables.ts';

export interface Remark {
  instance_id: string;
  task_id?: string | null;
  account_id: string | null;
  kind: CommentKind;
  content: string;
  attachments?: readonly FileItem[];
}

/** Keeps what was said or done, in the transaction that does it. @returns the id */
export async function remark(trx: Kysely<unknown>, one: Remark, now: number): Promise<string> {
  const id = newId(now);
  await approvalTables(trx)
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
