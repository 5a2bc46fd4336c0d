// Written by `npm run generate` from the files that it lists.
import agerule from '../../modules/labour/agerule/resource.ts';
import blacklistmanagement from '../../modules/labour/blacklistmanagement/resource.ts';
import blacklistmanagement_v2 from '../../modules/labour/blacklistmanagement/blacklistmanagement_v2/resource.ts';
import equip from '../../modules/labour/equip/resource.ts';
import equip_v2 from '../../modules/labour/equip/equip_v2/resource.ts';
import faceconsent from '../../modules/labour/faceconsent/resource.ts';
import labourprojectmanage from '../../modules/labour/labourprojectmanage/resource.ts';
import movement from '../../modules/labour/movement/resource.ts';
import movement_v2 from '../../modules/labour/movement/movement_v2/resource.ts';
import org from '../../modules/labour/org/resource.ts';
import org_v2 from '../../modules/labour/org/org_v2/resource.ts';
import physicalexaminationresult from '../../modules/labour/physicalexaminationresult/resource.ts';
import projectbank from '../../modules/labour/labourprojectmanage/projectbank/resource.ts';
import qualificationmanage from '../../modules/labour/qualificationmanage/resource.ts';
import ruleconfig from '../../modules/labour/ruleconfig/resource.ts';
import ruleconfig_v2 from '../../modules/labour/ruleconfig/ruleconfig_v2/resource.ts';
import safebehaviour from '../../modules/labour/safebehaviour/resource.ts';
import safebehaviour_v2 from '../../modules/labour/safebehaviour/safebehaviour_v2/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [
  agerule,
  blacklistmanagement,
  blacklistmanagement_v2,
  equip,
  equip_v2,
  faceconsent,
  labourprojectmanage,
  movement,
  movement_v2,
  org,
  org_v2,
  physicalexaminationresult,
  projectbank,
  qualificationmanage,
  ruleconfig,
  ruleconfig_v2,
  safebehaviour,
  safebehaviour_v2,
];
