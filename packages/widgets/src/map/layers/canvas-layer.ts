import { L } from '../leaflet/leaflet.ts';
import type { Map } from 'leaflet';

/** The canvas of one painting: world places (pixels of zoom 0) lie at `x * scale - left`, `y * scale - top`. */
export interface Frame {
  context: CanvasRenderingContext2D;
  scale: number;
  left: number;
  top: number;
  /** CSS pixels; the context is already scaled to the screen. */
  width: number;
  height: number;
  zoom: number;
  /** Offset of the view inside the canvas. */
  inset: { x: number; y: number };
}

/** Margin around the view as a fraction of its size: it is already painted when a drag begins. */
const MARGIN = 0.15;

/** One canvas in a pane of the map: painted when the map is at rest, and moved with the map in between. */
export class CanvasLayer {
  readonly canvas = document.createElement('canvas');
  readonly #map: Map;
  readonly #paint: (frame: Frame) => void;
  #corner = L.point(0, 0);
  #zoom = 0;
  #asked = 0;

  constructor(map: Map, pane: string, paint: (frame: Frame) => void) {
    this.#map = map;
    this.#paint = paint;
    this.canvas.className = 'leaflet-zoom-animated';
    map.getPane(pane)?.append(this.canvas);
    map.on('moveend viewreset resize', this.askRepaint);
    map.on('zoomanim', this.#animate);
    map.on('zoom', this.#follow);
  }

  remove(): void {
    cancelAnimationFrame(this.#asked);
    this.#map.off('moveend viewreset resize', this.askRepaint);
    this.#map.off('zoomanim', this.#animate);
    this.#map.off('zoom', this.#follow);
    this.canvas.remove();
  }

  /** Requests one repaint with the next frame, however often it is called. */
  readonly askRepaint = (): void => {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#repaint);
  };

  readonly #repaint = (): void => {
    this.#asked = 0;
    const map = this.#map;
    const size = map.getSize();
    if (size.x === 0 || size.y === 0) return;
    const margin = size.multiplyBy(MARGIN).round();
    const full = size.add(margin.multiplyBy(2));
    const layerCorner = map.containerPointToLayerPoint(L.point(0, 0).subtract(margin)).round();
    this.#corner = map.getPixelOrigin().add(layerCorner);
    this.#zoom = map.getZoom();
    L.DomUtil.setTransform(this.canvas, layerCorner, 1);

    const ratio = Math.min(2, devicePixelRatio || 1);
    const { canvas } = this;
    if (canvas.width !== full.x * ratio || canvas.height !== full.y * ratio) {
      canvas.width = full.x * ratio;
      canvas.height = full.y * ratio;
      canvas.style.width = `${full.x}px`;
      canvas.style.height = `${full.y}px`;
    }
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, full.x, full.y);
    this.#paint({
      context,
      scale: 2 ** this.#zoom,
      left: this.#corner.x,
      top: this.#corner.y,
      width: full.x,
      height: full.y,
      zoom: this.#zoom,
      inset: margin,
    });
  };

  #move(center: L.LatLng, zoom: number): void {
    const map = this.#map;
    const scale = map.getZoomScale(zoom, this.#zoom);
    const pane = map.getPane('mapPane');
    const moved = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0);
    const at = this.#corner
      .multiplyBy(scale)
      .subtract(map.project(center, zoom))
      .add(map.getSize().divideBy(2))
      .subtract(moved);
    L.DomUtil.setTransform(this.canvas, at.round(), scale);
  }

  readonly #animate = (event: L.LeafletEvent): void => {
    const { center, zoom } = event as L.ZoomAnimEvent;
    this.#move(center, zoom);
  };

  readonly #follow = (): void => this.#move(this.#map.getCenter(), this.#map.getZoom());
}
