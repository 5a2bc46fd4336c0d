import type { ModdleElement } from '@gongdi/bpmn';
import { local, textsOf } from './texts.ts';

/** An activity of a process: a task, a call of another process, a sub-process. */
export interface TaskInfo {
  id: string | null;
  name: string | null;
  /** BPMN type without the prefix `bpmn:`. */
  type: string;
  /** The process that contains it. */
  process: string | null;
  /** Assignee, candidate users and groups, as written. */
  people: string[];
  form: string | null;
  /** Implementation: a class, an expression, a topic, a decision, the language of a script, a called process. */
  runs: string | null;
  due: string | null;
  /** Whether it is repeated for each entry of a list or a number of times. */
  repeated: boolean;
}

const PEOPLE = ['assignee', 'candidateUsers', 'candidateGroups'];
const FORMS = ['formKey', 'formRef'];
const RUNS = [
  'class',
  'delegateExpression',
  'expression',
  'topic',
  'decisionRef',
  'calledElement',
  'scriptFormat',
  'type',
];

/** Returns the row of a task; undefined for an element that is not an activity. */
export function taskInfo(element: ModdleElement): TaskInfo | undefined {
  if (element.$descriptor.isGeneric || !element.$instanceOf('bpmn:Activity')) return undefined;
  const values = new Map(textsOf(element).map(([name, value]) => [local(name), value]));
  const first = (names: readonly string[]) => names.map((name) => values.get(name)).find(Boolean) ?? null;
  return {
    id: values.get('id') ?? null,
    name: values.get('name') ?? null,
    type: local(element.$type),
    process: processOf(element),
    people: PEOPLE.flatMap((name) => splitList(values.get(name))),
    form: first(FORMS),
    runs: first(RUNS),
    due: values.get('dueDate') ?? null,
    repeated: element['loopCharacteristics'] !== undefined,
  };
}

/** Splits a list at its commas, except at commas inside an expression: `a, b` are two people. */
export function splitList(text: string | undefined): string[] {
  const parts = text?.match(/(?:[$#]\{[^}]*\}|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

function processOf(element: ModdleElement): string | null {
  for (let owner = element.$parent; owner; owner = owner.$parent)
    if (owner.$type === 'bpmn:Process') return typeof owner.id === 'string' ? owner.id : null;
  return null;
}
