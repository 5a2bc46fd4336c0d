import type { ModdleElement } from '../model/types.ts';

/** A thing of one of the two models, as told to people. */
export interface DiffElement {
  readonly id: string;
  /** `bpmn:UserTask`. */
  readonly type: string;
  readonly name?: string;
}

/** One difference in what an element says. `before` is missing when it was added, `after` when it was removed. */
export interface FactChange {
  /** `name`, `camunda:assignee`, `extensionElements/camunda:field[channel]/@stringValue`, `parent`. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

export interface ChangedElement extends DiffElement {
  readonly changes: readonly FactChange[];
}

/** How an element differs; `moved` is the drawing alone. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved';

/** What tells two versions of a model apart. Plain data, so it is its own JSON form. */
export interface ModelDiff {
  /** True when nothing but the drawing differs. */
  readonly same: boolean;
  readonly added: readonly DiffElement[];
  readonly removed: readonly DiffElement[];
  readonly changed: readonly ChangedElement[];
  /** Elements whose shape or line was moved, resized, coloured, drawn for the first time or no longer. */
  readonly layoutChanged: readonly DiffElement[];
}

/** A comparison with the elements it is about, for those who draw it. */
export interface Comparison {
  readonly diff: ModelDiff;
  /** What became of elements: removed ones of the earlier tree, all others of the later one. */
  readonly kinds: ReadonlyMap<ModdleElement, ChangeKind>;
}
