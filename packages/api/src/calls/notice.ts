import { messagepublish, pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Who has read an announcement (the specification does not define these paths).

const service = 'notification' as const;
const params = z.object({ id: z.string().min(1).max(64) });
const may = (operation: string) => permission(messagepublish.name, operation);

/** Which readers a list has. */
export const RECEIPT_STATES = ['unread', 'unconfirmed', 'done'] as const;

const state = z.object({
  /** People whom it was sent to; null: the caller may not see that. */
  counts: z.object({ told: z.int(), read: z.int(), confirmed: z.int() }).nullable(),
  /** The caller's own receipt; null: it was not sent to the caller. */
  own: z.object({ read_at: z.string().nullable(), confirmed_at: z.string().nullable() }).nullable(),
  confirm_needed: z.boolean(),
});
export type NoticeState = z.output<typeof state>;

/** Opening an announcement counts as reading it. */
export const open = defineCall({
  name: 'notice.open',
  label: { zh: '阅读公告', en: 'Read an announcement' },
  service,
  method: 'PUT',
  path: 'notice/{id}/read',
  input: { params },
  output: state,
  permission: may('detail'),
});

export const confirm = defineCall({
  name: 'notice.confirm',
  label: { zh: '确认收到公告', en: 'Confirm an announcement' },
  service,
  method: 'PUT',
  path: 'notice/{id}/confirm',
  input: { params },
  output: state,
  permission: may('detail'),
});

const receipt = z.object({
  account_id: z.string(),
  nickname: z.string(),
  organisation: z.string(),
  read_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  reminded_at: z.string().nullable(),
});
export type NoticeReceipt = z.output<typeof receipt>;

/** Returns the people of an announcement, for those who publish it. */
export const receipts = defineCall({
  name: 'notice.receipts',
  label: { zh: '公告阅读情况', en: 'Readers of an announcement' },
  service,
  method: 'GET',
  path: 'notice/{id}/receipts',
  input: { params, query: pageQuery.extend({ state: z.enum(RECEIPT_STATES).optional() }) },
  output: pageOf(receipt),
  permission: may('publish'),
});

/** Reminds those who have not read it, or not confirmed it; each at most once an hour. */
export const remind = defineCall({
  name: 'notice.remind',
  label: { zh: '催阅公告', en: 'Remind of an announcement' },
  service,
  method: 'PUT',
  path: 'notice/{id}/remind',
  input: { params },
  output: z.object({ reminded: z.int() }),
  permission: may('publish'),
});
