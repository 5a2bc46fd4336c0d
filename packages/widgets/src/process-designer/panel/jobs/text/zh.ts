export const zh = {
  jobPriority: '作业优先级',
  taskPriority: '外部任务优先级',
  priorityHint: '整数或表达式，越大越先执行',
  retryHint: '异步执行失败后的重试，如 R3/PT10M；camunda 也接受逗号分隔的间隔 PT5M,PT10M',
  notAsync: '未设置异步，失败时不会重试。勾选“异步前”或“异步后”后可设置重试周期。',
  leaveExclusive: '离开时排他',
  leave: '离开',
};

export type JobTexts = Record<keyof typeof zh, string>;
