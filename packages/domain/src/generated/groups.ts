// Written by `npm run generate` from the files that it lists.
import applicants from '../modules/applicants/group.ts';
import appraisal from '../modules/appraisal/group.ts';
import archives from '../modules/archives/group.ts';
import areas from '../modules/areas/group.ts';
import attendance from '../modules/attendance/group.ts';
import building from '../modules/building/group.ts';
import companies from '../modules/companies/group.ts';
import construction from '../modules/construction/group.ts';
import contracts from '../modules/contracts/group.ts';
import devices from '../modules/devices/group.ts';
import diary from '../modules/diary/group.ts';
import funds from '../modules/funds/group.ts';
import helmets from '../modules/helmets/group.ts';
import labour from '../modules/labour/group.ts';
import labourv2 from '../modules/labourv2/group.ts';
import materials from '../modules/materials/group.ts';
import party from '../modules/party/group.ts';
import processes from '../modules/processes/group.ts';
import progress from '../modules/progress/group.ts';
import quality from '../modules/quality/group.ts';
import reporting from '../modules/reporting/group.ts';
import safety from '../modules/safety/group.ts';
import system from '../modules/system/group.ts';
import training from '../modules/training/group.ts';
import wages from '../modules/wages/group.ts';
import type { MenuGroup } from '../menu/define.ts';

export const MENU_GROUPS: Readonly<Record<string, MenuGroup>> = {
  applicants,
  appraisal,
  archives,
  areas,
  attendance,
  building,
  companies,
  construction,
  contracts,
  devices,
  diary,
  funds,
  helmets,
  labour,
  labourv2,
  materials,
  party,
  processes,
  progress,
  quality,
  reporting,
  safety,
  system,
  training,
  wages,
};
