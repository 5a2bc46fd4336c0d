import type { Landmark, LandmarkSource } from '@gongdi/api';
import { convert, type Box, type CoordinateSystem } from '@gongdi/geo';
import type { Map } from 'leaflet';
import { CanvasLayer, type Frame } from '../layers/canvas-layer.ts';
import { toWorld } from '../layers/world.ts';

/** Coordinate system in which sources are asked and answer. */
const SYSTEM: CoordinateSystem = 'GCJ-02';
/** Least distance between two names, pixels. */
const APART = 20;

/** Known places on a map without a base map, painted below everything else: without them a grid says nothing. */
export class Landmarks {
  readonly #map: Map;
  readonly #source: LandmarkSource;
  readonly #system: () => CoordinateSystem;
  readonly #canvas: CanvasLayer;
  #known: readonly Landmark[] = [];
  #isOn = false;
  #running: AbortController | undefined;

  /** @param system returns the coordinate system of the map */
  constructor(map: Map, pane: string, source: LandmarkSource, system: () => CoordinateSystem) {
    this.#map = map;
    this.#source = source;
    this.#system = system;
    this.#canvas = new CanvasLayer(map, pane, (frame) => this.#paint(frame));
    map.on('moveend', this.#look);
  }

  /** Shows or hides them: a base map has its own. */
  set(on: boolean): void {
    this.#isOn = on;
    this.#canvas.askRepaint();
    this.#look();
  }

  repaint(): void {
    this.#canvas.askRepaint();
  }

  remove(): void {
    this.#running?.abort();
    this.#map.off('moveend', this.#look);
    this.#canvas.remove();
  }

  readonly #look = (): void => {
    const { x, y } = this.#map.getSize();
    if (!this.#isOn || x === 0 || y === 0) return;
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const bounds = this.#map.getBounds().pad(0.2);
    const corner = (at: { lng: number; lat: number }) => convert([at.lng, at.lat], this.#system(), SYSTEM);
    const box: Box = [...corner(bounds.getSouthWest()), ...corner(bounds.getNorthEast())];
    this.#source(box, this.#map.getZoom(), running.signal).then(
      (found) => {
        if (running.signal.aborted) return;
        this.#known = found;
        this.#canvas.askRepaint();
      },
      // Landmarks are an extra: a map without them is still a map.
      () => undefined,
    );
  };

  #paint({ context, scale, left, top }: Frame): void {
    if (!this.#isOn || this.#known.length === 0) return;
    const style = getComputedStyle(this.#map.getContainer());
    context.font = `12px ${style.fontFamily}`;
    context.textBaseline = 'middle';
    const system = this.#system();
    const rows: (readonly [x: number, y: number, width: number])[] = [];
    for (const { name, at, total } of this.#known) {
      const [wx, wy] = toWorld(convert(at, SYSTEM, system));
      const [x, y] = [wx * scale - left, wy * scale - top];
      context.fillStyle = style.getPropertyValue('--gd-map-landmark');
      context.beginPath();
      context.arc(x, y, total > 1 ? 7 : 5, 0, 2 * Math.PI);
      context.fill();
      const text = total > 1 ? `${name} (${total})` : name;
      const width = context.measureText(text).width + 12;
      const taken = rows.some(([ox, oy, wide]) => Math.abs(oy - y) < APART && x < ox + wide && ox < x + width);
      if (text === '' || taken) continue;
      rows.push([x, y, width]);
      context.lineWidth = 3;
      context.strokeStyle = style.getPropertyValue('--gd-map-halo');
      context.strokeText(text, x + 10, y);
      context.fillStyle = style.getPropertyValue('--gd-map-label');
      context.fillText(text, x + 10, y);
    }
  }
}
