// Written by `npm run generate` from the files that it lists.
import agerule from '../../modules/labour/agerule/resource.ts';
import blacklistmanagement from '../../modules/labour/blacklistmanagement/resource.ts';
import faceconsent from '../../modules/labour/faceconsent/resource.ts';
import labourprojectmanage from '../../modules/labour/labourprojectmanage/resource.ts';
import movement from '../../modules/labour/movement/resource.ts';
import org from '../../modules/labour/org/resource.ts';
import physicalexaminationresult from '../../modules/labour/physicalexaminationresult/resource.ts';
import projectbank from '../../modules/labour/labourprojectmanage/projectbank/resource.ts';
import qualificationmanage from '../../modules/labour/qualificationmanage/resource.ts';
import ruleconfig from '../../modules/labour/ruleconfig/resource.ts';
import safebehaviour from '../../modules/labour/safebehaviour/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  agerule,
  blacklistmanagement,
  faceconsent,
  labourprojectmanage,
  movement,
  org,
  physicalexaminationresult,
  projectbank,
  qualificationmanage,
  ruleconfig,
  safebehaviour,
];
