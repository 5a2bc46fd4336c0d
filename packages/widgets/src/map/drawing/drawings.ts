import type { DrawingLayer as DrawingConfig } from '@gongdi/api';
import type { CoordinateSystem } from '@gongdi/geo';
import type { Map } from 'leaflet';

export type DrawingProblem = 'points' | 'load';

/** Drawings of the site on a map; their code is loaded when there is one. */
export class Drawings {
  readonly #map: Map;
  readonly #failed: (config: DrawingConfig, problem: DrawingProblem) => void;
  #made: { config: DrawingConfig; layer: { setSystem(system: CoordinateSystem): boolean; remove(): void } }[] = [];
  #system: CoordinateSystem | undefined;
  #gone = false;

  constructor(
    map: Map,
    configs: readonly DrawingConfig[],
    failed: (config: DrawingConfig, problem: DrawingProblem) => void,
  ) {
    this.#map = map;
    this.#failed = failed;
    if (configs.length > 0) void this.#load(configs);
  }

  async #load(configs: readonly DrawingConfig[]): Promise<void> {
    try {
      const { DrawingLayer } = await import('./drawing-layer.ts');
      if (this.#gone) return;
      this.#made = configs.map((config) => ({
        config,
        layer: new DrawingLayer(this.#map, 'gd-drawing', config, () => this.#failed(config, 'load')),
      }));
      if (this.#system) this.setSystem(this.#system);
    } catch {
      for (const config of configs) this.#failed(config, 'load');
    }
  }

  /** Places the drawings in the coordinate system of the map. */
  setSystem(system: CoordinateSystem): void {
    this.#system = system;
    for (const { config, layer } of this.#made) if (!layer.setSystem(system)) this.#failed(config, 'points');
  }

  remove(): void {
    this.#gone = true;
    for (const { layer } of this.#made) layer.remove();
  }
}
