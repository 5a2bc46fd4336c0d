import { closedRing, openRing, type LonLat } from '../point.ts';
import { Collector } from './collector.ts';
import { FileProblem } from './problem.ts';
import type { FenceFile, NamedPolygon } from './types.ts';
import { walkXml, xmlText } from './xml.ts';

function degrees(text: string | undefined, place: string): number {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) throw new FileProblem('bad-number', { place, text: (text ?? '').slice(0, 40) });
  return value;
}

/**
 * Reads the areas of a GPX file (1.0 and 1.1): the record of a walk along a border. Each track segment or route of at
 * least three points becomes an area. A track that does not end at its first point is closed, and a note reports this.
 * The system is WGS-84. GPX has no holes.
 */
export function readGpx(xml: string): FenceFile {
  const found = new Collector();
  let points: LonLat[] = [];
  let name: string | null = null;
  let inPoint = false;
  const finish = (): void => {
    const ring = openRing(points);
    if (ring.length < 3) found.tell('left-out');
    else {
      if (ring.length === points.length) found.tell('closed-tracks');
      found.polygon([ring], name);
    }
    points = [];
  };
  walkXml(xml, 'gpx', {
    open(tag, attributes) {
      if (tag === 'trk' || tag === 'rte') [name, points] = [null, []];
      else if (tag === 'trkseg') points = [];
      else if (tag === 'trkpt' || tag === 'rtept') {
        inPoint = true;
        found.count(1);
        points.push([degrees(attributes.lon, `<${tag} lon>`), degrees(attributes.lat, `<${tag} lat>`)]);
      }
    },
    close(tag, text) {
      if (tag === 'trkpt' || tag === 'rtept') inPoint = false;
      else if (tag === 'name' && !inPoint) name ??= text.trim();
      else if (tag === 'trkseg' || tag === 'rte') finish();
      else if (tag === 'wpt') found.tell('left-out');
    },
  });
  return { format: 'gpx', system: 'WGS-84', ...found.finish() };
}

/**
 * Writes one closed track per area. The areas must be in WGS-84. GPX has no holes: areas with holes need another
 * format.
 */
export function writeGpx(areas: readonly NamedPolygon[]): string {
  const tracks = areas.map(({ polygon, name }) => {
    const points = closedRing(polygon.outer).map(([x, y]) => `<trkpt lat="${y}" lon="${x}"/>`);
    const title = name === null ? '' : `<name>${xmlText(name)}</name>`;
    return `<trk>${title}<trkseg>${points.join('')}</trkseg></trk>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Gongdi"';
  return `${head} xmlns="http://www.topografix.com/GPX/1/1">${tracks.join('')}</gpx>\n`;
}
