import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../testing.ts';
import { plainValues, typedValues } from './camunda7-values.ts';
import { connectRuntime } from './connect-runtime.ts';

const fake = (kind: 'camunda7' | 'flowable', answers: Parameters<typeof fakeConnection>[1]) => {
  const { connection, seen } = fakeConnection(kind, answers);
  return { runtime: connectRuntime(connection), seen };
};

describe('commands to engines', () => {
  it('gives Camunda 7 values with their types, and reads them back', () => {
    const values = { t: '中', n: 1, big: 2 ** 40, d: 1.5, b: true, nothing: null, list: [1, 'x'], map: { a: [1] } };
    const typed = typedValues(values);
    expect(Object.entries(typed).map(([name, { type }]) => `${name} ${type}`)).toEqual([
      't String',
      'n Integer',
      'big Long',
      'd Double',
      'b Boolean',
      'nothing Null',
      'list Object',
      'map Object',
    ]);
    expect(plainValues(typed)).toEqual(values);
    expect(
      plainValues({
        file: {
          value: 'AAA=',
          type: 'Object',
          valueInfo: { serializationDataFormat: 'application/x-java-serialized-object' },
        },
      }),
    ).toEqual({ file: 'AAA=' });
    expect(plainValues({ broken: { value: '{', type: 'Json' } })).toEqual({ broken: '{' });
  });

  it('moves in Camunda 7: a multi-instance by its body, everything by its instances', async () => {
    const { runtime, seen } = fake('camunda7', {
      'GET /api/process-instance/5/activity-instances': {
        json: {
          id: '5',
          activityId: 'p',
          childActivityInstances: [
            {
              id: 'b1',
              activityId: 'sign#multiInstanceBody',
              childActivityInstances: [{ id: 's1', activityId: 'sign' }],
            },
          ],
          childTransitionInstances: [{ id: 't1' }],
        },
      },
      'POST /api/process-instance/5/modification': {},
    });
    await runtime.move({ instanceId: '5', from: ['sign', 'b'], to: ['a'] });
    expect(seen.at(-1)?.json).toEqual({
      instructions: [
        { type: 'cancel', activityId: 'sign#multiInstanceBody' },
        { type: 'cancel', activityId: 'b' },
        { type: 'startBeforeActivity', activityId: 'a' },
      ],
    });
    await runtime.move({ instanceId: '5', from: [], to: ['a'] });
    expect(seen.at(-1)?.json).toMatchObject({
      instructions: [{ activityInstanceId: 'b1' }, { transitionInstanceId: 't1' }, { activityId: 'a' }],
    });
  });

  it('says what an engine refuses, as a command and not as a model', async () => {
    const body = { type: 'InvalidRequestException', message: 'Cannot complete task 1: it is suspended' };
    const { runtime } = fake('camunda7', {
      'POST /api/task/1/complete': { status: 500, json: body },
      'POST /api/task/2/claim': { status: 404, json: body },
    });
    await expect(runtime.complete('1')).rejects.toMatchObject({
      code: 'refused',
      label: { zh: `流程引擎拒绝了操作：${body.message}` },
    });
    await expect(runtime.claim('2', 'li')).rejects.toMatchObject({
      code: 'not_found',
      label: { en: `The engine has no such record (any more): ${body.message}` },
    });
  });

  it('does not retry in Camunda 7 what is neither job nor external task', async () => {
    const { runtime } = fake('camunda7', {
      'GET /api/incident/3': { json: { incidentType: 'own', configuration: 'x' } },
    });
    await expect(runtime.retry('3')).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('starts in Flowable by a message that nobody waits for, and takes no choice between two', async () => {
    const waiting: { id: string; processInstanceId: string }[] = [];
    const { runtime, seen } = fake('flowable', {
      'POST /api/query/executions': () => ({ json: { data: waiting } }),
      'POST /api/runtime/process-instances': { json: { id: '9' } },
      'PUT /api/runtime/executions/e1': {},
    });
    expect(await runtime.message({ name: 'm', correlation: { order: 1 }, variables: { l: [1] } })).toEqual({
      instanceId: '9',
    });
    expect(seen.at(-1)?.json).toMatchObject({
      message: 'm',
      variables: [
        { name: 'order', value: 1 },
        { name: 'l', value: [1], type: 'json' },
      ],
    });
    await expect(runtime.message({ name: 'm', instanceId: '5' })).rejects.toMatchObject({ code: 'refused' });
    waiting.push({ id: 'e1', processInstanceId: '5' });
    expect(await runtime.message({ name: 'm' })).toEqual({ instanceId: '5' });
    waiting.push({ id: 'e2', processInstanceId: '6' });
    await expect(runtime.message({ name: 'm' })).rejects.toMatchObject({
      code: 'refused',
      label: { zh: expect.stringContaining('2 处') as string },
    });
  });

  it('has no commands for Activiti', () => {
    const { connection } = fakeConnection('activiti', {});
    expect(() => connectRuntime(connection)).toThrow(expect.objectContaining({ code: 'unsupported' }) as Error);
  });
});
