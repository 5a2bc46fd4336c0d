import type { Text } from '../model/types.ts';

/** Who does a task: a person named by an expression, or whoever has a role. */
export type Performer = { readonly assignee: string } | { readonly groups: string };

/** Column and row on the grid of a drawing; rows may be negative. */
export type Cell = readonly [column: number, row: number];

/** A node of a template. Ids are the same in every engine's version. */
export type TemplateNode =
  | { readonly kind: 'start' | 'end'; readonly id: string; readonly at: Cell; readonly name: Text }
  | {
      readonly kind: 'task';
      readonly id: string;
      readonly at: Cell;
      readonly name: Text;
      readonly by: Performer;
      /** Once for each entry of a variable that holds a list; `by` names the entry. */
      readonly forEach?: { readonly collection: string; readonly entry: string };
      /** Expression or ISO 8601 date of the time by which it is due. */
      readonly due?: string;
    }
  /** With a name it decides by conditions, without it only brings ways together. */
  | { readonly kind: 'exclusive'; readonly id: string; readonly at: Cell; readonly name?: Text }
  /** Splits into ways that are gone side by side, or waits for all of them. */
  | { readonly kind: 'parallel'; readonly id: string; readonly at: Cell }
  /** A time limit of a task that does not end it: the way from here is gone besides. */
  | {
      readonly kind: 'deadline';
      readonly id: string;
      readonly name: Text;
      readonly on: string;
      /** Edge of the task that it sits on. */
      readonly edge: 'top' | 'bottom';
      /** ISO 8601 duration. */
      readonly after: string;
    };

/** A way between two nodes. From an exclusive gateway, the one without condition is the default. */
export interface TemplateFlow {
  readonly from: string;
  readonly to: string;
  readonly name?: Text;
  readonly condition?: string;
  /** Row along which it runs when it leads back past other nodes. */
  readonly along?: number;
}

/** A complete process, described once for all engines and both languages. */
export interface ProcessTemplate {
  /** What it is called on the command line, and the process key unless another is given. */
  readonly id: string;
  readonly name: Text;
  /** Who does what, and which variables the tasks must set; becomes the documentation of the process. */
  readonly documentation: Text;
  readonly nodes: readonly TemplateNode[];
  readonly flows: readonly TemplateFlow[];
}
