import { expect, it } from 'vitest';
import { nalUnit } from './bits.ts';
import { demoCamera, demoStream } from './camera.ts';
import { encodePicture } from './h264.ts';
import { planesOf } from './planes.ts';
import { sceneAt } from './scene.ts';

const ZONE = 'Asia/Shanghai';
const NOW = Date.UTC(2026, 10, 2, 1, 0, 0, 900);
/** Segments that are over two seconds each, since the first of January. */
const LAST = Math.floor((NOW - Date.UTC(2026, 0, 1)) / 2000) - 1;

const linesOf = (bytes: Buffer | undefined) => String(bytes).trim().split('\n');

/** Types and sizes of the boxes of a file. */
function boxesOf(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    found.push(bytes.toString('latin1', at + 4, at + 8));
  return found;
}

it('the list names the last segments, which are there, and goes on with the clock', () => {
  const clock = { now: NOW };
  const file = demoCamera(() => clock.now, ZONE);
  const lines = linesOf(file(1, 'live.m3u8')?.bytes);
  expect(lines).toContain(`#EXT-X-MEDIA-SEQUENCE:${LAST - 5}`);
  const names = lines.filter((line) => line.endsWith('.m4s'));
  expect(names).toEqual([5, 4, 3, 2, 1, 0].map((before) => `${LAST - before}.m4s`));
  for (const name of names) expect(boxesOf(file(1, name)!.bytes)).toEqual(['moof', 'mdat']);
  expect(boxesOf(file(1, 'init.mp4')!.bytes)).toEqual(['ftyp', 'moov']);
  clock.now += 2000;
  expect(linesOf(file(1, 'live.m3u8')?.bytes).at(-1)).toBe(`${LAST + 1}.m4s`);
});

it('nothing else is there: other views, the future, what was long ago, other names', () => {
  const file = demoCamera(() => NOW, ZONE);
  const asked: [number, string][] = [
    [0, 'live.m3u8'],
    [9, 'live.m3u8'],
    [Number.NaN, 'live.m3u8'],
    [1, `${LAST + 1}.m4s`],
    [1, `${LAST - 20}.m4s`],
    [1, '../init.mp4'],
  ];
  for (const [view, name] of asked) expect(file(view, name)).toBeUndefined();
  expect([0, 7, 8].map(demoStream)).toEqual([1, 8, 1].map((view) => `/demo-camera/${view}/live.m3u8`));
});

it('a picture that is as before takes some bytes, one that moves far less than a whole one', () => {
  const at = (ms: number) => planesOf(sceneAt(2, NOW + ms, ZONE));
  const whole = encodePicture(at(0), null, 0, 1);
  const same = encodePicture(at(0), at(0), 1, 1);
  const moved = encodePicture(at(2000), at(0), 1, 1);
  expect(same.length).toBeLessThan(12);
  expect(moved.length).toBeLessThan(whole.length / 2);
  expect(moved.length).toBeGreaterThan(same.length);
});

it('no start code appears inside a unit', () => {
  expect([...nalUnit(3, 5, Uint8Array.of(0, 0, 0, 1, 0, 0, 4, 0, 0, 3))]).toEqual([
    0x65, 0, 0, 3, 0, 1, 0, 0, 4, 0, 0, 3, 3,
  ]);
});
