import { lengthOf, polygonOf, ringArea, samePoint, type LonLat } from '@gongdi/geo';
import { circleCorners } from '../model/circle.ts';
import { addHole, areaOf, numberOf } from '../model/document.ts';
import { areaText, lengthText } from '../text/amounts.ts';
import { format } from '../text/index.ts';
import type { FenceSession } from './session.ts';
import { closeSketch, refusedCorner, refusedHole, shapeOf, type SketchRefusal } from './sketching.ts';

/** Collects the corners of a sketch, by any pointer or key, until it becomes an area, a hole or a length. */
export class Drawing {
  readonly #session: FenceSession;

  constructor(session: FenceSession) {
    this.#session = session;
  }

  get active(): boolean {
    return this.#session.state.get().sketch !== null;
  }

  get points(): readonly LonLat[] {
    return this.#session.state.get().sketch?.points ?? [];
  }

  /** Sets the pointer position: the line follows it, and a crossing is reported. */
  point(cursor: LonLat | null): void {
    const { state } = this.#session;
    const { sketch, tool } = state.get();
    if (!sketch) return;
    const refused = cursor && (tool === 'polygon' || tool === 'hole') ? refusedCorner(sketch.points, cursor) : null;
    state.set({ sketch: { ...sketch, cursor }, reason: refused && this.#why(refused) });
  }

  /** Adds a corner; the second corner completes a rectangle or a circle. */
  add(at: LonLat): void {
    const { state } = this.#session;
    const { sketch, tool, document } = state.get();
    if (!sketch) return;
    const { points } = sketch;
    const last = points.at(-1);
    if (last && samePoint(last, at)) return;
    if (tool === 'rectangle' || tool === 'circle') {
      const [first] = points;
      const shape = first && shapeOf(tool, first, at, document.system);
      if (shape) this.#session.add(tool === 'circle' ? circleCorners(shape.outer) : shape);
      else if (!first) this.#set([at]);
      return;
    }
    const refused = tool === 'measure' ? null : refusedCorner(points, at);
    if (refused) this.#refuse(refused);
    else this.#set([...points, at]);
  }

  takeBack(): void {
    if (this.points.length > 0) this.#set(this.points.slice(0, -1));
  }

  abandon(): void {
    this.#session.setTool('select');
  }

  /** Completes the sketch: double-click, right-click, Enter. */
  finish(): void {
    const session = this.#session;
    const { tool, document, selected } = session.state.get();
    if (!this.active) return;
    if (tool === 'measure') {
      this.#measured();
      return;
    }
    if (tool === 'rectangle' || tool === 'circle') return;
    const closed = closeSketch(this.points);
    if ('refused' in closed) {
      this.#refuse(closed.refused);
      return;
    }
    if (tool === 'polygon') {
      session.add(polygonOf(closed.ring));
      return;
    }
    const area = areaOf(document, selected);
    if (!area) return;
    const refused = refusedHole(area.polygon, closed.ring);
    if (refused) this.#refuse(refused);
    else session.step('stepHole', addHole(document, area.id, closed.ring), { tool: 'select', sketch: null });
  }

  /** Returns the text of the measurement so far. */
  measured(points: readonly LonLat[] = this.points): string {
    const { texts, state } = this.#session;
    const { system } = state.get().document;
    const length = lengthText(texts, lengthOf(points, system));
    if (points.length < 3) return format(texts.measured, { length });
    return format(texts.measuredArea, { length, area: areaText(texts, ringArea(points, system)) });
  }

  #measured(): void {
    const session = this.#session;
    if (this.points.length < 2) {
      this.abandon();
      return;
    }
    const text = this.measured();
    session.setTool('measure');
    session.tell({ kind: 'info', text });
  }

  #set(points: readonly LonLat[]): void {
    const { state, texts } = this.#session;
    const { sketch } = state.get();
    if (!sketch) return;
    state.set({
      sketch: { ...sketch, points },
      reason: null,
      announcement: format(texts.drawing, { n: points.length }),
    });
  }

  #refuse(refused: SketchRefusal): void {
    const reason = this.#why(refused);
    this.#session.state.set({ reason, announcement: reason });
  }

  #why(refused: SketchRefusal): string {
    const { texts, state } = this.#session;
    const { document, selected } = state.get();
    return format(texts[refused], { n: selected === null ? '' : numberOf(document, selected) });
  }
}
