import { describe, expect, it } from 'vitest';
import type { EngineFailure } from '../adapter.ts';
import { fakeEngine } from '../testing.ts';

const xml = '<definitions/>';

describe('Camunda 8', () => {
  it('deploys all files at once and keeps keys as texts', async () => {
    const { engine, seen } = fakeEngine('camunda8', {
      'POST /api/v2/deployments': {
        json: {
          deploymentKey: '9007199254740993',
          deployments: [
            {
              processDefinition: {
                processDefinitionKey: '9007199254740995',
                processDefinitionId: 'leave',
                processDefinitionVersion: 3,
                resourceName: 'leave.bpmn',
              },
            },
            { processDefinition: null },
          ],
        },
      },
    });
    const files = [
      { name: 'leave.xml', xml },
      { name: 'b.bpmn', xml },
    ];
    expect(await engine.deploy(files)).toMatchObject({
      deploymentId: '9007199254740993',
      definitions: [{ id: '9007199254740995', key: 'leave', version: 3 }],
    });
    expect(seen[0]!.form!.getAll('resources').map((part) => (part as File).name)).toEqual(['leave.bpmn', 'b.bpmn']);
  });

  it('reads elements out of the detail of a refusal', async () => {
    const detail =
      "Command 'CREATE' rejected with code 'INVALID_ARGUMENT': Expected to deploy new resources, but encountered the following errors:\n'leave.bpmn': - Element: task1 > extensionElements > taskDefinition\n    - ERROR: Attribute 'type' must be present and not empty\n";
    const { engine } = fakeEngine('camunda8', {
      'POST /api/v2/deployments': { status: 400, json: { title: 'INVALID_ARGUMENT', status: 400, detail } },
    });
    const caught = (await engine
      .deploy([{ name: 'leave.bpmn', xml }])
      .catch((error: unknown) => error)) as EngineFailure;
    expect(caught.code).toBe('refused');
    expect(caught.problems).toEqual([
      expect.objectContaining({
        file: 'leave.bpmn',
        element: 'task1',
        message: "Attribute 'type' must be present and not empty",
      }),
    ]);
  });
});

describe('logins', () => {
  it('sends names and passwords outside ASCII as UTF-8', async () => {
    const auth = { kind: 'basic', user: '工地', password: 'pä' } as const;
    const { engine, seen } = fakeEngine('camunda8', { 'GET /api/v2/topology': { json: {} } }, auth);
    await engine.health();
    const value = seen[0]!.headers.get('authorization')!.replace('Basic ', '');
    expect(new TextDecoder().decode(Uint8Array.from(atob(value), (c) => c.charCodeAt(0)))).toBe('工地:pä');
  });

  it('fetches a token once for all who wait, and says why when it cannot', async () => {
    const auth = {
      kind: 'client-credentials',
      tokenUrl: 'http://engine.test/token',
      clientId: 'a',
      clientSecret: 'b',
    } as const;
    const good = fakeEngine(
      'camunda8',
      {
        'POST /token': { json: { access_token: 't1', expires_in: 3600 } },
        'GET /api/v2/topology': { json: { gatewayVersion: '8.8.0' } },
      },
      auth,
    );
    await Promise.all([good.engine.health(), good.engine.health()]);
    expect(await good.engine.health()).toEqual({ version: '8.8.0' });
    expect(good.seen.filter((one) => one.path === '/token')).toHaveLength(1);
    expect(good.seen.at(-1)!.headers.get('authorization')).toBe('Bearer t1');

    const bad = fakeEngine('camunda8', { 'POST /token': { status: 401, json: { error: 'invalid_client' } } }, auth);
    const caught = (await bad.engine.health().catch((error: unknown) => error)) as EngineFailure;
    expect(caught.code).toBe('unauthorised');
    expect(caught.label.en).toContain('invalid_client');
  });
});
