import type { Text } from '@gongdi/bpmn';

/** A word in one language, or in both. */
export type TemplateText = string | Text;

/** One node of a template. Attributes without prefix are BPMN's or the engine's: the model's flavour decides. */
export interface TemplateNode {
  /** Names the node within the template. */
  key: string;
  /** Type without prefix, such as `UserTask`. */
  type: string;
  name?: TemplateText;
  /** Such as `{ assignee: '${projectManager}' }`; written with the names of the model's engine. */
  attributes?: Readonly<Record<string, string | boolean>>;
  /** Values that the code behind a task is given, by name. */
  fields?: Readonly<Record<string, TemplateText>>;
  /** Several persons, in parallel or one after the other. */
  multiple?: { collection: string; variable: string; until?: string; sequential?: boolean };
  /** A timer of this ISO 8601 duration: for boundary and intermediate events. */
  duration?: string;
  /** Key of the activity that a boundary event sits on; `'selected'`: the one that is selected. */
  attachedTo?: string;
  /** A boundary event that lets its activity go on. */
  nonInterrupting?: boolean;
  /** Column and row on the grid of the template; default: one after the other in one row. */
  column?: number;
  row?: number;
}

export interface TemplateFlow {
  from: string;
  to: string;
  name?: TemplateText;
  /** Such as `${approved}`. */
  condition?: string;
  isDefault?: boolean;
}

/** A piece of a process that a person inserts into the diagram, as data. */
export interface HostTemplate {
  id: string;
  name: TemplateText;
  about?: TemplateText;
  nodes: readonly TemplateNode[];
  flows?: readonly TemplateFlow[];
}
