import { extentOf, type Placed } from '../../../diagram/extent.ts';
import type { Point } from '../../../diagram/model.ts';
import type { CopyTree } from '../../../diagram/services.ts';

/** Returns the centre of the copied elements at their original place, in diagram units. */
export function middleOf(tree: CopyTree): Point {
  const { x, y, width, height } = extentOf(Object.values(tree).flat() as Placed[]) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}
