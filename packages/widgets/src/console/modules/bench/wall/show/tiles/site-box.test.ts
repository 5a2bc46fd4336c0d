import type { SiteFeature } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { aroundSites, withSites } from './site-box.ts';

const drawn = (...points: [number, number][]): SiteFeature => ({ id: 'x', kind: 'road', name: '', points });

test('a site that is drawn around a mark is shown whole', () => {
  const mark = [121.5, 31.2, 121.5, 31.2] as const;
  const house = drawn([121.499, 31.199], [121.501, 31.199], [121.501, 31.202]);
  expect(withSites(mark, [house])).toEqual([121.499, 31.199, 121.501, 31.202]);
  expect(withSites(mark, [])).toEqual(mark);
});

test('a road that leads to the town does not make the site small', () => {
  const site = [121.5, 31.2, 121.501, 31.201] as const;
  expect(withSites(site, [drawn([121.5, 31.2], [121.6, 31.2])])).toEqual(site);
});

test('sites are looked for beside what is shown, unless that is a whole country', () => {
  const [west, south, east, north] = aroundSites([121.5, 31.2, 121.5, 31.2])!;
  expect([west, south].map((side) => side.toFixed(3))).toEqual(['121.498', '31.198']);
  expect([east, north].map((side) => side.toFixed(3))).toEqual(['121.502', '31.202']);
  expect(aroundSites([113, 23, 121, 31])).toBeUndefined();
});
