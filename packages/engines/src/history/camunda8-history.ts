import type { HistoryActivity, HistoryTask } from '@gongdi/bpmn';
import type { EngineConnection } from '../adapter.ts';
import { camunda8Refusal } from '../camunda8/camunda8.ts';
import { engineHttp } from '../http.ts';
import { optional } from './optional.ts';
import { everyPage, PAGE } from './pages.ts';
import type { InstanceSnapshot } from './types.ts';

interface InstanceDto {
  processInstanceKey: string;
  processDefinitionKey: string;
  processDefinitionName: string | null;
  /** ACTIVE, COMPLETED or TERMINATED. */
  state: string;
  startDate: string;
  endDate?: string | null;
  parentElementInstanceKey?: string | null;
}

interface ElementDto {
  elementInstanceKey: string;
  elementId: string;
  type: string;
  /** ACTIVE, COMPLETED or TERMINATED. */
  state: string;
  startDate: string;
  endDate?: string | null;
}

interface UserTaskDto {
  userTaskKey: string;
  elementInstanceKey: string;
  elementId: string;
  name?: string | null;
  /** CREATED, COMPLETED, CANCELED, FAILED and the transitional states before them. */
  state: string;
  assignee?: string | null;
  creationDate?: string | null;
  completionDate?: string | null;
}

interface VariableDto {
  variableKey: string;
  name: string;
  /** JSON, truncated if long. */
  value: string;
  isTruncated?: boolean;
  scopeKey: string;
}

/**
 * Types that are no separate elements: the process itself and what encloses the instances of a multi-instance activity.
 */
const AROUND = new Set(['PROCESS', 'MULTI_INSTANCE_BODY', 'AD_HOC_SUB_PROCESS_INNER_INSTANCE', 'SEQUENCE_FLOW']);

/** Reads one instance from Camunda 8 (`/v2`, 8.8 and newer). Its answers are some seconds behind the real state. */
export function camunda8History(connection: EngineConnection) {
  const http = engineHttp(connection, camunda8Refusal);

  function search<T>(path: string, filter: object, idOf: (record: T) => string, signal?: AbortSignal) {
    return everyPage<T>(
      idOf,
      async (from) =>
        (
          await http.json<{ items: T[] }>(path, {
            method: 'POST',
            json: { filter, page: { from, limit: PAGE } },
            signal,
          })
        ).items,
    );
  }

  return async (instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot> => {
    const path = `/v2/process-instances/${encodeURIComponent(instanceId)}`;
    const filter = { processInstanceKey: instanceId };
    const instance = await http.json<InstanceDto>(path, { signal });
    const [elements, tasks, variables, called, flows] = await Promise.all([
      search<ElementDto>('/v2/element-instances/search', filter, (dto) => dto.elementInstanceKey, signal),
      optional(search<UserTaskDto>('/v2/user-tasks/search', filter, (dto) => dto.userTaskKey, signal)),
      optional(search<VariableDto>('/v2/variables/search', filter, (dto) => dto.variableKey, signal)),
      optional(
        search<InstanceDto>(
          '/v2/process-instances/search',
          { parentProcessInstanceKey: instanceId },
          (dto) => dto.processInstanceKey,
          signal,
        ),
      ),
      http.json<{ items: { elementId: string }[] }>(`${path}/sequence-flows`, { signal }),
    ]);
    const taskOfElement = new Map(tasks.map((task) => [task.elementInstanceKey, task.userTaskKey]));
    const callOfElement = new Map(called.map((dto) => [dto.parentElementInstanceKey, dto.processInstanceKey]));
    const idOfElement = new Map(elements.map((dto) => [dto.elementInstanceKey, dto.elementId]));
    return {
      instanceId,
      definitionId: instance.processDefinitionKey,
      name: instance.processDefinitionName,
      over: instance.state !== 'ACTIVE',
      history: {
        process_instance: {
          result: instance.state === 'ACTIVE' ? 1 : instance.state === 'TERMINATED' ? 4 : 2,
          // This engine does not record who started an instance.
          start_user: null,
          create_time: instance.startDate,
          end_time: instance.endDate,
        },
        activities: [
          ...elements
            .filter(({ type }) => !AROUND.has(type))
            .map((dto): HistoryActivity => ({
              key: dto.elementId,
              task_id: taskOfElement.get(dto.elementInstanceKey),
              start_time: dto.startDate,
              end_time: dto.endDate,
              canceled: dto.state === 'TERMINATED',
              called_process_instance_id: callOfElement.get(dto.elementInstanceKey),
            })),
          ...flows.items.map(({ elementId }) => ({ key: elementId })),
        ],
        tasks: tasks.map(taskOf),
        exact_flows: true,
      },
      comments: [],
      variables: variables.map(({ name, value, isTruncated, scopeKey }) => ({
        name,
        value: isTruncated ? `${value}…` : parsed(value),
        key: scopeKey === instanceId ? null : (idOfElement.get(scopeKey) ?? null),
        task_id: taskOfElement.get(scopeKey) ?? null,
      })),
    };
  };
}

const ENDED: Readonly<Record<string, number>> = { COMPLETED: 2, CANCELED: 4, FAILED: 4 };

function taskOf(dto: UserTaskDto): HistoryTask {
  return {
    id: dto.userTaskKey,
    name: dto.name,
    task_definition_key: dto.elementId,
    assignee_user: { nickname: dto.assignee },
    create_time: dto.creationDate,
    end_time: dto.completionDate,
    result: ENDED[dto.state] ?? 1,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
