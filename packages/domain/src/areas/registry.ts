import type { AreaType, AreaTypeName } from './define.ts';
import { bridge } from './types/bridge.ts';
import { highfill } from './types/highfill.ts';
import { highformwork } from './types/highformwork.ts';
import { highslope } from './types/highslope.ts';
import { laser } from './types/laser.ts';
import { limb } from './types/limb.ts';
import { pit } from './types/pit.ts';
import { scaffold } from './types/scaffold.ts';

const BY_NAME: Readonly<Record<AreaTypeName, AreaType>> = {
  pit,
  highformwork,
  limb,
  laser,
  scaffold,
  highslope,
  highfill,
  bridge,
};

/** All types, in the order of the console specification, section 2.5. */
export const AREAS: readonly AreaType[] = Object.values(BY_NAME);

export function areaOf(name: AreaTypeName): AreaType {
  return BY_NAME[name];
}

export function areaOfCode(code: number): AreaType | undefined {
  return AREAS.find((area) => area.code === code);
}

/**
 * Returns the types that an installation allows; all types if it does not restrict them (console specification, section
 * 2.5).
 */
export function allowedAreas(names: readonly string[] | undefined): readonly AreaType[] {
  return names === undefined ? AREAS : AREAS.filter((area) => names.includes(area.name));
}
