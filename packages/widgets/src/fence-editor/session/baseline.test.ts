import { expect, test } from 'vitest';
import { moveCorner, removeArea } from '../model/document.ts';
import { baselineOf, isUnchanged, saveDetail, valueOf } from './baseline.ts';

const TEXT =
  ' [[[121.470000,31.2300,0,0,1700000000000],[121.48,31.23,0,0,1700000001000],[121.48,31.24,0,0,1700000002000]],' +
  '[[121.5,31.2,0,0,1700000003000],[121.51,31.2,0,0,1700000004000],[121.51,31.21,0,0,1700000005000]]] ';

test('what was not edited is the very value that came', () => {
  const list = JSON.parse(TEXT) as unknown;
  const given = baselineOf({ data: list });
  expect(valueOf(given, given.document, 5)).toBe(list);
  const text = baselineOf({ data: TEXT, fence_code: 'abc', address_id: '7' });
  expect(valueOf(text, text.document, 5)).toBe(TEXT);
  const area = text.document.areas[0]?.id ?? 0;
  const moved = moveCorner(text.document, { area, ring: 0, vertex: 1 }, [121.49, 31.23]);
  const back = moveCorner(moved, { area, ring: 0, vertex: 1 }, [121.48, 31.23]);
  expect(isUnchanged(text, moved)).toBe(false);
  // Moved away and back again: other objects but equal corners, so the same bytes.
  expect(saveDetail(text, back, 5)).toMatchObject({
    address: { id: '7', fence_code: 'abc' },
    enclosure: { fence_code: 'abc', listString: TEXT },
  });
});

test('console 3: an edited area is written with zeros and timestamps that rise by 1000; the others keep their letters', () => {
  const text = baselineOf({ data: TEXT });
  const area = text.document.areas[1]?.id ?? 0;
  const moved = moveCorner(text.document, { area, ring: 0, vertex: 0 }, [121.4, 31.1]);
  const { address, enclosure } = saveDetail(text, moved, 1_800_000_000_000);
  expect(enclosure.listString).toContain('[[121.470000,31.2300,0,0,1700000000000]');
  const areas = JSON.parse(enclosure.listString) as number[][][];
  expect(areas[1]?.[0]?.slice(0, 4)).toEqual([121.4, 31.1, 0, 0]);
  const times = areas[1]?.map((point) => point[4] ?? 0) ?? [];
  expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual([1000, 1000]);
  expect(address.fence_code).toMatch(/^[0-9a-f]{32}$/);
  expect(address.fence_code).toBe(enclosure.fence_code);
});

test('holes come beside the list, and a value of lists is answered by lists', () => {
  const list = JSON.parse(TEXT) as unknown;
  const hole: [number, number][] = [
    [121.475, 31.231],
    [121.479, 31.231],
    [121.479, 31.234],
  ];
  const given = baselineOf({ data: list, holes: [{ polygon: 0, rings: [hole] }], system: 'WGS-84' });
  expect(given.document.system).toBe('WGS-84');
  expect(given.document.areas[0]?.polygon.holes).toEqual([hole]);
  expect(saveDetail(given, given.document, 5).holes).toEqual([{ polygon: 0, rings: [hole] }]);
  const less = removeArea(given.document, given.document.areas[1]?.id ?? 0);
  expect(valueOf(given, less, 5)).toEqual([(list as unknown[])[0]]);
});
