import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Reporting to real-name platforms beyond the records and their steps (defined here).

const service = 'user' as const;
const id = z.string().min(1).max(64);

/** Longest secret of an application. */
const SECRET_LENGTH = 200;

/** Stores the secret of a configuration, encrypted. It is never answered. */
export const setSecret = defineCall({
  name: 'reporting.setSecret',
  label: { zh: '设置上报密钥', en: 'Set the secret of a reporting configuration' },
  service,
  method: 'PUT',
  path: 'report/target/secret',
  input: { body: z.strictObject({ id, secret: z.string().trim().min(8).max(SECRET_LENGTH) }) },
  output: z.null(),
  permission: permission('reporttarget', 'secret'),
});

/** Asks the platform for the project, and so tries address, signature and secret. Nothing personal leaves. */
export const test = defineCall({
  name: 'reporting.test',
  label: { zh: '测试上报连接', en: 'Test the connection to a real-name platform' },
  service,
  method: 'POST',
  path: 'report/target/test',
  input: { body: z.strictObject({ id }) },
  output: z.object({ ok: z.boolean(), message: z.string() }),
  permission: permission('reporttarget', 'test'),
});

/** Reads what the platform holds and lists where it differs from what was accepted. */
export const reconcile = defineCall({
  name: 'reporting.reconcile',
  label: { zh: '实名制对账', en: 'Compare with a real-name platform' },
  service,
  method: 'POST',
  path: 'report/target/reconcile',
  input: { body: z.strictObject({ id }) },
  output: z.object({ ok: z.boolean(), compared: z.int(), differences: z.int(), message: z.string() }),
  permission: permission('reporttarget', 'reconcile'),
});

const count = z.object({ kind: z.int(), state: z.int(), count: z.int() });

/** How many reports of each kind are in which state. */
export const state = defineCall({
  name: 'reporting.state',
  label: { zh: '上报情况', en: 'How far the reports of a configuration are' },
  service,
  method: 'GET',
  path: 'report/target/{id}/state',
  input: { params: z.object({ id }) },
  output: z.object({ counts: z.array(count), code_gaps: z.int() }),
  permission: permission('reporttarget', 'detail'),
});
