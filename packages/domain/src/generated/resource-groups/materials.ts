// Written by `npm run generate` from the files that it lists.
import garbagesorting from '../../modules/materials/garbagesorting/resource.ts';
import material from '../../modules/materials/material/resource.ts';
import materialacceptapply from '../../modules/materials/materialacceptapply/resource.ts';
import materialacceptlogs from '../../modules/materials/materialacceptlogs/resource.ts';
import materialacceptsample from '../../modules/materials/witnesssampling/materialacceptsample/resource.ts';
import materialorder from '../../modules/materials/materialorder/resource.ts';
import materialrecall from '../../modules/materials/materialrecall/resource.ts';
import materialuse from '../../modules/materials/materialuse/resource.ts';
import mold from '../../modules/materials/mold/resource.ts';
import molduse from '../../modules/materials/molduse/resource.ts';
import samplehandling from '../../modules/materials/samplehandling/resource.ts';
import samplelot from '../../modules/materials/samplelot/resource.ts';
import witnesssampling from '../../modules/materials/witnesssampling/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  garbagesorting,
  material,
  materialacceptapply,
  materialacceptlogs,
  materialacceptsample,
  materialorder,
  materialrecall,
  materialuse,
  mold,
  molduse,
  samplehandling,
  samplelot,
  witnesssampling,
];
