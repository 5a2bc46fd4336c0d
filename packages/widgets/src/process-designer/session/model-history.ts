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

  constructor(context: HistoryContext) {
    this.#context = context;
  }

  of(stage: Stage): Pick<DesignerState, 'canUndo' | 'canRedo'> {
    const stack = stage.service('commandStack');
    return { canUndo: stack.canUndo() || this.#chain.hasBefore, canRedo: stack.canRedo() || this.#chain.hasAfter };
  }

  /** The model was changed: versions after it are no longer reached. */
  executed(): void {
    this.#chain.dropAfter();
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
  }

  #enter(stage: Stage, before: Stage): void {
    const { state, entered } = this.#context;
    stage.replace(before);
    const { selection } = stage;
    state.set({ stage, selection, dirty: true, revision: state.get().revision + 1, ...this.of(stage) });
    entered();
  }
}
