import { Raster, type Color } from '../../../demo/index.ts';

// Drawings of the demo's areas. They are invented and drawn by this code, not copied from any existing picture.

export const PLAN_SIZE = { width: 1200, height: 800 } as const;
const [PAPER, INK, GREY, LIGHT, BLUE, EARTH] = [0, 1, 2, 3, 4, 5] as const;
const PALETTE: readonly Color[] = [
  [255, 255, 255],
  [38, 50, 56],
  [144, 158, 168],
  [228, 233, 237],
  [64, 120, 190],
  [205, 180, 140],
];

function sheet(): Raster {
  const raster = new Raster(PLAN_SIZE.width, PLAN_SIZE.height, PALETTE);
  for (let x = 0; x <= 1200; x += 100) raster.line(x, 0, x, 799, LIGHT, 1);
  for (let y = 0; y <= 800; y += 100) raster.line(0, y, 1199, y, LIGHT, 1);
  raster.frame(20, 20, 1160, 760, GREY, 2);
  return raster;
}

/** A pit with its retaining wall, two struts and corner braces. */
function pit(): Raster {
  const raster = sheet();
  raster.rect(180, 140, 840, 520, EARTH);
  raster.rect(200, 160, 800, 480, PAPER);
  raster.frame(180, 140, 840, 520, INK, 6);
  raster.frame(200, 160, 800, 480, INK, 3);
  for (const x of [460, 740]) raster.rect(x - 8, 160, 16, 480, GREY);
  raster.rect(200, 392, 800, 16, GREY);
  for (const [x1, y1, x2, y2] of [
    [200, 280, 320, 160],
    [1000, 280, 880, 160],
    [200, 520, 320, 640],
    [1000, 520, 880, 640],
  ] as const)
    raster.line(x1, y1, x2, y2, GREY, 10);
  return raster;
}

/** Posts of a high formwork under a slab. */
function formwork(): Raster {
  const raster = sheet();
  raster.frame(150, 120, 900, 560, INK, 5);
  for (let x = 150; x <= 1050; x += 150) raster.line(x, 120, x, 680, BLUE, 2);
  for (let y = 120; y <= 680; y += 140) raster.line(150, y, 1050, y, BLUE, 2);
  for (let x = 150; x <= 1050; x += 150) for (let y = 120; y <= 680; y += 140) raster.rect(x - 9, y - 9, 18, 18, INK);
  return raster;
}

/** The face of a building behind its scaffold. */
function scaffold(): Raster {
  const raster = sheet();
  raster.rect(220, 100, 760, 600, LIGHT);
  for (let floor = 0; floor < 6; floor += 1)
    for (let window = 0; window < 7; window += 1) raster.frame(255 + window * 103, 125 + floor * 97, 62, 58, GREY, 3);
  for (let x = 200; x <= 1000; x += 80) raster.line(x, 80, x, 720, INK, 4);
  for (let y = 100; y <= 700; y += 97) raster.line(200, y, 1004, y, INK, 4);
  for (let x = 200; x < 1000; x += 160) raster.line(x, 700, x + 160, 100, BLUE, 2);
  return raster;
}

/** Contours of a slope with its berms. */
function slope(): Raster {
  const raster = sheet();
  for (let step = 0; step < 7; step += 1) {
    const y = 140 + step * 85;
    let before: readonly [number, number] | undefined;
    for (let x = 60; x <= 1140; x += 20) {
      const at = [x, Math.round(y + Math.sin(x / 170 + step * 0.35) * 34)] as const;
      if (before) raster.line(before[0], before[1], at[0], at[1], step % 2 === 0 ? INK : EARTH, step % 2 === 0 ? 4 : 2);
      before = at;
    }
  }
  for (let x = 120; x <= 1080; x += 120) raster.line(x, 120, x, 160, GREY, 2);
  return raster;
}

/** A floor with its openings: shafts of lifts and stairs, and an edge that is open. */
function floor(): Raster {
  const raster = sheet();
  raster.rect(160, 120, 880, 560, LIGHT);
  raster.frame(160, 120, 880, 560, INK, 6);
  for (const [x, y, width, height] of [
    [480, 300, 110, 110],
    [610, 300, 110, 110],
    [540, 470, 120, 90],
  ] as const) {
    raster.rect(x, y, width, height, PAPER);
    raster.frame(x, y, width, height, INK, 4);
    raster.line(x, y, x + width, y + height, GREY, 2);
    raster.line(x + width, y, x, y + height, GREY, 2);
  }
  for (let x = 180; x < 1020; x += 40) raster.line(x, 100, x + 20, 100, BLUE, 5);
  for (let y = 140; y < 660; y += 40) raster.line(1062, y, 1062, y + 20, BLUE, 5);
  return raster;
}

/** The border of a site with laser beams from post to post. */
function beams(): Raster {
  const raster = sheet();
  raster.rect(360, 260, 220, 300, LIGHT);
  raster.rect(640, 240, 240, 180, LIGHT);
  for (const [x, y, width, height] of [
    [360, 260, 220, 300],
    [640, 240, 240, 180],
  ] as const)
    raster.frame(x, y, width, height, GREY, 3);
  const posts = [
    [180, 160],
    [1020, 160],
    [1020, 640],
    [180, 640],
  ] as const;
  for (const [i, [x, y]] of posts.entries()) {
    const [toX, toY] = posts[(i + 1) % posts.length]!;
    for (const by of [-8, 8]) raster.line(x + by, y + by, toX + by, toY + by, BLUE, 2);
  }
  for (const [x, y] of posts) raster.rect(x - 12, y - 12, 24, 24, INK);
  return raster;
}

/** Section through the layers of an embankment. */
function fill(): Raster {
  const raster = sheet();
  for (let layer = 0; layer < 6; layer += 1) {
    const y = 600 - layer * 72;
    const [left, right] = [140 + layer * 70, 1060 - layer * 70];
    raster.rect(left + 35, y - 72, right - left - 70, 72, layer % 2 === 0 ? EARTH : LIGHT);
    raster.line(left, y, left + 70, y - 72, INK, 4);
    raster.line(right, y, right - 70, y - 72, INK, 4);
    raster.line(left + 70, y - 72, right - 70, y - 72, INK, 2);
  }
  raster.line(60, 600, 1140, 600, INK, 5);
  return raster;
}

/** Side view of a bridge of three spans. */
function bridge(): Raster {
  const raster = sheet();
  raster.rect(80, 300, 1040, 44, LIGHT);
  raster.frame(80, 300, 1040, 44, INK, 4);
  for (const x of [340, 600, 860]) {
    raster.rect(x - 22, 344, 44, 256, GREY);
    raster.frame(x - 22, 344, 44, 256, INK, 3);
    raster.rect(x - 60, 600, 120, 36, GREY);
  }
  for (let x = 110; x < 1100; x += 60) raster.line(x, 262, x, 300, GREY, 3);
  raster.line(110, 262, 1090, 262, GREY, 3);
  for (let x = 80; x < 1120; x += 70) raster.line(x, 668, x + 40, 668, BLUE, 4);
  return raster;
}

/** Drawings by type of area. */
export const PLANS = {
  pit,
  highformwork: formwork,
  scaffold,
  highslope: slope,
  limb: floor,
  laser: beams,
  highfill: fill,
  bridge,
} as const;
