// Written by `npm run generate` from the files that it lists.
import feedback from '../../modules/construction/questionreply/feedback/resource.ts';
import projectlabel from '../../modules/construction/projectlabel/resource.ts';
import projectmanage from '../../modules/construction/projectmanage/resource.ts';
import projectstaffbank from '../../modules/construction/staff/projectstaffbank/resource.ts';
import projectweather from '../../modules/construction/projectweather/resource.ts';
import questionreply from '../../modules/construction/questionreply/resource.ts';
import staff from '../../modules/construction/staff/resource.ts';
import staff_v2 from '../../modules/construction/staff/staff_v2/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  feedback,
  projectlabel,
  projectmanage,
  projectstaffbank,
  projectweather,
  questionreply,
  staff,
  staff_v2,
];
