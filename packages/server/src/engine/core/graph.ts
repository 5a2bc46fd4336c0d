import type { Label } from '@gongdi/domain';

/** The engine whose behaviour a model expects where engines differ. Activiti 5 to 7 behave as Flowable does. */
export type Dialect = 'camunda' | 'flowable';

export type NodeKind =
  | 'process'
  | 'subProcess'
  | 'eventSubProcess'
  | 'startEvent'
  | 'endEvent'
  | 'throwEvent'
  | 'catchEvent'
  | 'boundaryEvent'
  | 'userTask'
  | 'receiveTask'
  | 'work'
  | 'pass'
  | 'callActivity'
  | 'exclusiveGateway'
  | 'inclusiveGateway'
  | 'parallelGateway'
  | 'eventBasedGateway';

/** A script with its language. */
export interface Script {
  language: string;
  source: string;
}

/** A value of a model: text that may contain expressions, a script, or a list or map of values. */
export type ValueSource =
  | { form: 'text'; text: string }
  | { form: 'script'; script: Script }
  | { form: 'list'; items: ValueSource[] }
  | { form: 'map'; entries: [string, ValueSource][] };

export interface Mapping {
  name: string;
  value: ValueSource;
}

export interface Condition {
  source: string;
  /** If set, `source` is a script of that language, not an expression. */
  language: string | null;
}

export interface Flow {
  id: string;
  source: string;
  target: string;
  condition: Condition | null;
  listeners: Listener[];
}

/** The code of a listener or a task. */
export type Implementation =
  | { form: 'expression'; text: string }
  | { form: 'class' | 'bean' | 'type' | 'topic' | 'connector'; name: string }
  | { form: 'script'; script: Script };

export interface Code {
  run: Implementation;
  /** Injected fields: text that may contain expressions. */
  fields: [string, string][];
}

export interface Listener extends Code {
  /** `start`, `end`, `take`; for tasks `create`, `assignment`, `complete`, `delete`, `update`, `timeout`. */
  event: string;
}

export interface Loop {
  sequential: boolean;
  cardinality: string | null;
  /** Name of a variable, or an expression. */
  collection: string | null;
  elementVariable: string | null;
  /** Flowable only; Camunda always has `loopCounter`. */
  indexVariable: string | null;
  completion: string | null;
  asyncBefore: boolean;
  asyncAfter: boolean;
}

export type EventKind =
  | 'message'
  | 'signal'
  | 'timer'
  | 'conditional'
  | 'error'
  | 'escalation'
  | 'terminate'
  | 'link'
  | 'compensate'
  | 'cancel';

/** Kinds of variable changes that a conditional event may check. */
export const VARIABLE_EVENTS = ['create', 'update', 'delete'] as const;
export type VariableEvent = (typeof VARIABLE_EVENTS)[number];

export interface EventDefinition {
  kind: EventKind;
  /**
   * For message and signal events, the name, which may contain expressions. For error and escalation events, the
   * code; null catches all.
   */
  name: string | null;
  timer: { kind: 'date' | 'duration' | 'cycle'; source: string } | null;
  condition: Condition | null;
  /** For conditional events: the variables whose changes matter, and which kinds of change; null: all. */
  variableNames: string[] | null;
  variableEvents: VariableEvent[] | null;
  /** For error and escalation events: the variables that receive the code and the message. */
  codeVariable: string | null;
  messageVariable: string | null;
  /** For a thrown message: the code to run. */
  work: Work | null;
  /** For thrown signals: the variables to send. */
  inputs: ParameterMapping[];
  /** For compensate events: the activity; null: all activities of the scope. */
  activity: string | null;
  /** A terminate event that ends the whole instance, not only its scope. */
  all: boolean;
}

export interface UserTask {
  assignee: string | null;
  owner: string | null;
  candidateUsers: string | null;
  candidateGroups: string | null;
  dueDate: string | null;
  followUpDate: string | null;
  priority: string | null;
  formKey: string | null;
  description: string | null;
  listeners: Listener[];
  timeouts: { id: string; listener: Listener; timer: NonNullable<EventDefinition['timer']> }[];
}

export interface Work extends Code {
  resultVariable: string | null;
  /** Whether the value stays in the element's own scope. */
  local: boolean;
}

/** An in or out mapping of a call activity. */
export interface ParameterMapping {
  all: boolean;
  source: string | null;
  sourceExpression: string | null;
  target: string | null;
  /** Whether the mapping reads or writes variables local to the element. */
  local: boolean;
}

export interface CallActivity {
  calledElement: string;
  /** `id`: `target` is the id of a definition, not its key. */
  by: 'key' | 'id';
  binding: 'latest' | 'deployment' | 'version';
  version: string | null;
  businessKey: string | null;
  /** Flowable: the name of the new instance. */
  instanceName: string | null;
  idVariable: string | null;
  inputs: ParameterMapping[];
  outputs: ParameterMapping[];
}

export interface Node {
  id: string;
  kind: NodeKind;
  /** Element type as history tables name it: `userTask`, `exclusiveGateway`, … */
  type: string;
  name: string;
  /** The sub-process or process that contains it; null for the process. */
  scope: string | null;
  outgoing: Flow[];
  /** Number of incoming flows. */
  incoming: number;
  defaultFlow: string | null;
  asyncBefore: boolean;
  asyncAfter: boolean;
  retryCycle: string | null;
  listeners: Listener[];
  inputs: Mapping[];
  outputs: Mapping[];
  loop: Loop | null;
  event: EventDefinition | null;
  /**
   * For boundary events: the activity, and whether the event interrupts it. `interrupting` also applies to the start
   * event of an event sub-process.
   */
  attachedTo: string | null;
  interrupting: boolean;
  /** Ids of the boundary events of this node. */
  boundary: string[];
  /** For scopes: the nodes where tokens begin, and the start events of the event sub-processes inside. */
  starts: string[];
  eventStarts: string[];
  user: UserTask | null;
  work: Work | null;
  call: CallActivity | null;
  /** Expression that skips the activity (Flowable). */
  skip: string | null;
  /** Variable that receives the account that started the instance. */
  initiator: string | null;
  /** The activity that compensates this one. */
  compensation: string | null;
  isForCompensation: boolean;
  transaction: boolean;
}

/** An executable model. */
export interface Graph {
  /** Id of the process element. */
  key: string;
  name: string;
  dialect: Dialect;
  nodes: ReadonlyMap<string, Node>;
}

/** A part of a model that cannot run. */
export interface Refusal {
  severity: 'error' | 'warning';
  code: string;
  element: string;
  message: Label;
}
