import type { Json } from '../types.ts';
import type { Run } from './run.ts';
import { ROOT, type TaskState, type Visit } from './state.ts';
import { toIds, toJson, toText } from './values.ts';

/** Returns plain data about the position of a run, for expressions, scripts and delegates. */
export function executionFacts(run: Run, visit: Visit, event?: string): Record<string, Json> {
  const { instance } = run.ports;
  const node = run.nodeOf(visit);
  const idOf = (id: string): string => (id === ROOT ? instance.id : `${instance.id}:${id}`);
  return {
    id: idOf(visit.id),
    processInstanceId: instance.id,
    processDefinitionId: instance.definition_id,
    processBusinessKey: instance.business_key,
    processInstanceBusinessKey: instance.business_key,
    businessKey: instance.business_key,
    currentActivityId: node.id,
    currentActivityName: node.name,
    activityInstanceId: idOf(visit.id),
    parentId: visit.parent === null ? null : idOf(visit.parent),
    eventName: event ?? null,
  };
}

const getters = (facts: Record<string, Json>): Record<string, () => Json> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [`get${name.charAt(0).toUpperCase()}${name.slice(1)}`, () => fact]),
  );

function variableMethods(run: Run, visit: Visit): Record<string, (...args: unknown[]) => unknown> {
  const name = (key: unknown): string => toText(key, run.budget) ?? '';
  return {
    getVariable: (key) => run.variable(visit, name(key)) ?? null,
    getVariables: () => ({ ...run.variablesFrom(visit) }),
    hasVariable: (key) => run.variable(visit, name(key)) !== undefined,
    getVariableLocal: (key) => (visit.vars && Object.hasOwn(visit.vars, name(key)) ? visit.vars[name(key)] : null),
    hasVariableLocal: (key) => visit.vars !== undefined && Object.hasOwn(visit.vars, name(key)),
    setVariable: (key, value) => run.setVariable(visit, name(key), toJson(value, run.budget)),
    setVariableLocal: (key, value) => run.setLocal(visit, name(key), toJson(value, run.budget)),
    removeVariable: (key) => run.removeVariable(visit, name(key)),
  };
}

/** Returns the object `execution` for expressions. */
export function executionBean(run: Run, visit: Visit, event?: string): object {
  const facts = executionFacts(run, visit, event);
  return { ...facts, ...getters(facts), ...variableMethods(run, visit) };
}

/** Returns plain data about a task. */
export function taskFacts(run: Run, visit: Visit, task: TaskState, event?: string): Record<string, Json> {
  return {
    id: task.id,
    name: task.name,
    description: task.description,
    assignee: task.assignee,
    owner: task.owner,
    priority: task.priority,
    dueDate: task.due_at,
    followUpDate: task.follow_up_at,
    formKey: task.form_key,
    taskDefinitionKey: visit.node,
    processInstanceId: run.ports.instance.id,
    processDefinitionId: run.ports.instance.definition_id,
    executionId: visit.id,
    eventName: event ?? null,
  };
}

/** Returns the object `task` for task listeners. Its setters change the task itself. */
export function taskBean(run: Run, visit: Visit, task: TaskState, event?: string): object {
  const facts = taskFacts(run, visit, task, event);
  const change = (changes: Partial<TaskState>): void => {
    Object.assign(task, changes);
    run.happen({ type: 'task-changed', task: { ...task } });
  };
  const add = (list: readonly string[], more: unknown): string[] => [...new Set([...list, ...toIds(more, run.budget)])];
  return {
    ...facts,
    ...getters(facts),
    ...variableMethods(run, visit),
    execution: null,
    getExecution: () => executionBean(run, visit, event),
    setAssignee: (value: unknown) => change({ assignee: toText(value, run.budget) }),
    setOwner: (value: unknown) => change({ owner: toText(value, run.budget) }),
    setName: (value: unknown) => change({ name: toText(value, run.budget) ?? '' }),
    setDescription: (value: unknown) => change({ description: toText(value, run.budget) }),
    setPriority: (value: unknown) => change({ priority: Number(value) || 0 }),
    setDueDate: (value: unknown) => change({ due_at: toText(value, run.budget) }),
    setFollowUpDate: (value: unknown) => change({ follow_up_at: toText(value, run.budget) }),
    addCandidateUser: (value: unknown) => change({ candidate_users: add(task.candidate_users, value) }),
    addCandidateUsers: (value: unknown) => change({ candidate_users: add(task.candidate_users, value) }),
    addCandidateGroup: (value: unknown) => change({ candidate_groups: add(task.candidate_groups, value) }),
    addCandidateGroups: (value: unknown) => change({ candidate_groups: add(task.candidate_groups, value) }),
  };
}
