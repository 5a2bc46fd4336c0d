import { isInside } from '../index/inside.ts';
import { openRing, polygonOf, type LonLat } from '../point.ts';
import { Collector } from './collector.ts';
import { FileProblem } from './problem.ts';
import type { NamedPolygon } from './types.ts';
import { signedArea } from './winding.ts';
import type { Words } from '../text/words.ts';

// ESRI Shapefile Technical Description, July 1998.

const FILE_CODE = 9994;
const HEADER = 100;
/** Shape types Polygon, PolygonZ, PolygonM. */
const POLYGONS = new Set([5, 15, 25]);
const MOST_PARTS = 10_000;

/**
 * Adds the areas of one record. Borders run clockwise, holes counterclockwise. A record may have several borders; a
 * hole belongs to the smallest border around it.
 */
function assemble(rings: LonLat[][], name: string | null, found: Collector): void {
  const usable = rings.filter((ring) => ring.length > 0);
  const borders = usable.filter((ring) => signedArea(ring) <= 0);
  // Some writers use the reverse orientation. A record without a border has it: all its rings are taken as borders.
  const outers = borders.length > 0 ? borders : usable;
  const holes = borders.length > 0 ? usable.filter((ring) => signedArea(ring) > 0) : [];
  const owned = new Map<LonLat[], LonLat[][]>(outers.map((ring) => [ring, []]));
  for (const hole of holes) {
    const first = hole[0] ?? [0, 0];
    const around = outers.filter((ring) => isInside(first, polygonOf(openRing(ring))));
    const smallest = around.toSorted((a, b) => Math.abs(signedArea(a)) - Math.abs(signedArea(b)))[0];
    const owner = smallest ?? outers[0];
    if (owner) owned.get(owner)?.push(hole);
  }
  for (const [outer, inner] of owned) found.polygon([outer, ...inner], name);
}

function recordRings(view: DataView, at: number, end: number, found: Collector): LonLat[][] {
  const parts = view.getInt32(at + 36, true);
  const points = view.getInt32(at + 40, true);
  const first = at + 44 + parts * 4;
  if (parts < 0 || points < 0 || parts > MOST_PARTS || first + points * 16 > end) {
    throw new FileProblem('not-shp', { place: `record @${at}` });
  }
  found.count(points);
  const starts = Array.from({ length: parts }, (_, i) => view.getInt32(at + 44 + i * 4, true));
  return starts.map((start, i) => {
    const stop = starts[i + 1] ?? points;
    if (start < 0 || stop < start || stop > points) throw new FileProblem('not-shp', { place: `part @${at}` });
    return Array.from({ length: stop - start }, (_, n): LonLat => {
      const point = first + (start + n) * 16;
      return [view.getFloat64(point, true), view.getFloat64(point + 8, true)];
    });
  });
}

/**
 * Reads the areas of a .shp file; `names` are the names of the records in its .dbf file.
 * @throws FileProblem `not-shp`, `shp-type`
 */
export function readShp(
  bytes: Uint8Array,
  names: readonly (string | null)[],
): { areas: NamedPolygon[]; notes: Words[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getInt32(0) !== FILE_CODE) throw new FileProblem('not-shp', { place: 'header' });
  const type = view.getInt32(32, true);
  if (!POLYGONS.has(type)) throw new FileProblem('shp-type', { type });
  const found = new Collector();
  const size = Math.min(bytes.length, view.getInt32(24) * 2);
  for (let at = HEADER, record = 0; at + 12 <= size; record += 1) {
    const content = at + 8;
    const end = content + view.getInt32(at + 4) * 2;
    // Some writers fill the end of the file, or the space of a deleted record, with zeros.
    if (end === content) {
      at = content;
      record -= view.getInt32(at - 8) === 0 ? 1 : 0;
      continue;
    }
    if (end < content || end > bytes.length) throw new FileProblem('not-shp', { place: `record ${record + 1}` });
    const kind = view.getInt32(content, true);
    if (kind === 0) found.tell('left-out');
    else if (!POLYGONS.has(kind) || end - content < 44) throw new FileProblem('shp-type', { type: kind });
    else assemble(recordRings(view, content, end, found), names[record] ?? null, found);
    at = end;
  }
  return found.finish();
}
