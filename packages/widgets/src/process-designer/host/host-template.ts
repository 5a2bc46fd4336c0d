import type { Text } from '@gongdi/bpmn';

/** A text in one language, or in both. */
export type TemplateText = string | Text;

/** One node of a template. Attributes without prefix are BPMN's or the engine's: the model's flavour decides. */
export interface TemplateNode {
  /** Name of the node within the template. */
  key: string;
  /** Type without prefix, such as `UserTask`. */
  type: string;
  name?: TemplateText;
  /** Attributes such as `{ assignee: '${projectManager}' }`; written under the names of the model's engine. */
  attributes?: Readonly<Record<string, string | boolean>>;
  /** Values for the delegate of a task, by name. */
  fields?: Readonly<Record<string, TemplateText>>;
  /** Multi-instance: several persons, in parallel or one after the other. */
  multiple?: { collection: string; variable: string; until?: string; sequential?: boolean };
  /** ISO 8601 duration of a timer: for boundary and intermediate events. */
  duration?: string;
  /** Key of the activity to which a boundary event is attached; `'selected'`: the selected activity. */
  attachedTo?: string;
  /** For a boundary event that does not interrupt its activity. */
  nonInterrupting?: boolean;
  /** Column and row on the grid of the template; default: one after the other in one row. */
  column?: number;
  row?: number;
}

export interface TemplateFlow {
  from: string;
  to: string;
  name?: TemplateText;
  /** Condition such as `${approved}`. */
  condition?: string;
  isDefault?: boolean;
}

/** A part of a process that the user inserts into the diagram, as data. */
export interface HostTemplate {
  id: string;
  name: TemplateText;
  about?: TemplateText;
  nodes: readonly TemplateNode[];
  flows?: readonly TemplateFlow[];
}
