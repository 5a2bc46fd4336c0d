import { FORM_LIMITS, pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, range, service, writable } from './parts.ts';

const menu = 'bpm-form';

/** A form in JSON texts needs up to three bytes per character, and its quotation marks are escaped. */
const FORM_BODY_LIMIT = 6 * FORM_LIMITS.json;

const formFields = {
  name: z.string().trim().min(1).max(64),
  /** 0 in use, 1 disabled (dictionary `bpm_common_status`): disabled forms are not offered to models. */
  status: z.int().min(0).max(1),
  remark: z.string().trim().max(255).nullish(),
  /** JSON text of the form's settings (`formConf` of the domain). */
  conf: z.string().min(2).max(FORM_LIMITS.json),
  /** JSON text of each field (`formField` of the domain). */
  fields: z.array(z.string().min(2).max(FORM_LIMITS.json)).max(FORM_LIMITS.fields),
};

/** Fields of a process form that a list shows. */
const bpmFormSummary = z.object({
  id,
  name: formFields.name,
  status: formFields.status,
  remark: z.string().nullable(),
  create_time: z.string(),
  update_time: z.string(),
  version: z.int(),
  writable,
});
export type BpmFormSummary = z.infer<typeof bpmFormSummary>;

export const bpmForm = bpmFormSummary.extend({ conf: formFields.conf, fields: formFields.fields });
export type BpmForm = z.infer<typeof bpmForm>;

export const formPage = defineCall({
  name: 'form.page',
  label: { zh: '流程表单列表', en: 'Process forms' },
  service,
  method: 'GET',
  path: 'bpm/form/page',
  input: {
    query: pageQuery.extend({
      name: z.string().max(64).optional(),
      status: z.coerce.number().int().min(0).max(1).optional(),
      ...range('create_time'),
    }),
  },
  output: pageOf(bpmFormSummary),
  permission: permission(menu, 'list'),
});

export const formGet = defineCall({
  name: 'form.get',
  label: { zh: '流程表单详情', en: 'Process form' },
  service,
  method: 'GET',
  path: 'bpm/form/get',
  input: { query: byId },
  output: bpmForm,
  permission: permission(menu, 'list'),
});

export const formCreate = defineCall({
  name: 'form.create',
  label: { zh: '新建流程表单', en: 'Create a process form' },
  service,
  method: 'POST',
  path: 'bpm/form/create',
  input: { body: z.strictObject({ ...formFields, status: formFields.status.default(0) }) },
  output: bpmForm,
  permission: permission(menu, 'create'),
  limit: FORM_BODY_LIMIT,
});

export const formUpdate = defineCall({
  name: 'form.update',
  label: { zh: '修改流程表单', en: 'Change a process form' },
  service,
  method: 'PUT',
  path: 'bpm/form/update',
  input: {
    /** `version`: the version that was read; if another version was stored meanwhile, the answer is a conflict. */
    body: z.strictObject({ id, version: z.int().optional(), ...formFields }),
  },
  output: bpmForm,
  permission: permission(menu, 'update'),
  limit: FORM_BODY_LIMIT,
});

export const formDelete = defineCall({
  name: 'form.delete',
  label: { zh: '删除流程表单', en: 'Delete a process form' },
  service,
  method: 'DELETE',
  path: 'bpm/form/delete',
  input: { query: byId },
  output: z.null(),
  permission: permission(menu, 'delete'),
});

/** Returns the forms in use, to choose from. */
export const formSimple = defineCall({
  name: 'form.list-all-simple',
  label: { zh: '可选流程表单', en: 'Process forms to choose from' },
  service,
  method: 'GET',
  path: 'bpm/form/list-all-simple',
  input: {},
  output: z.array(z.object({ id, name: z.string() })),
});
