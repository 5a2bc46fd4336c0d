import type { Handler } from '../handler/index.ts';
import { definitionHandlers } from './definitions/definition-handlers.ts';
import type { ProcessDeps } from './deps.ts';
import { formHandlers } from './forms/index.ts';
import { instanceReadHandlers } from './instances/read-handlers.ts';
import { modelHandlers } from './model-handlers.ts';
import { taskReadHandlers } from './tasks/read-handlers.ts';

/** The code behind every call of processes. */
export function processHandlers(deps: ProcessDeps): Handler[] {
  const { db } = deps;
  return [
    ...modelHandlers(db),
    ...definitionHandlers(db),
    ...formHandlers(db),
    ...instanceReadHandlers(db),
    ...taskReadHandlers(deps),
  ];
}

export { hashDrawing } from './deploy.ts';
export { filesOfProcesses } from './files.ts';
export { processTables } from './tables.ts';
