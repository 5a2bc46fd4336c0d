import { describe, expect, it } from 'vitest';
import type { EngineFailure } from '../adapter.ts';
import { fakeConnection, type Answer, type Seen } from '../testing.ts';
import { connectHistory, type HistoryOptions } from './index.ts';

const T = (second: number) => `2026-11-02T09:00:0${second}.000+0800`;
const instance = {
  id: 'i1',
  processDefinitionId: 'leave:2:x',
  processDefinitionName: '请假',
  startUserId: 'wang',
  startTime: T(0),
  endTime: null,
  state: 'ACTIVE',
};
const activity = (id: string, more: object = {}) => ({
  id,
  activityId: id,
  activityType: 'userTask',
  taskId: null,
  calledProcessInstanceId: null,
  startTime: T(0),
  endTime: null,
  canceled: false,
  ...more,
});
const task = (id: string, more: object = {}) => ({
  id,
  name: '审批',
  taskDefinitionKey: 'approve',
  assignee: 'li',
  startTime: T(0),
  endTime: null,
  deleteReason: null,
  ...more,
});
const variable = (name: string, more: object = {}) => ({
  id: name,
  name,
  type: 'String',
  value: 'v',
  activityInstanceId: 'i1',
  taskId: null,
  state: 'CREATED',
  ...more,
});

type Answers = Record<string, Answer | ((seen: Seen) => Answer)>;
function reader(answers: Answers = {}, options?: HistoryOptions) {
  const { connection, seen } = fakeConnection('camunda7', {
    'GET /api/history/process-instance/i1': { json: instance },
    'GET /api/history/activity-instance': { json: [] },
    'GET /api/history/task': { json: [] },
    'GET /api/history/variable-instance': { json: [] },
    'GET /api/process-instance/i1/comment': { json: [] },
    ...answers,
  });
  return { history: connectHistory(connection, options), seen };
}

describe('the history of Camunda 7', () => {
  it('brings activities, tasks, comments and variables to the shape of the viewer', async () => {
    const { history } = reader({
      'GET /api/history/activity-instance': {
        json: [
          activity('start', { activityType: 'startEvent', endTime: T(0) }),
          activity('approve', { taskId: 't1', endTime: T(2) }),
          activity('call', { activityType: 'callActivity', calledProcessInstanceId: 'i2', canceled: true }),
        ],
      },
      'GET /api/history/task': {
        json: [
          task('t1', { endTime: T(2), deleteReason: 'completed' }),
          task('t2'),
          task('t3', { endTime: T(3), deleteReason: 'deleted' }),
        ],
      },
      'GET /api/history/variable-instance': {
        json: [
          variable('days', { value: 3 }),
          variable('note', { activityInstanceId: 'approve' }),
          variable('old', { state: 'DELETED' }),
        ],
      },
      'GET /api/process-instance/i1/comment': {
        json: [
          { userId: 'li', message: '<b>同意</b>', time: T(2), taskId: 't1' },
          { userId: 'wang', message: '请尽快', time: T(1), taskId: null },
        ],
      },
    });
    const snapshot = await history.read('i1');
    expect(snapshot).toMatchObject({ instanceId: 'i1', definitionId: 'leave:2:x', name: '请假', over: false });
    expect(snapshot.history.process_instance).toMatchObject({ result: 1, start_user: { nickname: 'wang' } });
    expect(snapshot.history.activities).toMatchObject([
      { key: 'start' },
      { key: 'approve', task_id: 't1', end_time: T(2) },
      { key: 'call', called_process_instance_id: 'i2', canceled: true },
    ]);
    expect(snapshot.history.tasks).toMatchObject([
      { id: 't1', result: 2, reason: '<b>同意</b>', task_definition_key: 'approve' },
      { id: 't2', result: 1, reason: null },
      { id: 't3', result: 4 },
    ]);
    expect(snapshot.comments.map(({ message }) => message)).toEqual(['请尽快', '<b>同意</b>']);
    expect(snapshot.variables).toEqual([
      { name: 'days', value: 3, type: 'String', key: null, task_id: null },
      { name: 'note', value: 'v', type: 'String', key: 'approve', task_id: null },
    ]);
  });

  it('says how many instances a multi-instance task has, and shows neither its body nor its counters', async () => {
    const { history } = reader({
      'GET /api/history/activity-instance': {
        json: [
          activity('b1', { activityId: 'sign#multiInstanceBody', activityType: 'multiInstanceBody' }),
          activity('a1', { activityId: 'sign' }),
        ],
      },
      'GET /api/history/variable-instance': {
        json: [variable('nrOfInstances', { value: 5, activityInstanceId: 'b1' }), variable('loopCounter')],
      },
    });
    const snapshot = await history.read('i1');
    expect(snapshot.history.activities).toMatchObject([{ key: 'sign' }]);
    expect(snapshot.history.multi_instances).toEqual([{ key: 'sign', total: 5 }]);
    expect(snapshot.variables).toEqual([]);
  });

  it.each([
    ['COMPLETED', 2],
    ['EXTERNALLY_TERMINATED', 4],
    ['INTERNALLY_TERMINATED', 4],
  ])('reads an instance that is %s as %i', async (state, result) => {
    const ended = { ...instance, endTime: T(4), state };
    const { history } = reader({ 'GET /api/history/process-instance/i1': { json: ended } });
    const snapshot = await history.read('i1');
    expect(snapshot.over).toBe(true);
    expect(snapshot.history.process_instance?.result).toBe(result);
  });

  it('asks page after page and keeps what moved between pages once', async () => {
    const all = Array.from({ length: 2300 }, (_, at) => activity(`a${at}`));
    const { history, seen } = reader({
      'GET /api/history/activity-instance': ({ query }) => {
        const first = Number(query.get('firstResult'));
        // Begins one record earlier than requested: this record was on the page before.
        return { json: all.slice(Math.max(0, first - 1), first + Number(query.get('maxResults')) - (first ? 1 : 0)) };
      },
    });
    const snapshot = await history.read('i1');
    expect(snapshot.history.activities).toHaveLength(2300);
    const asked = seen.filter(({ path }) => path.endsWith('activity-instance'));
    expect(asked.map(({ query }) => query.get('firstResult'))).toEqual(['0', '1000', '2000']);
    expect(asked[0]?.query.get('sortBy')).toBe('startTime');
  });

  it('does without comments and variables that the engine does not have or not show', async () => {
    const { history } = reader({
      'GET /api/process-instance/i1/comment': { status: 404, json: {} },
      'GET /api/history/variable-instance': { status: 403, json: { message: 'no' } },
    });
    expect(await history.read('i1')).toMatchObject({ comments: [], variables: [] });
  });

  it('tells what is wrong with the address, the login and the id', async () => {
    const failing = async (status: number) => {
      const { history } = reader({ 'GET /api/history/process-instance/i1': { status, json: {} } });
      return ((await history.read('i1').catch((error: unknown) => error)) as EngineFailure).code;
    };
    expect(await failing(404)).toBe('not_found');
    expect(await failing(401)).toBe('unauthorised');
    expect(await failing(503)).toBe('busy');
  });

  it('stops when it is no longer wanted', async () => {
    const { history, seen } = reader();
    const aborted = AbortSignal.abort(new Error('detached'));
    await expect(history.read('i1', aborted)).rejects.toThrow('detached');
    expect(seen).toEqual([]);
  });

  it('asks the host what a completed task meant and what people are called', async () => {
    const { history } = reader(
      {
        'GET /api/history/task': {
          json: [task('t1', { endTime: T(2), deleteReason: 'completed' }), task('t2')],
        },
        'GET /api/history/variable-instance': {
          json: [variable('decision', { value: 'back', taskId: 't1' }), variable('days', { value: 3 })],
        },
        'GET /api/process-instance/i1/comment': { json: [{ userId: 'x', message: 'm', time: T(1), taskId: null }] },
      },
      {
        names: async (ids) => {
          expect(ids.toSorted()).toEqual(['li', 'wang', 'x']);
          return { li: '李监理', wang: '王工' };
        },
        taskResult: ({ id, key, local, variables }) => {
          expect({ id, key, variables }).toEqual({ id: 't1', key: 'approve', variables: { days: 3 } });
          return local['decision'] === 'back' ? { result: 3, kind: 'returned', reason: '补充材料' } : null;
        },
      },
    );
    const { history: found, comments } = await history.read('i1');
    expect(found.tasks).toMatchObject([
      { result: 3, kind: 'returned', reason: '补充材料', assignee_user: { nickname: '李监理' } },
      { result: 1 },
    ]);
    expect(found.process_instance?.start_user?.nickname).toBe('王工');
    expect(comments[0]?.author).toBe('x');
  });
});
