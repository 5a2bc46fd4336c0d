import { areaCallsOf } from '@gongdi/api';
import {
  areaBlank,
  areaOf,
  areaOfCode,
  AREAS,
  allowedAreas,
  POINTS_PAGE_SIZE,
  schemeBlank,
  writeArea,
  type AreaTypeName,
} from '@gongdi/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

interface Said {
  code: number;
  /** Base path of the screens (console specification, section 2.5). */
  path: string;
  children: readonly string[];
  listKey: string;
  /** Whether lists have pages (console specification, section 9). */
  paged: boolean;
  /** Whether the query of points contains it (console specification, section 7.4). */
  points: boolean;
}

const SIX = ['monitorscheme', 'rundata'];
const FENCE = ['areafence'];

/** The facts about each type (console specification, sections 2.5, 3.1, 7.4 and 9). */
const SAID: Readonly<Record<AreaTypeName, Said>> = {
  pit: { code: 17, path: 'pit', children: SIX, listKey: 'deep_pit_area_point_list', paged: false, points: true },
  highformwork: {
    code: 18,
    path: 'highformworksupports',
    children: SIX,
    listKey: 'high_form_work_area_device_info_list',
    paged: true,
    points: false,
  },
  limb: { code: 22, path: 'edge', children: FENCE, listKey: 'limb_area_device_list', paged: true, points: false },
  laser: {
    code: 49,
    path: 'laser',
    children: FENCE,
    listKey: 'laser_defend_area_device_list',
    paged: true,
    points: false,
  },
  scaffold: {
    code: 54,
    path: 'scaffoldarea',
    children: SIX,
    listKey: 'device_info_vo_list',
    paged: true,
    points: false,
  },
  highslope: {
    code: 55,
    path: 'highslope',
    children: SIX,
    listKey: 'high_slope_area_point_list',
    paged: false,
    points: true,
  },
  highfill: {
    code: 56,
    path: 'highfill',
    children: SIX,
    listKey: 'high_fill_area_point_list',
    paged: false,
    points: true,
  },
  bridge: {
    code: 63,
    path: 'bridge',
    children: [...SIX, 'devicemanage'],
    listKey: 'bridge_area_point_list',
    paged: false,
    points: true,
  },
};

test('console 2.5: the eight types of areas, in order', () => {
  expect(AREAS.map(({ name }) => name)).toEqual(Object.keys(SAID));
});

describe.each(AREAS.map((area) => [area.name, area, SAID[area.name]] as const))('%s', (_name, area, said) => {
  test('console 2.5: base path and optional children', () => {
    expect([area.path, area.children]).toEqual([said.path, said.children]);
  });

  test('console 3.1: code of the type and key of the device list', () => {
    expect([area.code, area.listKey, areaOfCode(said.code)]).toEqual([said.code, said.listKey, area]);
  });

  test('console 9: whether its list comes in pages', () => {
    const { list } = areaCallsOf(area);
    const input = list.method === 'GET' ? list.input.query : list.input.body;
    const asked = Object.keys((input as { shape?: object }).shape ?? {});
    expect([area.paged, asked.includes('page'), asked.includes('page_size')]).toEqual(Array(3).fill(said.paged));
  });

  test('console 7.4: an edit call adds id to the body of an add call', () => {
    const bodyKeys = (call: 'add' | 'edit') =>
      Object.keys((areaCallsOf(area)[call].input.body as { shape: object }).shape);
    expect(bodyKeys('add')).not.toContain('id');
    expect(bodyKeys('edit')).toEqual(expect.arrayContaining(['id', ...bodyKeys('add')]));
  });
});

test.each(AREAS.filter(({ name }) => SAID[name].points))(
  'console 7.4: the points query of $name asks for device_type $code, page 1, page_size 999',
  (area) => {
    const { query } = areaCallsOf(area).devices.input;
    expect(query && z.parse(query, {})).toEqual({ device_type: SAID[area.name].code, page: 1, page_size: 999 });
  },
);

test('console 2.5: the route sets may be filtered by a list of allowed types', () => {
  expect(allowedAreas(['laser', 'pit']).map(({ name }) => name)).toEqual(['pit', 'laser']);
  expect(allowedAreas([])).toEqual([]);
});

test('console 3.1: the blank form of an area', () => {
  const blank = { company_id: '', project_id: '', width: 0, height: 0, area_name: '', url: '', list: [] };
  for (const area of AREAS) {
    const { published_flag: _own, ...specified } = areaBlank(area);
    expect(specified).toEqual(area.construction ? { ...blank, construction_flag: 0 } : blank);
  }
  expect(AREAS.some(({ construction }) => construction) && AREAS.some(({ construction }) => !construction)).toBe(true);
});

/** Returns two points in the wire form of a type. */
const onTheWire = (name: AreaTypeName) => {
  const area = areaOf(name);
  const list = [
    { device_id: 'a', name: '', xaxis: 0.25, yaxis: 0.5 },
    { device_id: 'b', name: '', xaxis: 0.75, yaxis: 1 },
  ];
  return writeArea(area, { ...areaBlank(area), width: 600, height: 400, url: '/u', list });
};

test('console 3.1: a point is x-y or x,y in one text, or x_axis and y_axis', () => {
  const axisOf = (name: AreaTypeName) => {
    const [first] = onTheWire(name)[areaOf(name).listKey] as Record<string, unknown>[];
    return 'axis' in first! ? first['axis'] : [first!['x_axis'], first!['y_axis']];
  };
  const formats = AREAS.filter(({ name }) => name !== 'laser').map(({ name }) => JSON.stringify(axisOf(name)));
  expect(new Set(formats)).toEqual(new Set(['"0.25-0.5"', '"0.25,0.5"', '["0.25","0.5"]']));
  expect(axisOf('scaffold')).toEqual(['0.25', '0.5']);
});

test('console 3.1: laser joins device_id and axis into texts with commas', () => {
  const list = onTheWire('laser')['laser_defend_area_device_list'] as Record<string, unknown>[];
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ device_id: 'a,b', axis: '0.25-0.5,0.75-1' });
});

test('console 3.1: the picture stands under url, area_url or area_photo_url', () => {
  const used = AREAS.map(({ name, imageKey }) => [imageKey, onTheWire(name)[imageKey]]);
  expect(new Set(used.map(([key]) => key))).toEqual(new Set(['url', 'area_url', 'area_photo_url']));
  for (const [, value] of used) expect(value).toBe('/u');
});

test('console 3.1: the flag of a chosen point is choose_flag, has_choose for laser; its key device_id or id', () => {
  const flags = AREAS.filter(({ chosenKey }) => chosenKey !== 'choose_flag');
  expect(flags.map(({ name, chosenKey }) => [name, chosenKey])).toEqual([['laser', 'has_choose']]);
  expect(new Set(AREAS.map(({ pointKey }) => pointKey))).toEqual(new Set(['device_id', 'id']));
});

test('console 3.1 and 9: the blank form of a monitor scheme, with _times and monitor_level 1', () => {
  expect(schemeBlank({ id: 'a1', area_type: 17, project_id: 'p1' })).toEqual({
    name: '',
    monitor_level: 1,
    monitor_unit: '',
    monitor_unit_leader: '',
    monitor_unit_leader_phone: '',
    _times: [],
    scheme_url: '',
    graphic_url: '',
    fence_code: '',
    area_id: 'a1',
    area_type: 17,
    project_id: 'p1',
  });
});

test('console 9: points are asked for 999 at a time', () => expect(POINTS_PAGE_SIZE).toBe(999));
