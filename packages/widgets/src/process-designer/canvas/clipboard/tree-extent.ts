import { extentOf, type Placed } from '../../../diagram/extent.ts';
import type { Point } from '../../../diagram/model.ts';
import type { CopyTree } from '../../../diagram/services.ts';

/** The middle of what was copied, where it was, in diagram units. */
export function middleOf(tree: CopyTree): Point {
  const { x, y, width, height } = extentOf(Object.values(tree).flat() as Placed[]) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}
