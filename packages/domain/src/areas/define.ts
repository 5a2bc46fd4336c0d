import type { Label } from '../label.ts';
import type { Endpoint } from '../resource/define.ts';

/** Kinds of monitored areas (console specification, section 2.5). */
export const AREA_TYPES = [
  'pit',
  'highformwork',
  'limb',
  'laser',
  'scaffold',
  'highslope',
  'highfill',
  'bridge',
] as const;
export type AreaTypeName = (typeof AREA_TYPES)[number];

/** Children beside list, add, edit and detail, which every type has. */
export const AREA_CHILDREN = ['monitorscheme', 'rundata', 'areafence', 'devicemanage'] as const;
export type AreaChild = (typeof AREA_CHILDREN)[number];

/**
 * Operations of which any one opens a child. Whoever sees what was measured may read the scheme that says by whom and
 * how; to write it is an operation of its own.
 */
export const AREA_CHILD_OPENERS: Readonly<Record<AreaChild, readonly AreaChild[]>> = {
  monitorscheme: ['monitorscheme', 'rundata'],
  rundata: ['rundata'],
  areafence: ['areafence'],
  devicemanage: ['devicemanage'],
};

/**
 * How a point stands on the wire (section 3.1): `axis` as `x-y` or `x,y`; `x_axis` and `y_axis`; or one entry whose
 * `device_id` and `axis` are lists joined by commas.
 */
export type AxisFormat = 'x-y' | 'x,y' | 'pair' | 'joined';

/** The calls of a type (section 7.4), relative to the service `device`. What is absent the type does not have. */
export interface AreaEndpoints {
  list: Endpoint;
  detail: Endpoint;
  add: Endpoint;
  edit: Endpoint;
  delete: Endpoint;
  /** Devices of a project, with the flag of those that stand in an area already. */
  devices: Endpoint;
  /** One published area, unsigned. */
  open?: Endpoint;
  /** Types of devices that the points are. */
  devtype?: Endpoint;
  /** Limits that hold for the type in a project: read and set. */
  warning?: { get: Endpoint; set: Endpoint };
  /** Limits that hold for one device. */
  deviceConfig?: Endpoint;
}

/** Calls of section 7.3 that belong to one type. */
export interface RealDataEndpoints {
  /** Values of all points, by pages. */
  page?: Endpoint;
  /** Values of the points of one area. */
  list?: Endpoint;
  export?: Endpoint;
  /** Values of published areas, unsigned. */
  open?: Endpoint;
}

/** One kind of monitored area: everything in which it differs from the others. */
export interface AreaType {
  name: AreaTypeName;
  /** Area type on the wire, which is also the type of its devices (sections 3.1 and 9.1). */
  code: number;
  /** First segment of its screens, and menu index (section 2.5). */
  path: string;
  label: Label;
  children: readonly AreaChild[];
  /** Key under which the points stand. */
  listKey: string;
  /** Key of the drawing. */
  imageKey: 'url' | 'area_url' | 'area_photo_url';
  axis: AxisFormat;
  /** Flag of a device that stands in an area already. */
  chosenKey: 'choose_flag' | 'has_choose';
  /** Key that identifies a device in the device list. */
  pointKey: 'device_id' | 'id';
  /** Whether its form has `construction_flag`. */
  construction: boolean;
  /** Whether its list comes in pages (section 9). */
  paged: boolean;
  endpoints: AreaEndpoints;
  realData?: RealDataEndpoints;
}

/** Most points that a query of points asks for at once (sections 7.4 and 9). */
export const POINTS_PAGE_SIZE = 999;

/** Calls of the families whose paths are alike: deep pit, high slope, high fill. */
export function pointFamily(family: string): Pick<AreaType, 'endpoints' | 'realData'> {
  return {
    endpoints: {
      list: `GET ${family}/area/list`,
      open: `GET ${family}/area/{id}`,
      detail: `GET ${family}/area/detail/{id}`,
      add: `POST ${family}/area`,
      edit: `PUT ${family}/area`,
      delete: `DELETE ${family}/area`,
      devices: `GET ${family}/area/point/device/project/{project_id}`,
      devtype: `GET ${family}/devtype`,
      warning: { get: `GET ${family}/warning-config`, set: `POST ${family}/warning-config` },
    },
    realData: { page: `GET ${family}/point/real-data-page` },
  };
}

/** Calls of the families that save by POST and delete by GET: scaffolding and high formwork. */
export function savingFamily(family: string, listBy: 'GET' | 'POST'): AreaEndpoints {
  return {
    list: `${listBy} ${family}/area/list`,
    detail: `GET ${family}/area/detail/{id}`,
    add: `POST ${family}/area/save`,
    edit: `POST ${family}/area/update`,
    delete: `GET ${family}/area/delete/{id}`,
    devices: `GET ${family}/device/list/{project_id}`,
    deviceConfig: `GET ${family}/device/config/{device_number}`,
    warning: { get: `GET ${family}/config-param`, set: `POST ${family}/config-param` },
  };
}

/** @throws Error when children and calls do not fit each other */
export function defineArea(area: AreaType): AreaType {
  if (area.axis === 'joined' && area.listKey !== 'laser_defend_area_device_list')
    throw new Error(`${area.name}: only laser joins its lists`);
  if (area.children.includes('rundata') !== area.children.includes('monitorscheme'))
    throw new Error(`${area.name}: run data belong to a monitor scheme`);
  return area;
}
