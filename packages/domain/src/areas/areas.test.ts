import { describe, expect, it } from 'vitest';
import { deviceType } from '../dictionary/device.ts';
import { POINTS_PAGE_SIZE } from './define.ts';
import type { AreaTypeName } from './registry.ts';
import { areaBlank, type AreaForm } from './form.ts';
import { areaFormOf } from './record.ts';
import { allowedAreas, AREAS, areaOf } from './registry.ts';
import { areaBodyOf } from './schema.ts';
import { PointError, readArea, readPoints, writeArea, writePoints } from './wire.ts';

// Code, base path and list key of each type (console specification, sections 2.5 and 3.1).
const SAID = {
  pit: [17, 'pit', 'deep_pit_area_point_list'],
  highformwork: [18, 'highformworksupports', 'high_form_work_area_device_info_list'],
  limb: [22, 'edge', 'limb_area_device_list'],
  laser: [49, 'laser', 'laser_defend_area_device_list'],
  scaffold: [54, 'scaffoldarea', 'device_info_vo_list'],
  highslope: [55, 'highslope', 'high_slope_area_point_list'],
  highfill: [56, 'highfill', 'high_fill_area_point_list'],
  bridge: [63, 'bridge', 'bridge_area_point_list'],
} as const;

const withChild = (child: (typeof AREAS)[number]['children'][number]) =>
  AREAS.filter(({ children }) => children.includes(child)).map(({ name }) => name);

describe('console 2.5 and 3.1: the eight types', () => {
  it('have their codes, base paths and list keys', () => {
    expect(Object.fromEntries(AREAS.map(({ name, code, path, listKey }) => [name, [code, path, listKey]]))).toEqual(
      SAID,
    );
    const types = new Map(deviceType.entries.map((entry) => [entry.value, entry]));
    for (const { code, name, path } of AREAS)
      expect(types.get(code)).toMatchObject({ abbreviation: name, path: `/${path}` });
  });

  it('console 2.5: have their children', () => {
    const six = ['pit', 'highformwork', 'scaffold', 'highslope', 'highfill', 'bridge'];
    expect(withChild('monitorscheme')).toEqual(six);
    expect(withChild('rundata')).toEqual(six);
    expect(withChild('areafence')).toEqual(['limb', 'laser']);
    expect(withChild('devicemanage')).toEqual(['bridge']);
  });

  it('console 3.1: have their keys of pictures, chosen points and points', () => {
    expect(new Set(AREAS.map(({ imageKey }) => imageKey))).toEqual(new Set(['url', 'area_url', 'area_photo_url']));
    expect(AREAS.filter(({ chosenKey }) => chosenKey === 'has_choose').map(({ name }) => name)).toEqual(['laser']);
    expect(new Set(AREAS.map(({ pointKey }) => pointKey))).toEqual(new Set(['device_id', 'id']));
    expect(areaOf('scaffold').axis).toBe('pair');
    expect(areaOf('laser').axis).toBe('joined');
  });

  it('console 9: page their lists but for pit, highslope, highfill and bridge', () => {
    const whole = AREAS.filter(({ paged }) => !paged).map(({ name }) => name);
    expect(whole).toEqual(['pit', 'highslope', 'highfill', 'bridge']);
    expect(POINTS_PAGE_SIZE).toBe(999);
  });

  it('can be fewer in an installation', () => {
    expect(allowedAreas(undefined)).toHaveLength(8);
    expect(allowedAreas(['bridge', 'pit', 'nothing']).map(({ name }) => name)).toEqual(['pit', 'bridge']);
  });

  it('console 3.1: begin with their blanks', () => {
    const blank = { company_id: '', project_id: '', width: 0, height: 0, area_name: '', url: '', list: [] };
    expect(areaBlank(areaOf('limb'))).toEqual({ ...blank, published_flag: 0 });
    expect(areaBlank(areaOf('pit'))).toEqual({ ...blank, construction_flag: 0, published_flag: 0 });
    expect('construction_flag' in areaFormOf(areaOf('laser')).fields).toBe(false);
  });
});

/** Entries as another program may have written them: zeros at the end, pixels, numbers instead of texts. */
const FOREIGN: Record<AreaTypeName, Record<string, unknown>[]> = {
  pit: [
    { device_id: 'a', axis: '0.250-0.50' },
    { device_id: 'b', axis: '300-20.0', point_name: 'J1' },
  ],
  highformwork: [
    { device_id: 'a', axis: '0.10,.5' },
    { device_id: '', axis: '1,0' },
  ],
  limb: [{ device_id: 'a', axis: '0-1' }],
  laser: [{ device_id: 'a,b,', axis: '0.10-0.2,0.5-0.50,600-400', point_name: '甲,,丙' }],
  scaffold: [
    { device_id: 'a', x_axis: '0.10', y_axis: 0.5 },
    { device_id: 'b', x_axis: 150, y_axis: '40.0' },
  ],
  highslope: [{ device_id: 'a', x_axis: '0.3330', y_axis: '0.1' }],
  highfill: [{ device_id: 'a', x_axis: 0.25, y_axis: 0.75 }],
  bridge: [{ device_id: 'a', axis: '0.25,0.75' }],
};

describe.each(AREAS.map((area) => [area.name, area] as const))('%s on the wire', (name, area) => {
  const form: AreaForm = {
    ...areaBlank(area),
    company_id: 'c',
    project_id: 'p',
    width: 600,
    height: 400,
    area_name: '一区',
    url: '/api/file/content/f',
    list: [
      { device_id: 'a', name: '一', xaxis: 0, yaxis: 1 },
      { device_id: 'b', name: '', xaxis: 1 / 3, yaxis: 0.000_001 },
    ],
  };

  it('goes out and comes back', () => {
    const wire = JSON.parse(JSON.stringify(writeArea(area, form))) as Record<string, unknown>;
    expect(Object.keys(wire)).toContain(area.listKey);
    expect(wire[area.imageKey]).toBe(form.url);
    expect(areaBodyOf(area, 'add').safeParse(wire).success).toBe(true);
    const back = readArea(area, wire);
    expect(back.list.map(({ device_id, name: own }) => [device_id, own])).toEqual([
      ['a', '一'],
      ['b', ''],
    ]);
    expect(back.list[0]).toMatchObject({ xaxis: 0, yaxis: 1 });
    expect(back.list[1]!.xaxis).toBeCloseTo(1 / 3, 6);
    expect(back.list[1]!.yaxis).toBe(0.000_001);
    expect({ ...back, list: [] }).toEqual({ ...form, list: [] });
  });

  it('is byte for byte as it came while nobody moves a point', () => {
    const wire = { ...writeArea(area, { ...form, list: [] }), [area.listKey]: FOREIGN[name] };
    const text = JSON.stringify(wire);
    const read = readArea(area, JSON.parse(text) as Record<string, unknown>);
    for (const { xaxis, yaxis } of read.list) expect(xaxis >= 0 && xaxis <= 1 && yaxis >= 0 && yaxis <= 1).toBe(true);
    expect(JSON.stringify(writeArea(area, read))).toBe(text);
  });

  it('writes a point that was moved as fractions, and leaves the others', () => {
    const points = readPoints(area, FOREIGN[name], { width: 600, height: 400 });
    const moved = points.map((point, index) => (index === 0 ? { ...point, xaxis: 0.123_456_7 } : point));
    const text = JSON.stringify(writePoints(area, moved));
    expect(text).toContain('0.123457');
    const [, ...rest] = readPoints(area, writePoints(area, moved), { width: 600, height: 400 });
    expect(rest).toEqual(points.slice(1));
  });

  it.each(['', '0.5', '0.1-0.2-0.3', 'x-y', '-1-0', '0.5;0.5', '700-10'])('refuses %j as a position', (bad) => {
    const entry = area.axis === 'pair' ? { device_id: 'a', x_axis: bad, y_axis: '0.1' } : { device_id: 'a', axis: bad };
    // An empty joined list is an area without points.
    if (area.axis === 'joined' && bad === '') return expect(readPoints(area, [entry], form)).toEqual([]);
    // For a type with two keys, each holds one number.
    if (area.axis === 'pair' && bad === '0.5') return expect(readPoints(area, [entry], form)).toHaveLength(1);
    expect(() => readPoints(area, [entry], form)).toThrow(PointError);
  });
});
