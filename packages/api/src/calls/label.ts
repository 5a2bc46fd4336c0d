import { MOST_LABELS, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Labels on records (defined here; the console specification has no such calls). Calls about a record need the permission
// to open it, and the record within the caller's rows; the server checks both.

const id = z.string().min(1).max(64);
const record = z.object({ resource: z.string().min(1).max(64), id });

const label = z.object({
  id: z.string(),
  label_name: z.string(),
  /** Value of the dictionary `label_color`. */
  label_color: z.int(),
});

const labels = z.object({
  list: z.array(label),
  /** Whether the caller may change them. */
  may_mark: z.boolean(),
});

/** Returns the labels of a record. */
export const ofRecord = defineCall({
  name: 'label.ofRecord',
  label: { zh: '单据的标签', en: 'Labels of a record' },
  service: 'base',
  method: 'GET',
  path: 'record/{resource}/{id}/labels',
  input: { params: record },
  output: labels,
});

/** Puts labels on a record and takes others off. Labels that it has keep their date. */
export const mark = defineCall({
  name: 'label.mark',
  label: { zh: '打标签', en: 'Label a record' },
  service: 'base',
  method: 'PUT',
  path: 'record-label/mark',
  input: { body: record.extend({ label_ids: z.array(id).max(MOST_LABELS) }).strict() },
  output: labels,
  permission: permission('projectlabel', 'mark'),
});

const use = z.object({
  resource: z.string(),
  label: z.string(),
  total: z.int(),
  total_capped: z.boolean(),
});

/** Counts the records with a label by resource: those that the caller sees. */
export const uses = defineCall({
  name: 'label.uses',
  label: { zh: '标签使用情况', en: 'Uses of a label' },
  service: 'base',
  method: 'GET',
  path: 'record-label/{id}/uses',
  input: { params: z.object({ id }) },
  output: z.array(use),
  permission: permission('projectlabel', 'list'),
});
