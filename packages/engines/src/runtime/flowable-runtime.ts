import { EngineFailure, type EngineConnection } from '../adapter.ts';
import { flowableRefusal } from '../flowable/problems.ts';
import { engineHttp } from '../http.ts';
import { text } from '../text.ts';
import type { EngineRuntime, RuntimeIncident, RuntimeTask, RuntimeValue, RuntimeVariables } from './types.ts';

interface ListDto<T> {
  data: T[];
}

interface TaskDto {
  id: string;
  processInstanceId: string;
  taskDefinitionKey: string;
  name: string | null;
  description: string | null;
  assignee: string | null;
  owner: string | null;
  createTime: string;
  dueDate: string | null;
  priority: number;
  formKey: string | null;
}

interface ValueDto {
  name: string;
  value: unknown;
  type?: string;
}

interface DeadJobDto {
  id: string;
  processInstanceId: string;
  processDefinitionId: string | null;
  elementId: string | null;
  exceptionMessage: string | null;
  createTime: string;
}

/** Lists and maps are marked as JSON; the engine determines the type of all other values itself. */
function typedValues(variables: RuntimeVariables = {}): ValueDto[] {
  return Object.entries(variables).map(([name, value]) =>
    value !== null && typeof value === 'object' ? { name, value, type: 'json' } : { name, value },
  );
}

const PAGE = 1000;

/** Sends commands to Flowable. */
// oxlint-disable-next-line max-lines-per-function -- a table with one method for each command
export function flowableRuntime(connection: EngineConnection): EngineRuntime {
  const http = engineHttp(connection, flowableRefusal, 'command');
  const at = encodeURIComponent;
  const post = (path: string, json: unknown) => http.done(path, { method: 'POST', json });
  const put = (path: string, json: unknown) => http.done(path, { method: 'PUT', json });
  const list = async <T>(path: string, query: Record<string, string | number | undefined>) =>
    (await http.json<ListDto<T>>(path, { query: { ...query, size: PAGE } })).data;
  const instancePath = (id: string) => `/runtime/process-instances/${at(id)}`;

  /** Returns the active top-level elements of an instance; for a sub-process, the sub-process itself. */
  async function standing(instanceId: string): Promise<string[]> {
    const executions = await list<{ id: string; parentId: string | null; activityId: string | null }>(
      '/runtime/executions',
      { processInstanceId: instanceId },
    );
    const top = executions.filter(({ parentId }) => parentId === instanceId);
    return [...new Set(top.flatMap(({ activityId }) => activityId ?? []))];
  }

  return {
    kind: 'flowable',
    abilities: new Set(['move', 'migrate', 'suspend', 'retry', 'variables', 'messages', 'assign', 'incidents']),
    async start({ definitionId, businessKey, name, variables }) {
      const { id } = await http.json<{ id: string }>('/runtime/process-instances', {
        method: 'POST',
        json: {
          processDefinitionId: definitionId,
          businessKey: businessKey ?? undefined,
          name,
          variables: typedValues(variables),
        },
      });
      return { instanceId: id };
    },
    async tasks({ instanceId, assignee }) {
      const query = { processInstanceId: instanceId, assignee, sort: 'createTime', order: 'asc' };
      return (await list<TaskDto>('/runtime/tasks', query)).map(taskOf);
    },
    async candidates(taskId) {
      const links = await http.json<{ user: string | null; group: string | null; type: string }[]>(
        `/runtime/tasks/${at(taskId)}/identitylinks`,
      );
      const candidates = links.filter(({ type }) => type === 'candidate');
      return {
        users: candidates.flatMap(({ user }) => user ?? []),
        groups: candidates.flatMap(({ group }) => group ?? []),
      };
    },
    claim: (taskId, assignee) => post(`/runtime/tasks/${at(taskId)}`, { action: 'claim', assignee }),
    assign: (taskId, assignee) => put(`/runtime/tasks/${at(taskId)}`, { assignee }),
    complete: (taskId, variables) =>
      post(`/runtime/tasks/${at(taskId)}`, { action: 'complete', variables: typedValues(variables) }),
    async move({ instanceId, from, to, variables = {} }) {
      if (Object.keys(variables).length > 0) await this.setVariables(instanceId, variables);
      const cancelActivityIds = from.length > 0 ? from : await standing(instanceId);
      await post(`${instancePath(instanceId)}/change-state`, { cancelActivityIds, startActivityIds: to });
    },
    cancel: (instanceId, reason) =>
      http.done(instancePath(instanceId), { method: 'DELETE', query: { deleteReason: reason } }),
    async message({ name, instanceId, businessKey, correlation = {}, variables }) {
      const waiting = await http.json<ListDto<{ id: string; processInstanceId: string }>>('/query/executions', {
        method: 'POST',
        json: {
          messageEventSubscriptionName: name,
          processInstanceId: instanceId,
          processBusinessKey: businessKey,
          processInstanceVariables: Object.entries(correlation).map(([name, value]) => ({
            name,
            value,
            operation: 'equals',
          })),
        },
      });
      const [first, second] = waiting.data;
      if (second) throw new EngineFailure('refused', text('ambiguous', { name, count: waiting.data.length }));
      if (first) {
        const json = { action: 'messageEventReceived', messageName: name, variables: typedValues(variables) };
        await put(`/runtime/executions/${at(first.id)}`, json);
        return { instanceId: first.processInstanceId };
      }
      if (instanceId !== undefined) throw new EngineFailure('refused', text('nobody_waits', { name }));
      const json = { message: name, businessKey, variables: typedValues({ ...correlation, ...variables }) };
      const { id } = await http.json<{ id: string }>('/runtime/process-instances', { method: 'POST', json });
      return { instanceId: id };
    },
    async signal({ name, instanceId, variables }) {
      const given = typedValues(variables);
      if (instanceId === undefined) return post('/runtime/signals', { signalName: name, variables: given });
      const query = { processInstanceId: instanceId, signalEventSubscriptionName: name };
      for (const { id } of await list<{ id: string }>('/runtime/executions', query)) {
        const json = { action: 'signalEventReceived', signalName: name, variables: given };
        await put(`/runtime/executions/${at(id)}`, json);
      }
    },
    conditions: () =>
      Promise.reject(new EngineFailure('unsupported', text('unsupported', { what: 'conditional start events' }))),
    async variables(instanceId) {
      const values = await http.json<ValueDto[]>(`${instancePath(instanceId)}/variables`);
      return Object.fromEntries(values.map(({ name, value }) => [name, (value ?? null) as RuntimeValue]));
    },
    setVariables: (instanceId, variables) => put(`${instancePath(instanceId)}/variables`, typedValues(variables)),
    suspend: (instanceId, suspended) => put(instancePath(instanceId), { action: suspended ? 'suspend' : 'activate' }),
    async migrate({ instanceId, definitionId, mapping = {} }) {
      await post(`${instancePath(instanceId)}/migrate`, {
        toProcessDefinitionId: definitionId,
        activityMappings: Object.entries(mapping).map(([fromActivityId, toActivityId]) => ({
          fromActivityId,
          toActivityId,
        })),
      });
    },
    async incidents(instanceId) {
      const query = { processInstanceId: instanceId };
      return (await list<DeadJobDto>('/management/deadletter-jobs', query)).map(incidentOf);
    },
    retry: (incidentId) => post(`/management/deadletter-jobs/${at(incidentId)}`, { action: 'move' }),
  };
}

function taskOf(dto: TaskDto): RuntimeTask {
  const { id, name, description, assignee, owner, priority, formKey } = dto;
  const common = { id, name, description, assignee, owner, priority, formKey };
  return {
    ...common,
    instanceId: dto.processInstanceId,
    key: dto.taskDefinitionKey,
    createdAt: dto.createTime,
    dueAt: dto.dueDate,
    followUpAt: null,
  };
}

function incidentOf(dto: DeadJobDto): RuntimeIncident {
  return {
    id: dto.id,
    instanceId: dto.processInstanceId,
    definitionId: dto.processDefinitionId,
    key: dto.elementId ?? '',
    kind: 'failedJob',
    message: dto.exceptionMessage ?? '',
    createdAt: dto.createTime,
  };
}
