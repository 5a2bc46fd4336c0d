// Written by `npm run generate` from the files that it lists.
import appraisal from '../modules/appraisal/icon.tsx';
import archives from '../modules/archives/icon.tsx';
import areas from '../modules/areas/icon.tsx';
import attendance from '../modules/attendance/icon.tsx';
import building from '../modules/building/icon.tsx';
import companies from '../modules/companies/icon.tsx';
import contracts from '../modules/contracts/icon.tsx';
import devices from '../modules/devices/icon.tsx';
import funds from '../modules/funds/icon.tsx';
import helmets from '../modules/helmets/icon.tsx';
import home from '../modules/bench/home/icon.tsx';
import labour from '../modules/labour/icon.tsx';
import labourv2 from '../modules/labourv2/icon.tsx';
import messagepublish from '../modules/notices/messagepublish/icon.tsx';
import party from '../modules/party/icon.tsx';
import processes from '../modules/processes/icon.tsx';
import progress from '../modules/progress/icon.tsx';
import quality from '../modules/quality/icon.tsx';
import reporting from '../modules/reporting/icon.tsx';
import safety from '../modules/safety/icon.tsx';
import system from '../modules/system/icon.tsx';
import training from '../modules/training/icon.tsx';
import wages from '../modules/wages/icon.tsx';
import wall from '../modules/bench/wall/icon.tsx';
import workbench from '../modules/bench/workbench/icon.tsx';
import type { MenuPicture } from '../ground/menus/menu-pictures.ts';

export const MODULE_ICONS: readonly MenuPicture[] = [
  appraisal,
  archives,
  areas,
  attendance,
  building,
  companies,
  contracts,
  devices,
  funds,
  helmets,
  home,
  labour,
  labourv2,
  messagepublish,
  party,
  processes,
  progress,
  quality,
  reporting,
  safety,
  system,
  training,
  wages,
  wall,
  workbench,
];
