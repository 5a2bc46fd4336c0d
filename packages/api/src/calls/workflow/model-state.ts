import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, service, suspension } from './parts.ts';

const menu = 'bpm-model';

/** Suspends or activates the definition that was deployed last: a suspended definition cannot be started. */
export const modelUpdateState = defineCall({
  name: 'model.update-state',
  label: { zh: '挂起或激活流程', en: 'Suspend or activate a process' },
  service,
  method: 'PUT',
  path: 'bpm/model/update-state',
  input: { body: z.strictObject({ id, state: suspension }) },
  output: z.null(),
  permission: permission(menu, 'deploy'),
});

/** Returns what would be deleted with a model, or by cleaning it, so that the user can be asked for confirmation. */
export const modelConsequences = defineCall({
  name: 'model.consequences',
  label: { zh: '删除的影响', en: 'What deleting a model touches' },
  service,
  method: 'GET',
  path: 'bpm/model/consequences',
  input: { query: byId },
  output: z.object({ definitions: z.int(), running_instances: z.int(), finished_instances: z.int() }),
  permission: permission(menu, 'list'),
});

/** Deletes all definitions of a model with their instances, running and finished; the drawing stays. */
export const modelClean = defineCall({
  name: 'model.clean',
  label: { zh: '清理流程', en: 'Delete the definitions and instances of a model' },
  service,
  method: 'DELETE',
  path: 'bpm/model/clean',
  input: { query: byId },
  output: z.object({ definitions: z.int(), instances: z.int() }),
  permission: permission(menu, 'delete'),
});
