import { describe, expect, it } from 'vitest';
import { fakeConnection, type Answer, type Seen } from '../testing.ts';
import { connectHistory } from './index.ts';

/** Answers in the published format (`rest-api.yaml`: results of search and get, keys as texts). */
const T = (second: number) => `2026-11-02T01:00:0${second}.000Z`;
const ids = {
  processDefinitionId: 'leave',
  processDefinitionKey: '2251799813686749',
  processInstanceKey: '2251799813690746',
  tenantId: '<default>',
};
const instance = {
  ...ids,
  processDefinitionName: '请假',
  processDefinitionVersion: 1,
  startDate: T(0),
  state: 'ACTIVE',
  hasIncident: false,
};
const element = (key: string, elementId: string, type: string, state = 'COMPLETED') => ({
  ...ids,
  elementInstanceKey: key,
  elementId,
  elementName: elementId,
  type,
  state,
  hasIncident: false,
  startDate: T(1),
  ...(state === 'ACTIVE' ? {} : { endDate: T(2) }),
});
const items = (list: object[]): Answer => ({ json: { items: list, page: { totalItems: list.length } } });

const BASE = `/api/v2/process-instances/${ids.processInstanceKey}`;
function reader(answers: Record<string, Answer | ((seen: Seen) => Answer)> = {}) {
  const { connection, seen } = fakeConnection(
    'camunda8',
    {
      [`GET ${BASE}`]: { json: instance },
      [`GET ${BASE}/sequence-flows`]: items([]),
      'POST /api/v2/element-instances/search': items([]),
      'POST /api/v2/user-tasks/search': items([]),
      'POST /api/v2/variables/search': items([]),
      'POST /api/v2/process-instances/search': items([]),
      ...answers,
    },
    { kind: 'bearer', token: 'secret' },
  );
  return { history: connectHistory(connection), seen };
}

describe('the history of Camunda 8', () => {
  it('reads elements, user tasks, variables, exact flows and called instances', async () => {
    const { history, seen } = reader({
      [`GET ${BASE}/sequence-flows`]: items([{ ...ids, sequenceFlowId: 's1', elementId: 'f1' }]),
      'POST /api/v2/element-instances/search': items([
        element('1', 'leave', 'PROCESS', 'ACTIVE'),
        element('2', 'start', 'START_EVENT'),
        element('3', 'approve', 'MULTI_INSTANCE_BODY', 'ACTIVE'),
        element('4', 'approve', 'USER_TASK'),
        element('5', 'call', 'CALL_ACTIVITY', 'ACTIVE'),
        element('6', 'mail', 'SERVICE_TASK', 'TERMINATED'),
      ]),
      'POST /api/v2/user-tasks/search': items([
        {
          ...ids,
          userTaskKey: '40',
          elementInstanceKey: '4',
          elementId: 'approve',
          name: '审批',
          state: 'COMPLETED',
          assignee: '李监理',
          creationDate: T(1),
          completionDate: T(2),
        },
      ]),
      'POST /api/v2/variables/search': items([
        { ...ids, variableKey: 'a', name: 'days', value: '3', isTruncated: false, scopeKey: ids.processInstanceKey },
        { ...ids, variableKey: 'b', name: 'long', value: '"abc', isTruncated: true, scopeKey: '4' },
      ]),
      'POST /api/v2/process-instances/search': items([
        { ...instance, processInstanceKey: '77', parentElementInstanceKey: '5' },
      ]),
    });
    const snapshot = await history.read(ids.processInstanceKey);
    expect(snapshot).toMatchObject({ definitionId: ids.processDefinitionKey, name: '请假', over: false });
    expect(snapshot.history).toMatchObject({ exact_flows: true, process_instance: { result: 1, create_time: T(0) } });
    expect(snapshot.history.activities?.map(({ key }) => key)).toEqual(['start', 'approve', 'call', 'mail', 'f1']);
    expect(snapshot.history.activities?.[1]).toMatchObject({ task_id: '40', end_time: T(2), canceled: false });
    expect(snapshot.history.activities?.[2]).toMatchObject({ called_process_instance_id: '77' });
    expect(snapshot.history.activities?.[2]?.end_time).toBeUndefined();
    expect(snapshot.history.activities?.[3]).toMatchObject({ canceled: true });
    expect(snapshot.history.tasks).toMatchObject([{ id: '40', result: 2, assignee_user: { nickname: '李监理' } }]);
    expect(snapshot.variables).toEqual([
      { name: 'days', value: 3, key: null, task_id: null },
      { name: 'long', value: '"abc…', key: 'approve', task_id: '40' },
    ]);
    expect(seen.every(({ headers }) => headers.get('authorization') === 'Bearer secret')).toBe(true);
    const search = seen.find(({ path }) => path.endsWith('element-instances/search'));
    expect(search?.json).toEqual({
      filter: { processInstanceKey: ids.processInstanceKey },
      page: { from: 0, limit: 1000 },
    });
  });

  it.each([
    ['COMPLETED', 2],
    ['TERMINATED', 4],
  ])('reads an instance that is %s as %i', async (state, result) => {
    const { history } = reader({ [`GET ${BASE}`]: { json: { ...instance, state, endDate: T(5) } } });
    const snapshot = await history.read(ids.processInstanceKey);
    expect(snapshot).toMatchObject({ over: true, history: { process_instance: { result, end_time: T(5) } } });
  });

  it('asks page after page', async () => {
    const { history } = reader({
      'POST /api/v2/element-instances/search': ({ json }) => {
        const { page } = json as { page: { from: number; limit: number } };
        const count = page.from === 0 ? page.limit : 5;
        return items(Array.from({ length: count }, (_, at) => element(`${page.from}/${at}`, 'x', 'TASK')));
      },
    });
    expect((await history.read(ids.processInstanceKey)).history.activities).toHaveLength(1005);
  });

  it('does without what the login may not see', async () => {
    const { history } = reader({ 'POST /api/v2/user-tasks/search': { status: 403, json: { title: 'FORBIDDEN' } } });
    expect((await history.read(ids.processInstanceKey)).history.tasks).toEqual([]);
  });
});
