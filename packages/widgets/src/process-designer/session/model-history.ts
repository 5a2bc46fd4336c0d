import type { Store } from '../../diagram/store.ts';
import { StageChain } from './stage-chain.ts';
import type { Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

interface HistoryContext {
  state: Store<DesignerState>;
  /** Called after another version of the document has become the open one. */
  entered(): void;
}

/** Undo and redo of the engine's commands, and of changes between versions of the document that are not commands. */
export class ModelHistory {
  readonly #context: HistoryContext;
  readonly #chain = new StageChain<Stage>();
  /** Number of engine steps between the opening of a version and its current state. */
  readonly #depths = new WeakMap<Stage, number>();
  /** Version and step that the host has stored; undefined when undo and redo do not lead there. */
  #saved: { stage: Stage; depth: number } | undefined;

  constructor(context: HistoryContext) {
    this.#context = context;
  }

  of(stage: Stage): Pick<DesignerState, 'canUndo' | 'canRedo'> {
    const stack = stage.service('commandStack');
    return { canUndo: stack.canUndo() || this.#chain.hasBefore, canRedo: stack.canRedo() || this.#chain.hasAfter };
  }

  /** Counts a command that was executed, undone or redone. */
  stepped(stage: Stage, trigger: 'execute' | 'undo' | 'redo'): void {
    const depth = this.#depthOf(stage);
    this.#depths.set(stage, trigger === 'undo' ? depth - 1 : depth + 1);
    if (trigger !== 'execute') return;
    // The versions after the undone steps can no longer be reached.
    this.#chain.dropAfter();
    if (this.#saved?.stage === stage && this.#saved.depth > depth) this.#saved = undefined;
  }

  /** Records that the host has stored the current state of a version. */
  saved(stage: Stage): void {
    this.#saved = { stage, depth: this.#depthOf(stage) };
  }

  /** Records that the host has stored none of the versions. */
  unsaved(): void {
    this.#saved = undefined;
  }

  /** Returns whether the host has stored the current state of a version, also after all later steps were undone. */
  isSaved(stage: Stage): boolean {
    return this.#saved?.stage === stage && this.#saved.depth === this.#depthOf(stage);
  }

  /** Returns whether a version is as opened: no step was made, or all steps were undone. */
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

  /** Makes a new version of the document the open one, as one step. */
  follow(next: Stage, current: Stage): void {
    this.#chain.leave(current);
    this.#enter(next, current);
  }

  /** Clears the history because another document is opened. */
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
