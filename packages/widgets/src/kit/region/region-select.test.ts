import { REGIONS, regionWay } from '@gongdi/domain/regions';
import { expect, it } from 'vitest';
import { matches } from './region-select.tsx';

const way = (code: string) => regionWay(code).map((one) => ({ label: one.name, value: one.code }));

it('finds a region by its name, by one above it, by several words, and by its code', () => {
  const district = way('330106');
  for (const typed of ['西湖', '杭州', '浙江 西湖', '浙江/杭州', '3301', '330106', ' 西湖 ', ''])
    expect(matches(typed, district), typed).toBe(true);
  for (const typed of ['江苏 西湖', '3302', '浦东']) expect(matches(typed, district), typed).toBe(false);
});

it('finds no more than there is', () => {
  const found = REGIONS.flatMap((one) => one.children).filter((one) => matches('朝阳', way(one.code)));
  expect(found.map((one) => one.code)).toContain('110105');
});
