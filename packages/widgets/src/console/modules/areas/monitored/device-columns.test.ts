import { AREAS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { deviceRow } from './device-columns.tsx';
import { devicesArgs } from './use-area.ts';

it('reads a device by the names that its type of area has on the wire', () => {
  for (const area of AREAS) {
    const device = { [area.pointKey]: 'd1', device_number: 'N1', device_name: '测点', online: 1, [area.chosenKey]: 0 };
    expect(deviceRow(area, device)).toEqual({
      id: 'd1',
      device_number: 'N1',
      device_name: '测点',
      online: true,
      placed: false,
    });
    expect(deviceRow(area, { ...device, online: 0, [area.chosenKey]: 1 })).toMatchObject({
      online: false,
      placed: true,
    });
  }
});

it('names the project as the call of the type does', () => {
  for (const area of AREAS) {
    const { params, query } = devicesArgs(area, 'p1');
    expect(Object.values(params)).toEqual(['p1']);
    expect(query.device_type).toBe(area.code);
  }
});
