import { AREA_TYPES } from '../generated/area-types.ts';
import type { AreaType } from './define.ts';

/** Name of a kind of monitored area (console specification, section 2.5). */
export type AreaTypeName = (typeof AREA_TYPES)[number]['name'];
type NamedArea = AreaType & { name: AreaTypeName };

/** All types, in the order of the console specification, section 2.5, which is that of their codes. */
export const AREAS: readonly NamedArea[] = AREA_TYPES.toSorted((one, other) => one.code - other.code);

export function areaOf(name: AreaTypeName): NamedArea {
  return AREAS.find((area) => area.name === name)!;
}

export function areaOfCode(code: number): NamedArea | undefined {
  return AREAS.find((area) => area.code === code);
}

/**
 * Returns the types that an installation allows; all types if it does not restrict them (console specification, section
 * 2.5).
 */
export function allowedAreas(names: readonly string[] | undefined): readonly NamedArea[] {
  return names === undefined ? AREAS : AREAS.filter((area) => names.includes(area.name));
}
