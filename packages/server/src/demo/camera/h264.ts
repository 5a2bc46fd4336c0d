import { BitWriter, nalUnit } from './bits.ts';
import { BLOCK, type Planes } from './planes.ts';

const UNIT = { picture: 1, keyPicture: 5, sequence: 7, pictures: 8 } as const;
const SLICE = { inter: 5, intra: 7 } as const;
/** Numbers of pictures begin anew after so many (`log2_max_frame_num` is 4). */
const NUMBERS = 16;
/** Types of macroblocks in intra slices; inter slices add `INTER` to them. */
const PCM = 25;
const INTER = 5;
/** Prediction from above and from the left, and what the colour differences call the same. */
const WAYS = [
  { luma: 0, chroma: 2, dx: 0, dy: -1 },
  { luma: 1, chroma: 1, dx: -1, dy: 0 },
] as const;
/** What `total_coeff` of a block counts as: raw macroblocks as full, predicted and skipped ones as empty. */
const FULL = 16;

/** Sequence and picture parameter sets of constrained baseline, level 3. */
export function parameterSets(width: number, height: number): { sequence: Uint8Array; pictures: Uint8Array } {
  const sequence = new BitWriter();
  sequence.u(8, 66);
  sequence.u(8, 0b1100_0000);
  sequence.u(8, 30);
  sequence.ue(0);
  sequence.ue(Math.log2(NUMBERS) - 4);
  // Pictures are shown in the order of their numbers; one is kept for the next.
  sequence.ue(2);
  sequence.ue(1);
  sequence.u(1, 0);
  sequence.ue(width / BLOCK - 1);
  sequence.ue(height / BLOCK - 1);
  // Whole pictures, direct inference, no cropping, no further facts.
  sequence.u(4, 0b1100);
  const pictures = new BitWriter();
  pictures.ue(0);
  pictures.ue(0);
  // Variable length codes, one group of slices.
  pictures.u(2, 0);
  pictures.ue(0);
  pictures.ue(0);
  pictures.ue(0);
  pictures.u(3, 0);
  pictures.se(0);
  pictures.se(0);
  pictures.se(0);
  // Slices say that they are not smoothed.
  pictures.u(3, 0b100);
  return {
    sequence: nalUnit(3, UNIT.sequence, sequence.end()),
    pictures: nalUnit(3, UNIT.pictures, pictures.end()),
  };
}

/**
 * Encodes a picture without loss: blocks that are as before are left out, blocks that continue their neighbour are
 * predicted, all others are written as they are. Nothing of it needs a transform.
 * @param index place in the group; the first needs no other picture
 * @param group number of the group: neighbouring groups differ in it
 */
export function encodePicture(now: Planes, before: Planes | null, index: number, group: number): Uint8Array {
  const out = new BitWriter();
  writeHead(out, before === null, index, group);
  const [columns, rows] = [now.width / BLOCK, now.height / BLOCK];
  const counts = new Uint8Array(columns * rows);
  let skipped = 0;
  for (let block = 0; block < counts.length; block += 1) {
    const [column, row] = [block % columns, Math.floor(block / columns)];
    if (before && isAsBefore(now, before, column, row)) {
      skipped += 1;
      continue;
    }
    if (before) out.ue(skipped);
    skipped = 0;
    const type = before ? INTER : 0;
    const way = WAYS.find((one) => isPredicted(now, column, row, one.dx, one.dy));
    if (way) {
      out.ue(type + 1 + way.luma);
      out.ue(way.chroma);
      out.se(0);
      const left = column > 0 ? counts[block - 1] : undefined;
      const above = row > 0 ? counts[block - columns] : undefined;
      writeNothing(out, left, above);
    } else {
      out.ue(type + PCM);
      out.align();
      writeRaw(out, now, column, row);
      counts[block] = FULL;
    }
  }
  if (skipped > 0) out.ue(skipped);
  return before ? nalUnit(2, UNIT.picture, out.end()) : nalUnit(3, UNIT.keyPicture, out.end());
}

function writeHead(out: BitWriter, isKey: boolean, index: number, group: number): void {
  out.ue(0);
  out.ue(isKey ? SLICE.intra : SLICE.inter);
  out.ue(0);
  out.u(Math.log2(NUMBERS), index % NUMBERS);
  // A key picture: its group, earlier pictures are shown, it is no long-term one. Others: usual lists and marks.
  if (isKey) out.ue(group % 2);
  out.u(isKey ? 2 : 3, 0);
  out.se(0);
  out.ue(1);
}

/** The code for "no coefficients", which depends on how many the neighbours have (table 9-5). */
function writeNothing(out: BitWriter, left: number | undefined, above: number | undefined): void {
  const count = left === undefined || above === undefined ? (left ?? above ?? 0) : (left + above + 1) >> 1;
  if (count < 2) out.u(1, 0b1);
  else if (count < 4) out.u(2, 0b11);
  else if (count < 8) out.u(4, 0b1111);
  else out.u(6, 0b0000_11);
}

type Plane = readonly [samples: Uint8Array, width: number, side: number];

const planes = ({ width, y, cb, cr }: Planes): readonly Plane[] => [
  [y, width, BLOCK],
  [cb, width / 2, BLOCK / 2],
  [cr, width / 2, BLOCK / 2],
];

/** Calls `see` for each sample of a block. @returns whether all calls returned true */
function everySample(side: number, see: (x: number, y: number) => boolean): boolean {
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) if (!see(x, y)) return false;
  return true;
}

function isAsBefore(now: Planes, before: Planes, column: number, row: number): boolean {
  const old = planes(before);
  return planes(now).every(([samples, width, side], plane) => {
    const from = row * side * width + column * side;
    const then = old[plane]![0];
    return everySample(side, (x, y) => samples[from + y * width + x] === then[from + y * width + x]);
  });
}

/** Whether every line of the block continues the last sample of the neighbour at (`dx`, `dy`). */
function isPredicted(now: Planes, column: number, row: number, dx: number, dy: number): boolean {
  if (column + dx < 0 || row + dy < 0) return false;
  return planes(now).every(([samples, width, side]) => {
    const from = row * side * width + column * side;
    return everySample(side, (x, y) => {
      const edge = dx < 0 ? from + y * width - 1 : from - width + x;
      return samples[from + y * width + x] === samples[edge];
    });
  });
}

function writeRaw(out: BitWriter, now: Planes, column: number, row: number): void {
  for (const [samples, width, side] of planes(now))
    for (let y = 0; y < side; y += 1) {
      const from = (row * side + y) * width + column * side;
      out.bytes(samples.subarray(from, from + side));
    }
}
