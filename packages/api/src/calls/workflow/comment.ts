import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { files, id, person, service, shownFile } from './parts.ts';

/** What was said, or done beside a decision. */
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

/** What somebody says about an instance, or about one task of it. */
export const commentShown = z.object({
  id,
  process_instance_id: id,
  task_id: id.nullable(),
  kind: z.enum(COMMENT_KINDS),
  /** Null: the server itself, such as an escalation. */
  user: person.nullable(),
  /** Text, never markup. */
  content: z.string(),
  attachments: z.array(shownFile),
  create_time: z.string(),
});
export type ProcessComment = z.infer<typeof commentShown>;

/** Whoever sees an instance reads its comments and writes some; those who take part in it are told. */
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
