import type { SiteFeature } from '@gongdi/domain';
import { boxOf, type Box } from '@gongdi/geo';

/** Degrees around what is shown in which drawn sites are looked for: about two hundred metres. */
const BESIDE = 0.002;
/** Edge of a box, degrees, from which on a drawn site is a dot: about thirty kilometres. */
const WIDEST = 0.3;
/** Edge of a drawn thing, degrees, from which on it leads away from its site, such as a road to the town. */
const LONGEST = 0.02;

const edgeOf = ([west, south, east, north]: Box): number => Math.max(east - west, north - south);

/** Returns the box in which drawn sites belong to what is shown; undefined: they would be too small to see. */
export function aroundSites(shown: Box): Box | undefined {
  if (edgeOf(shown) > WIDEST) return undefined;
  const [west, south, east, north] = shown;
  return [west - BESIDE, south - BESIDE, east + BESIDE, north + BESIDE];
}

/** Returns the box with what is drawn of sites, so that no site is cut off at the edge of the map. */
export function withSites(shown: Box, features: readonly SiteFeature[]): Box {
  const drawn = features.map(({ points }) => boxOf(points)).filter((box) => edgeOf(box) < LONGEST);
  const sides = (at: number) => [shown, ...drawn].map((box) => box[at]!);
  return [Math.min(...sides(0)), Math.min(...sides(1)), Math.max(...sides(2)), Math.max(...sides(3))];
}
