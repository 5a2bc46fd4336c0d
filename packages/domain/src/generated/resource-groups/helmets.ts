// Written by `npm run generate` from the files that it lists.
import helmetbinding from '../../modules/helmets/helmetbinding/resource.ts';
import helmetmanage from '../../modules/helmets/helmetmanage/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [helmetbinding, helmetmanage];
