import { DEFAULT_SYSTEM, ringsOf, type Polygon } from '@gongdi/geo';
import { L, type MapView } from '../../../../../map/index.ts';

/** The areas of a fence, in `DEFAULT_SYSTEM`. */
export interface ShownFence {
  polygons: readonly Polygon[];
}

/** A fence on a map, to look at. */
export class FenceShape {
  readonly #view: MapView;
  readonly #layer;
  #shown: ShownFence | null = null;

  constructor(view: MapView) {
    this.#view = view;
    this.#layer = L.layerGroup().addTo(view.leaflet);
    let { system } = view.state.get();
    // Another base map may use another coordinate system.
    view.state.subscribe(() => {
      if (view.state.get().system === system) return;
      ({ system } = view.state.get());
      this.#draw();
    });
  }

  show(fence: ShownFence | null | undefined): void {
    this.#shown = fence ?? null;
    this.#draw();
  }

  #draw(): void {
    this.#layer.clearLayers();
    for (const polygon of this.#shown?.polygons ?? []) {
      const rings = ringsOf(polygon).map((ring) => ring.map((point) => this.#view.toLatLng(point, DEFAULT_SYSTEM)));
      L.polygon(rings, { interactive: false, weight: 2, fillOpacity: 0.08 }).addTo(this.#layer);
    }
  }
}
