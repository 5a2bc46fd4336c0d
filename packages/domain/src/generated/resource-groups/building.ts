// Written by `npm run generate` from the files that it lists.
import componentmanage from '../../modules/building/componentmanage/resource.ts';
import partmanage from '../../modules/building/partmanage/resource.ts';
import schedulefigure from '../../modules/building/schedulefigure/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [componentmanage, partmanage, schedulefigure];
