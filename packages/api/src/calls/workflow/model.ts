import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT } from '../../call.ts';
import { byId, id, service, writable } from './parts.ts';

const flavour = z.enum(['camunda', 'flowable', 'activiti']);

/** Handling of a task for which the rules find nobody: the model cannot be deployed, or an administrator gets it. */
export const NOBODY_POLICIES = ['refuse', 'administrator'] as const;

const formBinding = {
  /** Value of the dictionary `bpm_model_form_type`: 10 a form of the designer, 20 a custom page. */
  form_type: z.int().nullable(),
  form_id: id.nullable(),
  /** Addresses inside the console of the custom pages to start such a process and to show its request (type 20). */
  form_custom_create_path: z.string().max(200).nullable(),
  form_custom_view_path: z.string().max(200).nullable(),
};
const modelSettings = {
  nobody_policy: z.enum(NOBODY_POLICIES),
  /**
   * People who are responsible for the process and get the tasks for which nobody is found; empty: all users with the
   * role of administrators.
   */
  manager_user_ids: z.array(id).max(50),
};

/** A process model, drawn by people. Deploying it creates a definition. */
const processModel = z.object({
  id,
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.int(),
  flavour,
  ...formBinding,
  form_name: z.string().nullable(),
  ...modelSettings,
  create_time: z.string(),
  update_time: z.string(),
  version: z.int(),
  writable,
  process_definition: z
    .object({
      id,
      version: z.int(),
      deployment_time: z.string(),
      /** 1 active, 2 suspended. */
      suspension_state: z.int(),
    })
    .nullable(),
});
export type ProcessModel = z.infer<typeof processModel>;

/** Largest accepted model, bytes. */
export const MODEL_LIMIT = 10 * 1024 * 1024;
/** The same as a JSON string beside other fields: a character takes up to three bytes. */
const MODEL_BODY_LIMIT = 3 * MODEL_LIMIT + 64 * 1024;

const settingsInput = {
  form_type: formBinding.form_type.optional(),
  form_id: formBinding.form_id.optional(),
  form_custom_create_path: formBinding.form_custom_create_path.optional(),
  form_custom_view_path: formBinding.form_custom_view_path.optional(),
  nobody_policy: modelSettings.nobody_policy.optional(),
  manager_user_ids: modelSettings.manager_user_ids.optional(),
};

const modelInput = z.strictObject({
  key: z.string().min(1).max(128),
  name: z.string().min(1).max(128),
  description: z.string().max(500).nullish(),
  category: z.int().default(1),
  flavour: flavour.default('camunda'),
  ...settingsInput,
  /** Absent: an empty diagram with that key and name. */
  bpmn_xml: z.string().max(MODEL_LIMIT).optional(),
});

/** One finding of the model check, with its position in the XML. */
const modelFinding = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  element: z.string().nullable(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  message: z.string(),
});
export type ModelFinding = z.infer<typeof modelFinding>;

const processModelWithXml = processModel.extend({
  bpmn_xml: z.string(),
  /** Errors of the XML Schema in the stored model: browsers cannot check it, and errors do not prevent storing. */
  findings: z.array(modelFinding),
});

const menu = 'bpm-model';

export const modelPage = defineCall({
  name: 'model.page',
  label: { zh: '流程模型列表', en: 'Process models' },
  service,
  method: 'GET',
  path: 'bpm/model/page',
  input: {
    query: pageQuery.extend({
      key: z.string().max(128).optional(),
      name: z.string().max(128).optional(),
      category: z.coerce.number().int().optional(),
    }),
  },
  output: pageOf(processModel),
  permission: permission(menu, 'list'),
});

export const modelGet = defineCall({
  name: 'model.get',
  label: { zh: '流程模型详情', en: 'Process model' },
  service,
  method: 'GET',
  path: 'bpm/model/get',
  input: { query: byId },
  output: processModelWithXml,
  permission: permission(menu, 'list'),
});

export const modelCreate = defineCall({
  name: 'model.create',
  label: { zh: '新建流程模型', en: 'Create a process model' },
  service,
  method: 'POST',
  path: 'bpm/model/create',
  input: { body: modelInput },
  output: processModelWithXml,
  permission: permission(menu, 'create'),
  limit: MODEL_BODY_LIMIT,
});

export const modelUpdate = defineCall({
  name: 'model.update',
  label: { zh: '修改流程模型', en: 'Change a process model' },
  service,
  method: 'PUT',
  path: 'bpm/model/update',
  input: {
    body: z.strictObject({
      id,
      /** The version that was read; if another version was stored meanwhile, the answer is a conflict. */
      version: z.int().optional(),
      name: z.string().min(1).max(128).optional(),
      description: z.string().max(500).nullish(),
      category: z.int().optional(),
      ...settingsInput,
      bpmn_xml: z.string().max(MODEL_LIMIT).optional(),
    }),
  },
  output: processModelWithXml,
  permission: permission(menu, 'update'),
  limit: MODEL_BODY_LIMIT,
});

export const modelImport = defineCall({
  name: 'model.import',
  label: { zh: '导入流程模型', en: 'Import a process model' },
  service,
  method: 'POST',
  path: 'bpm/model/import',
  /** Default for key and name: those of the file's first executable process; an existing model gets the new diagram. */
  input: { form: z.object({ key: z.string().max(128).optional(), name: z.string().max(128).optional() }) },
  output: processModelWithXml,
  permission: permission(menu, 'import'),
  timeout: UPLOAD_TIMEOUT,
  limit: MODEL_LIMIT,
});

const deployResult = z.object({
  model_id: id,
  process_definition_id: id,
  key: z.string(),
  version: z.int(),
  findings: z.array(modelFinding),
});

/** Refused when the form or a rule is not configured, and when nothing has changed since the last deployment. */
export const modelDeploy = defineCall({
  name: 'model.deploy',
  label: { zh: '发布流程', en: 'Deploy a process' },
  service,
  method: 'POST',
  path: 'bpm/model/deploy',
  input: {
    /** `without_form` 1: the model needs no form, because another system starts it, such as models of a pipeline. */
    query: byId.extend({ without_form: z.enum(['0', '1']).optional() }),
  },
  output: deployResult,
  permission: permission(menu, 'deploy'),
});

export const modelDelete = defineCall({
  name: 'model.delete',
  label: { zh: '删除流程模型', en: 'Delete a process model' },
  service,
  method: 'DELETE',
  path: 'bpm/model/delete',
  input: { query: byId },
  output: z.null(),
  permission: permission(menu, 'delete'),
});
