import { describe, expect, it } from 'vitest';
import type { EngineFailure } from '../adapter.ts';
import { fakeEngine } from '../testing.ts';

const xml = '<definitions/>';
const dto = {
  id: 'leave:1:4',
  key: 'leave',
  version: 1,
  name: null,
  deploymentId: '2',
  resource: 'http://engine.test/api/repository/deployments/2/resources/%E8%AF%B7%E5%81%87.bpmn',
};

describe('Flowable', () => {
  it('deploys one file at a time and asks which definitions came of it', async () => {
    let next = 1;
    const { engine, seen } = fakeEngine('flowable', {
      'POST /api/repository/deployments': () => ({ status: 201, json: { id: String(next++) } }),
      'GET /api/repository/process-definitions': ({ query }) => ({
        json: { data: [{ ...dto, deploymentId: query.get('deploymentId') }] },
      }),
    });
    const result = await engine.deploy([
      { name: 'a.xml', xml },
      { name: 'b.bpmn', xml },
    ]);
    expect(result.definitions.map((one) => one.deploymentId)).toEqual(['1', '2']);
    expect(result.definitions[0]!.resource).toBe('请假.bpmn');
    const posts = seen.filter((one) => one.method === 'POST');
    expect(posts.map((one) => (one.form!.get('file') as File).name)).toEqual(['a.bpmn', 'b.bpmn']);
    expect(posts[0]!.query.get('deploymentName')).toBe('a.xml');
  });

  it('reads places out of a failed validation, which arrives as 500', async () => {
    const exception =
      "Errors while parsing:\n[Validation set: 'flowable-executable-process' | Problem: 'flowable-servicetask-missing-implementation'] : One of the attributes 'class', 'delegateExpression', 'type', 'operation', or 'expression' is mandatory on serviceTask. - [Extra info : processDefinitionId = leave | id = callOut | activityName = x | ] ( line: 7, column: 5)\n[Validation set: 'flowable-executable-process' | Problem: 'flowable-seq-flow-invalid-src'] : Invalid source - [Extra info : processDefinitionId = leave | id = flow1 | ] ( line: 9, column: 3)\n";
    const { engine } = fakeEngine('flowable', {
      'POST /api/repository/deployments': { status: 500, json: { message: 'Internal server error', exception } },
    });
    const caught = (await engine.deploy([{ name: 'a.bpmn', xml }]).catch((error: unknown) => error)) as EngineFailure;
    expect(caught.code).toBe('refused');
    expect(caught.problems).toEqual([
      expect.objectContaining({
        code: 'flowable-servicetask-missing-implementation',
        element: 'callOut',
        line: 7,
        column: 5,
      }),
      expect.objectContaining({ code: 'flowable-seq-flow-invalid-src', element: 'flow1', line: 9, column: 3 }),
    ]);
  });

  it('does not blame the model for a server that fails', async () => {
    const { engine } = fakeEngine('flowable', {
      'POST /api/repository/deployments': {
        status: 500,
        json: { message: 'Internal server error', exception: 'Error with ID: 1' },
      },
    });
    const caught = (await engine.deploy([{ name: 'a.bpmn', xml }]).catch((error: unknown) => error)) as EngineFailure;
    expect(caught.code).toBe('failed');
  });
});
