import { schemeBlank } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { valuesOf, wireOf } from './scheme-values.ts';

const AREA = { id: 'a1', area_type: 5, project_id: 'p1' };
const BLANK = schemeBlank(AREA);
const STORED = {
  name: '监测方案',
  monitor_level: 2,
  monitor_unit: '检测公司',
  monitor_unit_leader: '陈建国',
  monitor_unit_leader_phone: '13800138000',
  _times: ['2026-01-01', '2026-03-01'],
  scheme_url: 'file-1',
  graphic_url: '',
  scheme_name: '方案.pdf',
  graphic_name: '',
};

it('shows times and files of a scheme as fields', () => {
  expect(valuesOf(STORED)).toMatchObject({
    begin_time: '2026-01-01',
    end_time: '2026-03-01',
    scheme_url: { id: 'file-1', url: 'file-1', name: '方案.pdf' },
    graphic_url: null,
  });
  expect(valuesOf({ ...BLANK, scheme_name: '', graphic_name: '' })).toMatchObject({ begin_time: null, end_time: null });
});

it('writes the fields as they were read, with the area that they belong to', () => {
  const { scheme_name: _scheme, graphic_name: _graphic, ...wire } = STORED;
  expect(wireOf(valuesOf(STORED), BLANK)).toEqual({
    ...wire,
    fence_code: BLANK.fence_code,
    area_id: 'a1',
    area_type: 5,
    project_id: 'p1',
  });
});

it('writes no time at all if one of both is missing, and empty text for empty fields', () => {
  const wire = wireOf({ ...valuesOf(STORED), end_time: null, monitor_unit: null }, BLANK);
  expect([wire._times, wire.monitor_unit]).toEqual([[], '']);
});
