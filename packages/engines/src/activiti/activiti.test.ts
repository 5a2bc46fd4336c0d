import { describe, expect, it } from 'vitest';
import type { EngineFailure } from '../adapter.ts';
import { fakeEngine } from '../testing.ts';

describe('Activiti', () => {
  it('deploys, and finds what is deployed, as versions 5 and 6 do', async () => {
    const dto = { id: 'leave:1:4', key: 'leave', version: 1, name: null, deploymentId: '2', resource: null };
    const { engine, seen } = fakeEngine('activiti', {
      'POST /api/repository/deployments': { status: 201, json: { id: '2' } },
      'GET /api/repository/process-definitions': { json: { data: [dto] } },
    });
    expect(engine.kind).toBe('activiti');
    const { definitions } = await engine.deploy([{ name: 'leave.bpmn', xml: '<definitions/>' }]);
    expect(definitions).toMatchObject([{ key: 'leave', version: 1 }]);
    expect((seen[0]!.form!.get('file') as File).name).toBe('leave.bpmn');
    expect(await engine.latest('leave')).toMatchObject({ id: 'leave:1:4' });
  });

  it('explains a server without the interface, which version 7 is', async () => {
    const { engine } = fakeEngine('activiti', {
      'GET /api/repository/process-definitions': { status: 404, text: '<html>' },
    });
    const caught = (await engine.latest('leave').catch((error: unknown) => error)) as EngineFailure;
    expect(caught).toMatchObject({ code: 'not_found', status: 404 });
    expect(caught.label.en).toContain('Activiti 7');
  });
});
