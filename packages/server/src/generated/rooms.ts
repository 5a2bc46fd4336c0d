// Written by `npm run generate` from the files that it lists.
import accounts from '../accounts/room.ts';
import administration from '../administration/room.ts';
import applicants from '../applicants/room.ts';
import areas from '../areas/room.ts';
import dictionary from '../dictionary/room.ts';
import entry from '../entry/room.ts';
import fences from '../fences/room.ts';
import files from '../files/room.ts';
import maps from '../maps/room.ts';
import materials from '../materials/room.ts';
import menu from '../menu/room.ts';
import notify from '../notify/room.ts';
import patrols from '../patrols/room.ts';
import process from '../process/room.ts';
import resources from '../resources/room.ts';
import settings from '../settings/room.ts';
import telemetry from '../telemetry/room.ts';
import type { Room } from '../room.ts';

export const ROOMS: readonly Room[] = [
  accounts,
  administration,
  applicants,
  areas,
  dictionary,
  entry,
  fences,
  files,
  maps,
  materials,
  menu,
  notify,
  patrols,
  process,
  resources,
  settings,
  telemetry,
];
