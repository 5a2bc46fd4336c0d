import type { Label } from '@gongdi/domain';

/** Whose habits a model expects where engines differ. Activiti 5 to 7 behave as Flowable does. */
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

/** A value of a model: text that may hold expressions, a script, or a list or map of values. */
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
  /** Set: a script of that language, not an expression. */
  language: string | null;
}

export interface Flow {
  id: string;
  source: string;
  target: string;
  condition: Condition | null;
  listeners: Listener[];
}

/** What a listener or a task runs. */
export type Implementation =
  | { form: 'expression'; text: string }
  | { form: 'class' | 'bean' | 'type' | 'topic' | 'connector'; name: string }
  | { form: 'script'; script: Script };

export interface Code {
  run: Implementation;
  /** Injected fields: text that may hold expressions. */
  fields: [string, string][];
}

export interface Listener extends Code {
  /** `start`, `end`, `take`; of tasks `create`, `assignment`, `complete`, `delete`, `update`, `timeout`. */
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

/** What a conditional event may look at. */
export const VARIABLE_EVENTS = ['create', 'update', 'delete'] as const;
export type VariableEvent = (typeof VARIABLE_EVENTS)[number];

export interface EventDefinition {
  kind: EventKind;
  /** Of message and signal: its name, which may hold expressions. Of error and escalation: the code; null catches all. */
  name: string | null;
  timer: { kind: 'date' | 'duration' | 'cycle'; source: string } | null;
  condition: Condition | null;
  /** Conditional: names of variables whose change matters, and what of it; null: every one, anything. */
  variableNames: string[] | null;
  variableEvents: VariableEvent[] | null;
  /** Error and escalation: variables that get the code and the message. */
  codeVariable: string | null;
  messageVariable: string | null;
  /** What a thrown message runs. */
  work: Work | null;
  /** Thrown signals: variables that go with it. */
  inputs: ParameterMapping[];
  /** Of compensate: the activity; null: all of the scope. */
  activity: string | null;
  /** A terminate event that ends the whole instance, not its scope alone. */
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
  /** The value stays in the element's own scope. */
  local: boolean;
}

/** An in or out mapping of a call activity. */
export interface ParameterMapping {
  all: boolean;
  source: string | null;
  sourceExpression: string | null;
  target: string | null;
  /** Takes or gives what is local to the element. */
  local: boolean;
}

export interface CallActivity {
  calledElement: string;
  /** `id`: names a definition, not a key. */
  by: 'key' | 'id';
  binding: 'latest' | 'deployment' | 'version';
  version: string | null;
  businessKey: string | null;
  /** Flowable's name of the new instance. */
  instanceName: string | null;
  idVariable: string | null;
  inputs: ParameterMapping[];
  outputs: ParameterMapping[];
}

export interface Node {
  id: string;
  kind: NodeKind;
  /** Type as a history names it: `userTask`, `exclusiveGateway`, … */
  type: string;
  name: string;
  /** The sub process or process that holds it; null for the process. */
  scope: string | null;
  outgoing: Flow[];
  /** How many flows lead here. */
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
  /** Boundary events: the activity; and whether it ends. Also of the start event of an event sub process. */
  attachedTo: string | null;
  interrupting: boolean;
  /** Ids of the boundary events here. */
  boundary: string[];
  /** Of scopes: where a token begins, and the start events of event sub processes inside. */
  starts: string[];
  eventStarts: string[];
  user: UserTask | null;
  work: Work | null;
  call: CallActivity | null;
  /** Expression that makes the activity pass by (Flowable). */
  skip: string | null;
  /** Variable that gets the account that started the instance. */
  initiator: string | null;
  /** The activity that undoes this one. */
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

/** What a model has that is not run. */
export interface Refusal {
  severity: 'error' | 'warning';
  code: string;
  element: string;
  message: Label;
}
