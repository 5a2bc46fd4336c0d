// Written by `npm run generate` from the files that it lists.
import environment from '../devices/types/environment/codes.ts';
import fire from '../devices/types/fire/codes.ts';
import lifting from '../devices/types/lifting/codes.ts';
import meters from '../devices/types/meters/codes.ts';
import people from '../devices/types/people/codes.ts';
import safety from '../devices/types/safety/codes.ts';
import structure from '../devices/types/structure/codes.ts';
import vehicles from '../devices/types/vehicles/codes.ts';
import type { DeviceCodes } from '../devices/codes.ts';

export const DEVICE_CODES: readonly DeviceCodes[] = [
  environment,
  fire,
  lifting,
  meters,
  people,
  safety,
  structure,
  vehicles,
];
