import type { LatLng, Map } from 'leaflet';
import { boxOf } from '@gongdi/geo';
import { GRATICULE } from '../layers/base-layers.ts';
import { CanvasLayer, type Frame } from '../layers/canvas-layer.ts';
import { groundOf, type Ground } from '../layers/ground.ts';
import { paintGraticule } from '../layers/graticule.ts';
import { toWorld } from '../layers/world.ts';
import { L, leaveNoNotes } from '../leaflet/leaflet.ts';
import { mapKeys } from '../view/keys.ts';
import type { MapView } from '../view/map-view.ts';
import { overviewZoom, viewBox } from './view-box.ts';

/** With more outlines, only their bounding boxes are drawn. */
const MOST_SHAPES = 300;

/**
 * Overview of a map's neighbourhood. The map's view is a frame that can be dragged, clicked elsewhere, or moved by
 * arrow keys.
 */
export class OverviewMap {
  readonly element = document.createElement('div');
  readonly #main: MapView;
  readonly #map: Map;
  readonly #frame = document.createElement('div');
  readonly #graticule: CanvasLayer;
  readonly #shapes: CanvasLayer;
  readonly #sizes: ResizeObserver;
  readonly #leave = new AbortController();
  readonly #ends: (() => void)[];
  #ground: Ground | undefined;
  #base = '';
  #dragging = false;

  constructor(main: MapView) {
    this.#main = main;
    const { element } = this;
    element.className = 'gd-map-overview-place';
    element.tabIndex = 0;
    element.setAttribute('role', 'application');
    this.#map = L.map(element, {
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      dragging: false,
      scrollWheelZoom: false,
      doubleClickZoom: false,
      boxZoom: false,
      touchZoom: false,
      zoomAnimation: false,
      fadeAnimation: false,
      inertia: false,
    });
    for (const pane of ['ground', 'others']) {
      this.#map.createPane(`gd-${pane}`).classList.add(`gd-map-${pane}-pane`);
    }
    this.#frame.className = 'gd-map-overview-frame';
    element.append(this.#frame);
    const { leaflet } = main;
    this.#map.setView(leaflet.getCenter(), overviewZoom(leaflet.getZoom()), { animate: false });
    this.#graticule = new CanvasLayer(this.#map, 'gd-ground', (frame) => this.#paintGround(frame));
    this.#shapes = new CanvasLayer(this.#map, 'gd-others', (frame) => this.#paintShapes(frame));
    leaflet.on('move', this.#moved);
    leaflet.on('moveend resize', this.#rested);
    const on = { signal: this.#leave.signal };
    element.addEventListener('keydown', mapKeys(leaflet, element, STEP), on);
    element.addEventListener('pointerdown', (event) => this.#press(event), on);
    this.#ends = [main.state.subscribe(() => this.#follow()), main.outlines.subscribe(() => this.#shapes.askRepaint())];
    this.#sizes = new ResizeObserver(() => {
      this.#map.invalidateSize({ animate: false, pan: false });
      this.#rested();
    });
    this.#sizes.observe(element);
    this.#follow();
  }

  destroy(): void {
    this.#leave.abort();
    this.#sizes.disconnect();
    for (const end of this.#ends) end();
    this.#main.leaflet.off('move', this.#moved);
    this.#main.leaflet.off('moveend resize', this.#rested);
    this.#ground?.remove();
    this.#graticule.remove();
    this.#shapes.remove();
    this.#map.remove();
    leaveNoNotes();
    this.element.remove();
  }

  /** Sets the label in the current language and the colours of the theme. */
  dress(label: string, mode: string): void {
    this.element.setAttribute('aria-label', label);
    this.element.dataset['mode'] = mode;
    this.#repaint();
  }

  #repaint(): void {
    this.#graticule.askRepaint();
    this.#shapes.askRepaint();
  }

  #follow(): void {
    const { base } = this.#main.state.get();
    if (base.id === this.#base) return;
    this.#base = base.id;
    this.#ground?.remove();
    this.#ground = groundOf(this.#map, base);
    // A failure here also occurs on the map, which reports it.
    void this.#ground?.loaded(() => undefined).catch(() => undefined);
    this.#rested();
    this.#repaint();
  }

  readonly #moved = (): void => {
    const bounds = this.#main.leaflet.getBounds();
    const at = (place: LatLng) => this.#map.latLngToContainerPoint(place);
    const box = viewBox(at(bounds.getNorthWest()), at(bounds.getSouthEast()), this.#map.getSize());
    const { style } = this.#frame;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    style.transform = `translate(${box.left}px, ${box.top}px)`;
  };

  /** Called when the map is at rest: the overview takes over its middle. */
  readonly #rested = (): void => {
    if (!this.#dragging) {
      const { leaflet } = this.#main;
      this.#map.setView(leaflet.getCenter(), overviewZoom(leaflet.getZoom()), { animate: false });
    }
    this.#moved();
  };

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const { element } = this;
    const onFrame = event.composedPath()[0] === this.#frame;
    const { leaflet } = this.#main;
    const from = { x: event.clientX, y: event.clientY };
    const place = (x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return L.point(x - box.left, y - box.top);
    };
    const center = onFrame
      ? this.#map.latLngToContainerPoint(leaflet.getCenter())
      : place(event.clientX, event.clientY);
    const go = (x: number, y: number) =>
      leaflet.setView(
        this.#map.containerPointToLatLng(center.add(L.point(x - from.x, y - from.y))),
        leaflet.getZoom(),
        { animate: false },
      );
    this.#dragging = true;
    element.setPointerCapture(event.pointerId);
    if (!onFrame) go(from.x, from.y);
    const leave = new AbortController();
    const on = { signal: leave.signal };
    const end = () => {
      leave.abort();
      this.#dragging = false;
      this.#rested();
    };
    element.addEventListener('pointermove', (move) => go(move.clientX, move.clientY), on);
    element.addEventListener('pointerup', end, on);
    element.addEventListener('pointercancel', end, on);
  }

  #paintGround(frame: Frame): void {
    if (this.#base !== GRATICULE) return;
    const style = getComputedStyle(this.element);
    const label = style.getPropertyValue('--gd-map-label');
    paintGraticule(frame, { line: style.getPropertyValue('--gd-map-line'), label, font: style.fontFamily });
  }

  /** Paints the outlines of the map, or their bounding boxes when there are many. */
  #paintShapes({ context, scale, left, top }: Frame): void {
    const { list, system, closed } = this.#main.outlines.get();
    const style = getComputedStyle(this.element);
    context.strokeStyle = style.getPropertyValue('--gd-color-primary');
    context.lineWidth = 1.5;
    context.beginPath();
    for (const outline of list) {
      const [west, south, east, north] = boxOf(outline);
      const corners = list.length > MOST_SHAPES && closed ? boxRing(west, south, east, north) : outline;
      for (const [i, point] of corners.entries()) {
        const { lng, lat } = this.#main.toLatLng(point, system);
        const [x, y] = toWorld([lng, lat]);
        if (i === 0) context.moveTo(x * scale - left, y * scale - top);
        else context.lineTo(x * scale - left, y * scale - top);
      }
      if (closed) context.closePath();
    }
    context.stroke();
  }
}

/** Pixels by which an arrow key moves the map: more than on the map itself, since an overview is for long distances. */
const STEP = 240;

const boxRing = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
