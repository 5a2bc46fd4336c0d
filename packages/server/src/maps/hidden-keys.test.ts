import type { MapConfig } from '@gongdi/api';
import { expect, it } from 'vitest';
import { hideKeys, hiddenKey, isHidden, restoreKeys } from './hidden-keys.ts';

const stored: MapConfig = {
  layers: [
    { kind: 'tianditu', key: 'aaaaaaaaaaaaaaaaaaaa1234' },
    { kind: 'amap', key: 'bbbbbbbbbbbbbbbbbbbb1234' },
    { kind: 'osm' },
  ],
  search: { provider: 'tencent', key: 'cccccccccccccccccccc5678' },
};

it('shows the end of a key and not more', () => {
  expect(hiddenKey('aaaaaaaaaaaaaaaaaaaa1234')).toBe('••••1234');
  expect(hiddenKey('abcd')).toBe('••••d');
  expect(hiddenKey('abc')).toBe('••••');
  expect(hiddenKey('')).toBe('');
  expect(JSON.stringify(hideKeys(stored))).not.toMatch(/aaaa|bbbb|cccc/);
});

it('restores the key of the same provider, also when layers were moved, and takes a new one as it is', () => {
  const shown = hideKeys(stored);
  const moved: MapConfig = { ...shown, layers: [...shown.layers!].reverse() };
  expect(restoreKeys(moved, stored)).toEqual({ ...stored, layers: [...stored.layers!].reverse() });
  const changed = restoreKeys({ layers: [{ kind: 'tianditu', key: 'new' }] }, stored);
  expect(changed.layers).toEqual([{ kind: 'tianditu', key: 'new' }]);
  const unknown = restoreKeys({ layers: [{ kind: 'tianditu', key: '••••9999' }] }, stored);
  expect(isHidden((unknown.layers![0] as { key: string }).key)).toBe(true);
});
