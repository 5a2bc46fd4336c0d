import type { Text } from '../model/types.ts';

/** Who does a task: a person that an expression names, or anybody with a role. */
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
      /** The task runs once for each entry of a list variable; `entry` is the variable for the entry. */
      readonly forEach?: { readonly collection: string; readonly entry: string };
      /** Due date: an expression or an ISO 8601 date. */
      readonly due?: string;
    }
  /** With a name the gateway decides by conditions; without a name it only joins paths. */
  | { readonly kind: 'exclusive'; readonly id: string; readonly at: Cell; readonly name?: Text }
  /** Splits into parallel paths, or waits for all of them. */
  | { readonly kind: 'parallel'; readonly id: string; readonly at: Cell }
  /** A time limit that does not end its task: the path from here runs in addition. */
  | {
      readonly kind: 'deadline';
      readonly id: string;
      readonly name: Text;
      readonly on: string;
      /** Edge of the task on which the event is drawn. */
      readonly edge: 'top' | 'bottom';
      /** ISO 8601 duration. */
      readonly after: string;
    };

/** A flow between two nodes. From an exclusive gateway, the flow without condition is the default. */
export interface TemplateFlow {
  readonly from: string;
  readonly to: string;
  readonly name?: Text;
  readonly condition?: string;
  /** Grid row along which the flow runs if it leads back past other nodes. */
  readonly along?: number;
}

/** A complete process, described once for all engines and both languages. */
export interface ProcessTemplate {
  /** Its name on the command line; also the process key unless another key is given. */
  readonly id: string;
  readonly name: Text;
  /** Who does what, and which variables the tasks must set; this is the documentation of the process. */
  readonly documentation: Text;
  readonly nodes: readonly TemplateNode[];
  readonly flows: readonly TemplateFlow[];
}
