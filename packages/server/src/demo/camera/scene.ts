import { dateTime } from '@gongdi/domain';
import { Raster, type Color } from '../../files/index.ts';

export const WIDTH = 320;
export const HEIGHT = 176;

/** Places in the palette; the first colour, the sky, is the background. */
const [HAZE, GROUND, CONCRETE, DARK, STEEL, RED, WHITE, VEST] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const PALETTE: readonly Color[] = [
  [168, 200, 224],
  [200, 216, 224],
  [150, 132, 108],
  [176, 180, 184],
  [40, 48, 60],
  [236, 184, 40],
  [196, 60, 44],
  [255, 255, 255],
  [244, 120, 32],
];
const HORIZON = 112;
const FLOOR = 16;
const BAR = 16;

/** Signs of three by five dots, each line as three bits. */
const SIGNS: Readonly<Record<string, readonly number[]>> = {
  '0': [7, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 2, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  ':': [0, 2, 0, 2, 0],
  '-': [0, 0, 7, 0, 0],
  D: [6, 5, 5, 5, 6],
  E: [7, 4, 7, 4, 7],
  M: [5, 7, 7, 5, 5],
  O: [7, 5, 5, 5, 7],
};

/**
 * Draws what a camera of the demo shows: a building, its hoist, a crane that turns and somebody who walks by, below a
 * bar that says that it is a demonstration, and the time.
 * @param view number of the place from which one looks, from 1
 */
export function sceneAt(view: number, instant: number, zone: string): Raster {
  const raster = new Raster(WIDTH, HEIGHT, PALETTE);
  const seconds = instant / 1000;
  raster.rect(0, 96, WIDTH, HORIZON - 96, HAZE);
  raster.rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, GROUND);
  const left = 16 * (1 + (view % 6));
  drawBuilding(raster, left, 3 + (view % 3));
  raster.rect(left + 102, 28, 4, HORIZON - 28, DARK);
  raster.rect(left + 98, 32 + wave(seconds / 20, 32), 12, 14, RED);
  drawCrane(raster, left + 150, seconds / 30 + view);
  const walker = Math.floor((seconds * 12 + view * 71) % (WIDTH + 20)) - 10;
  raster.rect(walker, 144, 6, 14, VEST);
  raster.rect(walker, 139, 6, 4, STEEL);
  raster.rect(walker, 158, 6, 8, DARK);
  raster.rect(0, 0, WIDTH, BAR, DARK);
  write(raster, 4, `DEMO ${view}`);
  write(raster, WIDTH - 156, dateTime(instant, zone));
  return raster;
}

/** A height between 0 and twice `reach` that goes up and down once in a turn, in whole pixels. */
const wave = (turns: number, reach: number): number => Math.round(reach * (1 + Math.sin(2 * Math.PI * turns)));

function drawBuilding(raster: Raster, left: number, floors: number): void {
  for (let floor = 1; floor <= floors; floor += 1) {
    const top = HORIZON - FLOOR * floor;
    raster.rect(left, top, 96, 4, CONCRETE);
    for (let column = 0; column < 5; column += 1) raster.rect(left + column * 23, top, 4, FLOOR, CONCRETE);
  }
  raster.frame(left - 4, HORIZON - FLOOR * floors - 8, 104, 8, STEEL, 2);
}

function drawCrane(raster: Raster, mast: number, turns: number): void {
  raster.rect(mast, 24, 5, HORIZON - 24, STEEL);
  const reach = Math.round(76 * Math.cos(2 * Math.PI * turns));
  raster.line(mast - Math.round(reach / 3), 26, mast + reach, 26, STEEL, 3);
  const hook = mast + Math.round(reach * 0.7);
  const load = 44 + wave(turns / 2, 16);
  raster.line(hook, 28, hook, load, DARK, 1);
  raster.rect(hook - 5, load, 11, 6, CONCRETE);
}

/** Writes with dots of two pixels. */
function write(raster: Raster, left: number, text: string): void {
  for (const [place, sign] of Array.from(text).entries())
    for (const [row, bits] of (SIGNS[sign] ?? []).entries())
      for (let dot = 0; dot < 3; dot += 1)
        if ((bits >> (2 - dot)) & 1) raster.rect(left + place * 8 + dot * 2, 3 + row * 2, 2, 2, WHITE);
}
