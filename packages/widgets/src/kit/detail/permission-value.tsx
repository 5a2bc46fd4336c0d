import { withAllDefinitions } from '../definition/index.ts';
import { lazyPart } from '../lazy/index.ts';

/** Permission codes in words; the words of all modules come when a role is first looked at. Inside a `Suspense`. */
export const PermissionValue = lazyPart(
  withAllDefinitions(async () => ({ default: (await import('./permission-lines.tsx')).PermissionLines })),
);
