import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT } from '../call.ts';

const id = z.string().min(1).max(64);
const flavour = z.enum(['camunda', 'flowable', 'activiti']);

/** A process model: what people draw. A definition is what was made of it by deploying. */
export const processModel = z.object({
  id,
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.int(),
  flavour,
  create_time: z.string(),
  update_time: z.string(),
  version: z.int(),
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

/** Largest model that is taken, bytes. */
export const MODEL_LIMIT = 10 * 1024 * 1024;
/** The same as a JSON string beside other fields: a character takes up to three bytes. */
const MODEL_BODY_LIMIT = 3 * MODEL_LIMIT + 64 * 1024;

const modelInput = z.strictObject({
  key: z.string().min(1).max(128),
  name: z.string().min(1).max(128),
  description: z.string().max(500).nullish(),
  category: z.int().default(1),
  flavour: flavour.default('camunda'),
  /** Absent: an empty diagram with that key and name. */
  bpmn_xml: z.string().max(MODEL_LIMIT).optional(),
});

/** One finding of the model check, with its place in the XML. */
export const modelFinding = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  element: z.string().nullable(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  message: z.string(),
});

export const processModelWithXml = processModel.extend({
  bpmn_xml: z.string(),
  /** What the XML Schema refuses in the stored drawing: no browser can check it, and it does not keep from storing. */
  findings: z.array(modelFinding),
});

export type ModelFinding = z.infer<typeof modelFinding>;

const menu = 'bpm-model';
const service = 'workflow' as const;
const byId = z.object({ id });

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
      /** The version that was read; another one stored meanwhile answers a conflict. */
      version: z.int().optional(),
      name: z.string().min(1).max(128).optional(),
      description: z.string().max(500).nullish(),
      category: z.int().optional(),
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
  /** Key and name default to those of the file's first executable process; an existing key gets the new drawing. */
  input: { form: z.object({ key: z.string().max(128).optional(), name: z.string().max(128).optional() }) },
  output: processModelWithXml,
  permission: permission(menu, 'import'),
  timeout: UPLOAD_TIMEOUT,
  limit: MODEL_LIMIT,
});

export const deployResult = z.object({
  model_id: id,
  process_definition_id: id,
  key: z.string(),
  version: z.int(),
  /** False: the drawing is the one deployed last, nothing new was made. */
  changed: z.boolean(),
  findings: z.array(modelFinding),
});

export const modelDeploy = defineCall({
  name: 'model.deploy',
  label: { zh: '发布流程', en: 'Deploy a process' },
  service,
  method: 'POST',
  path: 'bpm/model/deploy',
  input: { query: byId },
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

export const processDefinition = z.object({
  id,
  model_id: id.nullable(),
  key: z.string(),
  name: z.string(),
  version: z.int(),
  deployment_time: z.string(),
  suspension_state: z.int(),
});

export const definitionPage = defineCall({
  name: 'definition.page',
  label: { zh: '流程定义列表', en: 'Process definitions' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/page',
  input: { query: pageQuery.extend({ key: z.string().max(128).optional() }) },
  output: pageOf(processDefinition),
  permission: permission(menu, 'list'),
});

/** Needs no permission of its own: whoever sees a definition, or an instance that runs by it, sees its diagram. */
export const definitionXml = defineCall({
  name: 'definition.xml',
  label: { zh: '流程定义的图', en: 'XML of a definition' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/get-bpmn-xml',
  input: { query: byId },
  output: z.string(),
});

const person = z.object({ id, nickname: z.string() });
/** 1 running, 2 approved, 3 rejected, 4 cancelled (process designer specification, section 9). */
const result = z.int().min(1).max(4);
const instances = permission('bpm-process-instance', 'list');

export const processInstance = z.object({
  id,
  name: z.string(),
  process_definition_id: id,
  business_key: z.string().nullable(),
  /** 1 in progress, 2 finished. */
  status: z.int().min(1).max(2),
  result,
  start_user: person,
  create_time: z.string(),
  end_time: z.string().nullable(),
});
export type ProcessInstance = z.infer<typeof processInstance>;

export const instanceMyPage = defineCall({
  name: 'instance.my-page',
  label: { zh: '我的流程', en: 'My processes' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/my-page',
  input: {
    query: pageQuery.extend({
      name: z.string().max(128).optional(),
      status: z.coerce.number().int().optional(),
      result: z.coerce.number().int().optional(),
    }),
  },
  output: pageOf(processInstance),
  permission: instances,
});

export const instanceGet = defineCall({
  name: 'instance.get',
  label: { zh: '流程实例详情', en: 'Process instance' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/get',
  input: { query: byId },
  output: processInstance,
  permission: instances,
});

const ofInstance = z.object({ process_instance_id: id });

/** Tasks of an instance, as the viewer takes them (process designer specification, section 2). */
export const taskList = defineCall({
  name: 'task.list',
  label: { zh: '流程实例的任务', en: 'Tasks of an instance' },
  service,
  method: 'GET',
  path: 'bpm/task/list-by-process-instance-id',
  input: { query: ofInstance },
  output: z.array(
    z.object({
      id,
      name: z.string(),
      definition_key: z.string(),
      result,
      reason: z.string().nullable(),
      assignee_user: person.nullable(),
      create_time: z.string(),
      end_time: z.string().nullable(),
    }),
  ),
  permission: instances,
});

/** Activities of an instance in the order of their start. */
export const activityList = defineCall({
  name: 'activity.list',
  label: { zh: '流程实例的活动', en: 'Activities of an instance' },
  service,
  method: 'GET',
  path: 'bpm/activity/list',
  input: { query: ofInstance },
  output: z.array(
    z.object({
      key: z.string(),
      type: z.string(),
      task_id: z.string().nullable(),
      start_time: z.string(),
      end_time: z.string().nullable(),
      /** Ids of the flows that were taken when it ended. */
      outgoing: z.array(z.string()),
    }),
  ),
  permission: instances,
});
