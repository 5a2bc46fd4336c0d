import type { DiagramElement } from '../../diagram/model.ts';
import type { EventBusEvent } from '../../diagram/services.ts';
import type { Store } from '../../diagram/store.ts';
import type { Emit } from './emit.ts';
import type { ModelHistory } from './model-history.ts';
import type { Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

/**
 * Event priority above the engine's own listeners: it also receives events that those listeners stop, and runs before a
 * change is made.
 */
export const FIRST = 2000;

/** Cause of a change of the engine's command stack. */
type Trigger = 'execute' | 'undo' | 'redo' | 'clear';

interface Follower {
  state: Store<DesignerState>;
  history: ModelHistory;
  emit: Emit;
  /** Called after a change of the model, so that the host is notified and the draft is written. */
  edited(): void;
}

/** Updates the designer's state from one opened model, and notifies the host of selections on its canvas. */
export function followStage(stage: Stage, { state, history, emit, edited }: Follower): void {
  const bus = stage.service('eventBus');
  bus.on(['commandStack.changed', 'elements.changed'], (event) => {
    const revision = state.get().revision + 1;
    const trigger = event.type === 'commandStack.changed' ? (event['trigger'] as Trigger) : 'clear';
    if (trigger !== 'clear') history.stepped(stage, trigger);
    state.set({ ...history.of(stage), revision });
    if (trigger === 'clear') return;
    state.set({ dirty: !history.isSaved(stage) });
    edited();
  });
  bus.on('canvas.viewbox.changed', () => state.set({ zoom: stage.service('canvas').zoom() }));
  bus.on(['selection.changed', 'root.set'], () => {
    const selection = stage.service('selection').get();
    state.set({ selection });
    const first = selection.length === 1 ? selection[0] : undefined;
    emit('gd-select', { ...described(first), count: selection.length });
  });
}

/** Engine events that are dispatched to the host as `gd-element-click` …, for all versions of the document. */
export class HandedOnEvents {
  readonly #emit: Emit;
  readonly #stops = new Map<Stage, () => void>();

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  follow(stage: Stage, events: readonly string[]): void {
    const bus = stage.service('eventBus');
    const stops = events.map((name) => {
      const handOn = (event: EventBusEvent): void => {
        const element = event['element'] as DiagramElement | undefined;
        this.#emit(`gd-${name.replaceAll('.', '-')}`, described(element));
      };
      bus.on(name, FIRST, handOn);
      return () => bus.off(name, handOn);
    });
    this.#stops.set(stage, () => stops.forEach((stop) => stop()));
  }

  /** Replaces the list of dispatched events. */
  change(events: readonly string[]): void {
    for (const [stage, stop] of this.#stops) {
      stop();
      this.follow(stage, events);
    }
  }

  /** Forgets the followed versions after they were destroyed. */
  forget(): void {
    this.#stops.clear();
  }
}

function described(element: DiagramElement | undefined) {
  const { id = null, type = null } = element ?? {};
  return { id, type, name: element?.businessObject?.name ?? null };
}
