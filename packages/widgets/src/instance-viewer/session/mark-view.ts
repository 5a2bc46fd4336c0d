import { type Heat, heatOf, type Marks, marksAt } from '@gongdi/bpmn';
import type { HeatPainter } from '../paint/heat-painter.ts';
import type { Painter } from '../paint/painter.ts';

/** Part of the state that is updated whenever the display changes. */
export interface Shown {
  marks: Marks | null;
  full: Marks | null;
  at: number | null;
  now: number;
  heat: Heat | null;
}

/** Selects the painted marks: the current ones or those of an instant, with or without heat. */
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

  /** Sets new current marks; a running replay stays at its instant. */
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

  /** Called when the diagram is drawn again: nothing is painted yet. The heat setting stays. */
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
