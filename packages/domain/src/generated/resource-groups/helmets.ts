// Written by `npm run generate` from the files that it lists.
import climbingpartner from '../../modules/helmets/climbingpartner/resource.ts';
import codemanage from '../../modules/helmets/codemanage/resource.ts';
import helmetbinding from '../../modules/helmets/helmetbinding/resource.ts';
import helmetcode from '../../modules/helmets/helmetcode/resource.ts';
import helmetmanage from '../../modules/helmets/helmetmanage/resource.ts';
import logoconfig from '../../modules/helmets/logoconfig/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  climbingpartner,
  codemanage,
  helmetbinding,
  helmetcode,
  helmetmanage,
  logoconfig,
];
