import { withAllDefinitions } from '../definition/index.ts';
import { lazyPart } from '../lazy/index.ts';

/**
 * Names of permission codes; the texts of all modules load when a role is first viewed. Needs a `Suspense` around it.
 */
export const PermissionValue = lazyPart(
  withAllDefinitions(async () => ({ default: (await import('./permission-lines.tsx')).PermissionLines })),
);
