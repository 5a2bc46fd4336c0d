import type { Position, WirePosition } from './axis.ts';
import type { AreaType } from './define.ts';
import type { MonitorScheme } from './schema.ts';

/** A device on the drawing of an area; `device_id` is empty for a point to which no device is assigned yet. */
export interface AreaPoint extends Position {
  device_id: string;
  /** Name on the drawing; empty: the name of the device. */
  name: string;
  /** Original texts of the position. */
  wire?: WirePosition;
}

/** 0 no, 1 yes. */
export type Flag = 0 | 1;

/** An area as forms hold it, the same for all types (console specification, section 3.1). */
export interface AreaForm {
  company_id: string;
  project_id: string;
  /** Pixels of the drawing; 0 as long as there is no drawing. */
  width: number;
  height: number;
  area_name: string;
  /** Address of the drawing. */
  url: string;
  list: AreaPoint[];
  /** Absent if the type does not have it. */
  construction_flag?: Flag;
  /** Whether unsigned calls return the area (settled point 4). */
  published_flag: Flag;
}

/** Returns a new area. */
export function areaBlank(area: Pick<AreaType, 'construction'>): AreaForm {
  return {
    company_id: '',
    project_id: '',
    width: 0,
    height: 0,
    area_name: '',
    url: '',
    list: [],
    ...(area.construction ? { construction_flag: 0 } : {}),
    published_flag: 0,
  };
}

/** Returns a new scheme for an area. */
export function schemeBlank(area: { id: string; area_type: number; project_id: string }): MonitorScheme {
  return {
    name: '',
    monitor_level: 1,
    monitor_unit: '',
    monitor_unit_leader: '',
    monitor_unit_leader_phone: '',
    _times: [],
    scheme_url: '',
    graphic_url: '',
    fence_code: '',
    area_id: area.id,
    area_type: area.area_type,
    project_id: area.project_id,
  };
}
