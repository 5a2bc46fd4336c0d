import type { ModdleElement } from '@gongdi/bpmn';
import { local, textsOf } from './texts.ts';

/** What is done in a process: a task, a call of another process, a sub-process. */
export interface TaskInfo {
  id: string | null;
  name: string | null;
  /** Without `bpmn:`. */
  type: string;
  /** The process that it is in. */
  process: string | null;
  /** Assignee, candidate users and groups, as written. */
  people: string[];
  form: string | null;
  /** What runs it: a class, an expression, a topic, a decision, a script's language, a called process. */
  runs: string | null;
  due: string | null;
  /** Once for each entry of a list, or so many times. */
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

/** A task's row; undefined for what is no activity. */
export function taskInfo(element: ModdleElement): TaskInfo | undefined {
  if (element.$descriptor.isGeneric || !element.$instanceOf('bpmn:Activity')) return undefined;
  const said = new Map(textsOf(element).map(([name, value]) => [local(name), value]));
  const first = (names: readonly string[]) => names.map((name) => said.get(name)).find(Boolean) ?? null;
  return {
    id: said.get('id') ?? null,
    name: said.get('name') ?? null,
    type: local(element.$type),
    process: processOf(element),
    people: PEOPLE.flatMap((name) => splitList(said.get(name))),
    form: first(FORMS),
    runs: first(RUNS),
    due: said.get('dueDate') ?? null,
    repeated: element['loopCharacteristics'] !== undefined,
  };
}

/** `a, b` are two people; a comma inside an expression parts nothing. */
export function splitList(text: string | undefined): string[] {
  const parts = text?.match(/(?:[$#]\{[^}]*\}|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

function processOf(element: ModdleElement): string | null {
  for (let owner = element.$parent; owner; owner = owner.$parent)
    if (owner.$type === 'bpmn:Process') return typeof owner.id === 'string' ? owner.id : null;
  return null;
}
