/** Messages about major dangers. */
export const zh = {
  found: '重大事故隐患，立即停工：{name}（{project}）',
  twice: '该整改单已登记重大事故隐患「{name}」，请打开它处理，不要重复登记',
  later: '发现日期不能晚于今天',
};

export type DangerText = Record<keyof typeof zh, string>;
