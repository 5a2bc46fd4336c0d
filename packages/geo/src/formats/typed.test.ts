import { describe, expect, it } from 'vitest';
import { parseTypedPlace } from './typed.ts';

const PLACE = [121 + 28 / 60 + 12 / 3600, 31 + 13 / 60 + 48 / 3600] as const;

describe('typed places', () => {
  it.each([
    ['121.47, 31.23', false],
    ['121.47 31.23', false],
    ['(121.47，31.23)', false],
    ['121.47；31.23', false],
    ['31.23, 121.47', true],
    ['lat: 31.23, lng: 121.47', true],
    ['经度：121.47 纬度：31.23', false],
    ['东经121.47 北纬31.23', false],
    ['121.47E 31.23N', false],
    ['N31.23 E121.47', true],
    [`31°13'48"N 121°28'12"E`, true],
    ['东经121度28分12秒，北纬31度13分48秒', false],
    ['121°28′12″ 31°13′48″', false],
  ])('reads %s', (text, swapped) => {
    const found = parseTypedPlace(text);
    expect(found?.point[0]).toBeCloseTo(PLACE[0], 9);
    expect(found?.point[1]).toBeCloseTo(PLACE[1], 9);
    expect(found?.swapped).toBe(swapped);
  });

  it('reads other hemispheres', () => {
    expect(parseTypedPlace('-74.006, 40.7128')?.point).toEqual([-74.006, 40.7128]);
    expect(parseTypedPlace("33°52'S 151°12'E")?.point[1]).toBeCloseTo(-33.866_67, 4);
    expect(parseTypedPlace('南纬33.5 西经70.6')?.point).toEqual([-70.6, -33.5]);
  });

  it.each([
    '',
    '上海市',
    '121.47',
    '121.47,31.23,5',
    'abc 1 2',
    '200, 100',
    "121°75' 31°",
    '1号楼 2单元',
    'N31 N32',
    '12131',
    '12',
  ])('leaves “%s” to the search', (text) => {
    expect(parseTypedPlace(text)).toBeNull();
  });
});
