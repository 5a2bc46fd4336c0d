import { check, distanceOf, type CoordinateSystem, type LonLat } from '@gongdi/geo';
import { expect, test } from 'vitest';
import type { Editor } from '../editor/editor.ts';
import { FenceSession } from '../session/session.ts';
import { zh } from '../text/zh.ts';
import { awayFromProject, importFence as importRead, readFile } from './import.ts';
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

/** A fence in editing, with a list of the reported failures. */
function editing() {
  const session = new FenceSession(() => zh);
  session.show({ data: DATA });
  session.edit();
  const failures: unknown[] = [];
  const failed = (_where: string, _text: string, error: unknown) => void failures.push(error);
  const editor = {
    session,
    stage: { fit: () => undefined },
    failed,
    center: null,
    importing: null,
  } as unknown as Editor;
  return { session, editor, failures, get: () => session.state.get() };
}

async function importFence(editor: Editor, blob: Blob, unsaid: CoordinateSystem): Promise<void> {
  const file = await readFile(editor, blob);
  if (file) await importRead(editor, file, unsaid);
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
  expect(get()).toMatchObject({
    undo: 'stepImport',
    selected: areas[1]!.id,
    notice: { text: expect.stringContaining('已导入 1 个区域') },
  });
  // The file is in WGS-84, the fence in GCJ-02: the area is shifted by some hundred metres and still crosses itself.
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
  // GeoJSON without a coordinate system lands in the same place: it is WGS-84 (RFC 7946), whatever system is chosen for
  // other files.
  await importFence(editor, geojson(BOW), 'GCJ-02');
  expect(get().document.areas[1]!.polygon.outer).toEqual(outer);
  session.undo();
  // A file of a format without a coordinate system is read in the chosen system, and a notice names that system.
  const wkt = new Blob(['POLYGON((121.5 31.2,121.51 31.21,121.51 31.2,121.5 31.2))']);
  await importFence(editor, wkt, 'GCJ-02');
  expect(get().document.areas[1]!.polygon.outer[0]).toEqual([121.5, 31.2]);
  expect(get().notice?.text).toContain('文件未写明坐标系，已按 GCJ-02 读取');
});

test('a file that is none changes nothing and is told', async () => {
  const { editor, failures, get } = editing();
  const before = get().document;
  for (const text of ['', 'not a fence', '{"type":"Polygon","coordinates":[]}'])
    await importFence(editor, new Blob([text]), 'WGS-84');
  expect(failures).toHaveLength(3);
  expect(get().document).toBe(before);
});

test('an import that is cancelled leaves the drawing as it was', async () => {
  const { session, editor, get } = editing();
  const before = get().document;
  const square = (at: number): LonLat[] => {
    const [x, y] = [121 + at * 1e-4, 31];
    return [
      [x, y],
      [x + 1e-4, y],
      [x + 1e-4, y + 1e-4],
      [x, y],
    ];
  };
  const many = { type: 'MultiPolygon', coordinates: Array.from({ length: 9000 }, (_, at) => [square(at)]) };
  const file = (await readFile(editor, new Blob([JSON.stringify(many)])))!;
  const seen: unknown[] = [];
  const end = session.state.subscribe(() => {
    const { checking } = get();
    if (!checking?.reading) return;
    seen.push(checking.of);
    editor.importing?.abort();
  });
  await importRead(editor, file, 'WGS-84');
  end();
  expect(seen).toEqual([9000]);
  expect(get()).toMatchObject({ document: before, checking: null, undo: null });
  // Without a cancellation, the import is one step.
  await importRead(editor, file, 'WGS-84');
  expect([get().document.areas.length, get().undo]).toEqual([9001, 'stepImport']);
  session.undo();
  expect(get().document).toBe(before);
});

test('of a file that names no system it is known how far from the project it would lie', async () => {
  const { editor } = editing();
  const wkt = new Blob(['POLYGON((121.6 31.2,121.61 31.21,121.61 31.2,121.6 31.2))']);
  const file = (await readFile(editor, wkt))!;
  // The place of the project is unknown: the existing fence is used in its place.
  expect(awayFromProject(editor, file, 'GCJ-02')).toBe('距项目 12.85 公里');
  editor.center = [121.605, 31.205];
  expect(awayFromProject(editor, file, 'GCJ-02')).toBe('落在项目位置上');
  // The distance contains the offset between the two systems.
  expect(awayFromProject(editor, file, 'WGS-84')).toMatch(/^距项目 [45]\d\d(\.\d)? 米$/);
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
