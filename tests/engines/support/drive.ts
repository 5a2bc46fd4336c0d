import type { RealEngine, RunningEngine } from './real-engine.ts';

/** The actions of a test on a real engine: start, complete, comment, delete. */
export interface Driver {
  /** @returns the instance's id */
  start(key: string, variables: Record<string, number | string>): Promise<string>;
  /** Returns the ids of the open tasks of an element. */
  tasks(instance: string, element: string): Promise<string[]>;
  complete(task: string, local?: Record<string, string>): Promise<void>;
  comment(instance: string, task: string, message: string): Promise<void>;
  cancel(instance: string): Promise<void>;
}

type Values = Record<string, number | string>;
const camundaVariables = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
const flowableVariables = (values: Values) => Object.entries(values).map(([name, value]) => ({ name, value }));

function requests(base: string) {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  return ask;
}

const DRIVERS: Record<RealEngine, (base: string) => Driver> = {
  camunda7(base) {
    const ask = requests(base);
    return {
      async start(key, variables) {
        const path = `/process-definition/key/${key}/start`;
        return ((await ask('POST', path, { variables: camundaVariables(variables) })) as { id: string }).id;
      },
      async tasks(instance, element) {
        const path = `/task?processInstanceId=${instance}&taskDefinitionKey=${element}`;
        return ((await ask('GET', path)) as { id: string }[]).map(({ id }) => id);
      },
      async complete(task, local = {}) {
        for (const [name, value] of Object.entries(local))
          await ask('PUT', `/task/${task}/localVariables/${name}`, { value });
        await ask('POST', `/task/${task}/complete`, {});
      },
      async comment(instance, task, message) {
        await ask('POST', `/task/${task}/comment/create`, { message, processInstanceId: instance });
      },
      async cancel(instance) {
        await ask('DELETE', `/process-instance/${instance}`);
      },
    };
  },
  flowable(base) {
    const ask = requests(base);
    return {
      async start(key, variables) {
        const body = { processDefinitionKey: key, variables: flowableVariables(variables) };
        return ((await ask('POST', '/runtime/process-instances', body)) as { id: string }).id;
      },
      async tasks(instance, element) {
        const path = `/runtime/tasks?processInstanceId=${instance}&taskDefinitionKey=${element}`;
        return ((await ask('GET', path)) as { data: { id: string }[] }).data.map(({ id }) => id);
      },
      async complete(task, local = {}) {
        const variables = flowableVariables(local).map((variable) => ({ ...variable, scope: 'local' }));
        if (variables.length > 0) await ask('POST', `/runtime/tasks/${task}/variables`, variables);
        await ask('POST', `/runtime/tasks/${task}`, { action: 'complete' });
      },
      async comment(_, task, message) {
        await ask('POST', `/runtime/tasks/${task}/comments`, { message, saveProcessInstanceId: true });
      },
      async cancel(instance) {
        await ask('DELETE', `/runtime/process-instances/${instance}?deleteReason=cancelled`);
      },
    };
  },
};

export const driverOf = ({ kind, baseUrl }: RunningEngine): Driver => DRIVERS[kind](baseUrl);
