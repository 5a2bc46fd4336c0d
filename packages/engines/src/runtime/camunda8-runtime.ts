import { EngineFailure, type EngineConnection } from '../adapter.ts';
import { camunda8Refusal } from '../camunda8/camunda8.ts';
import { engineHttp } from '../http.ts';
import { text } from '../text.ts';
import type { EngineRuntime, RuntimeIncident, RuntimeTask, RuntimeValue } from './types.ts';

interface UserTaskDto {
  userTaskKey: string;
  processInstanceKey: string;
  elementId: string;
  name?: string | null;
  assignee?: string | null;
  candidateUsers?: string[];
  candidateGroups?: string[];
  creationDate?: string | null;
  dueDate?: string | null;
  followUpDate?: string | null;
  priority?: number;
}

interface IncidentDto {
  incidentKey: string;
  processInstanceKey: string;
  processDefinitionKey?: string | null;
  elementId: string;
  errorType: string;
  errorMessage: string;
  creationTime: string;
  jobKey?: string | null;
}

interface ElementDto {
  elementInstanceKey: string;
  elementId: string;
  type: string;
}

const LIMIT = 1000;
/** Type of the element that encloses the instances of a multi-instance activity. */
const BODY = 'MULTI_INSTANCE_BODY';
/** This engine has no business key; it is stored as this variable of the process. */
const BUSINESS_KEY = 'businessKey';
/** How long a message waits for a matching instance, ms. */
const MESSAGE_LIVES = 0;

/** Sends commands to Camunda 8 (`/v2`, 8.8 and newer). Unsupported commands are refused with their name. */
// oxlint-disable-next-line max-lines-per-function -- a table with one method for each command
export function camunda8Runtime(connection: EngineConnection): EngineRuntime {
  const http = engineHttp(connection, camunda8Refusal, 'command');
  const { tenantId } = connection;
  const at = encodeURIComponent;
  const post = (path: string, json: unknown = {}) => http.done(path, { method: 'POST', json });
  const search = async <T>(path: string, filter: object, sort: object[] = []) =>
    (await http.json<{ items: T[] }>(path, { method: 'POST', json: { filter, sort, page: { limit: LIMIT } } })).items;
  const refuse = (what: string) => Promise.reject(new EngineFailure('unsupported', text('unsupported', { what })));
  const active = (instanceId: string) =>
    search<ElementDto>('/v2/element-instances/search', { processInstanceKey: instanceId, state: 'ACTIVE' });
  const childrenOf = (scope: string) =>
    search<ElementDto>('/v2/element-instances/search', { elementInstanceScopeKey: scope, state: 'ACTIVE' });

  return {
    kind: 'camunda8',
    abilities: new Set(['move', 'migrate', 'retry', 'variables', 'messages', 'assign', 'incidents']),
    async start({ definitionId, businessKey, variables = {} }) {
      const { processInstanceKey } = await http.json<{ processInstanceKey: string }>('/v2/process-instances', {
        method: 'POST',
        json: {
          processDefinitionKey: definitionId,
          variables: businessKey ? { ...variables, [BUSINESS_KEY]: businessKey } : variables,
          tenantId,
        },
      });
      return { instanceId: processInstanceKey };
    },
    async tasks({ instanceId, assignee }) {
      const filter = { processInstanceKey: instanceId, assignee, state: 'CREATED' };
      const sort = [{ field: 'creationDate', order: 'ASC' }];
      return (await search<UserTaskDto>('/v2/user-tasks/search', filter, sort)).map(taskOf);
    },
    async candidates(taskId) {
      const { candidateUsers = [], candidateGroups = [] } = await http.json<UserTaskDto>(
        `/v2/user-tasks/${at(taskId)}`,
      );
      return { users: candidateUsers, groups: candidateGroups };
    },
    claim: (taskId, assignee) =>
      post(`/v2/user-tasks/${at(taskId)}/assignment`, { assignee, allowOverride: false, action: 'claim' }),
    assign: (taskId, assignee) =>
      assignee === null
        ? http.done(`/v2/user-tasks/${at(taskId)}/assignee`, { method: 'DELETE' })
        : post(`/v2/user-tasks/${at(taskId)}/assignment`, { assignee, allowOverride: true }),
    complete: (taskId, variables = {}) => post(`/v2/user-tasks/${at(taskId)}/completion`, { variables }),
    async move({ instanceId, from, to, variables = {} }) {
      // Terminates the outermost elements, and with them everything inside; of a multi-instance activity its body.
      const standing = await (from.length > 0 ? active(instanceId) : childrenOf(instanceId));
      const leaving = from.length > 0 ? standing.filter(({ elementId }) => from.includes(elementId)) : standing;
      const bodies = new Set(leaving.filter(({ type }) => type === BODY).map(({ elementId }) => elementId));
      const gone = leaving.filter(({ elementId, type }) => type === BODY || !bodies.has(elementId));
      if (Object.keys(variables).length > 0) await this.setVariables(instanceId, variables);
      await post(`/v2/process-instances/${at(instanceId)}/modification`, {
        activateInstructions: to.map((elementId) => ({ elementId })),
        terminateInstructions: gone.map(({ elementInstanceKey }) => ({ elementInstanceKey })),
      });
    },
    cancel: (instanceId) => post(`/v2/process-instances/${at(instanceId)}/cancellation`),
    async message({ name, instanceId, businessKey, correlation = {}, variables }) {
      if (instanceId !== undefined) return refuse('message to one instance');
      const [key, further] = Object.values(correlation);
      if (further !== undefined) return refuse('message with several correlation keys');
      const correlationKey = typeof key === 'object' ? JSON.stringify(key) : String(key ?? businessKey ?? '');
      await post('/v2/messages/publication', { name, correlationKey, timeToLive: MESSAGE_LIVES, variables, tenantId });
      return { instanceId: null };
    },
    async signal({ name, instanceId, variables }) {
      if (instanceId !== undefined) return refuse('signal to one instance');
      await post('/v2/signals/broadcast', { signalName: name, variables, tenantId });
    },
    conditions: () => refuse('conditional start events'),
    async variables(instanceId) {
      const filter = { processInstanceKey: instanceId, scopeKey: instanceId };
      const found = await search<{ name: string; value: string; variableKey: string; isTruncated?: boolean }>(
        '/v2/variables/search',
        filter,
      );
      const values: [string, RuntimeValue][] = [];
      for (const { name, value, variableKey, isTruncated } of found) {
        const whole = isTruncated ? await http.json<{ value: string }>(`/v2/variables/${at(variableKey)}`) : { value };
        values.push([name, JSON.parse(whole.value) as RuntimeValue]);
      }
      return Object.fromEntries(values);
    },
    setVariables: (instanceId, variables) =>
      http.done(`/v2/element-instances/${at(instanceId)}/variables`, { method: 'PUT', json: { variables } }),
    suspend: () => refuse('suspend'),
    migrate: ({ instanceId, definitionId, mapping = {} }) => migrate(instanceId, definitionId, mapping),
    async incidents(instanceId) {
      const filter = { processInstanceKey: instanceId, state: 'ACTIVE' };
      return (await search<IncidentDto>('/v2/incidents/search', filter)).map(incidentOf);
    },
    async retry(incidentId) {
      const { jobKey } = await http.json<IncidentDto>(`/v2/incidents/${at(incidentId)}`);
      if (jobKey) await http.done(`/v2/jobs/${at(jobKey)}`, { method: 'PATCH', json: { changeset: { retries: 1 } } });
      await post(`/v2/incidents/${at(incidentId)}/resolution`);
    },
  };

  /** Every active element needs an instruction; elements that the mapping does not contain keep their id. */
  async function migrate(instanceId: string, definitionId: string, mapping: Readonly<Record<string, string>>) {
    const ids = (await active(instanceId)).filter(({ type }) => type !== 'PROCESS').map(({ elementId }) => elementId);
    await post(`/v2/process-instances/${at(instanceId)}/migration`, {
      targetProcessDefinitionKey: definitionId,
      mappingInstructions: [...new Set([...Object.keys(mapping), ...ids])].map((sourceElementId) => ({
        sourceElementId,
        targetElementId: mapping[sourceElementId] ?? sourceElementId,
      })),
    });
  }
}

function taskOf(dto: UserTaskDto): RuntimeTask {
  return {
    id: dto.userTaskKey,
    instanceId: dto.processInstanceKey,
    key: dto.elementId,
    name: dto.name ?? null,
    description: null,
    assignee: dto.assignee ?? null,
    owner: null,
    createdAt: dto.creationDate ?? '',
    dueAt: dto.dueDate ?? null,
    followUpAt: dto.followUpDate ?? null,
    priority: dto.priority ?? 50,
    formKey: null,
  };
}

function incidentOf(dto: IncidentDto): RuntimeIncident {
  return {
    id: dto.incidentKey,
    instanceId: dto.processInstanceKey,
    definitionId: dto.processDefinitionKey ?? null,
    key: dto.elementId,
    kind: dto.errorType,
    message: dto.errorMessage,
    createdAt: dto.creationTime,
  };
}
