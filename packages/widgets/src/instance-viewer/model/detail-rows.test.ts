import { timesIn } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { detailRows } from './detail-rows.ts';

const time = Date.parse('2026-11-02T01:00:00.000Z');
const times = timesIn('Asia/Shanghai');
const shown = '2026-11-02 09:00:00';
const labels = (rows: { label: string }[]) => rows.map((row) => row.label);

test('designer 2: start event: initiator and creation time', () => {
  const rows = detailRows(
    { kind: 'start', state: 2, startedAt: time, endedAt: time, initiator: '王工' },
    'zh-CN',
    time,
    times,
  );
  expect(rows).toEqual([
    { label: '发起人', value: '王工' },
    { label: '创建时间', value: shown },
  ]);
  const abroad = detailRows({ kind: 'end', state: 2, startedAt: time, endedAt: time }, 'en', time, timesIn('UTC'));
  expect(abroad[1]?.value).toBe('2026-11-02 01:00:00');
});

test('designer 2: user task: approver, result, creation time, end time and comment', () => {
  const visit = {
    kind: 'user',
    state: 3,
    startedAt: time,
    endedAt: null,
    taskId: 't',
    name: null,
    approver: null,
    reason: '<b>不行</b>',
    resultKind: 'returned',
    withdrawnAt: null,
  } as const;
  const rows = detailRows(visit, 'zh-CN', time, times);
  expect(labels(rows)).toEqual(['审批人', '审批结果', '创建时间', '结束时间', '审批建议']);
  expect(rows.map((row) => row.value)).toEqual(['未指定', '不通过（已退回）', shown, '--', '<b>不行</b>']);
  expect(detailRows(visit, 'en', time, times)[1]).toEqual({ label: 'Result', value: 'Not passed (returned)' });
});

test('designer 2: service task: start and end times; end event: result and end time', () => {
  const ended = { state: 2, startedAt: time, endedAt: time } as const;
  expect(labels(detailRows({ kind: 'activity', calledInstance: null, ...ended }, 'zh-CN', time, times))).toEqual([
    '开始时间',
    '结束时间',
  ]);
  expect(detailRows({ kind: 'end', ...ended }, 'zh-CN', time, times)).toEqual([
    { label: '审批结果', value: '通过' },
    { label: '结束时间', value: shown },
  ]);
});

test('what took time says how long, what waits says how long already', () => {
  const visit = { kind: 'activity', calledInstance: null, state: 1, startedAt: time, endedAt: null } as const;
  const hour = 3_600_000;
  expect(detailRows(visit, 'zh-CN', time + 50 * hour, times).at(-1)).toEqual({ label: '已等待', value: '2 天 2 小时' });
  const ended = { ...visit, state: 2, endedAt: time + hour } as const;
  expect(detailRows(ended, 'en', time, times).at(-1)).toEqual({ label: 'Took', value: '1 h' });
});
