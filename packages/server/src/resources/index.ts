import { allResources } from '@gongdi/domain';
import type { Handler } from '../handler/index.ts';
import { inLanguage } from './in-language.ts';
import { recordHandlers, type ResourceDeps } from './record-handlers.ts';
import { sheetHandlers } from './sheet-handlers.ts';

/** The code behind every call of every resource. A new resource needs none of its own. */
export function resourceHandlers(deps: ResourceDeps): Handler[] {
  return allResources().flatMap((resource) =>
    [...recordHandlers(resource, deps), ...sheetHandlers(resource, deps)].map((handler): Handler => ({
      call: handler.call,
      run: (args, context) => inLanguage(resource, context.lang, handler.run(args, context)),
    })),
  );
}

export { accessOf } from './access.ts';
export { sweepUploads } from './upload-key.ts';
