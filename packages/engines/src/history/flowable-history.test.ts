import { describe, expect, it } from 'vitest';
import { fakeConnection, type Answer, type Seen } from '../testing.ts';
import { connectHistory } from './index.ts';

const T = (second: number) => `2026-11-02T01:00:0${second}.000Z`;
const instance = {
  id: 'i1',
  name: null,
  processDefinitionId: 'leave:1:4',
  processDefinitionName: '请假',
  startUserId: 'wang',
  startTime: T(0),
  endTime: null,
  endActivityId: null,
  deleteReason: null,
};
const activity = (activityId: string, more: object = {}) => ({
  id: activityId,
  activityId,
  activityType: 'userTask',
  executionId: 'e',
  taskId: null,
  calledProcessInstanceId: null,
  startTime: T(0),
  endTime: T(0),
  ...more,
});

function reader(answers: Record<string, Answer | ((seen: Seen) => Answer)> = {}) {
  const list = { json: { data: [], total: 0 } };
  const { connection, seen } = fakeConnection('flowable', {
    'GET /api/history/historic-process-instances/i1': { json: instance },
    'GET /api/history/historic-activity-instances': list,
    'GET /api/history/historic-task-instances': list,
    'GET /api/history/historic-variable-instances': list,
    'GET /api/history/historic-process-instances/i1/comments': { json: [] },
    ...answers,
  });
  return { history: connectHistory(connection), seen };
}

describe('the history of Flowable', () => {
  it('knows which flows were taken where the engine records them', async () => {
    const { history } = reader({
      'GET /api/history/historic-activity-instances': {
        json: { data: [activity('f1', { activityType: 'sequenceFlow' }), activity('a', { taskId: 't1' })] },
      },
    });
    const { history: found } = await history.read('i1');
    expect(found.exact_flows).toBe(true);
    expect(found.activities).toMatchObject([{ key: 'f1' }, { key: 'a', task_id: 't1' }]);
    expect((await reader().history.read('i1')).history.exact_flows).toBe(false);
  });

  it('reads tasks, comments, variables and called instances', async () => {
    const task = { id: 't1', name: '审批', taskDefinitionKey: 'a', assignee: 'li', startTime: T(0) };
    const { history } = reader({
      'GET /api/history/historic-activity-instances': {
        json: { data: [activity('c', { calledProcessInstanceId: 'i2', deleteReason: 'boundary' })] },
      },
      'GET /api/history/historic-task-instances': {
        json: {
          data: [
            { ...task, endTime: T(2), deleteReason: null },
            { ...task, id: 't2', endTime: T(2), deleteReason: 'MI_END' },
            { ...task, id: 't3', endTime: T(2), deleteReason: 'completed' },
            { ...task, id: 't4', endTime: null, deleteReason: null },
          ],
        },
      },
      'GET /api/history/historic-variable-instances': {
        json: { data: [{ id: 'v', taskId: 't1', variable: { name: 'days', type: 'integer', value: 3 } }] },
      },
      'GET /api/history/historic-process-instances/i1/comments': {
        json: [{ author: 'li', message: '同意', time: T(2), taskId: 't1' }],
      },
    });
    const { history: found, comments, variables } = await history.read('i1');
    expect(found.activities).toMatchObject([{ called_process_instance_id: 'i2', canceled: true }]);
    expect(found.tasks?.map(({ result }) => result)).toEqual([2, 4, 2, 1]);
    expect(found.tasks?.[0]?.reason).toBe('同意');
    expect(comments).toEqual([{ author: 'li', message: '同意', time: T(2), task_id: 't1' }]);
    expect(variables).toEqual([{ name: 'days', value: 3, type: 'integer', task_id: 't1' }]);
  });

  it('tells an instance that was deleted from one that a terminate event ended', async () => {
    const ended = { ...instance, endTime: T(5), deleteReason: 'why' };
    const resultOf = async (json: object) => {
      const { history } = reader({ 'GET /api/history/historic-process-instances/i1': { json } });
      return (await history.read('i1')).history.process_instance?.result;
    };
    expect(await resultOf(ended)).toBe(4);
    expect(await resultOf({ ...ended, endActivityId: 'end' })).toBe(2);
    expect(await resultOf({ ...ended, deleteReason: null })).toBe(2);
  });

  it('asks for large pages, since the default is ten', async () => {
    const { history, seen } = reader({
      'GET /api/history/historic-activity-instances': ({ query }) => ({
        json: {
          data: Array.from({ length: query.get('start') === '0' ? 1000 : 7 }, (_, at) =>
            activity(`${query.get('start')}/${at}`),
          ),
        },
      }),
    });
    expect((await history.read('i1')).history.activities).toHaveLength(1007);
    expect(seen.find(({ path }) => path.endsWith('activity-instances'))?.query.get('size')).toBe('1000');
  });
});
