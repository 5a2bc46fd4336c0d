import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { files, id, person, service, shownFile } from './parts.ts';

/** Kinds of comments: a remark, or an act beside a decision. */
export const COMMENT_KINDS = [
  'comment',
  'claim',
  'unclaim',
  'transfer',
  'delegate',
  'delegate_done',
  'sign',
  'unsign',
  'signed_off',
  'return',
  'withdraw',
  'cancel',
  'remind',
  'escalate',
  'jump',
  'migrate',
  'suspend',
  'resume',
  'variables',
  'message',
  'signal',
] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

/** A comment on an instance, or on one of its tasks. */
export const commentShown = z.object({
  id,
  process_instance_id: id,
  task_id: id.nullable(),
  kind: z.enum(COMMENT_KINDS),
  /** Null: the server itself, for example an escalation. */
  user: person.nullable(),
  /** Plain text, never markup. */
  content: z.string(),
  attachments: z.array(shownFile),
  create_time: z.string(),
});
export type ProcessComment = z.infer<typeof commentShown>;

/** Everyone who may see an instance may read and write comments; its participants are notified. */
export const commentList = defineCall({
  name: 'comment.list',
  label: { zh: '流程评论', en: 'Comments' },
  service,
  method: 'GET',
  path: 'bpm/comment/list',
  input: { query: z.object({ process_instance_id: id }) },
  output: z.array(commentShown),
});

export const commentCreate = defineCall({
  name: 'comment.create',
  label: { zh: '发表评论', en: 'Write a comment' },
  service,
  method: 'POST',
  path: 'bpm/comment/create',
  input: {
    body: z.strictObject({
      process_instance_id: id,
      task_id: id.optional(),
      content: z.string().trim().min(1).max(2000),
      attachments: files.default([]),
    }),
  },
  output: commentShown,
});
