import { devicelist, material } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { codedPath } from './coded.ts';

test('console 2.1: the code of a material opens /qrcode/material by its own code, others a page behind the login', () => {
  const row = { id: 'r1', public_code: '0123456789abcdef0123456789abcdef' };
  expect(codedPath(material, row)).toEqual({
    path: '/qrcode/material?id=0123456789abcdef0123456789abcdef',
    open: true,
  });
  expect(codedPath(devicelist, { id: 'a b' })).toEqual({ path: '/devicelist/detail?id=a%20b', open: false });
});
