import { measure, samePolygon, type Circle, type LonLat, type Polygon } from '@gongdi/geo';
import { createStore } from '../../diagram/store.ts';
import { withRetries } from '../../kit/retry.ts';
import { circlePolygon } from '../model/circle.ts';
import {
  addArea,
  areaOf,
  cornerAt,
  EMPTY,
  insertCorner,
  middleAfter,
  moveArea,
  moveCorner,
  newArea,
  numberOf,
  removeArea,
  removeCorner,
  removeHole,
  ringAt,
  withPolygon,
  type Corner,
  type FenceDocument,
} from '../model/document.ts';
import { History } from '../model/history.ts';
import type { StoredFence } from '../host/props.ts';
import { measuresText } from '../text/amounts.ts';
import { en } from '../text/en.ts';
import { format, type Texts } from '../text/index.ts';
import { baselineOf, isUnchanged, type Baseline } from './baseline.ts';
import { messageOf } from './message-of.ts';
import type { FenceState, Notice, StepLabel, Tool } from './state.ts';

/** The fence on view and in editing: state, steps, and which actions are allowed when. */
export class FenceSession {
  readonly state = createStore<FenceState>({
    phase: 'loading',
    attempt: 0,
    failure: null,
    mode: 'view',
    document: EMPTY,
    selected: null,
    corner: null,
    tool: 'select',
    sketch: null,
    problems: [],
    checking: null,
    reason: null,
    undo: null,
    redo: null,
    byNodes: null,
    crowded: false,
    snap: true,
    moveWhole: false,
    saving: false,
    leaving: false,
    notice: null,
    announcement: '',
  });
  readonly #texts: () => Texts;
  readonly #history = new History<FenceDocument, StepLabel>();
  #baseline: Baseline = baselineOf({ data: null });
  #loading: AbortController | undefined;
  /** Called after each change of the document. */
  changed: (document: FenceDocument) => void = () => {};

  constructor(texts: () => Texts) {
    this.#texts = texts;
  }

  get english(): boolean {
    return this.#texts() === en;
  }

  get texts(): Texts {
    return this.#texts();
  }

  get baseline(): Baseline {
    return this.#baseline;
  }

  get editing(): boolean {
    return this.state.get().mode !== 'view';
  }

  /** Whether there are unsaved changes. */
  get dirty(): boolean {
    return this.editing && !isUnchanged(this.#baseline, this.state.get().document);
  }

  /** Shows a fence. Edits are not discarded: the new fence is shown after saving or cancelling. */
  show(stored: StoredFence): void {
    this.#loading?.abort(new Error('replaced'));
    try {
      this.#open(baselineOf(stored));
    } catch (error) {
      this.#fail(format(this.texts.badValue, { message: messageOf(error, this.english) }));
    }
  }

  /**
   * Loads the fence; after a failure it tries three times more, 1.5 s apart.
   * @returns null when it could not be loaded
   */
  async load(get: (signal: AbortSignal) => Promise<StoredFence>): Promise<StoredFence | null> {
    this.#loading?.abort(new Error('replaced'));
    const stop = new AbortController();
    this.#loading = stop;
    this.state.set({ phase: 'loading', attempt: 0, failure: null });
    try {
      const stored = await withRetries(
        () => get(stop.signal),
        (_, attempt) => this.state.set({ attempt }),
        stop.signal,
      );
      if (stop.signal.aborted) return null;
      this.#open(baselineOf(stored));
      return stored;
    } catch (error) {
      if (!stop.signal.aborted) this.#fail(messageOf(error, this.english));
      return null;
    }
  }

  stop(): void {
    this.#loading?.abort(new Error('stopped'));
  }

  #fail(failure: string): void {
    this.state.set({ phase: 'failed', failure });
  }

  #open(baseline: Baseline): void {
    this.#baseline = baseline;
    this.#history.clear();
    const { document } = baseline;
    this.state.set({
      phase: 'ready',
      failure: null,
      mode: 'view',
      document,
      selected: document.areas[0]?.id ?? null,
      ...RESTING,
    });
    this.changed(document);
  }

  /** Switches to editing: of the existing fence, or of a new one when there is none. */
  edit(): void {
    const { phase, mode, document } = this.state.get();
    if (phase !== 'ready' || mode !== 'view') return;
    const none = document.areas.length === 0;
    this.state.set({ ...RESTING, mode: none ? 'new' : 'edit' });
    if (none) this.setTool('polygon');
    else if (!areaOf(document, this.state.get().selected)) this.select(document.areas[0]?.id ?? null);
  }

  /** Ends editing and restores the opened fence. Asks for confirmation when changes would be lost. */
  cancel(sure = false): void {
    if (!this.editing) return;
    if (!sure && this.dirty) {
      this.state.set({ leaving: true });
      return;
    }
    const { document } = this.#baseline;
    this.#history.clear();
    this.state.set({
      ...RESTING,
      mode: 'view',
      document,
      selected: document.areas[0]?.id ?? null,
      notice: { kind: 'info', text: this.texts.cancelled },
      announcement: this.texts.cancelled,
    });
    this.changed(document);
  }

  stay(): void {
    this.state.set({ leaving: false });
  }

  /** Marks the edited fence as stored: cancel now returns to it. */
  stored(data: unknown, code: string): void {
    const { document } = this.state.get();
    this.#history.clear();
    this.#baseline = { ...this.#baseline, document, data, code };
    this.state.set({ ...RESTING, mode: 'view', saving: false });
    this.tell({ kind: 'success', text: this.texts.saved });
  }

  tell(notice: Notice | null): void {
    this.state.set({ notice, announcement: notice?.text ?? this.state.get().announcement });
  }

  announce(announcement: string): void {
    this.state.set({ announcement });
  }

  /** Executes one undoable step. @returns whether anything has changed */
  step(label: StepLabel, after: FenceDocument, more: Partial<FenceState> = {}): boolean {
    const { document: before } = this.state.get();
    if (!this.editing || after === before) return false;
    this.#history.push({ label, before, after });
    this.#set(after, more);
    return true;
  }

  #set(document: FenceDocument, more: Partial<FenceState> = {}): void {
    const { selected, corner } = { ...this.state.get(), ...more };
    const kept = areaOf(document, selected) ? selected : (document.areas.at(-1)?.id ?? null);
    this.state.set({
      reason: null,
      ...more,
      document,
      selected: kept,
      corner: corner && kept === corner.area && cornerAt(document, corner) ? corner : null,
      undo: this.#history.last?.label ?? null,
      redo: this.#history.next?.label ?? null,
    });
    this.changed(document);
  }

  undo(): void {
    if (!this.editing || this.state.get().sketch?.points.length) return;
    const step = this.#history.undo();
    if (!step) return;
    this.#set(step.before);
    this.announce(format(this.texts.undone, { step: this.texts[step.label] }));
  }

  redo(): void {
    if (!this.editing) return;
    const step = this.#history.redo();
    if (!step) return;
    this.#set(step.after);
    this.announce(format(this.texts.redone, { step: this.texts[step.label] }));
  }

  setTool(tool: Tool): void {
    if (tool !== 'measure' && tool !== 'select' && !this.editing) return;
    const { texts } = this;
    if (tool === 'hole' && this.state.get().selected === null) {
      this.tell({ kind: 'warning', text: texts.pickArea });
      return;
    }
    const sketch = tool === 'select' ? null : { points: [], cursor: null };
    this.state.set({
      tool,
      sketch,
      corner: null,
      reason: null,
      notice: null,
      announcement: tool === 'select' ? '' : texts.hintKeys,
    });
  }

  select(id: number | null): void {
    const { document, selected } = this.state.get();
    if (id === selected) return;
    const area = areaOf(document, id);
    this.state.set({ selected: area?.id ?? null, corner: null, reason: null });
    if (area)
      this.announce(
        format(this.texts.selectedArea, { n: numberOf(document, area.id), measures: this.measures(area.polygon) }),
      );
  }

  pick(corner: Corner | null): void {
    this.state.set({ corner });
  }

  measures(polygon: Polygon): string {
    return measuresText(this.texts, measure(polygon, this.state.get().document.system));
  }

  add(polygon: Polygon): void {
    const area = newArea(polygon);
    const next = addArea(this.state.get().document, area);
    if (!this.step('stepAdd', next, { selected: area.id, tool: 'select', sketch: null })) return;
    this.announce(format(this.texts.added, { n: next.areas.length, measures: this.measures(polygon) }));
  }

  remove(id: number): void {
    const { document } = this.state.get();
    const n = numberOf(document, id);
    if (this.step('stepRemove', removeArea(document, id))) this.announce(format(this.texts.removed, { n }));
  }

  removeHole(id: number, ring: number): void {
    this.step('stepRemoveHole', removeHole(this.state.get().document, id, ring));
  }

  move(corner: Corner, to: LonLat): void {
    this.step('stepMove', moveCorner(this.state.get().document, corner, to), { corner });
  }

  moveArea(id: number, by: LonLat): void {
    this.step('stepMoveArea', moveArea(this.state.get().document, id, by));
  }

  /** Sets another middle or radius of a circular area. */
  setCircle(id: number, circle: Circle): void {
    const { document } = this.state.get();
    const area = areaOf(document, id);
    if (!area) return;
    const polygon = circlePolygon(circle, document.system, area.polygon.outer.length);
    if (samePolygon(polygon, area.polygon)) return;
    this.step('stepCircle', withPolygon(document, id, polygon), { corner: null });
  }

  /** @param at default: the middle of the edge after the corner */
  insert(corner: Corner, at?: LonLat): void {
    const { document } = this.state.get();
    const area = areaOf(document, corner.area);
    const ring = area && ringAt(area.polygon, corner.ring);
    const place = at ?? (ring && middleAfter(ring, corner.vertex));
    if (!place) return;
    this.step('stepInsert', insertCorner(document, corner, place), {
      corner: { ...corner, vertex: corner.vertex + 1 },
    });
  }

  removeCorner(corner: Corner): void {
    const { document } = this.state.get();
    const next = removeCorner(document, corner);
    if (next === document) {
      this.tell({ kind: 'warning', text: this.texts.leastNodes });
      return;
    }
    this.step('stepDelete', next, { corner: { ...corner, vertex: Math.max(0, corner.vertex - 1) } });
  }
}

/** State without a running action. */
const RESTING = {
  tool: 'select',
  sketch: null,
  corner: null,
  byNodes: null,
  problems: [],
  checking: null,
  reason: null,
  undo: null,
  redo: null,
  leaving: false,
  notice: null,
} as const satisfies Partial<FenceState>;
