/** Messages about major dangers. */
export const zh = {
  found: '重大事故隐患，立即停工：{name}（{project}）',
  later: '发现日期不能晚于今天',
};

export type DangerText = Record<keyof typeof zh, string>;
