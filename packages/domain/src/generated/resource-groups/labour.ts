// Written by `npm run generate` from the files that it lists.
import labourprojectmanage from '../../modules/labour/labourprojectmanage/resource.ts';
import org from '../../modules/labour/org/resource.ts';
import projectbank from '../../modules/labour/labourprojectmanage/projectbank/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [labourprojectmanage, org, projectbank];
