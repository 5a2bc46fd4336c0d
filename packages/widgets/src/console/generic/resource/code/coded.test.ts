import { devicelist, hangingbasket, material } from '@gongdi/domain';
import { expect, test } from 'vitest';
import devices from '../../../modules/devices/devicelist/screen.tsx';
import materials from '../../../modules/materials/material/screen.tsx';
import { codedPath, labelLines } from './coded.ts';

test('console 2.1: the code of a material opens /qrcode/material by its own code, others a page behind the login', () => {
  const row = { id: 'r1', public_code: '0123456789abcdef0123456789abcdef', batch_number: 'B-7' };
  expect(codedPath(materials.code!, material, row)).toEqual({
    path: '/qrcode/material?id=0123456789abcdef0123456789abcdef',
    open: true,
  });
  expect(labelLines(materials.code!, row)).toEqual(['B-7']);
  expect(codedPath(devices.code!, devicelist, { id: 'a b' })).toEqual({
    path: '/devicelist/detail?id=a%20b',
    open: false,
  });
  expect(codedPath(devices.code!, hangingbasket, { id: 'a b' }).path).toBe('/hangingbasket/detail?id=a%20b');
});
