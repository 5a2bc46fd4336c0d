import {
  areaBodyOf,
  areaDetailOf,
  areaDeviceOf,
  areaRowOf,
  MAX_PAGE_SIZE,
  pageOf,
  pageQuery,
  parseEndpoint,
  permission,
  POINTS_PAGE_SIZE,
  warningConfig,
  type AreaType,
  type Endpoint,
  type Label,
  type Page,
} from '@gongdi/domain';
import * as z from 'zod';
import { UPLOAD_TIMEOUT, type Call, type CallInput, type CallOutput } from '../../call.ts';
import { areaId, areaRealData, realDataQuery, type AreaRealData } from './parts.ts';

// Creates the calls of each area type (console specification, sections 7.3 and 7.4) from its declaration.

/** A row of a list; the picture is under a key that the type defines. */
export type AreaRow = Record<string, unknown> & {
  id: string;
  area_type: number;
  area_name: string;
  project_id: string;
  project_name: string;
  width: number;
  height: number;
  monitor_status: number;
  point_total: number;
  version: number;
  created_at: string;
  updated_at: string;
};

type Answer<T> = z.ZodType<T>;
type Values = Record<string, unknown>;

/** Calls of one type; calls that its declaration leaves out are absent. Input parts depend on method and path. */
export interface AreaCalls {
  list: Call<CallInput, Answer<Page<AreaRow>>>;
  detail: Call<{ params: typeof idParams }, Answer<AreaRow>>;
  add: Call<{ body: z.ZodObject }, Answer<AreaRow>>;
  edit: Call<CallInput, Answer<AreaRow>>;
  delete: Call<CallInput, z.ZodNull>;
  devices: Call<CallInput, Answer<Page<Values>>>;
  open?: Call<{ params: typeof idParams }, Answer<AreaRow>>;
  devtype?: Call<{ query: z.ZodObject }, typeof devtypes>;
  warning?: Call<{ query: typeof projectQuery }, typeof warningConfig>;
  setWarning?: Call<{ body: typeof warningConfig }, typeof warningConfig>;
  deviceConfig?: Call<CallInput, typeof deviceConfig>;
  realPage?: Call<{ query: typeof realPageQuery }, Answer<Page<AreaRealData>>>;
  realList?: Call<{ query: typeof realDataQuery }, typeof realList>;
  realExport?: Call<{ query: typeof realDataQuery }, 'blob'>;
  realOpen?: Call<{ body: typeof realDataQuery }, typeof realList>;
}

const idParams = z.object({ id: areaId });
const projectQuery = z.object({ project_id: areaId });
const filters = {
  area_name: z.string().max(200).optional(),
  project_id: areaId.optional(),
  monitor_status: z.coerce.number().int().optional(),
};
/** An unpaged list contains all areas, up to the largest page size. */
const wholeList = z.object(filters);
const pagedList = pageQuery.extend(filters);
const realPageQuery = pageQuery.extend(realDataQuery.shape);
const realList = z.array(areaRealData);
const devtypes = z.array(z.object({ dd_value: z.int(), name: z.string() }));
const deviceConfig = z.object({ device_number: z.string(), rules: warningConfig.shape.rules });

/** Page arguments for an unpaged list. */
export const WHOLE_LIST = { page: 1, page_size: MAX_PAGE_SIZE } as const;

const made = new Map<AreaType, AreaCalls>();

export function areaCallsOf(area: AreaType): AreaCalls {
  let calls = made.get(area);
  if (!calls) made.set(area, (calls = makeCalls(area)));
  return calls;
}

/** Puts the query of a list into the address or the body, depending on the method of the call. */
export function listArgs(call: Call, query: Values): object {
  return call.method === 'GET' ? { query } : { body: query };
}

// oxlint-disable-next-line max-lines-per-function -- a table with one entry for each call
function makeCalls(area: AreaType): AreaCalls {
  const { endpoints: at, realData = {} } = area;
  const make = maker(area);
  const page = <T extends z.core.$ZodType>(row: T) => pageOf(row);
  const listInput = area.paged ? pagedList : wholeList;
  const deviceQuery = z.object({
    device_type: z.coerce.number().int().default(area.code),
    page: pageQuery.shape.page,
    page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(POINTS_PAGE_SIZE),
  });
  const all: Record<keyof AreaCalls, Call | undefined> = {
    list: make('list', at.list, asks(at.list, listInput), page(areaRowOf(area)), 'list', '查询{}区域', 'areas'),
    detail: make('detail', at.detail, { params: idParams }, areaDetailOf(area), 'detail', '{}区域详情', 'an area'),
    add: make('add', at.add, { body: areaBodyOf(area, 'add') }, areaDetailOf(area), 'add', '新增{}区域', 'add an area'),
    edit: make(
      'edit',
      at.edit,
      { ...pathOf(at.edit), body: areaBodyOf(area, 'edit') },
      areaDetailOf(area),
      'edit',
      '修改{}区域',
      'change an area',
    ),
    delete: make('delete', at.delete, deleteInput(at.delete), z.null(), 'delete', '删除{}区域', 'delete an area'),
    devices: make(
      'devices',
      at.devices,
      { ...pathOf(at.devices), query: deviceQuery },
      page(areaDeviceOf(area)),
      'list',
      '项目下的{}设备',
      'devices of a project',
    ),
    open:
      at.open &&
      make('open', at.open, { params: idParams }, areaDetailOf(area), null, '公示的{}区域', 'a published area'),
    devtype:
      at.devtype &&
      make('devtype', at.devtype, { query: z.object({}) }, devtypes, 'list', '{}测点类型', 'types of points'),
    warning:
      at.warning &&
      make('warning', at.warning.get, { query: projectQuery }, warningConfig, 'list', '{}预警配置', 'limits'),
    setWarning:
      at.warning &&
      make(
        'warning.set',
        at.warning.set,
        { body: warningConfig },
        warningConfig,
        'warning',
        '设置{}预警',
        'set limits',
      ),
    deviceConfig:
      at.deviceConfig &&
      make(
        'device.config',
        at.deviceConfig,
        pathOf(at.deviceConfig),
        deviceConfig,
        'list',
        '{}设备配置',
        'limits of a device',
      ),
    realPage:
      realData.page &&
      make(
        'real.page',
        realData.page,
        { query: realPageQuery },
        page(areaRealData),
        'rundata',
        '{}测点实时数据',
        'values of points',
      ),
    realList:
      realData.list &&
      make(
        'real.list',
        realData.list,
        { query: realDataQuery },
        realList,
        'rundata',
        '{}实时数据',
        'values of an area',
      ),
    realExport:
      realData.export &&
      make(
        'real.export',
        realData.export,
        { query: realDataQuery },
        'blob',
        'rundata',
        '导出{}实时数据',
        'values as a sheet',
      ),
    realOpen:
      realData.open &&
      make(
        'real.open',
        realData.open,
        { body: realDataQuery },
        realList,
        null,
        '公示的{}实时数据',
        'values of published areas',
      ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, call]) => call)) as unknown as AreaCalls;
}

/** @returns a function that creates calls of the type; with `operation` null the call is public */
function maker(area: AreaType) {
  return (
    name: string,
    endpoint: Endpoint,
    input: CallInput,
    output: CallOutput,
    operation: string | null,
    zh: string,
    en: string,
  ): Call => {
    const { method, path } = parseEndpoint(endpoint);
    const label: Label = { zh: zh.replace('{}', area.label.zh), en: `${area.label.en}: ${en}` };
    return {
      name: `area.${area.name}.${name}`,
      label,
      service: 'device',
      method,
      path,
      input,
      output,
      ...(operation === null ? { public: true } : { permission: permission(area.path, operation) }),
      ...(output === 'blob' ? { timeout: UPLOAD_TIMEOUT } : {}),
    };
  };
}

const asks = (endpoint: Endpoint, fields: z.ZodObject): CallInput =>
  parseEndpoint(endpoint).method === 'GET' ? { query: fields } : { body: fields };

function pathOf(endpoint: Endpoint): CallInput {
  const { params } = parseEndpoint(endpoint);
  return params.length === 0 ? {} : { params: z.object(Object.fromEntries(params.map((one) => [one, areaId]))) };
}

/** The area id is in the path, or in the query as `area_id` (console specification, section 7.4). */
function deleteInput(endpoint: Endpoint): CallInput {
  const path = pathOf(endpoint);
  return path.params ? path : { query: z.object({ area_id: areaId }) };
}
