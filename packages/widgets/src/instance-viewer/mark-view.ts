import { type Heat, heatOf, type Marks, marksAt } from '@gongdi/bpmn';
import type { HeatPainter } from './paint/heat-painter.ts';
import type { Painter } from './paint/painter.ts';

/** What is told to the state whenever something else is shown. */
export interface Shown {
  marks: Marks | null;
  full: Marks | null;
  at: number | null;
  now: number;
  heat: Heat | null;
}

/** Which marks are painted: those of now or of an instant, with or without heat. */
export class MarkView {
  #full: Marks | null = null;
  #at: number | null = null;
  #hot = false;
  readonly #painter: Painter;
  readonly #heatPainter: HeatPainter;
  readonly #tell: (shown: Shown) => void;

  constructor(painter: Painter, heatPainter: HeatPainter, tell: (shown: Shown) => void) {
    this.#painter = painter;
    this.#heatPainter = heatPainter;
    this.#tell = tell;
  }

  /** New marks of now; a replay stays where it is. */
  show(full: Marks): void {
    this.#full = full;
    this.#paint();
  }

  replay(at: number | null): void {
    if (at === this.#at) return;
    this.#at = at;
    this.#paint();
  }

  setHeat(shown: boolean): void {
    if (shown === this.#hot) return;
    this.#hot = shown;
    this.#paint();
  }

  relabel(): void {
    if (!this.#hot) return;
    this.#heatPainter.paint(null);
    this.#paint();
  }

  /** The diagram is drawn anew: nothing is painted. Heat stays wanted. */
  reset(): void {
    this.#full = null;
    this.#at = null;
    this.#painter.reset();
    this.#heatPainter.reset();
    this.#tell({ marks: null, full: null, at: null, now: Date.now(), heat: null });
  }

  #paint(): void {
    const full = this.#full;
    if (!full) return;
    const marks = this.#at === null ? full : marksAt(full, this.#at);
    const now = this.#at ?? Date.now();
    const heat = this.#hot ? heatOf(marks, now) : null;
    this.#painter.paint(marks);
    this.#heatPainter.paint(heat);
    this.#tell({ marks, full, at: this.#at, now, heat });
  }
}
