// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { installAbsent } from '../../kit/testing/render.tsx';
import { PickerMap } from './picker-map.ts';

beforeEach(installAbsent);

const zoomOf = (point: [number, number] | null) => {
  const map = new PickerMap({ config: undefined, lang: 'zh-CN', system: 'GCJ-02', point });
  return map.view.leaflet.getZoom();
};

test('console 9: the map to choose an address on begins at zoom 15, with a place and without', () => {
  expect(zoomOf([121.47, 31.23])).toBe(15);
  expect(zoomOf(null)).toBe(15);
});
