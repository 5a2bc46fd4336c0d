import type { Store } from '../../diagram/store.ts';
import type { Canvas } from '../../diagram/services.ts';
import { clampZoom, fitDiagram, nextZoom, reveal, ZOOM } from '../../diagram/viewport.ts';
import type { Texts } from '../text/index.ts';
import type { Emit } from './emit.ts';
import type { Notices } from './notices.ts';
import { PALETTE, type Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

interface ViewContext {
  state: Store<DesignerState>;
  notices: Notices;
  emit: Emit;
  texts(): Texts;
  /** @throws Error when nothing is open */
  stage(): Stage;
  /** Returns the canvas that is visible in place of the stage during the simulation. */
  simulated(): Canvas | undefined;
}

/** Tolerance of comparisons: zooms are sums of tenths. */
const NEARLY = 1e-6;

/** User actions on the view and the selection; only aligning changes the model. */
export class ViewActions {
  readonly #context: ViewContext;

  constructor(context: ViewContext) {
    this.#context = context;
  }

  zoomBy(step: number): void {
    this.zoomTo(nextZoom(this.#context.state.get().zoom, step));
  }

  /** Sets the zoom. A value outside of the range is clamped and reported to the user (settled point 20). */
  zoomTo(wanted: number): void {
    const { stage, simulated } = this.#context;
    const { zoom, clamped } = clampZoom(wanted);
    (simulated() ?? stage().service('canvas')).zoom(zoom, 'auto');
    if (clamped) this.tellLimit(wanted > zoom, zoom);
  }

  /**
   * Reports the limits of zooming by wheel, where the engine stops without a message. Wheel events over the palette are
   * stopped, so that the palette, which may be longer than the canvas, scrolls: the engine would use them for the
   * canvas.
   * @param zoom before this turn of the wheel
   */
  wheel(event: WheelEvent, zoom: number): void {
    const { ctrlKey, metaKey, deltaY, target } = event;
    if (!(ctrlKey || metaKey)) {
      if (target instanceof Element && target.closest('.djs-palette')) event.stopPropagation();
      return;
    }
    if (deltaY === 0) return;
    const closer = deltaY < 0;
    if (closer ? zoom >= ZOOM.max - NEARLY : zoom <= ZOOM.min + NEARLY) this.tellLimit(closer, zoom);
  }

  /** Reports that a button, the host or the wheel requested a zoom beyond the limits. */
  tellLimit(tooLarge: boolean, zoom: number): void {
    const { notices, emit, texts } = this.#context;
    const message = tooLarge ? texts().zoomTooLarge : texts().zoomTooSmall;
    notices.show('warning', message);
    emit('gd-warning', { code: 'zoom-range', message, zoom, min: ZOOM.min, max: ZOOM.max });
  }

  /** Shows the whole diagram in the middle of the canvas. */
  fit(): void {
    const { simulated, stage } = this.#context;
    const canvas = simulated();
    if (canvas) fitDiagram(canvas, { min: ZOOM.min });
    else stage().fit();
  }

  resized(): void {
    this.#context.state.get().stage?.resized();
  }

  /**
   * @returns false, after a message to the user, when fewer than two elements are selected that the engine would align
   */
  canAlign(): boolean {
    const { state, notices, texts, stage } = this.#context;
    const { selection } = state.get();
    if (stage().service('rules').allowed('elements.align', { elements: selection })) return true;
    notices.show('warning', selection.length > 1 ? texts().alignNothing : texts().alignSelect);
    return false;
  }

  /** @param type name in the engine: left, right, top, bottom, center, middle */
  align(type: string): void {
    const { state, stage } = this.#context;
    stage()
      .service('alignElements')
      .trigger([...state.get().selection], type);
  }

  /**
   * Selects an element by id and scrolls it into view, on its own plane; null and ids without a shape clear the
   * selection.
   */
  select(id: string | null): void {
    const stage = this.#context.stage();
    const element = id === null ? undefined : stage.find(id);
    const canvas = stage.service('canvas');
    const root = element && canvas.findRoot(element);
    if (root && root !== canvas.getRootElement()) canvas.setRootElement(root);
    const shape = element === root ? undefined : element;
    stage.service('selection').select(shape ?? null);
    if (shape) reveal(canvas, shape, PALETTE);
  }
}
