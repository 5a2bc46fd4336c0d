import { BULK_LIMIT, pageOf, pageQuery } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { SELECTION_LIMIT } from '../lift.ts';

// Work that the server does in the background: large exports, bulk edits. Each person sees the own jobs.

const service = 'base' as const;
const id = z.string().min(1).max(64);
const params = z.object({ id });
const name = z.string().min(1).max(64);

/** Exports of more records than this run in the background. */
export const EXPORT_AT_ONCE = 5000;

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export const JOB_KINDS = ['export', 'bulk-edit', 'undo'] as const;

const refused = z.object({ id: z.string(), title: z.string(), message: z.string() });

const job = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  /** Name of the resource. */
  resource: z.string(),
  label: z.string(),
  state: z.enum(JOB_STATES),
  /** Records that were worked through; refused ones count. */
  done: z.int(),
  /** null: not counted yet. */
  total: z.int().nullable(),
  /** Records that were refused. */
  refused: z.int(),
  /** Why it failed. */
  message: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** When the job and its file are removed. */
  expires_at: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  /** Whether a bulk edit can be undone: nothing was undone yet. */
  undoable: z.boolean(),
});
export type Job = z.output<typeof job>;

const query = z.record(z.string().max(64), z.string().max(500));
const ids = z.array(id).min(1).max(SELECTION_LIMIT);

export const list = defineCall({
  name: 'job.list',
  label: { zh: '本人的后台任务', en: 'Own background jobs' },
  service,
  method: 'GET',
  path: 'job',
  input: { query: pageQuery },
  output: pageOf(job),
});

/** One job, with the first records that were refused and the reasons. */
export const get = defineCall({
  name: 'job.get',
  label: { zh: '后台任务详情', en: 'A background job' },
  service,
  method: 'GET',
  path: 'job/{id}',
  input: { params },
  output: job.extend({ refusals: z.array(refused) }),
});

export const cancel = defineCall({
  name: 'job.cancel',
  label: { zh: '取消后台任务', en: 'Cancel a background job' },
  service,
  method: 'POST',
  path: 'job/{id}/cancel',
  input: { params },
  output: z.null(),
});

/** Removes a job that has ended, with its file. */
export const remove = defineCall({
  name: 'job.delete',
  label: { zh: '删除后台任务', en: 'Delete a background job' },
  service,
  method: 'DELETE',
  path: 'job/{id}',
  input: { params },
  output: z.null(),
});

/** The file of a job, as long as the caller may still export it. */
export const file = defineCall({
  name: 'job.file',
  label: { zh: '下载后台任务的文件', en: 'Download the file of a job' },
  service,
  method: 'GET',
  path: 'job/{id}/file',
  input: { params },
  output: 'blob',
  timeout: 600_000,
});

/**
 * Begins an export in the background if it has more than `EXPORT_AT_ONCE` records; null: it has fewer, so the export
 * call of the resource answers it at once.
 */
export const exporting = defineCall({
  name: 'job.export',
  label: { zh: '后台导出', en: 'Export in the background' },
  service,
  method: 'POST',
  path: 'job/export',
  input: {
    body: z.strictObject({
      resource: name,
      /** Filters of the list. */
      query: query.default({}),
      /** `1`: personal data unmasked. */
      personal: z.enum(['0', '1']).optional(),
    }),
  },
  output: job.nullable(),
});

const changes = z.record(z.string().max(64), z.unknown());

const preview = z.object({
  /** Records that the selection or the filters match; more than the limit are not previewed. */
  total: z.int(),
  limited: z.boolean(),
  /** Records that change, with the version that was read, and the values before. */
  changed: z.array(
    z.object({ id: z.string(), version: z.int(), title: z.string(), before: z.record(z.string(), z.unknown()) }),
  ),
  /** Records that have these values already. */
  same: z.int(),
  refused: z.array(refused),
});
export type BulkPreview = z.output<typeof preview>;

/** Says what a bulk edit would change in which records, and which it may not change and why. Nothing is written. */
export const bulkPreview = defineCall({
  name: 'job.bulk.preview',
  label: { zh: '批量编辑预览', en: 'Preview a bulk edit' },
  service,
  method: 'POST',
  path: 'job/bulk/preview',
  input: {
    body: z.strictObject({
      resource: name,
      /** Absent: all records that match the filters. */
      ids: ids.optional(),
      query: query.default({}),
      changes,
    }),
  },
  output: preview,
});

/** Begins a bulk edit of records as the preview has shown them. */
export const bulkRun = defineCall({
  name: 'job.bulk.run',
  label: { zh: '批量编辑', en: 'Bulk edit' },
  service,
  method: 'POST',
  path: 'job/bulk/run',
  input: {
    body: z.strictObject({
      resource: name,
      records: z
        .array(z.strictObject({ id, version: z.int() }))
        .min(1)
        .max(BULK_LIMIT),
      changes,
    }),
  },
  output: job,
});

/** Begins to set the records of a bulk edit back, except those that were changed since. */
export const undo = defineCall({
  name: 'job.undo',
  label: { zh: '撤销批量编辑', en: 'Undo a bulk edit' },
  service,
  method: 'POST',
  path: 'job/{id}/undo',
  input: { params },
  output: job,
});
