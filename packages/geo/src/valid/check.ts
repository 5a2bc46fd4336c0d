import type { CoordinateSystem } from '../coordinates/systems.ts';
import { boxOf, ringsOf, type Polygon } from '../point.ts';
import { firstCrossing, type RingFault } from './crossings.ts';
import type { Limits } from './limits.ts';
import { overlaps, type Unclear } from './overlap.ts';
import { problem, type Problem } from './problem.ts';
import { checkQuickly } from './quick.ts';
import { withoutRepeats } from './repair.ts';
import { topologyCheck, type TopologyFault } from './topology.ts';

function faultProblem(polygon: Polygon, at: number, fault: TopologyFault | RingFault): Problem {
  const ring = 'ring' in fault ? fault.ring : ringOf(polygon, fault);
  const where = { polygon: at, ...(ring > 0 ? { ring } : {}), ...(fault.at ? { at: fault.at } : {}) };
  return problem(fault.code, 'error', where);
}

/**
 * Returns the number of the ring that a topology fault is about: the ring that has a corner at the place of the fault,
 * else the hole around the place. A crossing found by `firstCrossing` has its own ring number and does not come here.
 */
function ringOf(polygon: Polygon, fault: TopologyFault): number {
  const place = fault.at;
  if (!place || fault.code === 'disconnected') return 0;
  const rings = ringsOf(polygon);
  const own = rings.findIndex(
    (ring, i) => (fault.code !== 'hole-outside' || i > 0) && ring.some(([x, y]) => x === place[0] && y === place[1]),
  );
  if (own !== -1) return own;
  const around = rings.findIndex((ring, i) => {
    const [west, south, east, north] = boxOf(ring);
    return i > 0 && place[0] >= west && place[0] <= east && place[1] >= south && place[1] <= north;
  });
  return Math.max(around, fault.code.startsWith('hole') && rings.length > 1 ? 1 : 0);
}

/**
 * Returns the problems that prevent saving, and the warnings of the quick check. Areas without an error in the quick
 * check are also checked for crossing edges and invalid holes; only the first fault of each area is reported, with its
 * place.
 */
export async function checkAreas(polygons: readonly Polygon[], limits?: Limits): Promise<Problem[]> {
  const found = checkQuickly(polygons, limits);
  const wrong = wrongOf(found);
  if (found.some((one) => one.code === 'too-many-polygons' || one.code === 'too-many-altogether')) return found;
  const topology = await topologyCheck();
  for (const [at, polygon] of polygons.entries()) {
    if (wrong.has(at)) continue;
    const bare = withoutRepeats(polygon);
    const fault = firstCrossing(bare) ?? topology(bare);
    if (fault) found.push(faultProblem(polygon, at, fault));
  }
  return found;
}

function wrongOf(problems: readonly Problem[]): Set<number> {
  return new Set(problems.filter((one) => one.level === 'error').map((one) => one.polygon));
}

/** Returns all problems of the areas of a fence: those of `checkAreas`, and as warnings the overlaps between areas. */
export async function check(
  polygons: readonly Polygon[],
  system: CoordinateSystem,
  limits?: Limits,
): Promise<Problem[]> {
  const found = await checkAreas(polygons, limits);
  const wrong = wrongOf(found);
  const sound = polygons.map((polygon, at) => (wrong.has(at) ? { outer: [], holes: [] } : polygon));
  const unclear: Unclear[] = [];
  for (const { polygon, other, area, shared } of overlaps(sound, system, (pair) => unclear.push(pair))) {
    const at = shared[0]?.outer[0];
    const values = { area: area >= 100 ? Math.round(area) : Number(area.toFixed(2)) };
    found.push(problem('overlap', 'warning', { polygon, other, ...(at ? { at } : {}) }, values));
  }
  for (const { polygon, other } of unclear) found.push(problem('overlap-unclear', 'warning', { polygon, other }));
  return found;
}
