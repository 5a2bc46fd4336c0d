import { check, distanceOf, type LonLat } from '@gongdi/geo';
import { expect, test } from 'vitest';
import type { Editor } from '../editor.ts';
import { FenceSession } from '../session/session.ts';
import { zh } from '../text/zh.ts';
import { importFence } from './import.ts';
import { simplifyFence } from './simplify.ts';

const DATA = [
  [
    [121.47, 31.23, 0, 0, 1000],
    [121.475, 31.23, 0, 0, 2000],
    [121.48, 31.23, 0, 0, 3000],
    [121.48, 31.24, 0, 0, 4000],
    [121.47, 31.24, 0, 0, 5000],
  ],
];

/** A fence that is being edited, and what could not be done with it. */
function editing() {
  const session = new FenceSession(() => zh);
  session.show({ data: DATA });
  session.edit();
  const failures: unknown[] = [];
  const failed = (_where: string, _text: string, error: unknown) => void failures.push(error);
  const editor = { session, stage: { fit: () => undefined }, failed } as unknown as Editor;
  return { session, editor, failures, get: () => session.state.get() };
}

const BOW: LonLat[] = [
  [121.5, 31.2],
  [121.51, 31.21],
  [121.51, 31.2],
  [121.5, 31.21],
];
const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } };
const geojson = (ring: readonly LonLat[], more: object = {}) =>
  new Blob([JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]], ...more })]);

test('a file becomes one step, in the system of the fence; nothing of it is repaired', async () => {
  const { session, editor, failures, get } = editing();
  const before = get().document;
  await importFence(editor, geojson(BOW, { crs }), 'WGS-84');
  const { areas, system } = get().document;
  expect(failures).toEqual([]);
  expect(areas).toHaveLength(2);
  expect(areas[0]).toBe(before.areas[0]);
  expect(get()).toMatchObject({ undo: 'stepImport', selected: areas[1]!.id, notice: { text: expect.stringContaining('已导入 1 个区域') } }); // prettier-ignore
  // The file says WGS-84, the fence GCJ-02: some hundred metres aside, and still crossing itself.
  expect(system).toBe('GCJ-02');
  const { outer } = areas[1]!.polygon;
  expect(outer).toHaveLength(4);
  for (const [index, corner] of outer.entries()) {
    const moved = distanceOf(corner, BOW[index]!, system);
    expect(moved).toBeGreaterThan(100);
    expect(moved).toBeLessThan(1000);
  }
  expect((await check([areas[1]!.polygon], system)).length).toBeGreaterThan(0);
  session.undo();
  expect(get().document).toBe(before);
  // GeoJSON that names no system lands in the same place: it is WGS-84 (RFC 7946), whatever is chosen for other files.
  await importFence(editor, geojson(BOW), 'GCJ-02');
  expect(get().document.areas[1]!.polygon.outer).toEqual(outer);
  session.undo();
  // A file of a format that says nothing is in the system that was chosen, and that is told.
  const wkt = new Blob(['POLYGON((121.5 31.2,121.51 31.21,121.51 31.2,121.5 31.2))']);
  await importFence(editor, wkt, 'GCJ-02');
  expect(get().document.areas[1]!.polygon.outer[0]).toEqual([121.5, 31.2]);
  expect(get().notice?.text).toContain('文件未写明坐标系，已按 GCJ-02 读取');
});

test('a file that is none changes nothing and is told', async () => {
  const { editor, failures, get } = editing();
  const before = get().document;
  for (const text of ['', 'not a fence', '{"type":"Polygon","coordinates":[]}']) await importFence(editor, new Blob([text]), 'WGS-84'); // prettier-ignore
  expect(failures).toHaveLength(3);
  expect(get().document).toBe(before);
});

test('simplifying leaves out corners that say nothing, as one step', async () => {
  const { session, editor, get } = editing();
  const before = get().document;
  await simplifyFence(editor, 1);
  expect(get().document.areas[0]!.polygon.outer).toHaveLength(4);
  expect(get()).toMatchObject({ undo: 'stepSimplify', notice: { text: '已简化：5 个点 → 4 个点' } });
  await simplifyFence(editor, 1);
  expect(get().notice?.text).toBe('没有可以去掉的点');
  session.undo();
  expect(get().document).toBe(before);
});
