import { readModel } from '@gongdi/bpmn';
import type { Delegates } from '../delegates.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { Json } from '../types.ts';
import { advance, type Command } from './advance.ts';
import { compile } from './compile/compile.ts';
import type { Graph, Refusal } from './graph.ts';
import type { Happening, JobOrder } from './happening.ts';
import { emptyState, ROOT, type State, type TaskState } from './state.ts';

const NAMESPACES = {
  camunda: 'http://camunda.org/schema/1.0/bpmn',
  flowable: 'http://flowable.org/bpmn',
  activiti: 'http://activiti.org/bpmn',
};

/** Returns a drawing with the given content of the process; `e:` is the prefix of the engine. */
export function drawing(inside: string, engine: keyof typeof NAMESPACES = 'camunda', roots = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:e="${NAMESPACES[engine]}" targetNamespace="t">${roots}
<process id="P" isExecutable="true" e:historyTimeToLive="P1D">${inside}</process></definitions>`;
}

/** Returns flows in a short notation: `a>b c>d?${x}` means flows `a_b` and `c_d`, the second with a condition. */
export function flows(short: string): string {
  return short
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [, from = '', to = '', condition] = /^([^>]+)>([^?]+)(?:\?(.*))?$/.exec(one) ?? [];
      const body = condition
        ? `<conditionExpression xsi:type="tFormalExpression"><![CDATA[${condition}]]></conditionExpression>`
        : '';
      return `<sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}">${body}</sequenceFlow>`;
    })
    .join('');
}

export interface Simulation {
  graph: Graph;
  refusals: Refusal[];
  /** All effects so far. */
  happened: Happening[];
  /** Ids of elements whose visits ended normally, in order. */
  trace: () => string[];
  /** Ids of elements whose visits were cancelled, in order. */
  cancelled: () => string[];
  /** Ids of the flows that were taken, in order, as recorded at the activities. */
  taken: () => string[];
  /** Open tasks as `element` or `element:assignee`, sorted. */
  open: () => string[];
  task: (element: string, index?: number) => TaskState;
  jobs: () => JobOrder[];
  variables: () => Record<string, Json>;
  state: () => State;
  run: (command: Command) => Promise<void>;
  start: (variables?: Record<string, Json>, at?: string) => Promise<void>;
  complete: (element: string, variables?: Record<string, Json>, index?: number) => Promise<void>;
  /** Runs jobs that are due at a time (epoch ms), one after the other. */
  elapse: (until: number) => Promise<void>;
  message: (name: string, variables?: Record<string, Json>) => Promise<void>;
}

/** An instance without a database. Its state is serialised to JSON between two commands. */
export async function simulate(
  xml: string,
  ports: { scripts?: ScriptRunner; delegates?: Delegates; called?: boolean } = {},
): Promise<Simulation> {
  const { model } = await readModel(xml);
  if (!model) throw new Error('not a model');
  const { graph, refusals } = compile(model);
  const happened: Happening[] = [];
  const tasks = new Map<string, { task: TaskState; element: string }>();
  let state = emptyState();
  let now = 0;
  let ids = 0;

  const run = async (command: Command): Promise<void> => {
    const outcome = await advance(graph, JSON.parse(JSON.stringify(state)) as State, command, {
      now,
      zone: 'UTC',
      newId: () => `i${++ids}`,
      instance: {
        id: 'I',
        definition_id: 'D',
        business_key: 'B',
        name: 'N',
        starter_id: 'S',
        called: ports.called ?? false,
      },
      ...ports,
      taskCreated: (task, { visit }) => {
        tasks.set(task.id, { task, element: visit.node });
        return Promise.resolve(undefined);
      },
      taskEnded: (task) => {
        tasks.delete(task.id);
        return Promise.resolve();
      },
    });
    state = outcome.state;
    happened.push(...outcome.happened);
  };

  const jobs = (): JobOrder[] => {
    const gone = new Set(happened.flatMap((one) => (one.type === 'job-gone' ? [one.id] : [])));
    return happened.flatMap((one) => (one.type === 'job' && !gone.has(one.job.id) ? [one.job] : []));
  };
  const done = new Set<string>();
  const ended = (isCancelled: boolean): string[] => {
    const nodes = new Map(happened.flatMap((one) => (one.type === 'started' ? [[one.visit, one.node]] : [])));
    return happened.flatMap((one) =>
      one.type === 'ended' && one.cancelled === isCancelled ? [nodes.get(one.visit) ?? ''] : [],
    );
  };
  const task = (element: string, index = 0): TaskState => {
    const found = [...tasks.values()].filter((one) => one.element === element)[index];
    if (!found)
      throw new Error(`no open task ${element}; open: ${[...tasks.values()].map((one) => one.element).join()}`);
    return found.task;
  };

  return {
    graph,
    refusals,
    happened,
    trace: () => ended(false),
    cancelled: () => ended(true),
    taken: () => happened.flatMap((one) => (one.type === 'ended' || one.type === 'left' ? one.flows : [])),
    open: () =>
      [...tasks.values()]
        .map(({ task: { assignee }, element }) => (assignee === null ? element : `${element}:${assignee}`))
        .toSorted(),
    task,
    jobs: () => jobs().filter(({ id }) => !done.has(id)),
    variables: () => state.visits[ROOT]?.vars ?? {},
    state: () => state,
    run,
    start: (variables = {}, at) =>
      run({ type: 'start', variables, initiator: 'S', ...(at === undefined ? {} : { at }) }),
    complete: (element, variables = {}, index = 0) =>
      run({ type: 'complete', task: task(element, index).id, variables }),
    elapse: async (until) => {
      for (;;) {
        const due = jobs().filter((job) => job.due <= until && !done.has(job.id));
        const [next] = due.toSorted((a, b) => a.due - b.due);
        if (!next) break;
        done.add(next.id);
        now = Math.max(now, next.due);
        await run({ type: 'job', id: next.id, visit: next.visit });
      }
      now = until;
    },
    message: async (name, variables = {}) => {
      for (const visit of Object.values(state.visits)) {
        const wait = visit.waits?.find((one) => one.kind === 'message' && one.name === name);
        if (wait) return run({ type: 'wait', id: wait.id, visit: visit.id, variables });
      }
      throw new Error(`nothing waits for ${name}`);
    },
  };
}
