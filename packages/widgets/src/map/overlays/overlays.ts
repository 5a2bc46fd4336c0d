import type { OverlayLayer } from '@gongdi/api';
import type { CoordinateSystem } from '@gongdi/geo';
import type { Map } from 'leaflet';
import type { Overlay, OverlayProblem } from '../layers/overlay.ts';

type Failed = (problem: OverlayProblem) => void;

async function load(map: Map, config: OverlayLayer, failed: Failed): Promise<Overlay> {
  if (config.kind === 'drawing') {
    const { DrawingLayer } = await import('../drawing/drawing-layer.ts');
    return new DrawingLayer(map, 'gd-drawing', config, () => failed('load'));
  }
  const { LinesLayer } = await import('../lines/lines-layer.ts');
  return new LinesLayer(map, 'gd-drawing', config.url, config.system, failed);
}

/** What lies over the base map: drawings of the site, lines. The code of each kind is loaded when there is one. */
export class Overlays {
  readonly #map: Map;
  readonly #failed: (config: OverlayLayer, problem: OverlayProblem) => void;
  readonly #made: { config: OverlayLayer; layer: Overlay }[] = [];
  #system: CoordinateSystem | undefined;
  #gone = false;

  constructor(
    map: Map,
    configs: readonly OverlayLayer[],
    failed: (config: OverlayLayer, problem: OverlayProblem) => void,
  ) {
    this.#map = map;
    this.#failed = failed;
    for (const config of configs) void this.#add(config);
  }

  async #add(config: OverlayLayer): Promise<void> {
    try {
      const layer = await load(this.#map, config, (problem) => this.#failed(config, problem));
      if (this.#gone) return layer.remove();
      this.#made.push({ config, layer });
      if (this.#system && !layer.setSystem(this.#system)) this.#failed(config, 'points');
    } catch {
      this.#failed(config, 'load');
    }
  }

  /** Places everything in the coordinate system of the map. */
  setSystem(system: CoordinateSystem): void {
    this.#system = system;
    for (const { config, layer } of this.#made) if (!layer.setSystem(system)) this.#failed(config, 'points');
  }

  repaint(): void {
    for (const { layer } of this.#made) layer.repaint?.();
  }

  remove(): void {
    this.#gone = true;
    for (const { layer } of this.#made) layer.remove();
  }
}
