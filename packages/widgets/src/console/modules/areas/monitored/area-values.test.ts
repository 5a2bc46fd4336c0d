import { AREAS, areaOf } from '@gongdi/domain';
import { expect, it } from 'vitest';
import type { PlanDrawing } from '../../../../plan/index.ts';
import { formOf, furtherOf, valuesOf } from './area-values.ts';
import type { WholeArea } from './use-area.ts';

const MAIN: PlanDrawing = {
  key: 'main',
  name: '',
  width: 600,
  height: 400,
  url: '/f/1',
  points: [
    { key: 'k1', device_id: 'd1', name: '测点甲', x: 0.25, y: 0.5 },
    { key: 'k2', device_id: 'd2', name: '测点乙', x: 1, y: 0, wire: { left: '1', top: '2' } },
  ] as PlanDrawing['points'],
};
const whole = (row: Record<string, unknown>) => ({ row, drawings: [MAIN] }) as unknown as WholeArea;

it('shows the flags of a stored area as switches', () => {
  const row = { area_name: '基坑', published_flag: 1, construction_flag: 0, monitor_status: 1 };
  expect(valuesOf(whole(row))).toEqual({ ...row, published_flag: true, construction_flag: false });
});

it('stores points as fractions, with what came from the wire only where nobody moved them', () => {
  const form = formOf(areaOf('pit'), { area_name: '基坑', published_flag: true }, MAIN, undefined, 'p1');
  expect(form).toMatchObject({ area_name: '基坑', project_id: 'p1', company_id: '', published_flag: 1, width: 600 });
  expect(form.list).toEqual([
    { device_id: 'd1', name: '测点甲', xaxis: 0.25, yaxis: 0.5 },
    { device_id: 'd2', name: '测点乙', xaxis: 1, yaxis: 0, wire: { left: '1', top: '2' } },
  ]);
});

it('keeps the company of a stored area, and sends the construction flag for types that have it', () => {
  for (const area of AREAS) {
    const form = formOf(area, { area_name: 'x', construction_flag: true }, MAIN, whole({ company_id: 'c1' }), 'p1');
    expect([form.company_id, form.construction_flag]).toEqual(['c1', area.construction ? 1 : undefined]);
  }
});

it('gives an id to stored drawings alone', () => {
  const drawings = [MAIN, { ...MAIN, key: 'new', name: '二层', points: [] }];
  const [known, fresh] = furtherOf(drawings, [MAIN]);
  expect(known).toMatchObject({ id: 'main', list: [{ device_id: 'd1', point_name: '测点甲', xaxis: 0.25 }, {}] });
  expect(fresh).toEqual({ name: '二层', width: 600, height: 400, url: '/f/1', list: [] });
});
