// Written by `npm run generate` from the files that it lists.
import material from '../../modules/materials/material/resource.ts';
import materialacceptapply from '../../modules/materials/materialacceptapply/resource.ts';
import materialacceptlogs from '../../modules/materials/materialacceptlogs/resource.ts';
import materialacceptsample from '../../modules/materials/witnesssampling/materialacceptsample/resource.ts';
import materialorder from '../../modules/materials/materialorder/resource.ts';
import materialrecall from '../../modules/materials/materialrecall/resource.ts';
import materialuse from '../../modules/materials/materialuse/resource.ts';
import samplehandling from '../../modules/materials/samplehandling/resource.ts';
import samplelot from '../../modules/materials/samplelot/resource.ts';
import witnesssampling from '../../modules/materials/witnesssampling/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  material,
  materialacceptapply,
  materialacceptlogs,
  materialacceptsample,
  materialorder,
  materialrecall,
  materialuse,
  samplehandling,
  samplelot,
  witnesssampling,
];
