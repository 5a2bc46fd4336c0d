import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { range, service } from './parts.ts';

const millis = z.number().nullable();

/** Durations of a node, over the tasks that were created in the range. */
const nodeStatistics = z.object({
  key: z.string(),
  name: z.string(),
  /** Number of tasks that are done, and that wait. */
  done: z.int(),
  waiting: z.int(),
  overdue: z.int(),
  rejected: z.int(),
  returned: z.int(),
  /** In ms. */
  average: millis,
  median: millis,
  p90: millis,
  longest: millis,
  /** Share of all the time that the range's instances spent in tasks, 0 to 1. */
  share: z.number(),
  /** Whether most of the time is spent at this node. */
  bottleneck: z.boolean(),
});

const processStatistics = z.object({
  process_definition_key: z.string(),
  name: z.string(),
  started: z.int(),
  running: z.int(),
  approved: z.int(),
  rejected: z.int(),
  cancelled: z.int(),
  overdue_tasks: z.int(),
  /** Time from start to end of the ended instances, ms. */
  average: millis,
  p90: millis,
});

const ranged = z.object({ process_definition_key: z.string().max(128).optional(), ...range('time') });
const list = permission('bpm-statistics', 'list');

/** Returns statistics by process, of the instances that were started in the range. */
export const statisticsProcesses = defineCall({
  name: 'statistics.processes',
  label: { zh: '流程统计', en: 'Statistics by process' },
  service,
  method: 'GET',
  path: 'bpm/statistics/processes',
  input: { query: ranged },
  output: z.array(processStatistics),
  permission: list,
});

export const statisticsNodes = defineCall({
  name: 'statistics.nodes',
  label: { zh: '节点耗时', en: 'Statistics by node' },
  service,
  method: 'GET',
  path: 'bpm/statistics/nodes',
  input: { query: ranged.required({ process_definition_key: true }) },
  output: z.array(nodeStatistics),
  permission: list,
});

/** Returns the number of instances started and ended on each day. */
export const statisticsDays = defineCall({
  name: 'statistics.days',
  label: { zh: '每日流程量', en: 'Statistics by day' },
  service,
  method: 'GET',
  path: 'bpm/statistics/days',
  input: { query: ranged },
  output: z.array(z.object({ day: z.string(), started: z.int(), ended: z.int() })),
  permission: list,
});
