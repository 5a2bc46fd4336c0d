import { polygonOf, type LonLat } from '@gongdi/geo';
import { afterEach, expect, test, vi } from 'vitest';
import { zh } from '../text/zh.ts';
import { valueOf } from './baseline.ts';
import { Drawing } from './drawing.ts';
import { FenceSession } from './session.ts';

const at = (x: number, y: number): LonLat => [121.47 + x / 1000, 31.23 + y / 1000];
const DATA = [
  [
    [121.47, 31.23, 0, 0, 1000],
    [121.48, 31.23, 0, 0, 2000],
    [121.48, 31.24, 0, 0, 3000],
    [121.47, 31.24, 0, 0, 4000],
  ],
];

const open = (data: unknown = DATA) => {
  const session = new FenceSession(() => zh);
  session.show({ data });
  return { session, drawing: new Drawing(session), get: () => session.state.get() };
};

afterEach(() => void vi.useRealTimers());

test('console 4: nothing is edited while the fence screen is read-only', () => {
  const { session, get } = open();
  const area = get().document.areas[0]?.id ?? 0;
  session.move({ area, ring: 0, vertex: 0 }, at(5, 5));
  session.remove(area);
  session.setTool('polygon');
  expect(get()).toMatchObject({ mode: 'view', tool: 'select', undo: null });
  expect(valueOf(session.baseline, get().document, 0)).toBe(DATA);
});

test('every step is taken back and done again; cancel gives what came, byte for byte', () => {
  const { session, drawing, get } = open();
  session.edit();
  expect(get().mode).toBe('edit');
  const area = get().document.areas[0]?.id ?? 0;
  session.move({ area, ring: 0, vertex: 0 }, at(-1, 0));
  session.insert({ area, ring: 0, vertex: 0 });
  session.removeCorner({ area, ring: 0, vertex: 3 });
  session.setTool('polygon');
  for (const point of [at(20, 0), at(25, 0), at(25, 5)]) drawing.add(point);
  drawing.finish();
  session.setTool('hole');
  session.remove(area);
  expect(get().document.areas).toHaveLength(1);
  const end = get().document;
  for (const label of ['stepRemove', 'stepAdd', 'stepDelete', 'stepInsert', 'stepMove'] as const) {
    expect(get().undo).toBe(label);
    session.setTool('select');
    session.undo();
  }
  expect(get()).toMatchObject({ undo: null, redo: 'stepMove', document: session.baseline.document });
  for (let i = 0; i < 5; i += 1) session.redo();
  expect(get().document).toBe(end);
  session.cancel();
  expect(get()).toMatchObject({ leaving: true, mode: 'edit' });
  session.cancel(true);
  expect(get()).toMatchObject({ leaving: false, mode: 'view' });
  expect(valueOf(session.baseline, get().document, 0)).toBe(DATA);
});

test('a fence without areas is new, and what is drawn becomes area 1', () => {
  const { session, drawing, get } = open(null);
  session.edit();
  expect(get()).toMatchObject({ mode: 'new', tool: 'polygon' });
  drawing.add(at(0, 0));
  drawing.add(at(0, 0));
  drawing.finish();
  expect(get().reason).toBe(zh.tooFew);
  drawing.add(at(10, 0));
  drawing.add(at(10, 10));
  drawing.add(at(5, -5));
  expect(get().reason).toBe(zh.crossing);
  expect(drawing.points).toHaveLength(3);
  drawing.point(at(5, -5));
  expect(get().reason).toBe(zh.crossing);
  drawing.point(at(0, 10));
  expect(get().reason).toBeNull();
  drawing.finish();
  expect(get().document.areas).toHaveLength(1);
  expect(get()).toMatchObject({ tool: 'select', sketch: null, undo: 'stepAdd' });
});

test('holes are cut inside only, and a triangle keeps its corners', () => {
  const { session, drawing, get } = open();
  session.edit();
  session.setTool('hole');
  for (const point of [at(2, 2), at(4, 2), at(30, 30)]) drawing.add(point);
  drawing.finish();
  expect(get().reason).toContain('孔洞须在区域 1 之内');
  drawing.takeBack();
  drawing.add(at(4, 4));
  drawing.finish();
  const [area] = get().document.areas;
  expect(area?.polygon.holes).toHaveLength(1);
  session.removeCorner({ area: area?.id ?? 0, ring: 1, vertex: 0 });
  expect(get().notice?.text).toBe(zh.leastNodes);
  session.removeHole(area?.id ?? 0, 1);
  expect(get().document.areas[0]?.polygon.holes).toHaveLength(0);
});

test('two clicks make a rectangle; measuring changes nothing and works while reading', () => {
  const { session, drawing, get } = open();
  session.setTool('measure');
  drawing.add(at(0, 0));
  drawing.add(at(1, 0));
  drawing.finish();
  expect(get().notice?.text).toMatch(/总长 9\d\.\d+ 米/);
  expect(get()).toMatchObject({ tool: 'measure', sketch: { points: [] } });
  session.edit();
  session.setTool('rectangle');
  drawing.add(at(20, 0));
  drawing.add(at(30, 10));
  expect(get().document.areas[1]?.polygon).toEqual(polygonOf([at(20, 0), at(30, 0), at(30, 10), at(20, 10)]));
});

test('console 4: loading a fence is tried three times more, 1.5 s apart', async () => {
  vi.useFakeTimers();
  const session = new FenceSession(() => zh);
  const get = vi.fn(() => Promise.reject(new Error('网络错误')));
  const loaded = session.load(get);
  await vi.advanceTimersByTimeAsync(1600);
  expect(session.state.get()).toMatchObject({ phase: 'loading', attempt: 2 });
  await vi.runAllTimersAsync();
  expect(await loaded).toBeNull();
  expect(get).toHaveBeenCalledTimes(4);
  expect(session.state.get()).toMatchObject({ phase: 'failed', failure: '网络错误' });
});

test('what is no fence is told', () => {
  const { get } = open('[[1,2');
  expect(get().phase).toBe('failed');
  expect(get().failure).toContain('围栏数据无法读取');
});

test('console 8: 电子围栏数据保存成功, and what was stored is what cancel returns to', () => {
  const { session, get } = open();
  session.edit();
  const area = get().document.areas[0]?.id ?? 0;
  session.move({ area, ring: 0, vertex: 0 }, at(-2, 0));
  const { document } = get();
  const value = valueOf(session.baseline, document, 5000);
  session.stored(value, 'code');
  expect(get()).toMatchObject({ mode: 'view', undo: null, notice: { text: '电子围栏数据保存成功' } });
  session.edit();
  session.cancel();
  expect(get().document).toBe(document);
  expect(valueOf(session.baseline, get().document, 9)).toBe(value);
});
