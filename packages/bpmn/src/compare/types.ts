import type { ModdleElement } from '../model/types.ts';

/** An item of one of the two models, for display. */
export interface DiffElement {
  readonly id: string;
  /** `bpmn:UserTask`. */
  readonly type: string;
  readonly name?: string;
}

/** One changed fact of an element. `before` is missing when the fact was added, `after` when it was removed. */
export interface FactChange {
  /** `name`, `camunda:assignee`, `extensionElements/camunda:field[channel]/@stringValue`, `parent`. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

export interface ChangedElement extends DiffElement {
  readonly changes: readonly FactChange[];
}

/** Kind of change of an element; `moved` is a change of the drawing alone. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved';

/** The differences between two versions of a model. Plain data, so it can be serialised to JSON directly. */
export interface ModelDiff {
  /** True when nothing but the drawing differs. */
  readonly same: boolean;
  readonly added: readonly DiffElement[];
  readonly removed: readonly DiffElement[];
  readonly changed: readonly ChangedElement[];
  /** Elements whose shape or line was moved, resized, recoloured, added or removed. */
  readonly layoutChanged: readonly DiffElement[];
}

/** A comparison with its elements, for code that draws it. */
export interface Comparison {
  readonly diff: ModelDiff;
  /** Kind of change by element: removed elements are from the earlier tree, all others from the later tree. */
  readonly kinds: ReadonlyMap<ModdleElement, ChangeKind>;
}
