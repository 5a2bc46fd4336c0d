import { convert, readLines, type CoordinateSystem, type LonLat, type NamedLine } from '@gongdi/geo';
import type { Map } from 'leaflet';
import { CanvasLayer, type Frame } from '../layers/canvas-layer.ts';
import { toWorld } from '../layers/world.ts';
import type { Overlay, OverlayProblem } from '../layers/overlay.ts';

/** Largest file, bytes: all lines are painted with each move of the map. */
const LARGEST = 8 * 1024 * 1024;
/** From this zoom on, lines show their names. */
const NAMES_FROM = 15;

interface Placed {
  name: string;
  /** Places at zoom 0. */
  points: readonly (readonly [x: number, y: number])[];
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Lines of a GeoJSON file over the base map, such as roads: wider the closer one looks, with their names. */
export class LinesLayer implements Overlay {
  readonly #canvas: CanvasLayer;
  readonly #own: CoordinateSystem;
  readonly #map: Map;
  #lines: readonly NamedLine[] = [];
  #placed: readonly Placed[] = [];
  #system: CoordinateSystem | undefined;
  #gone = false;

  constructor(map: Map, pane: string, url: string, own: CoordinateSystem, failed: (problem: OverlayProblem) => void) {
    this.#map = map;
    this.#own = own;
    this.#canvas = new CanvasLayer(map, pane, (frame) => this.#paint(frame));
    void this.#load(url).catch((error: unknown) => {
      if (!this.#gone) failed(error instanceof TypeError || error instanceof SyntaxError ? 'format' : 'load');
    });
  }

  async #load(url: string): Promise<void> {
    let text: string;
    try {
      const answer = await fetch(new URL(url, location.href), { credentials: 'omit' });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      text = await answer.text();
    } catch (error) {
      // The browser reports an unreachable address as a TypeError too.
      throw new Error('no answer', { cause: error });
    }
    if (text.length > LARGEST) throw new TypeError('too large');
    this.#lines = readLines(JSON.parse(text));
    if (this.#system) this.setSystem(this.#system);
  }

  setSystem(system: CoordinateSystem): boolean {
    this.#system = system;
    this.#placed = this.#lines.map(({ name, points }) => placedLine(name, points, this.#own, system));
    this.#canvas.askRepaint();
    return true;
  }

  repaint(): void {
    this.#canvas.askRepaint();
  }

  remove(): void {
    this.#gone = true;
    this.#canvas.remove();
  }

  #paint({ context, scale, left, top, width, height, zoom }: Frame): void {
    const style = getComputedStyle(this.#map.getContainer());
    const seen = this.#placed.filter(
      ({ west, east, north, south }) =>
        east * scale >= left && west * scale <= left + width && south * scale >= top && north * scale <= top + height,
    );
    const path = (line: Placed): void => {
      for (const [at, [x, y]] of line.points.entries()) {
        if (at === 0) context.moveTo(x * scale - left, y * scale - top);
        else context.lineTo(x * scale - left, y * scale - top);
      }
    };
    const wide = Math.max(1.5, Math.min(9, zoom - 11));
    context.lineJoin = context.lineCap = 'round';
    // An edge below and a filling above make crossings look like those of a road map.
    for (const [colour, edge] of [
      ['--gd-map-road-edge', 2],
      ['--gd-map-road', 0],
    ] as const) {
      context.beginPath();
      for (const line of seen) path(line);
      context.strokeStyle = style.getPropertyValue(colour);
      context.lineWidth = wide + edge;
      context.stroke();
    }
    if (zoom < NAMES_FROM) return;
    context.font = `12px ${style.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = 3;
    context.strokeStyle = style.getPropertyValue('--gd-map-halo');
    context.fillStyle = style.getPropertyValue('--gd-map-label');
    for (const { name, points } of seen) {
      const middle = points[Math.floor(points.length / 2)];
      const before = points[Math.floor(points.length / 2) - 1];
      if (name === '' || !middle || !before) continue;
      const x = ((middle[0] + before[0]) / 2) * scale - left;
      const y = ((middle[1] + before[1]) / 2) * scale - top;
      context.strokeText(name, x, y);
      context.fillText(name, x, y);
    }
  }
}

function placedLine(name: string, points: readonly LonLat[], own: CoordinateSystem, system: CoordinateSystem): Placed {
  const placed = points.map((one) => toWorld(convert(one, own, system)));
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of placed) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { name, points: placed, west, east, north, south };
}
