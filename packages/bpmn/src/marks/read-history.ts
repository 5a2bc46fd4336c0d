import type { InstanceHistory, ResultCode } from './types.ts';
import { RESULT } from './types.ts';
import { readTime } from './read-time.ts';

/** An activity from either input shape, with times in epoch milliseconds. */
export interface ActivityRecord {
  key: string;
  taskId: string | null;
  start: number | null;
  end: number | null;
  outgoing: string[] | null;
  canceled: boolean;
  called: string | null;
  /** Set by the input shape that contains only ids; overrides the state that follows from the times. */
  state: ResultCode | null;
}

/** The record of a user task from either input shape. */
export interface TaskRecord {
  id: string | null;
  key: string | null;
  name: string | null;
  result: ResultCode | null;
  kind: string | null;
  approver: string | null;
  reason: string | null;
  start: number | null;
  end: number | null;
  withdrawn: number | null;
}

/** The common form of both input shapes. */
export interface HistoryRecord {
  activities: ActivityRecord[];
  tasks: Map<string, TaskRecord>;
  result: ResultCode | null;
  initiator: string | null;
  start: number | null;
  end: number | null;
  /** Ids of taken flows when the host lists them; null when they must be inferred. */
  takenFlows: Set<string> | null;
  /** Whether the flows among the activities are all taken flows. */
  exactFlows: boolean;
  /** Total number of instances by id of a multi-instance element. */
  planned: Map<string, number>;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const field = (from: Fields, ...names: string[]): unknown => {
  for (const name of names) if (Object.hasOwn(from, name) && from[name] !== undefined) return from[name];
  return undefined;
};
const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
};
const strings = (value: unknown): string[] => list(value).filter((item): item is string => typeof item === 'string');
const nickname = (value: unknown): string | null =>
  isFields(value) ? text(field(value, 'nickname', 'name')) : text(value);

/** Newer hosts send 5 for "returned": the state becomes 3 with a kind. */
const RETURNED = 5;

const resultOf = (value: unknown): ResultCode | null => {
  const code = typeof value === 'string' ? Number(value) : value;
  if (code === RETURNED) return RESULT.rejected;
  return code === 1 || code === 2 || code === 3 || code === 4 ? code : null;
};

/** Converts either input shape to one record; values of a wrong type are left out and cause no exception. */
export function readHistory(input: InstanceHistory): HistoryRecord {
  const fields: Fields = isFields(input) ? { ...input } : {};
  const instance = field(fields, 'process_instance', 'processInstance');
  const about: Fields = isFields(instance) ? instance : {};
  const tasks = list(field(fields, 'tasks')).filter(isFields).map(readTask);
  const named =
    'finishedTaskActivityIds' in fields ||
    'unfinishedTaskActivityIds' in fields ||
    'rejectedTaskActivityIds' in fields ||
    'finishedSequenceFlowActivityIds' in fields;
  return {
    activities: named
      ? activitiesOfIds(fields, tasks)
      : list(field(fields, 'activities')).filter(isFields).flatMap(readActivity),
    tasks: new Map(tasks.flatMap((task) => (task.id === null ? [] : [[task.id, task] as const]))),
    result: resultOf(field(about, 'result', 'status')),
    initiator: nickname(field(about, 'start_user', 'startUser')),
    start: readTime(field(about, 'create_time', 'createTime', 'start_time', 'startTime')),
    end: readTime(field(about, 'end_time', 'endTime')),
    takenFlows: named ? new Set(strings(field(fields, 'finishedSequenceFlowActivityIds'))) : null,
    exactFlows: named || field(fields, 'exact_flows') === true,
    planned: readPlanned(list(field(fields, 'multi_instances'))),
  };
}

/** A loop around a multi-instance element executes it several times: the numbers are added. */
function readPlanned(from: readonly unknown[]): Map<string, number> {
  const planned = new Map<string, number>();
  for (const item of from.filter(isFields)) {
    const key = text(item['key']);
    const total = Number(item['total']);
    if (key !== null && Number.isInteger(total) && total > 0) planned.set(key, (planned.get(key) ?? 0) + total);
  }
  return planned;
}

function readActivity(from: Fields): ActivityRecord[] {
  const key = text(field(from, 'key'));
  if (key === null) return [];
  const outgoing = field(from, 'outgoing');
  return [
    {
      key,
      taskId: text(field(from, 'task_id', 'taskId')),
      start: readTime(field(from, 'start_time', 'startTime')),
      end: readTime(field(from, 'end_time', 'endTime')),
      outgoing: Array.isArray(outgoing)
        ? outgoing.flatMap((item) => text(isFields(item) ? field(item, 'id') : item) ?? [])
        : null,
      canceled: field(from, 'canceled', 'cancelled') === true,
      called: text(field(from, 'called_process_instance_id', 'calledProcessInstanceId')),
      state: null,
    },
  ];
}

function readTask(from: Fields): TaskRecord {
  const code = field(from, 'result', 'status');
  return {
    id: text(field(from, 'id')),
    key: text(field(from, 'task_definition_key', 'taskDefinitionKey', 'definition_key', 'definitionKey')),
    name: text(field(from, 'name')),
    result: resultOf(code),
    kind: text(field(from, 'kind')) ?? (Number(code) === RETURNED ? 'returned' : null),
    approver: nickname(field(from, 'assignee_user', 'assigneeUser')),
    reason: text(field(from, 'reason')),
    start: readTime(field(from, 'create_time', 'createTime')),
    end: readTime(field(from, 'end_time', 'endTime')),
    withdrawn: readTime(field(from, 'withdrawn_time', 'withdrawnTime')),
  };
}

/** An activity of which only the element is known. */
export const NOTHING_KNOWN = {
  taskId: null,
  start: null,
  end: null,
  outgoing: null,
  canceled: false,
  called: null,
} as const;

/**
 * Returns one activity per task of each listed id, or one without details; unfinished takes precedence over rejected,
 * rejected over finished.
 */
function activitiesOfIds(fields: Fields, tasks: readonly TaskRecord[]): ActivityRecord[] {
  const states = new Map<string, ResultCode>();
  for (const id of strings(field(fields, 'finishedTaskActivityIds'))) states.set(id, RESULT.approved);
  for (const id of strings(field(fields, 'rejectedTaskActivityIds'))) states.set(id, RESULT.rejected);
  for (const id of strings(field(fields, 'unfinishedTaskActivityIds'))) states.set(id, RESULT.running);
  const byKey = new Map<string, TaskRecord[]>();
  for (const task of tasks) {
    if (task.key === null) continue;
    const own = byKey.get(task.key);
    if (own) own.push(task);
    else byKey.set(task.key, [task]);
  }
  return [...states].flatMap(([key, state]) => {
    const own = byKey.get(key) ?? [];
    if (own.length === 0) return [{ ...NOTHING_KNOWN, key, state }];
    return own.map((task) => {
      const ownState = task.result === null && own.length === 1 ? state : null;
      return { ...NOTHING_KNOWN, key, taskId: task.id, start: task.start, end: task.end, state: ownState };
    });
  });
}
