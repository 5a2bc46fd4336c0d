import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, service, suspension } from './parts.ts';

export const processDefinition = z.object({
  id,
  model_id: id.nullable(),
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.int(),
  version: z.int(),
  form_type: z.int().nullable(),
  form_id: id.nullable(),
  form_name: z.string().nullable(),
  form_custom_create_path: z.string().nullable(),
  form_custom_view_path: z.string().nullable(),
  deployment_time: z.string(),
  suspension_state: suspension,
});
export type ProcessDefinition = z.infer<typeof processDefinition>;

/** A definition with the form at the time of its deployment, in the format of the form calls. */
export const processDefinitionDetail = processDefinition.extend({
  form_conf: z.string().nullable(),
  form_fields: z.array(z.string()),
});
export type ProcessDefinitionDetail = z.infer<typeof processDefinitionDetail>;

const models = permission('bpm-model', 'list');
const start = permission('bpm-process-instance', 'create');

export const definitionPage = defineCall({
  name: 'definition.page',
  label: { zh: '流程定义列表', en: 'Process definitions' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/page',
  input: {
    query: pageQuery.extend({
      key: z.string().max(128).optional(),
      suspension_state: z.coerce.number().int().min(1).max(2).optional(),
    }),
  },
  output: pageOf(processDefinition),
  permission: models,
});

/** Returns the definitions that the caller may start, or the suspended ones: the newest version of each key. */
export const definitionList = defineCall({
  name: 'definition.list',
  label: { zh: '可发起的流程', en: 'Processes that can be started' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/list',
  input: { query: z.object({ suspension_state: z.coerce.number().int().min(1).max(2).default(1) }) },
  output: z.array(processDefinition),
  permission: start,
});

/** No separate permission, as for the diagram: available to those who may start the process or see an instance of it. */
export const definitionGet = defineCall({
  name: 'definition.get',
  label: { zh: '流程定义详情', en: 'Process definition' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/get',
  input: { query: byId },
  output: processDefinitionDetail,
});

/** No separate permission: available to those who may see a definition, or an instance of it. */
export const definitionXml = defineCall({
  name: 'definition.xml',
  label: { zh: '流程定义的图', en: 'XML of a definition' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/get-bpmn-xml',
  input: { query: byId },
  output: z.string(),
});

export const definitionUpdateState = defineCall({
  name: 'definition.update-state',
  label: { zh: '挂起或激活流程定义', en: 'Suspend or activate a definition' },
  service,
  method: 'PUT',
  path: 'bpm/process-definition/update-state',
  input: { body: z.strictObject({ id, state: suspension }) },
  output: z.null(),
  permission: permission('bpm-model', 'deploy'),
});
