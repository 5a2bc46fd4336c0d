// Written by `npm run generate` from the files that it lists.
import * as environment from '../devices/types/environment/types.ts';
import * as fire from '../devices/types/fire/types.ts';
import * as lifting from '../devices/types/lifting/types.ts';
import * as meters from '../devices/types/meters/types.ts';
import * as people from '../devices/types/people/types.ts';
import * as safety from '../devices/types/safety/types.ts';
import * as structure from '../devices/types/structure/types.ts';
import * as vehicles from '../devices/types/vehicles/types.ts';
import type { DeviceTypeFile } from '../devices/define.ts';

export const DEVICE_TYPE_FILES: readonly DeviceTypeFile[] = [
  environment,
  fire,
  lifting,
  meters,
  people,
  safety,
  structure,
  vehicles,
];
