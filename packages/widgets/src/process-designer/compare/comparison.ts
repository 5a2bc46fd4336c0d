import { compareTrees, type ElementChange, elementChanges, type Model } from '@gongdi/bpmn';
import { createStore } from '../../diagram/store.ts';
import { whenIdle } from '../session/slices.ts';
import type { Stage } from '../session/stage.ts';
import { asOpened } from './as-opened.ts';
import { type Drawn, drawnIn } from './drawn.ts';
import { ComparisonMarks } from './marks.ts';

/** Milliseconds without a change before the versions are compared again. */
const QUIET = 600;
/** Margin around a ghost when the view moves to it, in diagram units. */
const AROUND = 300;

export interface ComparisonState {
  /** Null until the first comparison has ended. */
  changes: readonly ElementChange[] | null;
  /** Also marks elements that were only moved or resized. */
  layout: boolean;
}

/** Compares the open model with another version: marks on the canvas and a list, both updated after edits. */
export class ComparisonView {
  readonly state = createStore<ComparisonState>({ changes: null, layout: false });
  readonly #stage: Stage;
  readonly #before: Model;
  readonly #marks: ComparisonMarks;
  #gone: readonly Drawn[] = [];
  #cancel: () => void;

  constructor(stage: Stage, before: Model) {
    this.#stage = stage;
    this.#before = asOpened(before);
    this.#marks = new ComparisonMarks(stage);
    const bus = stage.service('eventBus');
    bus.on('commandStack.changed', this.#later);
    bus.on('root.set', this.#compare);
    this.#cancel = whenIdle(this.#compare);
  }

  showLayout(layout: boolean): void {
    this.state.set({ layout });
    this.#draw();
  }

  /** Brings a ghost into view. */
  showGhost(id: string): void {
    const drawn = this.#gone.find(({ element }) => element.id === id);
    if (!drawn) return;
    const canvas = this.#stage.service('canvas');
    const { x, y } = drawn.kind === 'shape' ? drawn.bounds : (drawn.waypoints[0] ?? { x: 0, y: 0 });
    const { width, height } = canvas.viewbox();
    const [w, h] = [Math.max(width, AROUND), Math.max(height, AROUND)];
    canvas.viewbox({ x: x - w / 2, y: y - h / 2, width: w, height: h });
  }

  dispose(): void {
    this.#cancel();
    const bus = this.#stage.service('eventBus');
    bus.off('commandStack.changed', this.#later);
    bus.off('root.set', this.#compare);
    this.#marks.clear();
  }

  readonly #later = (): void => {
    this.#cancel();
    const timer = setTimeout(() => {
      this.#cancel = whenIdle(this.#compare);
    }, QUIET);
    this.#cancel = () => clearTimeout(timer);
  };

  readonly #compare = (): void => {
    const { diff, kinds } = compareTrees(this.#before, this.#stage.model);
    const removed = new Set([...kinds].flatMap(([element, kind]) => (kind === 'removed' ? [element] : [])));
    // on the shown plane; a plane that the other version does not have has no ghosts
    const plane = this.#stage.service('canvas').getRootElement().businessObject.id;
    this.#gone = drawnIn(this.#before, removed, plane);
    this.state.set({ changes: elementChanges(diff) });
    this.#draw();
  };

  #draw(): void {
    const { changes, layout } = this.state.get();
    const present = (changes ?? []).filter(({ kind }) => kind !== 'removed' && (layout || kind !== 'moved'));
    this.#marks.show(
      present.map(({ id, kind }) => [id, kind] as const),
      this.#gone,
    );
  }
}
