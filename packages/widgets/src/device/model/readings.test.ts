import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Readings } from './readings.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('tells what came in one frame together, each device once', () => {
  const readings = new Readings();
  const received: string[][] = [];
  readings.listen((ids) => received.push([...ids]));
  readings.push([{ device_id: 'a', values: { x: 1 }, at: '2026-01-01T00:00:00.000Z' }]);
  readings.push([
    { device_id: 'b', values: { x: 2 } },
    { device_id: 'a', values: { x: 3 }, at: '2026-01-01T00:00:01.000Z' },
  ]);
  expect(frames).toHaveLength(1);
  expect(received).toEqual([]);
  frames[0]!();
  expect(received).toEqual([['a', 'b']]);
  expect(readings.get('a')!.values).toEqual({ x: 3 });
});

it('does not go back to an older reading, and takes the level from its quantities when none is given', () => {
  const readings = new Readings();
  readings.push([{ device_id: 'a', values: { x: 3 }, at: '2026-01-01T00:00:01.000Z', levels: { x: 2, y: 1 } }]);
  readings.push([{ device_id: 'a', values: { x: 1 }, at: '2026-01-01T00:00:00.000Z', level: 0 }]);
  expect(readings.get('a')).toMatchObject({ level: 2, values: { x: 3 }, online: 1 });
  readings.push([{ device_id: 'a', values: { x: 1 }, at: '2026-01-01T00:00:02.000Z' }]);
  // The reading contains no level: the earlier level stays.
  expect(readings.get('a')).toMatchObject({ level: 2, values: { x: 1 } });
});

it('knows who is offline', () => {
  const readings = new Readings();
  readings.push([{ device_id: 'a', values: {}, online: 0 }]);
  expect(readings.get('a')!.online).toBe(0);
  expect(readings.get('b')).toBeUndefined();
});
