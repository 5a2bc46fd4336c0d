import { activiti } from './activiti/activiti.ts';
import type { EngineAdapter, EngineConnection, EngineKind } from './adapter.ts';
import { camunda7 } from './camunda7/camunda7.ts';
import { camunda8 } from './camunda8/camunda8.ts';
import { flowable } from './flowable/flowable.ts';

const ADAPTERS: Record<EngineKind, (connection: EngineConnection) => EngineAdapter> = {
  camunda7,
  flowable,
  activiti,
  camunda8,
};

/** Returns the adapter for an engine. Makes no request. */
export function connectEngine(connection: EngineConnection): EngineAdapter {
  return ADAPTERS[connection.kind](connection);
}
