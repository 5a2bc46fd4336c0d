import { describe, expect, it } from 'vitest';
import { EngineFailure } from '../adapter.ts';
import { fakeEngine } from '../testing.ts';

const xml = '<definitions/>';
const dto = { id: 'leave:2:x', key: 'leave', version: 2, name: '请假', deploymentId: 'd1', resource: 'leave.bpmn' };

async function failure(promise: Promise<unknown>): Promise<EngineFailure> {
  const caught: unknown = await promise.catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(EngineFailure);
  return caught as EngineFailure;
}

describe('Camunda 7', () => {
  it('sends every file as a part of its own name, with an ending that the engine reads', async () => {
    const { engine, seen } = fakeEngine('camunda7', {
      'POST /api/deployment/create': { json: { id: 'd1', deployedProcessDefinitions: { [dto.id]: dto } } },
    });
    const files = [
      { name: 'folder/leave.xml', xml },
      { name: 'b.bpmn20.xml', xml },
    ];
    const result = await engine.deploy(files, { skipUnchanged: true });
    expect(result).toMatchObject({ deploymentId: 'd1', changed: true, definitions: [{ key: 'leave', version: 2 }] });
    const { form } = seen[0]!;
    expect((form!.get('resource-0') as File).name).toBe('leave.bpmn');
    expect((form!.get('resource-1') as File).name).toBe('b.bpmn20.xml');
    expect(form!.get('enable-duplicate-filtering')).toBe('true');
    expect(form!.get('deployment-name')).toBe('folder/leave.xml');
  });

  it('says when nothing was new', async () => {
    const { engine } = fakeEngine('camunda7', {
      'POST /api/deployment/create': { json: { id: 'd1', deployedProcessDefinitions: null } },
    });
    expect(await engine.deploy([{ name: 'a.bpmn', xml }])).toMatchObject({ changed: false, definitions: [] });
  });

  it.each([
    ['mainElementId', { mainElementId: 'task1' }],
    ['the Cyrillic spelling', { '\u0435lementIds': ['task1'] }],
    ['the documented spelling', { mainBpmnElementId: null, bpmnElementIds: ['task1'] }],
  ])('reads places out of a parse error, by %s', async (_, ids) => {
    const { engine } = fakeEngine('camunda7', {
      'POST /api/deployment/create': {
        status: 400,
        json: {
          type: 'ParseException',
          message: 'ENGINE-09005 Could not parse BPMN process.',
          details: { 'a.bpmn': { errors: [{ message: 'no cond', line: 7, column: 5, ...ids }], warnings: [] } },
        },
      },
    });
    const caught = await failure(engine.deploy([{ name: 'a.bpmn', xml }]));
    expect(caught.code).toBe('refused');
    expect(caught.problems).toEqual([
      { file: 'a.bpmn', line: 7, column: 5, element: 'task1', code: null, message: 'no cond' },
    ]);
  });

  it('knows that a missing time to live is the model’s fault although the engine answers 500', async () => {
    const { engine } = fakeEngine('camunda7', {
      'POST /api/deployment/create': {
        status: 500,
        json: { type: 'ProcessEngineException', message: 'ENGINE-12018 History Time To Live (TTL) cannot be null' },
      },
    });
    expect((await failure(engine.deploy([{ name: 'a.bpmn', xml }]))).code).toBe('refused');
  });

  it('finds the newest definition and its drawing', async () => {
    const { engine, seen } = fakeEngine('camunda7', {
      'GET /api/process-definition': { json: [dto] },
      'GET /api/process-definition/leave%3A2%3Ax/xml': { json: { id: dto.id, bpmn20Xml: xml } },
    });
    const found = await engine.latest('leave');
    expect(seen[0]!.query.get('latestVersion')).toBe('true');
    expect(await engine.xml(found!.id)).toBe(xml);
  });

  it('tells login, address, load and network apart', async () => {
    const at = (status: number) => fakeEngine('camunda7', { 'GET /api/version': { status, json: {} } }).engine.health();
    expect((await failure(at(401))).code).toBe('unauthorised');
    expect((await failure(at(404))).code).toBe('not_found');
    expect((await failure(at(503))).code).toBe('busy');
    expect((await failure(at(500))).code).toBe('failed');
    expect((await failure(fakeEngine('camunda7', {}).engine.health())).code).toBe('unreachable');
    const html = fakeEngine('camunda7', { 'GET /api/version': { text: '<html>' } });
    expect((await failure(html.engine.health())).code).toBe('not_found');
  });
});
