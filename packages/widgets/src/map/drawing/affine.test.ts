import { expect, test } from 'vitest';
import { affineOf, type Affine, type Pair } from './affine.ts';

const applyAffine = ([a, b, c, d, e, f]: Affine, [x, y]: Pair): Pair => [a * x + c * y + e, b * x + d * y + f];

const near = (actual: Pair, wanted: Pair) => {
  expect(actual[0]).toBeCloseTo(wanted[0], 9);
  expect(actual[1]).toBeCloseTo(wanted[1], 9);
};

test('two pairs: turned and scaled', () => {
  const affine = affineOf([
    { from: [0, 0], to: [100, 100] },
    { from: [10, 0], to: [100, 120] },
  ]);
  if (!affine) throw new Error('none');
  near(applyAffine(affine, [0, 0]), [100, 100]);
  near(applyAffine(affine, [10, 0]), [100, 120]);
  // A quarter turn clockwise on a plane whose y axis points down: down becomes left.
  near(applyAffine(affine, [0, 10]), [80, 100]);
});

test('three pairs: all three are met', () => {
  const pairs: { from: Pair; to: Pair }[] = [
    { from: [3, 4], to: [200, 10] },
    { from: [800, 20], to: [900, 60] },
    { from: [50, 600], to: [230, 700] },
  ];
  const affine = affineOf(pairs);
  if (!affine) throw new Error('none');
  for (const { from, to } of pairs) near(applyAffine(affine, from), to);
});

test('what cannot place a picture', () => {
  const at = (x: number, y: number) => ({ from: [x, y] as const, to: [x, y] as const });
  expect(affineOf([at(1, 1)])).toBeNull();
  expect(affineOf([at(1, 1), at(1, 1)])).toBeNull();
  expect(affineOf([at(0, 0), at(1, 1), at(2, 2)])).toBeNull();
  expect(affineOf([at(0, 0), at(1, 0), at(0, 1), at(1, 1)])).toBeNull();
});
