import type { HistoryActivity, HistoryTask } from '@gongdi/bpmn';
import type { EngineConnection } from '../adapter.ts';
import { flowableRefusal } from '../flowable/problems.ts';
import { engineHttp } from '../http.ts';
import { optional } from './optional.ts';
import { everyPage, PAGE } from './pages.ts';
import type { InstanceSnapshot } from './types.ts';

interface InstanceDto {
  id: string;
  name: string | null;
  processDefinitionId: string;
  processDefinitionName?: string | null;
  startUserId: string | null;
  startTime: string;
  endTime: string | null;
  endActivityId: string | null;
  deleteReason: string | null;
}

interface ActivityDto {
  id: string;
  activityId: string;
  activityType: string;
  executionId: string;
  taskId: string | null;
  calledProcessInstanceId: string | null;
  startTime: string;
  endTime: string | null;
  deleteReason?: string | null;
}

interface TaskDto {
  id: string;
  name: string | null;
  taskDefinitionKey: string;
  executionId: string | null;
  assignee: string | null;
  startTime: string;
  endTime: string | null;
  deleteReason: string | null;
}

interface CommentDto {
  author: string | null;
  message: string;
  time: string;
  taskId: string | null;
}

interface VariableDto {
  id: string;
  taskId: string | null;
  variable: { name: string; type: string; value: unknown; scope: string };
}

/** Flowable 6.6 and newer also record which flows were taken; then no flow is inferred. */
const FLOW = 'sequenceFlow';

/** Reads one instance from Flowable or from Activiti 5 and 6, whose interface has the same form. */
export function flowableHistory(connection: EngineConnection) {
  const http = engineHttp(connection, flowableRefusal);

  function list<T extends { id: string }>(path: string, query: Record<string, string>, signal?: AbortSignal) {
    return everyPage<T>(
      (record) => record.id,
      async (start) => (await http.json<{ data: T[] }>(path, { query: { ...query, start, size: PAGE }, signal })).data,
    );
  }

  return async (instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot> => {
    const id = encodeURIComponent(instanceId);
    const ofInstance = { processInstanceId: instanceId };
    const order = { sort: 'startTime', order: 'asc' };
    const instance = await http.json<InstanceDto>(`/history/historic-process-instances/${id}`, { signal });
    const [activities, tasks, variables, comments] = await Promise.all([
      list<ActivityDto>('/history/historic-activity-instances', { ...ofInstance, ...order }, signal),
      list<TaskDto>('/history/historic-task-instances', { ...ofInstance, ...order }, signal),
      optional(list<VariableDto>('/history/historic-variable-instances', ofInstance, signal)),
      optional(http.json<CommentDto[]>(`/history/historic-process-instances/${id}/comments`, { signal })),
    ]);
    const ended = instance.endTime !== null;
    return {
      instanceId,
      definitionId: instance.processDefinitionId,
      name: instance.name ?? instance.processDefinitionName ?? null,
      over: ended,
      history: {
        process_instance: {
          // A terminate end event also leaves a delete reason, but in addition the id of the event at which the
          // instance ended.
          result: !ended ? 1 : instance.deleteReason && !instance.endActivityId ? 4 : 2,
          start_user: { nickname: instance.startUserId },
          create_time: instance.startTime,
          end_time: instance.endTime,
        },
        activities: activities.map(activityOf),
        tasks: tasks.map(taskOf),
        exact_flows: activities.some(({ activityType }) => activityType === FLOW),
      },
      comments: comments
        .map(({ author, message, time, taskId }) => ({ author, message, time, task_id: taskId }))
        .sort((a, b) => (a.time < b.time ? -1 : 1)),
      variables: variables.map(({ taskId, variable: { name, type, value } }) => ({
        name,
        value,
        type,
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
    canceled: Boolean(dto.deleteReason),
    called_process_instance_id: dto.calledProcessInstanceId,
  };
}

/** For a completed task, Activiti sets the delete reason `completed`; Flowable sets none. */
function taskOf(dto: TaskDto): HistoryTask {
  const completed = !dto.deleteReason || dto.deleteReason === 'completed';
  return {
    id: dto.id,
    name: dto.name,
    task_definition_key: dto.taskDefinitionKey,
    assignee_user: { nickname: dto.assignee },
    create_time: dto.startTime,
    end_time: dto.endTime,
    result: dto.endTime === null ? 1 : completed ? 2 : 4,
  };
}
