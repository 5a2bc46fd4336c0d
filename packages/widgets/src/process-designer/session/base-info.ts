import { isProcessKey } from '@gongdi/bpmn';
import type { Stage } from './stage.ts';

/** After a model is opened the host's key and name are taken over this much later, in milliseconds (section 9). */
export const BASE_INFO_DELAY = 1000;

export interface BaseInfo {
  processId?: string;
  processName?: string;
}

/**
 * Copies the host's key and name to the process, undoably. A key that is no process key is ignored without a word
 * (settled point 21): the server refuses it with one.
 */
export function takeBaseInfo(stage: Stage, { processId, processName }: BaseInfo): void {
  const { process } = stage;
  const root = stage.service('canvas').getRootElement();
  if (!process || root.businessObject !== process) return;
  const set: Record<string, unknown> = {};
  if (processId && processId !== process.id && isProcessKey(processId)) set['id'] = processId;
  if (processName && processName !== process.name) set['name'] = processName;
  if (Object.keys(set).length > 0) stage.service('modeling').updateProperties(root, set);
}
