// Written by `npm run generate` from the files that it lists.
import messagepublish from '../../modules/notices/messagepublish/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [messagepublish];
