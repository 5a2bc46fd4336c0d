import { EngineFailure, type EngineConnection } from '../adapter.ts';
import { text } from '../text.ts';
import { camunda7Runtime } from './camunda7-runtime.ts';
import { camunda8Runtime } from './camunda8-runtime.ts';
import { flowableRuntime } from './flowable-runtime.ts';
import type { EngineRuntime } from './types.ts';

/**
 * Returns the commands for an engine. Makes no request.
 * @throws EngineFailure `unsupported` for Activiti, which is supported for deployment only
 */
export function connectRuntime(connection: EngineConnection): EngineRuntime {
  switch (connection.kind) {
    case 'camunda7':
      return camunda7Runtime(connection);
    case 'flowable':
      return flowableRuntime(connection);
    case 'camunda8':
      return camunda8Runtime(connection);
    case 'activiti':
      throw new EngineFailure('unsupported', text('unsupported', { what: 'Activiti' }));
  }
}
