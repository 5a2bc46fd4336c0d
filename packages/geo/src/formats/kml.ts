import { closedRing, type LonLat, type Ring } from '../point.ts';
import { Collector } from './collector.ts';
import { FileProblem } from './problem.ts';
import type { FenceFile, NamedPolygon } from './types.ts';
import { walkXml, xmlText } from './xml.ts';

function tuples(text: string, found: Collector): LonLat[] {
  return text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      found.count(1);
      const [longitude, latitude] = part.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
      if (longitude === undefined || latitude === undefined || Number.isNaN(longitude) || Number.isNaN(latitude)) {
        throw new FileProblem('bad-number', { place: '<coordinates>', text: part.slice(0, 40) });
      }
      return [longitude, latitude];
    });
}

/**
 * Reads the areas of a KML document (OGC 12-007): polygons with holes, and closed lines. Their names are those of the
 * placemarks. The system is WGS-84.
 */
export function readKml(xml: string): FenceFile {
  const found = new Collector();
  let name: string | null = null;
  let placemark = false;
  let rings: LonLat[][] = [];
  let line: LonLat[] = [];
  let inPolygon = false;
  walkXml(xml, 'kml', {
    open(tag) {
      if (tag === 'Placemark') [placemark, name] = [true, null];
      else if (tag === 'Polygon') [rings, inPolygon] = [[], true];
      else if (tag === 'LineString') line = [];
    },
    close(tag, text) {
      if (tag === 'name' && placemark && name === null) name = text.trim();
      else if (tag === 'coordinates') line = tuples(text, found);
      // A LinearRing outside of a Polygon is a geometry too (OGC 12-007, 10.5): the border of an area.
      else if (tag === 'LinearRing') {
        if (inPolygon) rings.push(line);
        else found.polygon([line], name);
      } else if (tag === 'Polygon') {
        found.polygon(rings, name);
        inPolygon = false;
      } else if (tag === 'LineString') found.line(line, name);
      else if (tag === 'Point') found.tell('left-out');
      else if (tag === 'Placemark') placemark = false;
    },
  });
  return { format: 'kml', system: 'WGS-84', ...found.finish() };
}

function boundary(tag: string, ring: Ring): string {
  const points = closedRing(ring).map(([x, y]) => `${x},${y}`);
  return `<${tag}><LinearRing><coordinates>${points.join(' ')}</coordinates></LinearRing></${tag}>`;
}

/** Writes a KML document; the areas must be in WGS-84. */
export function writeKml(areas: readonly NamedPolygon[]): string {
  const marks = areas.map(({ polygon, name }) => {
    const holes = polygon.holes.map((hole) => boundary('innerBoundaryIs', hole)).join('');
    const title = name === null ? '' : `<name>${xmlText(name)}</name>`;
    return `<Placemark>${title}<Polygon>${boundary('outerBoundaryIs', polygon.outer)}${holes}</Polygon></Placemark>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>';
  return `${head}${marks.join('')}</Document></kml>\n`;
}
