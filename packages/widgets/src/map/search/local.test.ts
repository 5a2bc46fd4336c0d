import { isInChina } from '@gongdi/geo';
import { describe, expect, it } from 'vitest';
import { citiesFor, cityOf } from './gazetteer.ts';
import { CITIES } from './gazetteer-data.ts';
import { initials } from './initials.ts';
import { localPlaces } from './local.ts';
import type { Place } from './providers/place.ts';

const place = (name: string, source: Place['source']): Place => ({ name, point: [121, 31], system: 'GCJ-02', source });
const known = {
  objects: [place('上海中心围栏', 'object'), place('北门卸料区', 'object')],
  recent: [place('上海虹桥站', 'recent'), place('上海中心围栏', 'recent')],
  system: 'GCJ-02',
} as const;

describe('what is known without asking', () => {
  it('comes in order: typed, objects, recent, cities, each once', () => {
    const found = localPlaces('上海', known);
    expect(found.map(({ name, source }) => [name, source])).toEqual([
      ['上海中心围栏', 'object'],
      ['上海虹桥站', 'recent'],
      ['上海市', 'gazetteer'],
    ]);
    expect(localPlaces('31.23, 121.47', known)[0]).toEqual({
      name: '121.47, 31.23',
      point: [121.47, 31.23],
      system: 'GCJ-02',
      source: 'typed',
    });
  });

  it('is what was chosen before for an empty text', () => {
    expect(localPlaces('  ', known)).toEqual(known.recent);
    expect(localPlaces('没有这个地方', known)).toEqual([]);
  });

  it('finds objects and cities by first letters', () => {
    expect(localPlaces('bmxlq', known)[0]?.name).toBe('北门卸料区');
    expect(citiesFor('cq')[0]?.name).toBe('重庆市');
    expect(citiesFor('sz').map((one) => one.name)).toContain('深圳市');
    expect(citiesFor('浙江')).toHaveLength(8);
    expect(citiesFor('杭州西湖区文三路')[0]?.name).toBe('杭州市');
  });

  it.each([
    ['武汉市武昌区临江大道 100 号', '武汉市'],
    ['吉林省长春市朝阳区', '长春市'],
    ['浙江杭州西湖区文三路', '杭州市'],
    ['上海市浦东新区南京西路', '上海市'],
    ['三号楼', undefined],
  ])('finds the city of %s', (address, city) => {
    expect(cityOf(address)?.name).toBe(city);
  });

  it.each([
    ['哈尔滨', 'heb'],
    ['厦门', 'xm'],
    ['长沙', 'cs'],
    ['乌鲁木齐', 'wlmq'],
    ['三亚A区', 'sya'],
  ])('begins %s with %s', (text, letters) => {
    expect(initials(text).startsWith(letters)).toBe(true);
  });

  it('has every seat of a province, once, in China, north to south where it belongs', () => {
    const entries = CITIES.trim()
      .split('\n')
      .flatMap((line) => line.slice(line.indexOf(':') + 1).split('|'));
    const names = entries.map((entry) => entry.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(entries.length).toBeGreaterThan(220);
    for (const entry of entries) {
      const [, longitude, latitude] = entry.split(' ').map(Number);
      expect(isInChina([longitude ?? 0, latitude ?? 0]), entry).toBe(true);
    }
    expect(citiesFor('哈尔滨')[0]?.point).toEqual([126.64, 45.76]);
    expect(citiesFor('三亚')[0]?.point).toEqual([109.51, 18.25]);
  });
});
