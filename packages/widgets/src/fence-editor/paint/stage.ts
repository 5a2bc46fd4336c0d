import { boxOfPolygons, isInside } from '@gongdi/geo';
import type { LatLng, LeafletMouseEvent } from 'leaflet';
import { createStore } from '../../diagram/store.ts';
import { L, type MapView } from '../../map/index.ts';
import { areaOf, polygonsOf, type Corner } from '../model/document.ts';
import type { Checker } from '../session/checker.ts';
import type { Drawing } from '../session/drawing.ts';
import type { FenceSession } from '../session/session.ts';
import type { FenceState } from '../session/state.ts';
import { Edited, LONG_PRESS } from './edited.ts';
import { moveWhole } from './move-whole.ts';
import { Neighbours } from './neighbours.ts';
import { SketchLines } from './sketch-lines.ts';

/** Zoom of the fence screen (console specification, section 9). */
export const FENCE_ZOOM = 14;

/** Position of a requested menu in window pixels; without a corner, the menu is for the sketch or the selected area. */
export interface MenuRequest {
  x: number;
  y: number;
  corner: Corner | null;
}

/** A second click within this distance and time belongs to the first click. */
const SAME_CLICK = { pixels: 4, ms: 400 };

/** The fence on the map: paints the state of the session, and passes pointer and key events to it. */
export class Stage {
  readonly view: MapView;
  readonly menu = createStore<{ request: MenuRequest | null }>({ request: null });
  readonly neighbours: Neighbours;
  readonly edited: Edited;
  readonly #session: FenceSession;
  readonly #drawing: Drawing;
  readonly #lines: SketchLines;
  readonly #leave = new AbortController();
  readonly #ends: (() => void)[] = [];
  #clicked = { x: 0, y: 0, at: -Infinity };
  #painted: FenceState | undefined;
  /** Type of the last pointer: mouse, touch or pen. */
  #pointer = '';
  /** The finger that opened the menu is still down: its click is ignored. */
  #resting = false;

  constructor(view: MapView, session: FenceSession, drawing: Drawing, checker: Checker) {
    this.view = view;
    this.#session = session;
    this.#drawing = drawing;
    this.neighbours = new Neighbours(view);
    checker.around = this.neighbours;
    this.edited = new Edited(view, session, this.neighbours, checker, (request) => this.menu.set({ request }));
    this.#lines = new SketchLines(view);
    const map = view.leaflet;
    map.on('click', this.#click);
    map.on('dblclick', this.#doubleClick);
    map.on('contextmenu', this.#rightClick);
    map.on('mousemove', (event) => drawing.point(this.#snapped(event.latlng, event.originalEvent)));
    map.on('mouseout', () => drawing.point(null));
    map.on('moveend', () => this.#rested());
    const on = { signal: this.#leave.signal };
    view.element.addEventListener('keydown', this.#key, on);
    view.element.addEventListener('pointerdown', this.#press, { ...on, capture: true });
    let { system, base } = view.state.get();
    this.#ends.push(
      session.state.subscribe(() => this.paint()),
      view.state.subscribe(() => {
        const now = view.state.get();
        if (now.system !== system) {
          this.neighbours.mapChanged();
          this.edited.show(true);
          this.#lines.show(session.state.get());
        } else if (now.base !== base) this.neighbours.repaint();
        ({ system, base } = now);
      }),
    );
    this.paint();
  }

  destroy(): void {
    this.#leave.abort();
    for (const end of this.#ends) end();
    this.edited.remove();
    this.#lines.remove();
    this.neighbours.remove();
  }

  /** Shows all areas; without areas, the other fences. */
  fit(): void {
    const { document } = this.#session.state.get();
    const polygons = polygonsOf(document);
    this.view.fit(boxOfPolygons(polygons.length > 0 ? polygons : this.neighbours.otherPolygons), document.system);
  }

  /** Moves the map to an area that is not in view. */
  reveal(id: number): void {
    const { document } = this.#session.state.get();
    const area = areaOf(document, id);
    if (!area) return;
    const [west, south, east, north] = boxOfPolygons([area.polygon]);
    const at = (x: number, y: number) => this.view.toLatLng([x, y], document.system);
    const bounds = L.latLngBounds(at(west, south), at(east, north));
    if (!this.view.leaflet.getBounds().contains(bounds)) {
      this.view.fit([west, south, east, north], document.system);
    }
  }

  /** Sets the canvas colours of the theme. */
  dress(mode: string): void {
    this.view.element.dataset['mode'] = mode;
    this.neighbours.repaint();
  }

  paint(): void {
    const state = this.#session.state.get();
    const before = this.#painted;
    this.#painted = state;
    if (state.document !== before?.document || state.selected !== before.selected) {
      this.neighbours.show(state.document, state.selected);
      const { areas, system } = state.document;
      this.view.outlines.set({ list: areas.map(({ polygon }) => polygon.outer), system });
    }
    if (
      state.document !== before?.document ||
      state.selected !== before.selected ||
      state.corner !== before.corner ||
      state.mode !== before.mode ||
      state.tool !== before.tool ||
      state.byNodes !== before.byNodes
    ) {
      this.edited.show(state.document.system !== before?.document.system);
    }
    if (state.sketch !== before?.sketch || state.tool !== before?.tool || state.reason !== before.reason) {
      this.#lines.show(state);
    }
    const { doubleClickZoom } = this.view.leaflet;
    if (state.sketch) doubleClickZoom.disable();
    else doubleClickZoom.enable();
    this.view.element.classList.toggle('gd-fence-drawing', state.sketch !== null);
  }

  #snapped(at: LatLng, event: MouseEvent) {
    const { snap, tool } = this.#session.state.get();
    return this.neighbours.snap(at, snap && tool !== 'measure' && !event.altKey).point;
  }

  readonly #click = ({ latlng, originalEvent }: LeafletMouseEvent): void => {
    if (this.#resting) return;
    this.menu.set({ request: null });
    if (!this.#drawing.active) {
      this.#selectAt(latlng);
      return;
    }
    const { clientX: x, clientY: y, timeStamp: at } = originalEvent;
    const before = this.#clicked;
    this.#clicked = { x, y, at };
    const near = Math.hypot(x - before.x, y - before.y) <= SAME_CLICK.pixels;
    if (near && at - before.at <= SAME_CLICK.ms) return;
    this.#drawing.add(this.#snapped(latlng, originalEvent));
  };

  #selectAt(at: LatLng): void {
    const { document, selected } = this.#session.state.get();
    const own = areaOf(document, selected);
    const place = this.view.fromLatLng(at, document.system);
    if (own && isInside(place, own.polygon)) return;
    const area = this.neighbours.areaAt(at);
    if (area) this.#session.select(area.id);
  }

  readonly #doubleClick = ({ originalEvent }: LeafletMouseEvent): void => {
    if (!this.#drawing.active) return;
    L.DomEvent.stop(originalEvent);
    this.#drawing.finish();
  };

  readonly #rightClick = ({ originalEvent, latlng }: LeafletMouseEvent): void => {
    L.DomEvent.preventDefault(originalEvent);
    // Not every browser reports in the event that it was caused by a long press.
    if (this.#drawing.active && this.#pointer !== 'touch') {
      this.#drawing.finish();
      return;
    }
    if (!this.#drawing.active) this.#selectAt(latlng);
    if (this.#session.editing) {
      this.menu.set({ request: { x: originalEvent.clientX, y: originalEvent.clientY, corner: null } });
    }
  };

  /** A long press on the map opens the menu, also in browsers that send no `contextmenu` event for it. */
  readonly #press = (event: PointerEvent): void => {
    this.#pointer = event.pointerType;
    this.#resting = false;
    const onCorner = event.composedPath()[0] instanceof HTMLButtonElement;
    if (onCorner) return;
    if (event.pointerType !== 'touch') {
      moveWhole(event, this.view, this.#session);
      return;
    }
    if (!this.#session.editing) return;
    const { clientX: x, clientY: y } = event;
    const leave = new AbortController();
    const on = { signal: leave.signal };
    const timer = setTimeout(() => {
      leave.abort();
      this.#resting = true;
      if (!this.#drawing.active) this.#selectAt(this.view.leaflet.mouseEventToLatLng(event));
      this.menu.set({ request: { x, y, corner: null } });
    }, LONG_PRESS);
    leave.signal.addEventListener('abort', () => clearTimeout(timer));
    const moved = (move: PointerEvent) => {
      if (Math.hypot(move.clientX - x, move.clientY - y) > 10) leave.abort();
    };
    window.addEventListener('pointermove', moved, on);
    for (const end of ['pointerup', 'pointercancel', 'pointerdown']) {
      window.addEventListener(end, () => leave.abort(), { ...on, capture: true });
    }
  };

  /** Returns the middle of the map: while drawing by keyboard, the cross there is the pointer. */
  #middle() {
    return this.#snapped(this.view.leaflet.getCenter(), new MouseEvent('none'));
  }

  #rested(): void {
    this.edited.show();
    if (this.#drawing.active && this.view.element.matches(':focus-visible')) this.#drawing.point(this.#middle());
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.composedPath()[0] !== this.view.element || !this.#drawing.active) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') this.#drawing.add(this.#middle());
    else if (event.key === 'Enter') this.#drawing.finish();
    else if (event.key === 'Backspace' || event.key === 'Delete') this.#drawing.takeBack();
    else if (event.key === 'Escape') this.#drawing.abandon();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
