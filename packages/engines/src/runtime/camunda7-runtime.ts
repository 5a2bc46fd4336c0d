import { EngineFailure, type EngineConnection } from '../adapter.ts';
import { camunda7Refusal } from '../camunda7/problems.ts';
import { engineHttp } from '../http.ts';
import { text } from '../text.ts';
import { plainValues, typedValues, type TypedValue } from './camunda7-values.ts';
import type { EngineRuntime, RuntimeIncident, RuntimeTask } from './types.ts';

interface TaskDto {
  id: string;
  processInstanceId: string;
  taskDefinitionKey: string;
  name: string | null;
  description: string | null;
  assignee: string | null;
  owner: string | null;
  created: string;
  due: string | null;
  followUp: string | null;
  priority: number;
  formKey: string | null;
}

interface TreeDto {
  id: string;
  activityId: string;
  childActivityInstances?: TreeDto[];
  childTransitionInstances?: { id: string }[];
}

interface IncidentDto {
  id: string;
  processInstanceId: string;
  processDefinitionId: string | null;
  activityId: string;
  incidentType: string;
  incidentMessage: string | null;
  incidentTimestamp: string;
  /** Id of the job or external task. */
  configuration: string | null;
}

/** Suffix of the id of the activity that encloses the instances of a multi-instance activity. */
const BODY = '#multiInstanceBody';
const PAGE = 1000;

/** Sends commands to Camunda 7, Operaton and CIB seven. */
// oxlint-disable-next-line max-lines-per-function -- a table with one method for each command
export function camunda7Runtime(connection: EngineConnection): EngineRuntime {
  const http = engineHttp(connection, camunda7Refusal, 'command');
  const at = encodeURIComponent;
  const post = (path: string, json: unknown) => http.done(path, { method: 'POST', json });
  const put = (path: string, json: unknown) => http.done(path, { method: 'PUT', json });

  /**
   * Cancels the executions of elements; of a multi-instance activity its body, so that none of its instances continues.
   */
  async function cancels(instanceId: string, from: readonly string[]): Promise<object[]> {
    const tree = await http.json<TreeDto>(`/process-instance/${at(instanceId)}/activity-instances`);
    if (from.length === 0)
      return [
        ...(tree.childActivityInstances ?? []).map(({ id }) => ({ type: 'cancel', activityInstanceId: id })),
        ...(tree.childTransitionInstances ?? []).map(({ id }) => ({ type: 'cancel', transitionInstanceId: id })),
      ];
    const bodies = bodiesIn(tree);
    return from.map((key) => ({ type: 'cancel', activityId: bodies.has(key) ? key + BODY : key }));
  }

  return {
    kind: 'camunda7',
    abilities: new Set([
      'move',
      'migrate',
      'suspend',
      'retry',
      'variables',
      'messages',
      'conditions',
      'assign',
      'incidents',
    ]),
    async start({ definitionId, businessKey, variables }) {
      const { id } = await http.json<{ id: string }>(`/process-definition/${at(definitionId)}/start`, {
        method: 'POST',
        json: { variables: typedValues(variables), businessKey: businessKey ?? undefined },
      });
      return { instanceId: id };
    },
    async tasks({ instanceId, assignee }) {
      const query = { processInstanceId: instanceId, assignee, sortBy: 'created', sortOrder: 'asc', maxResults: PAGE };
      return (await http.json<TaskDto[]>('/task', { query })).map(taskOf);
    },
    async candidates(taskId) {
      const links = await http.json<{ userId: string | null; groupId: string | null; type: string }[]>(
        `/task/${at(taskId)}/identity-links`,
        { query: { type: 'candidate' } },
      );
      return {
        users: links.flatMap(({ userId }) => userId ?? []),
        groups: links.flatMap(({ groupId }) => groupId ?? []),
      };
    },
    claim: (taskId, userId) => post(`/task/${at(taskId)}/claim`, { userId }),
    assign: (taskId, userId) => post(`/task/${at(taskId)}/assignee`, { userId }),
    complete: (taskId, variables) => post(`/task/${at(taskId)}/complete`, { variables: typedValues(variables) }),
    async move({ instanceId, from, to, variables = {} }) {
      if (Object.keys(variables).length > 0) await this.setVariables(instanceId, variables);
      const instructions = [
        ...(await cancels(instanceId, from)),
        ...to.map((activityId) => ({ type: 'startBeforeActivity', activityId })),
      ];
      await post(`/process-instance/${at(instanceId)}/modification`, { instructions });
    },
    cancel: (instanceId) => http.done(`/process-instance/${at(instanceId)}`, { method: 'DELETE' }),
    async message({ name, instanceId, businessKey, correlation, variables }) {
      const [reached] = await http.json<
        { processInstance?: { id: string } | null; execution?: { processInstanceId: string } | null }[]
      >('/message', {
        method: 'POST',
        json: {
          messageName: name,
          processInstanceId: instanceId,
          businessKey,
          correlationKeys: typedValues(correlation),
          processVariables: typedValues(variables),
          resultEnabled: true,
        },
      });
      return { instanceId: reached?.processInstance?.id ?? reached?.execution?.processInstanceId ?? null };
    },
    async signal({ name, instanceId, variables }) {
      const json = { name, variables: typedValues(variables) };
      if (instanceId === undefined) return post('/signal', json);
      const query = { processInstanceId: instanceId, signalEventSubscriptionName: name };
      for (const { id } of await http.json<{ id: string }[]>('/execution', { query }))
        await post('/signal', { ...json, executionId: id });
    },
    async conditions({ variables, businessKey, definitionId }) {
      const begun = await http.json<{ id: string }[]>('/condition', {
        method: 'POST',
        json: { variables: typedValues(variables), businessKey, processDefinitionId: definitionId },
      });
      return { instanceIds: begun.map(({ id }) => id) };
    },
    async variables(instanceId) {
      const query = { deserializeValues: 'false' };
      const path = `/process-instance/${at(instanceId)}/variables`;
      return plainValues(await http.json<Record<string, TypedValue>>(path, { query }));
    },
    setVariables: (instanceId, variables) =>
      post(`/process-instance/${at(instanceId)}/variables`, { modifications: typedValues(variables) }),
    suspend: (instanceId, suspended) => put(`/process-instance/${at(instanceId)}/suspended`, { suspended }),
    async migrate({ instanceId, definitionId, mapping = {} }) {
      const { definitionId: source } = await http.json<{ definitionId: string }>(`/process-instance/${at(instanceId)}`);
      const plan = { sourceProcessDefinitionId: source, targetProcessDefinitionId: definitionId };
      // The engine proposes mappings for elements with an unchanged id; the given mapping has precedence.
      const { instructions } = await http.json<{ instructions: { sourceActivityIds: string[] }[] }>(
        '/migration/generate',
        { method: 'POST', json: { ...plan, updateEventTriggers: true } },
      );
      const named = Object.entries(mapping).map(([from, to]) => ({
        sourceActivityIds: [from],
        targetActivityIds: [to],
      }));
      const rest = instructions.filter(({ sourceActivityIds: [from] }) => !Object.hasOwn(mapping, from ?? ''));
      await post('/migration/execute', {
        migrationPlan: { ...plan, instructions: [...named, ...rest] },
        processInstanceIds: [instanceId],
      });
    },
    async incidents(instanceId) {
      const query = { processInstanceId: instanceId, sortBy: 'incidentTimestamp', sortOrder: 'asc', maxResults: PAGE };
      return (await http.json<IncidentDto[]>('/incident', { query })).map(incidentOf);
    },
    async retry(incidentId) {
      const { incidentType, configuration } = await http.json<IncidentDto>(`/incident/${at(incidentId)}`);
      const owners: Record<string, string> = { failedJob: 'job', failedExternalTask: 'external-task' };
      const owner = owners[incidentType];
      if (owner === undefined || configuration === null)
        throw new EngineFailure('unsupported', text('unsupported', { what: `retry ${incidentType}` }));
      await put(`/${owner}/${at(configuration)}/retries`, { retries: 1 });
    },
  };
}

function bodiesIn(tree: TreeDto): Set<string> {
  const found = new Set<string>();
  const look = ({ activityId, childActivityInstances = [] }: TreeDto): void => {
    if (activityId.endsWith(BODY)) found.add(activityId.slice(0, -BODY.length));
    childActivityInstances.forEach(look);
  };
  look(tree);
  return found;
}

function taskOf(dto: TaskDto): RuntimeTask {
  const { id, name, description, assignee, owner, priority, formKey } = dto;
  const common = { id, name, description, assignee, owner, priority, formKey };
  return {
    ...common,
    instanceId: dto.processInstanceId,
    key: dto.taskDefinitionKey,
    createdAt: dto.created,
    dueAt: dto.due,
    followUpAt: dto.followUp,
  };
}

function incidentOf(dto: IncidentDto): RuntimeIncident {
  return {
    id: dto.id,
    instanceId: dto.processInstanceId,
    definitionId: dto.processDefinitionId,
    key: dto.activityId,
    kind: dto.incidentType,
    message: dto.incidentMessage ?? '',
    createdAt: dto.incidentTimestamp,
  };
}
