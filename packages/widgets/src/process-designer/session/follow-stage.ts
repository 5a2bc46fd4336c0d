import type { DiagramElement } from '../../diagram/model.ts';
import type { EventBusEvent } from '../../diagram/services.ts';
import type { Store } from '../../diagram/store.ts';
import type { Emit } from './emit.ts';
import type { ModelHistory } from './model-history.ts';
import type { Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

/** Above the engine's own listeners: an event that one of those ends is heard too, and a change before it is made. */
export const FIRST = 2000;

/** What has changed the engine's stack of commands. */
type Trigger = 'execute' | 'undo' | 'redo' | 'clear';

interface Follower {
  state: Store<DesignerState>;
  history: ModelHistory;
  emit: Emit;
  /** The model was changed by a person: host and draft are to know. */
  edited(): void;
}

/** Keeps the designer's state in step with one opened model, and tells the host of what happens on its canvas. */
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

/** Engine events that a host wants handed on, as `gd-element-click` …, of all versions of the document. */
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

  /** The host wants others than before. */
  change(events: readonly string[]): void {
    for (const [stage, stop] of this.#stops) {
      stop();
      this.follow(stage, events);
    }
  }

  /** The versions that were followed are gone. */
  forget(): void {
    this.#stops.clear();
  }
}

function described(element: DiagramElement | undefined) {
  const { id = null, type = null } = element ?? {};
  return { id, type, name: element?.businessObject?.name ?? null };
}
