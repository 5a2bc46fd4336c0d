import type { HistoryActivity, HistoryMultiInstance, HistoryTask } from '@gongdi/bpmn';
import type { EngineConnection } from '../adapter.ts';
import { camunda7Refusal } from '../camunda7/problems.ts';
import { engineHttp } from '../http.ts';
import { optional } from './optional.ts';
import { everyPage, PAGE } from './pages.ts';
import type { InstanceSnapshot } from './types.ts';

interface InstanceDto {
  id: string;
  processDefinitionId: string;
  processDefinitionName: string | null;
  startUserId: string | null;
  startTime: string;
  endTime: string | null;
  /** ACTIVE, SUSPENDED, COMPLETED, EXTERNALLY_TERMINATED or INTERNALLY_TERMINATED. */
  state: string;
}

interface ActivityDto {
  id: string;
  activityId: string;
  activityType: string;
  taskId: string | null;
  calledProcessInstanceId: string | null;
  startTime: string;
  endTime: string | null;
  canceled: boolean | null;
}

interface TaskDto {
  id: string;
  name: string | null;
  taskDefinitionKey: string;
  assignee: string | null;
  startTime: string;
  endTime: string | null;
  deleteReason: string | null;
}

interface CommentDto {
  userId: string | null;
  message: string;
  time: string;
  taskId: string | null;
}

interface VariableDto {
  id: string;
  name: string;
  type: string;
  value: unknown;
  activityInstanceId: string | null;
  taskId: string | null;
  state: string;
}

/**
 * Type of the activity that encloses the instances of a multi-instance activity; its id has the suffix `#` and this.
 */
const BODY = 'multiInstanceBody';
const BODY_SUFFIX = `#${BODY}`;

/** Reads one instance from Camunda 7, Operaton or CIB seven, as far as the history level records it. */
export function camunda7History(connection: EngineConnection) {
  const http = engineHttp(connection, camunda7Refusal);

  function list<T extends { id: string }>(path: string, query: Record<string, string>, signal?: AbortSignal) {
    return everyPage<T>(
      (record) => record.id,
      (firstResult) => http.json<T[]>(path, { query: { ...query, firstResult, maxResults: PAGE }, signal }),
    );
  }

  return async (instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot> => {
    const id = encodeURIComponent(instanceId);
    const ofInstance = { processInstanceId: instanceId };
    const order = { sortBy: 'startTime', sortOrder: 'asc' };
    const instance = await http.json<InstanceDto>(`/history/process-instance/${id}`, { signal });
    const [activities, tasks, variables, comments] = await Promise.all([
      list<ActivityDto>('/history/activity-instance', { ...ofInstance, ...order }, signal),
      list<TaskDto>('/history/task', { ...ofInstance, ...order }, signal),
      optional(
        list<VariableDto>(
          '/history/variable-instance',
          { ...ofInstance, deserializeValues: 'false', sortBy: 'variableName', sortOrder: 'asc' },
          signal,
        ),
      ),
      // Since 7.17; older versions answer 404.
      optional(http.json<CommentDto[]>(`/process-instance/${id}/comment`, { signal })),
    ]);
    const elements = new Map(activities.map((activity) => [activity.id, activity.activityId.replace(BODY_SUFFIX, '')]));
    return {
      instanceId,
      definitionId: instance.processDefinitionId,
      name: instance.processDefinitionName,
      over: instance.endTime !== null,
      history: {
        process_instance: {
          result: instance.endTime === null ? 1 : instance.state.endsWith('TERMINATED') ? 4 : 2,
          start_user: { nickname: instance.startUserId },
          create_time: instance.startTime,
          end_time: instance.endTime,
        },
        activities: activities.filter(({ activityType }) => activityType !== BODY).map(activityOf),
        tasks: tasks.map(taskOf),
        multi_instances: totals(activities, variables),
      },
      comments: comments
        .map(({ userId, message, time, taskId }) => ({ author: userId, message, time, task_id: taskId }))
        .sort((a, b) => (a.time < b.time ? -1 : 1)),
      variables: variables
        .filter(({ state }) => state !== 'DELETED')
        .map(({ name, value, type, activityInstanceId, taskId }) => ({
          name,
          value,
          type,
          key: activityInstanceId === instanceId ? null : (elements.get(activityInstanceId ?? '') ?? null),
          task_id: taskId,
        })),
    };
  };
}

function activityOf(dto: ActivityDto): HistoryActivity {
  return {
    key: dto.activityId,
    task_id: dto.taskId,
    start_time: dto.startTime,
    end_time: dto.endTime,
    canceled: dto.canceled,
    called_process_instance_id: dto.calledProcessInstanceId,
  };
}

/** A completed task has the delete reason `completed`; any other reason means that the task was cancelled. */
function taskOf(dto: TaskDto): HistoryTask {
  return {
    id: dto.id,
    name: dto.name,
    task_definition_key: dto.taskDefinitionKey,
    assignee_user: { nickname: dto.assignee },
    create_time: dto.startTime,
    end_time: dto.endTime,
    result: dto.endTime === null ? 1 : dto.deleteReason === 'completed' ? 2 : 4,
  };
}

function totals(activities: readonly ActivityDto[], variables: readonly VariableDto[]): HistoryMultiInstance[] {
  const bodies = new Map(activities.filter(({ activityType }) => activityType === BODY).map((dto) => [dto.id, dto]));
  return variables.flatMap(({ name, value, activityInstanceId }) => {
    const body = name === 'nrOfInstances' ? bodies.get(activityInstanceId ?? '') : undefined;
    return body ? [{ key: body.activityId.replace(BODY_SUFFIX, ''), total: Number(value) }] : [];
  });
}
