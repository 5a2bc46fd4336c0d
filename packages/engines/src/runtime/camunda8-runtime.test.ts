import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../testing.ts';
import { connectRuntime } from './connect-runtime.ts';

const V2 = '/api/v2';
const fake = (answers: Parameters<typeof fakeConnection>[1]) => {
  const { connection, seen } = fakeConnection('camunda8', answers);
  return { runtime: connectRuntime(connection), seen };
};

describe('commands to Camunda 8', () => {
  it('starts, with the business key as a variable', async () => {
    const { runtime, seen } = fake({
      [`POST ${V2}/process-instances`]: { json: { processInstanceKey: '9007199254740993' } },
    });
    const command = { definitionId: '7', businessKey: 'GD-1', variables: { x: [1] } };
    expect(await runtime.start(command)).toEqual({ instanceId: '9007199254740993' });
    expect(seen[0]?.json).toEqual({ processDefinitionKey: '7', variables: { x: [1], businessKey: 'GD-1' } });
  });

  it('lists open tasks', async () => {
    const { runtime, seen } = fake({
      [`POST ${V2}/user-tasks/search`]: {
        json: {
          items: [{ userTaskKey: '1', processInstanceKey: '2', elementId: 'a', assignee: 'li', creationDate: 'T' }],
        },
      },
    });
    expect(await runtime.tasks({ instanceId: '2' })).toMatchObject([
      { id: '1', instanceId: '2', key: 'a', assignee: 'li', priority: 50 },
    ]);
    expect(seen[0]?.json).toMatchObject({ filter: { processInstanceKey: '2', state: 'CREATED' } });
  });

  it('claims, assigns, takes away, completes', async () => {
    const { runtime, seen } = fake({
      [`POST ${V2}/user-tasks/1/assignment`]: {},
      [`DELETE ${V2}/user-tasks/1/assignee`]: {},
      [`POST ${V2}/user-tasks/1/completion`]: {},
    });
    await runtime.claim('1', 'li');
    await runtime.assign('1', 'wang');
    await runtime.assign('1', null);
    await runtime.complete('1', { ok: true });
    expect(seen.map(({ json }) => json)).toEqual([
      { assignee: 'li', allowOverride: false, action: 'claim' },
      { assignee: 'wang', allowOverride: true },
      undefined,
      { variables: { ok: true } },
    ]);
  });

  it('moves tokens, a multi-instance by its body', async () => {
    const { runtime, seen } = fake({
      [`POST ${V2}/element-instances/search`]: {
        json: {
          items: [
            { elementInstanceKey: '11', elementId: 'sign', type: 'MULTI_INSTANCE_BODY' },
            { elementInstanceKey: '12', elementId: 'sign', type: 'USER_TASK' },
            { elementInstanceKey: '13', elementId: 'b', type: 'USER_TASK' },
          ],
        },
      },
      [`PUT ${V2}/element-instances/5/variables`]: {},
      [`POST ${V2}/process-instances/5/modification`]: {},
    });
    await runtime.move({ instanceId: '5', from: ['sign', 'b'], to: ['draft'], variables: { why: 'x' } });
    expect(seen.at(-1)?.json).toEqual({
      activateInstructions: [{ elementId: 'draft' }],
      terminateInstructions: [{ elementInstanceKey: '11' }, { elementInstanceKey: '13' }],
    });
    await runtime.move({ instanceId: '5', from: [], to: ['draft'] });
    expect(seen.at(-2)?.json).toMatchObject({ filter: { elementInstanceScopeKey: '5' } });
    expect(seen.at(-1)?.json).toMatchObject({
      terminateInstructions: [{ elementInstanceKey: '11' }, { elementInstanceKey: '13' }],
    });
  });

  it('reads variables whole, and migrates what stands with its id', async () => {
    const { runtime, seen } = fake({
      [`POST ${V2}/variables/search`]: {
        json: {
          items: [
            { name: 'a', value: '{"n":1}', variableKey: '1' },
            { name: 'long', value: '"xx', variableKey: '2', isTruncated: true },
          ],
        },
      },
      [`GET ${V2}/variables/2`]: { json: { value: '"xxxx"' } },
      [`POST ${V2}/element-instances/search`]: {
        json: { items: [{ elementInstanceKey: '1', elementId: 'a', type: 'USER_TASK' }] },
      },
      [`POST ${V2}/process-instances/5/migration`]: {},
    });
    expect(await runtime.variables('5')).toEqual({ a: { n: 1 }, long: 'xxxx' });
    await runtime.migrate({ instanceId: '5', definitionId: '8', mapping: { old: 'new' } });
    expect(seen.at(-1)?.json).toEqual({
      targetProcessDefinitionKey: '8',
      mappingInstructions: [
        { sourceElementId: 'old', targetElementId: 'new' },
        { sourceElementId: 'a', targetElementId: 'a' },
      ],
    });
  });

  it('publishes, broadcasts, cancels, and tries incidents again', async () => {
    const incident = {
      incidentKey: '3',
      processInstanceKey: '5',
      elementId: 'call',
      errorType: 'JOB_NO_RETRIES',
      errorMessage: 'no',
      creationTime: 'T',
    };
    const { runtime, seen } = fake({
      [`POST ${V2}/messages/publication`]: {},
      [`POST ${V2}/signals/broadcast`]: {},
      [`POST ${V2}/process-instances/5/cancellation`]: {},
      [`POST ${V2}/incidents/search`]: { json: { items: [incident] } },
      [`GET ${V2}/incidents/3`]: { json: { ...incident, jobKey: '77' } },
      [`PATCH ${V2}/jobs/77`]: {},
      [`POST ${V2}/incidents/3/resolution`]: {},
    });
    await runtime.message({ name: 'paid', correlation: { order: 7 }, variables: { x: 1 } });
    expect(seen.at(-1)?.json).toMatchObject({ name: 'paid', correlationKey: '7', variables: { x: 1 } });
    await runtime.signal({ name: 'bell' });
    await runtime.cancel('5', 'why');
    expect(await runtime.incidents('5')).toMatchObject([{ id: '3', key: 'call', message: 'no' }]);
    await runtime.retry('3');
    expect(seen.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PATCH ${V2}/jobs/77`,
      `POST ${V2}/incidents/3/resolution`,
    ]);
  });

  it.each([
    ['suspension', (runtime: ReturnType<typeof connectRuntime>) => runtime.suspend('5', true)],
    ['a message to one instance', (runtime) => runtime.message({ name: 'x', instanceId: '5' })],
    ['several correlation keys', (runtime) => runtime.message({ name: 'x', correlation: { a: 1, b: 2 } })],
    ['a signal to one instance', (runtime) => runtime.signal({ name: 'x', instanceId: '5' })],
  ] as [string, (runtime: ReturnType<typeof connectRuntime>) => Promise<unknown>][])(
    'refuses %s by name',
    async (_, ask) => {
      const { runtime } = fake({});
      expect(runtime.abilities.has('suspend')).toBe(false);
      await expect(ask(runtime)).rejects.toMatchObject({
        code: 'unsupported',
        label: { zh: expect.stringContaining('不支持') as string },
      });
    },
  );
});
