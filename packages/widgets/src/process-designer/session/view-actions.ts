import type { Store } from '../../diagram/store.ts';
import { clampZoom, nextZoom, reveal, ZOOM } from '../../diagram/viewport.ts';
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
}

/** What a person does to the view and the selection; of these only aligning changes the model. */
export class ViewActions {
  readonly #context: ViewContext;

  constructor(context: ViewContext) {
    this.#context = context;
  }

  zoomBy(step: number): void {
    this.zoomTo(nextZoom(this.#context.state.get().zoom, step));
  }

  /** A wish outside of the range is clamped and told (settled point 20). */
  zoomTo(wanted: number): void {
    const { stage, notices, emit, texts } = this.#context;
    const { zoom, clamped } = clampZoom(wanted);
    stage().service('canvas').zoom(zoom, 'auto');
    if (!clamped) return;
    const message = wanted > zoom ? texts().zoomTooLarge : texts().zoomTooSmall;
    notices.show('warning', message);
    emit('gd-warning', { code: 'zoom-range', message, zoom, min: ZOOM.min, max: ZOOM.max });
  }

  /** Shows the whole diagram in the middle. */
  fit(): void {
    this.#context.stage().fit();
  }

  resized(): void {
    this.#context.state.get().stage?.resized();
  }

  /** @returns false, after telling how to select several, when fewer than two elements are selected */
  canAlign(): boolean {
    const { state, notices, texts } = this.#context;
    if (state.get().selection.length > 1) return true;
    notices.show('warning', texts().alignSelect);
    return false;
  }

  /** @param type the engine's word: left, right, top, bottom, center, middle */
  align(type: string): void {
    const { state, stage } = this.#context;
    stage()
      .service('alignElements')
      .trigger([...state.get().selection], type);
  }

  /** Selects an element by id and brings it into view, on its own plane; null and what has no shape select nothing. */
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
