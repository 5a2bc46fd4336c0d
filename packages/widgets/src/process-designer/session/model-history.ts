import type { Store } from '../../diagram/store.ts';
import { StageChain } from '../flavour/stage-chain.ts';
import type { Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

interface HistoryContext {
  state: Store<DesignerState>;
  /** Another version of the document stands there now. */
  entered(): void;
}

/** Steps back and forth: the engine's commands, and between versions of the document that no command leads between. */
export class ModelHistory {
  readonly #context: HistoryContext;
  readonly #chain = new StageChain<Stage>();
  /** Steps of the engine from the opening of a version to what it shows. */
  readonly #depths = new WeakMap<Stage, number>();
  /** Version and step that the host has; none while no way back and forth leads there. */
  #saved: { stage: Stage; depth: number } | undefined;

  constructor(context: HistoryContext) {
    this.#context = context;
  }

  of(stage: Stage): Pick<DesignerState, 'canUndo' | 'canRedo'> {
    const stack = stage.service('commandStack');
    return { canUndo: stack.canUndo() || this.#chain.hasBefore, canRedo: stack.canRedo() || this.#chain.hasAfter };
  }

  /** A command was carried out, or one was taken back or repeated. */
  stepped(stage: Stage, trigger: 'execute' | 'undo' | 'redo'): void {
    const depth = this.#depthOf(stage);
    this.#depths.set(stage, trigger === 'undo' ? depth - 1 : depth + 1);
    if (trigger !== 'execute') return;
    // What came after the steps that were taken back is no longer reached.
    this.#chain.dropAfter();
    if (this.#saved?.stage === stage && this.#saved.depth > depth) this.#saved = undefined;
  }

  /** The host has what a version shows now. */
  saved(stage: Stage): void {
    this.#saved = { stage, depth: this.#depthOf(stage) };
  }

  /** The host has none of the versions. */
  unsaved(): void {
    this.#saved = undefined;
  }

  /** Whether the host has what a version shows: also after steps that were all taken back. */
  isSaved(stage: Stage): boolean {
    return this.#saved?.stage === stage && this.#saved.depth === this.#depthOf(stage);
  }

  /** Whether a version shows what was opened: no step was made, or all were taken back. */
  isAsOpened(stage: Stage): boolean {
    return this.#depthOf(stage) === 0;
  }

  undo(): void {
    const { canUndo, stage } = this.#context.state.get();
    if (!canUndo || !stage) return;
    const stack = stage.service('commandStack');
    if (stack.canUndo()) return stack.undo();
    const before = this.#chain.back(stage);
    if (before) this.#enter(before, stage);
  }

  redo(): void {
    const { canRedo, stage } = this.#context.state.get();
    if (!canRedo || !stage) return;
    const stack = stage.service('commandStack');
    if (stack.canRedo()) return stack.redo();
    const after = this.#chain.forward(stage);
    if (after) this.#enter(after, stage);
  }

  /** A new version of the document follows the open one, as one step. */
  follow(next: Stage, current: Stage): void {
    this.#chain.leave(current);
    this.#enter(next, current);
  }

  /** Another document is opened. */
  forget(): void {
    this.#chain.forget();
    this.#saved = undefined;
  }

  #depthOf(stage: Stage): number {
    return this.#depths.get(stage) ?? 0;
  }

  #enter(stage: Stage, before: Stage): void {
    const { state, entered } = this.#context;
    stage.replace(before);
    const { selection } = stage;
    const dirty = !this.isSaved(stage);
    state.set({ stage, selection, dirty, revision: state.get().revision + 1, ...this.of(stage) });
    entered();
  }
}
