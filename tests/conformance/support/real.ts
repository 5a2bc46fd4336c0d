import { connectEngine, connectRuntime, type EngineRuntime, type RuntimeValue } from '@gongdi/engines';
import type { Driver, Outcome } from './case.ts';
import { forFlowable } from './model.ts';

export type RealName = 'camunda7' | 'flowable';

interface ReadOutcome {
  over: boolean;
  variables: Outcome['variables'];
}

/** Camunda adds one more activity instance around the instances of a multi-instance activity. */
const BODY = /#multiInstanceBody$/;
/**
 * Flowable counts the instances of a multi-instance activity in these variables. If there are few, they are variables
 * of the process instance.
 */
const COUNTERS = /^(nrOf(Active|Completed)?Instances|loopCounter)$/;

/**
 * Drives a real engine that the tests have started, through our own adapter; clock and trace come from its test
 * application.
 */
export function realDriver(kind: RealName, baseUrl: string): Driver {
  const engine = connectEngine({ kind, baseUrl });
  const runtime: EngineRuntime = connectRuntime({ kind, baseUrl });
  const root = new URL(baseUrl).origin;
  let instance = '';

  const ask = async <T>(path: string, method = 'GET', base = baseUrl): Promise<T> => {
    const answer = await fetch(base + path, { method });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body.slice(0, 300)}`);
    return (body === '' ? null : JSON.parse(body)) as T;
  };

  const newest = async (): Promise<string> => {
    if (kind === 'camunda7') {
      const all = await ask<{ id: string }[]>('/history/process-instance?sortBy=startTime&sortOrder=desc&maxResults=1');
      return all[0]?.id ?? '';
    }
    const { data } = await ask<{ data: { id: string }[] }>(
      '/history/historic-process-instances?sort=startTime&order=desc&size=1',
    );
    return data[0]?.id ?? '';
  };

  return {
    name: kind,
    async prepare(xml) {
      await ask('/conformance/reset', 'POST', root);
      await engine.deploy([{ name: 'case.bpmn', xml: kind === 'flowable' ? await forFlowable(ofTexts(xml)) : xml }]);
      instance = '';
    },
    async start(key, variables, businessKey) {
      const definition = await engine.latest(key);
      if (!definition) throw new Error(`${key} is not deployed`);
      const started = await runtime.start({ definitionId: definition.id, businessKey, variables });
      instance = started.instanceId;
    },
    tasks: () => runtime.tasks({}),
    complete: (taskId, variables) => runtime.complete(taskId, variables),
    message: async (name, variables) => void (await runtime.message({ name, variables })),
    signal: (name, variables) => runtime.signal({ name, variables }),
    async begin(by, name, variables) {
      await runtime[by]({ name, variables });
      instance = await newest();
    },
    async conditions(variables) {
      await runtime.conditions({ variables });
      instance = await newest();
    },
    async advance(milliseconds) {
      await ask(`/conformance/advance?milliseconds=${milliseconds}`, 'POST', root);
      if (instance === '') instance = await newest();
    },
    move: (from, to, variables) => runtime.move({ instanceId: instance, from, to, variables }),
    cancel: () => runtime.cancel(instance, 'cancelled'),
    setVariables: (variables) => runtime.setVariables(instance, variables),
    async retry() {
      for (const { id } of await runtime.incidents(instance)) await runtime.retry(id);
      await this.advance(0);
    },
    async outcome() {
      const ended = await ask<string[]>('/conformance/trace', 'GET', root);
      const incidents = await runtime.incidents();
      return {
        ended: ended.filter((id) => !BODY.test(id)),
        incidents: incidents.map(({ key }) => key),
        ...(await (kind === 'camunda7' ? ofCamunda7(ask, instance) : ofFlowable(ask, instance))),
      };
    },
  };
}

/** Flowable stores lists from REST as JSON; an expression then gets a JSON node from them and not a text. */
const ofTexts = (xml: string): string =>
  xml.includes('elementVariable="who"') ? xml.replaceAll('assignee="${who}"', 'assignee="${who.asText()}"') : xml;

type Ask = <T>(path: string) => Promise<T>;

async function ofCamunda7(ask: Ask, instance: string): Promise<ReadOutcome> {
  const { endTime } = await ask<{ endTime: string | null }>(`/history/process-instance/${instance}`);
  const values = await ask<{ name: string; value: RuntimeValue; activityInstanceId: string; state: string }[]>(
    `/history/variable-instance?processInstanceId=${instance}`,
  );
  const own = values.filter(({ activityInstanceId, state }) => activityInstanceId === instance && state !== 'DELETED');
  return { over: endTime !== null, variables: valuesOf(own) };
}

async function ofFlowable(ask: Ask, instance: string): Promise<ReadOutcome> {
  const { endTime } = await ask<{ endTime: string | null }>(`/history/historic-process-instances/${instance}`);
  const { data } = await ask<{
    data: { executionId: string | null; taskId: string | null; variable: { name: string; value: RuntimeValue } }[];
  }>(`/history/historic-variable-instances?processInstanceId=${instance}&size=1000`);
  const own = data.filter(({ executionId, taskId }) => !taskId && (executionId ?? instance) === instance);
  return { over: endTime !== null, variables: valuesOf(own.map(({ variable }) => variable)) };
}

const valuesOf = (all: readonly { name: string; value: RuntimeValue }[]) =>
  Object.fromEntries(all.filter(({ name }) => !COUNTERS.test(name)).map(({ name, value }) => [name, value ?? null]));
