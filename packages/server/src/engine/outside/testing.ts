import type { EngineConnection } from '@gongdi/engines';

interface FakeTask {
  id: string;
  key: string;
  assignee: string | null;
  startTime: string;
  endTime: string | null;
}

interface FakeInstance {
  id: string;
  definition: string;
  state: 'ACTIVE' | 'COMPLETED' | 'EXTERNALLY_TERMINATED';
  tasks: FakeTask[];
  variables: Record<string, { value: unknown; type: string }>;
}

export interface FakeCamunda7 {
  connection: EngineConnection;
  /** Requests that it received, as `METHOD /path`, without reads. */
  commands: string[];
  /** Returns the drawing that was deployed last. */
  drawing: () => string;
  /** Completes a task at the engine, as another client would. */
  completeThere: (instance: string, key: string) => void;
  /** Makes the next command fail. */
  failNext: () => void;
}

const AT = '2026-03-02T08:00:00.000+0000';
const END = '2026-03-02T09:00:00.000+0000';

/** A fake Camunda 7 for processes whose user tasks run one after the other, in the order of the drawing. */
// oxlint-disable-next-line max-lines-per-function -- a table with one answer for each address of the fake engine
export function fakeCamunda7(): FakeCamunda7 {
  const commands: string[] = [];
  const drawings = new Map<string, string>();
  const instances = new Map<string, FakeInstance>();
  let next = 1;
  let fails = false;

  const keysOf = (definition: string) =>
    [...(drawings.get(definition) ?? '').matchAll(/<(?:\w+:)?userTask [^>]*?\bid="([^"]+)"/g)].map(([, id]) => id!);
  const goOn = (instance: FakeInstance) => {
    const key = keysOf(instance.definition)[instance.tasks.length];
    if (key === undefined) instance.state = 'COMPLETED';
    else instance.tasks.push({ id: `t${next++}`, key, assignee: null, startTime: AT, endTime: null });
  };
  const openTask = (id: string) => {
    for (const instance of instances.values())
      for (const task of instance.tasks) if (task.id === id && task.endTime === null) return { instance, task };
    return undefined;
  };
  const historyOf = (one: FakeInstance, task: FakeTask) => ({
    id: task.id,
    name: task.key,
    taskDefinitionKey: task.key,
    assignee: task.assignee,
    startTime: task.startTime,
    endTime: task.endTime,
    deleteReason: task.endTime === null ? null : one.state === 'EXTERNALLY_TERMINATED' ? 'deleted' : 'completed',
  });

  type Answer = [status: number, body?: unknown];
  const routes: [string, RegExp, (id: string, request: { body: unknown; query: URLSearchParams }) => Answer][] = [
    [
      'POST',
      /^\/deployment\/create$/,
      (_, { body }) => {
        const xml = String(body);
        const key = /<(?:\w+:)?process [^>]*?\bid="([^"]+)"/.exec(xml)?.[1] ?? '';
        const id = `${key}:${next++}`;
        drawings.set(id, xml);
        return [
          200,
          {
            id: 'd',
            deployedProcessDefinitions: { [id]: { id, key, version: 1, name: key, deploymentId: 'd', resource: 'r' } },
          },
        ];
      },
    ],
    [
      'POST',
      /^\/process-definition\/([^/]+)\/start$/,
      (id, { body }) => {
        const { variables } = body as Pick<FakeInstance, 'variables'>;
        const made: FakeInstance = { id: `i${next++}`, definition: id, state: 'ACTIVE', tasks: [], variables };
        instances.set(made.id, made);
        goOn(made);
        return [200, { id: made.id }];
      },
    ],
    [
      'GET',
      /^\/history\/process-instance\/([^/]+)$/,
      (id) => {
        const one = instances.get(id);
        if (!one) return [404, { type: 'NotFound', message: id }];
        const { definition, state } = one;
        const times = { startTime: AT, endTime: state === 'ACTIVE' ? null : END };
        return [
          200,
          { id, processDefinitionId: definition, processDefinitionName: null, startUserId: null, state, ...times },
        ];
      },
    ],
    [
      'GET',
      /^\/history\/activity-instance$/,
      (_, { query }) => {
        const one = instances.get(query.get('processInstanceId') ?? '');
        const tasks = one?.tasks.map(({ id, key, startTime, endTime }) => ({
          id: `a${id}`,
          activityId: key,
          activityType: 'userTask',
          taskId: id,
          calledProcessInstanceId: null,
          startTime,
          endTime,
          canceled: endTime !== null && one.state === 'EXTERNALLY_TERMINATED',
        }));
        return [200, tasks ?? []];
      },
    ],
    [
      'GET',
      /^\/history\/task$/,
      (_, { query }) => {
        const one = instances.get(query.get('processInstanceId') ?? '');
        return [200, one?.tasks.map((task) => historyOf(one, task)) ?? []];
      },
    ],
    [
      'GET',
      /^\/history\/variable-instance$/,
      (_, { query }) => {
        const id = query.get('processInstanceId') ?? '';
        const own = Object.entries(instances.get(id)?.variables ?? {});
        return [
          200,
          own.map(([name, { value, type }]) => ({
            id: name,
            name,
            value,
            type,
            activityInstanceId: id,
            taskId: null,
            state: 'CREATED',
          })),
        ];
      },
    ],
    [
      'GET',
      /^\/task$/,
      (_, { query }) => {
        const id = query.get('processInstanceId') ?? '';
        const open = instances.get(id)?.tasks.filter(({ endTime }) => endTime === null) ?? [];
        return [
          200,
          open.map((task) => ({
            id: task.id,
            processInstanceId: id,
            taskDefinitionKey: task.key,
            name: task.key,
            description: null,
            assignee: task.assignee,
            owner: null,
            created: AT,
            due: null,
            followUp: null,
            priority: 50,
            formKey: null,
          })),
        ];
      },
    ],
    ['GET', /^\/task\/([^/]+)\/identity-links$/, () => [200, []]],
    [
      'POST',
      /^\/task\/([^/]+)\/assignee$/,
      (id, { body }) => {
        const found = openTask(id);
        if (found) found.task.assignee = (body as { userId: string | null }).userId;
        return found ? [204] : [404, { type: 'NotFound', message: id }];
      },
    ],
    [
      'POST',
      /^\/task\/([^/]+)\/complete$/,
      (id, { body }) => {
        const found = openTask(id);
        if (!found) return [500, { type: 'RestException', message: `Cannot complete task ${id}` }];
        Object.assign(found.instance.variables, (body as Pick<FakeInstance, 'variables'>).variables);
        found.task.endTime = END;
        goOn(found.instance);
        return [204];
      },
    ],
    [
      'DELETE',
      /^\/process-instance\/([^/]+)$/,
      (id) => {
        const one = instances.get(id);
        if (!one) return [404, { type: 'NotFound', message: id }];
        one.state = 'EXTERNALLY_TERMINATED';
        for (const task of one.tasks) task.endTime ??= END;
        return [204];
      },
    ],
  ];

  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input as string);
    const method = init.method ?? 'GET';
    const path = url.pathname.replace('/engine-rest', '');
    if (method !== 'GET') commands.push(`${method} ${path}`);
    if (fails && method !== 'GET') {
      fails = false;
      return new Response(JSON.stringify({ type: 'RestException', message: 'no' }), { status: 503 });
    }
    const { body: sent } = init;
    const file = sent instanceof FormData ? sent.get('resource-0') : null;
    const body: unknown = file instanceof Blob ? await file.text() : typeof sent === 'string' ? JSON.parse(sent) : null;
    for (const [verb, pattern, answer] of routes) {
      const found = verb === method ? pattern.exec(path) : null;
      if (!found) continue;
      const [status, json] = answer(decodeURIComponent(found[1] ?? ''), { body, query: url.searchParams });
      return new Response(status === 204 ? null : JSON.stringify(json), { status });
    }
    return new Response(JSON.stringify({ type: 'NotFound', message: path }), { status: 404 });
  };

  return {
    connection: { kind: 'camunda7', baseUrl: 'http://engine.test/engine-rest', fetch },
    commands,
    drawing: () => [...drawings.values()].at(-1) ?? '',
    completeThere: (id, key) => {
      const one = instances.get(id);
      const task = one?.tasks.find((each) => each.key === key && each.endTime === null);
      if (!one || !task) throw new Error(`no open task ${key}`);
      task.endTime = END;
      goOn(one);
    },
    failNext: () => {
      fails = true;
    },
  };
}
