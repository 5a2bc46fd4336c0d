import type { Label } from '../label.ts';
import type { Endpoint } from '../resource/define.ts';

/** Child screens besides list, add, edit and detail, which every type has. */
const AREA_CHILDREN = ['monitorscheme', 'rundata', 'areafence', 'devicemanage'] as const;
export type AreaChild = (typeof AREA_CHILDREN)[number];

/**
 * Operations that open a child screen; any one of them is enough. A user who sees the measured values may also read the
 * scheme that names who measures and how. Writing the scheme needs its own operation.
 */
export const AREA_CHILD_OPENERS: Readonly<Record<AreaChild, readonly AreaChild[]>> = {
  monitorscheme: ['monitorscheme', 'rundata'],
  rundata: ['rundata'],
  areafence: ['areafence'],
  devicemanage: ['devicemanage'],
};

/**
 * How a point is written on the wire (console specification, section 3.1): `axis` as `x-y` or `x,y`; `x_axis` and
 * `y_axis`; or one entry whose `device_id` and `axis` are lists joined by commas.
 */
export type AxisFormat = 'x-y' | 'x,y' | 'pair' | 'joined';

/**
 * The calls of a type (console specification, section 7.4), relative to the service `device`. A type without an entry
 * does not have that call.
 */
export interface AreaEndpoints {
  list: Endpoint;
  detail: Endpoint;
  add: Endpoint;
  edit: Endpoint;
  delete: Endpoint;
  /** Devices of a project; a flag marks those that an area already contains. */
  devices: Endpoint;
  /** One published area, by an unsigned call. */
  open?: Endpoint;
  /** Device types of the points. */
  devtype?: Endpoint;
  /** Reads and sets the limits of the type in a project. */
  warning?: { get: Endpoint; set: Endpoint };
  /** Limits of one device. */
  deviceConfig?: Endpoint;
}

/** Calls for measured values that belong to one type (console specification, section 7.3). */
export interface RealDataEndpoints {
  /** Values of all points, page by page. */
  page?: Endpoint;
  /** Values of the points of one area. */
  list?: Endpoint;
  export?: Endpoint;
  /** Values of published areas, by an unsigned call. */
  open?: Endpoint;
}

/** One kind of monitored area: everything that differs between the types. */
export interface AreaType {
  name: string;
  /** Area type on the wire, which is also the type of its devices (console specification, sections 3.1 and 9.1). */
  code: number;
  /** First segment of its screens, and menu index (console specification, section 2.5). */
  path: string;
  label: Label;
  children: readonly AreaChild[];
  /** Key of the list of points. */
  listKey: string;
  /** Key of the drawing. */
  imageKey: 'url' | 'area_url' | 'area_photo_url';
  axis: AxisFormat;
  /** Key of the flag that marks a device as already part of an area. */
  chosenKey: 'choose_flag' | 'has_choose';
  /** Key that identifies a device in the device list. */
  pointKey: 'device_id' | 'id';
  /** Whether its form has `construction_flag`. */
  construction: boolean;
  /** Whether its list is paged (console specification, section 9). */
  paged: boolean;
  endpoints: AreaEndpoints;
  realData?: RealDataEndpoints;
}

/** Maximum number of points of one query (console specification, sections 7.4 and 9). */
export const POINTS_PAGE_SIZE = 999;

/** Returns the calls of the families with the same path pattern: deep pit, high slope, high fill. */
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

/** Returns the calls of the families that save by POST and delete by GET: scaffolding and high formwork. */
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

/** @throws Error when the children and the calls are inconsistent */
export function defineArea<const Name extends string>(area: AreaType & { name: Name }): AreaType & { name: Name } {
  if (area.axis === 'joined' && area.listKey !== 'laser_defend_area_device_list')
    throw new Error(`${area.name}: only laser joins its lists`);
  if (area.children.includes('rundata') !== area.children.includes('monitorscheme'))
    throw new Error(`${area.name}: run data belong to a monitor scheme`);
  return area;
}
