import { crossingAt, ringsOf, type LonLat, type Polygon } from '@gongdi/geo';
import type { LatLng, Polygon as LeafletPolygon } from 'leaflet';
import { ChunkError } from '../../kit/lazy/index.ts';
import { ARROWS, L, type MapView } from '../../map/index.ts';
import { withRetries } from '../../kit/retry.ts';
import { areaOf, cornerAt, numberOf, ringAt, rounded, withRing, type Area, type Corner } from '../model/document.ts';
import type { Checker } from '../session/checker.ts';
import type { FenceSession } from '../session/session.ts';
import { messageOf } from '../session/message-of.ts';
import { degreeText } from '../text/amounts.ts';
import { format } from '../text/index.ts';
import { circleOfArea } from '../model/circle.ts';
import type * as Hands from './hands.ts';
import type { Neighbours } from './neighbours.ts';
import { SLOP } from './slop.ts';
import type { MenuRequest } from './stage.ts';

/** Duration of a press by finger that opens the menu, ms. */
export const LONG_PRESS = 500;

/** Minimum distance between a corner that the keyboard selects and the edge of the map, pixels. */
const IN_SIGHT = 40;

/** Handles of corners and circles. */
interface Held {
  corners: Hands.Handles;
  circle: Hands.CircleHandles;
}

interface Drag {
  corner: Corner;
  insert: boolean;
  ring: LonLat[];
  /** The ring in map coordinates, updated during the drag. */
  latLngs: LatLng[];
  start: { x: number; y: number };
  moved: boolean;
  /** Current place of the corner. */
  to: LonLat | null;
}

/** The selected area: its shape above the canvas and, during editing, its corners. */
export class Edited {
  readonly #view: MapView;
  readonly #session: FenceSession;
  readonly #neighbours: Neighbours;
  readonly #checker: Checker;
  readonly #menu: (request: MenuRequest) => void;
  readonly #renderer = L.svg({ padding: 0.3 });
  readonly #shape: LeafletPolygon;
  /** undefined before editing begins. */
  #hands: Held | undefined;
  #coming = false;
  #gone = false;
  #area: Area | undefined;
  #latLngs: LatLng[][] = [];
  #drag: Drag | undefined;

  constructor(
    view: MapView,
    session: FenceSession,
    neighbours: Neighbours,
    checker: Checker,
    menu: (request: MenuRequest) => void,
  ) {
    this.#view = view;
    this.#session = session;
    this.#neighbours = neighbours;
    this.#checker = checker;
    this.#menu = menu;
    this.#shape = L.polygon([], {
      renderer: this.#renderer,
      className: 'gd-fence-edited',
      weight: 2,
      fillOpacity: 0.2,
      fillRule: 'evenodd',
      interactive: false,
    }).addTo(view.leaflet);
  }

  /** Loads the handles. After a failure the user is notified, and the next change of the state tries again. */
  async #bring(): Promise<void> {
    if (this.#hands || this.#coming) return;
    this.#coming = true;
    try {
      this.#take(await withRetries(() => import('./hands.ts')));
    } catch (error) {
      const message = messageOf(new ChunkError('load_failed', error), this.#session.english);
      this.#session.tell({ kind: 'danger', text: format(this.#session.texts.toolFailed, { message }) });
    }
    this.#coming = false;
  }

  #take({ CircleHandles, Handles }: typeof Hands): void {
    if (this.#gone) return;
    const circle = new CircleHandles(this.#view, this.#session, (ring) =>
      this.#shape.setLatLngs(ring ? [[...ring]] : this.#latLngs),
    );
    const corners = new Handles(this.#view, {
      press: (event, corner, middle) => this.#press(event, corner, middle),
      key: (event, corner, middle) => this.#key(event, corner, middle),
      menu: (event, corner) => this.#menu({ x: event.clientX, y: event.clientY, corner }),
      focused: (corner) => this.#session.pick(corner),
      label: (corner, at, count, middle) => this.#label(corner, at, count, middle),
      crowded: (is) => {
        if (this.#session.state.get().crowded !== is) this.#session.state.set({ crowded: is });
      },
    });
    this.#hands = { corners, circle };
    this.show();
  }

  remove(): void {
    this.#gone = true;
    this.#hands?.corners.clear();
    this.#hands?.circle.clear();
    this.#shape.remove();
    this.#renderer.remove();
  }

  /** Shows the current state. @param again also redraws an unchanged area, because the map has changed */
  show(again = false): void {
    const { document, selected, tool } = this.#session.state.get();
    const area = areaOf(document, selected);
    if (again || area !== this.#area) {
      this.#area = area;
      this.#latLngs = area
        ? ringsOf(area.polygon).map((ring) => ring.map((point) => this.#view.toLatLng(point, document.system)))
        : [];
      this.#shape.setLatLngs(this.#latLngs);
    }
    const { editing } = this.#session;
    const element = this.#shape.getElement();
    element?.classList.toggle('gd-fence-editing', editing && tool === 'select');
    if (editing) void this.#bring();
    if (this.#hands) this.#showHands(this.#hands, editing && tool === 'select' ? area : undefined);
    if (!this.#drag) element?.classList.remove('gd-fence-bad');
  }

  /** Shows the handles of a circle or of the corners. @param edited undefined: no area is edited by handles */
  #showHands({ circle, corners }: Held, edited: Area | undefined): void {
    const { document, corner, byNodes } = this.#session.state.get();
    const round = edited && byNodes !== edited.id ? circleOfArea(edited, document.system) : null;
    if (edited && round) circle.show(edited, round);
    else circle.clear();
    if (!edited || round) corners.clear();
    else if (!this.#drag?.moved) corners.show(edited.id, edited.polygon, this.#latLngs, corner);
  }

  #label(corner: Corner, [longitude, latitude]: LonLat, count: number, middle: boolean): string {
    const { texts, state } = this.#session;
    const places = {
      n: numberOf(state.get().document, corner.area),
      at: corner.vertex + 1,
      of: count,
      longitude: degreeText(longitude),
      latitude: degreeText(latitude),
    };
    const label = format(middle ? texts.midOf : texts.nodeOf, places);
    return corner.ring > 0 ? `${format(texts.hole, { n: corner.ring })} · ${label}` : label;
  }

  #press(event: PointerEvent, corner: Corner, middle: boolean): void {
    if (event.button !== 0 || !this.#area) return;
    const button = event.currentTarget as HTMLElement;
    const ring = [...(ringAt(this.#area.polygon, corner.ring) ?? [])];
    const latLngs = [...(this.#latLngs[corner.ring] ?? [])];
    const drag: Drag = {
      corner: middle ? { ...corner, vertex: corner.vertex + 1 } : corner,
      insert: middle,
      ring,
      latLngs,
      start: { x: event.clientX, y: event.clientY },
      moved: false,
      to: null,
    };
    if (middle) {
      const at = this.#view.leaflet.mouseEventToLatLng(event);
      ring.splice(drag.corner.vertex, 0, this.#view.fromLatLng(at, this.#session.state.get().document.system));
      latLngs.splice(drag.corner.vertex, 0, at);
    }
    this.#drag = drag;
    button.setPointerCapture(event.pointerId);
    const leave = new AbortController();
    const on = { signal: leave.signal };
    const rest =
      event.pointerType === 'touch' && !middle ? setTimeout(() => this.#rested(leave, drag), LONG_PRESS) : undefined;
    leave.signal.addEventListener('abort', () => clearTimeout(rest));
    button.addEventListener('pointermove', (move) => this.#moved(move, rest), on);
    button.addEventListener('pointerup', () => this.#dropped(leave), on);
    button.addEventListener('pointercancel', () => this.#given(leave), on);
    button.addEventListener('lostpointercapture', () => this.#given(leave), on);
  }

  /** Handles a long press by finger on a corner. */
  #rested(leave: AbortController, drag: Drag): void {
    if (drag.moved) return;
    leave.abort();
    this.#drag = undefined;
    this.#session.pick(drag.corner);
    this.#menu({ ...drag.start, corner: drag.corner });
  }

  #moved(event: PointerEvent, rest: ReturnType<typeof setTimeout> | undefined): void {
    const drag = this.#drag;
    if (!drag) return;
    const { start, corner } = drag;
    if (!drag.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
    clearTimeout(rest);
    drag.moved = true;
    const { state, texts } = this.#session;
    const { document, snap } = state.get();
    const { point, snapped } = this.#neighbours.snap(
      this.#view.leaflet.mouseEventToLatLng(event),
      snap && !event.altKey,
    );
    drag.to = point;
    drag.ring[corner.vertex] = point;
    drag.latLngs[corner.vertex] = this.#view.toLatLng(point, document.system);
    this.#shape.setLatLngs(this.#latLngs.map((ring, i) => (i === corner.ring ? drag.latLngs : ring)));
    if (!drag.insert) this.#hands?.corners.drag(corner, drag.latLngs);
    const bad = crossingAt(drag.ring, corner.vertex) !== null;
    const { classList } = this.#shape.getElement() ?? this.#view.element;
    classList.toggle('gd-fence-bad', bad);
    classList.toggle('gd-fence-snapped', snapped);
    const crossing = bad ? format(texts.crossingDrag, { n: numberOf(document, corner.area) }) : null;
    if (this.#area) {
      const polygon: Polygon = withRing(this.#area.polygon, corner.ring, drag.ring);
      this.#checker.live({ id: this.#area.id, polygon }, crossing);
    }
  }

  #dropped(leave: AbortController): void {
    const drag = this.#drag;
    leave.abort();
    this.#drag = undefined;
    this.#checker.rest();
    if (!drag) return;
    const { corner, insert, moved, to } = drag;
    if (insert) this.#session.insert({ ...corner, vertex: corner.vertex - 1 }, moved && to ? to : undefined);
    else if (moved && to) this.#session.move(corner, to);
    else this.#session.pick(corner);
    this.show();
    this.#hands?.corners.focus(corner);
  }

  /** The browser cancelled the drag: everything is restored. */
  #given(leave: AbortController): void {
    leave.abort();
    this.#drag = undefined;
    this.#checker.rest();
    this.#session.state.set({ reason: null });
    this.show(true);
  }

  /** Arrow keys move a corner by one pixel, with Shift by ten; other keys select the next corner, insert and delete. */
  #key(event: KeyboardEvent, corner: Corner, middle: boolean): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (middle) {
      if (event.key === 'Enter' || event.key === ' ') this.#session.insert(corner);
      else return;
    } else if (!this.#cornerKey(event, corner)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #cornerKey(event: KeyboardEvent, corner: Corner): boolean {
    const { document } = this.#session.state.get();
    const count = this.#area ? (ringAt(this.#area.polygon, corner.ring)?.length ?? 0) : 0;
    const go = (vertex: number) => {
      const next = { ...corner, vertex: (vertex + count) % count };
      this.#session.pick(next);
      this.show();
      const at = this.#latLngs[next.ring]?.[next.vertex];
      if (at) this.#view.leaflet.panInside(at, { padding: [IN_SIGHT, IN_SIGHT] });
      this.#hands?.corners.focus(next);
    };
    const step = event.shiftKey ? 10 : 1;
    const arrow = ARROWS[event.key];
    const place = cornerAt(document, corner);
    if (arrow && place) {
      const map = this.#view.leaflet;
      const pixel = map.project(this.#view.toLatLng(place, document.system), map.getZoom());
      const moved = map.unproject([pixel.x + arrow[0] * step, pixel.y + arrow[1] * step], map.getZoom());
      this.#session.move(corner, rounded(this.#view.fromLatLng(moved, document.system)));
      const now = cornerAt(this.#session.state.get().document, corner);
      if (now) this.#session.announce(this.#label(corner, now, count, false));
      return true;
    }
    switch (event.key) {
      case 'PageDown':
      case ']':
        go(corner.vertex + 1);
        return true;
      case 'PageUp':
      case '[':
        go(corner.vertex - 1);
        return true;
      case 'Home':
        go(0);
        return true;
      case 'End':
        go(count - 1);
        return true;
      case 'Insert':
      case 'i':
        this.#session.insert(corner);
        return true;
      case 'Delete':
      case 'Backspace':
        this.#session.removeCorner(corner);
        return true;
      default:
        return false;
    }
  }
}
