import { expect, it } from 'vitest';
import { REGIONS, regionCode, regionLevel, regionText, regionWay, type Region } from './index.ts';

const flat = (regions: readonly Region[]): Region[] => regions.flatMap((one) => [one, ...flat(one.children)]);

it('knows the divisions of GB/T 2260, each code once and below the one that it begins with', () => {
  const all = flat(REGIONS);
  expect(REGIONS).toHaveLength(34);
  expect(all.length).toBeGreaterThan(3000);
  expect(new Set(all.map((one) => one.code)).size).toBe(all.length);
  for (const { code, name } of all) {
    expect(code).toMatch(/^\d{6}$/);
    expect(name).not.toBe('');
    const [province] = regionWay(code);
    expect(province?.code).toBe(`${code.slice(0, 2)}0000`);
  }
});

it('names a region with those above it', () => {
  expect(regionText('330106')).toBe('浙江省 / 杭州市 / 西湖区');
  // A municipality has districts directly below it; a city without districts is its own lowest region.
  expect(regionText('310115')).toBe('上海市 / 浦东新区');
  expect(regionText('441900')).toBe('广东省 / 东莞市');
  expect(regionText('330000')).toBe('浙江省');
  expect(regionText('999999')).toBe('999999');
});

it('tells how deep a region is', () => {
  expect(['330000', '330100', '330106', '310115'].map(regionLevel)).toEqual([
    'province',
    'city',
    'district',
    'district',
  ]);
});

it('reads a region as people write it: by its code, or by its names as far as they are clear', () => {
  for (const text of [
    '330106',
    ' 330106 ',
    '浙江省 / 杭州市 / 西湖区',
    '浙江省杭州市西湖区',
    '杭州市西湖区',
    '浙江省-杭州市-西湖区',
  ])
    expect(regionCode(text), text).toBe('330106');
  expect(regionCode('上海市')).toBe('310000');
  expect(regionCode('浦东新区')).toBe('310115');
  // Hangzhou and Nanchang each have a 西湖区.
  expect(regionCode('西湖区')).toBeUndefined();
  expect(regionCode('999999')).toBeUndefined();
  expect(regionCode('')).toBeUndefined();
  for (const { code } of flat(REGIONS)) expect(regionText(regionCode(regionText(code))!), code).toBe(regionText(code));
  expect(regionCode('福建省 / 三明市 / 三元区')).toBe('350404');
});
