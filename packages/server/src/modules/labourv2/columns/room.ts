import {
  blacklistmanagement_v2,
  equip_v2,
  movement_v2,
  org_v2,
  participating_v2,
  ruleconfig_v2,
  safebehaviour_v2,
  staff_v2,
  train_v2,
} from '@gongdi/domain';
import { defineRoom } from '../../../room.ts';
import { sheetStandingHandler } from './attendance.ts';
import { ofBehaviour, ofRules } from './behaviour.ts';
import { ofBlacklist } from './blacklist.ts';
import { columnsOf } from './columns.ts';
import { counted } from './counted.ts';
import { ofGear, ofMovements, ofPeople } from './people.ts';
import { ofTeams, ofUnits } from './teams.ts';
import { ofTrainings } from './trainings.ts';

/** What the modules of labour v2 show beside the records of the first version. */
export default defineRoom({
  handlers: (ground) => [sheetStandingHandler(ground)],
  counted,
  derive: (ground) => ({
    [staff_v2.name]: columnsOf(ground, ofPeople),
    [org_v2.name]: columnsOf(ground, ofTeams),
    [participating_v2.name]: columnsOf(ground, ofUnits),
    [equip_v2.name]: columnsOf(ground, ofGear),
    [safebehaviour_v2.name]: columnsOf(ground, ofBehaviour),
    [ruleconfig_v2.name]: columnsOf(ground, ofRules),
    [train_v2.name]: columnsOf(ground, ofTrainings),
    [movement_v2.name]: columnsOf(ground, ofMovements),
    [blacklistmanagement_v2.name]: columnsOf(ground, ofBlacklist),
  }),
});
