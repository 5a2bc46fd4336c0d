import type { LonLat } from '@gongdi/geo';
import type { LatLng, Polygon as LeafletPolygon, Polyline } from 'leaflet';
import { L, type MapView } from '../../map/index.ts';
import { shapeOf } from '../session/sketching.ts';
import type { FenceState } from '../session/state.ts';

/** The sketch on the map: its corners, the line to the pointer, and the area that it would close to. */
export class SketchLines {
  readonly #view: MapView;
  readonly #fill: LeafletPolygon;
  readonly #line: Polyline;
  readonly #renderer = L.svg({ padding: 0.3 });
  readonly #dots = L.layerGroup();

  constructor(view: MapView) {
    this.#view = view;
    const common = { renderer: this.#renderer, interactive: false, weight: 2 };
    this.#fill = L.polygon([], { ...common, className: 'gd-fence-sketch-fill', stroke: false, fillOpacity: 0.2 });
    this.#line = L.polyline([], { ...common, className: 'gd-fence-sketch' });
    this.#fill.addTo(view.leaflet);
    this.#line.addTo(view.leaflet);
    this.#dots.addTo(view.leaflet);
  }

  remove(): void {
    for (const layer of [this.#fill, this.#line, this.#dots, this.#renderer]) layer.remove();
  }

  show({ sketch, tool, document, reason }: FenceState): void {
    const { system } = document;
    const at = (point: LonLat): LatLng => this.#view.toLatLng(point, system);
    const points = sketch?.points ?? [];
    const cursor = sketch?.cursor ?? null;
    const [first] = points;
    const shape =
      first && cursor && (tool === 'rectangle' || tool === 'circle') ? shapeOf(tool, first, cursor, system) : null;
    const line = shape ? shape.outer.map(at) : [...points, ...(cursor && points.length > 0 ? [cursor] : [])].map(at);
    const closed = shape !== null || (tool !== 'measure' && line.length > 2);
    this.#fill.setLatLngs(closed ? line : []);
    this.#line.setLatLngs(shape && line[0] ? [...line, line[0]] : line);
    this.#line.getElement()?.classList.toggle('gd-fence-bad', reason !== null);
    this.#dots.clearLayers();
    for (const point of points) {
      this.#dots.addLayer(
        L.circleMarker(at(point), {
          renderer: this.#renderer,
          interactive: false,
          radius: 4,
          weight: 2,
          fillOpacity: 1,
          className: 'gd-fence-sketch-dot',
        }),
      );
    }
  }
}
