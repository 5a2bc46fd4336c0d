/** Texts of the history of changes. */
export const zh = {
  title: '修改记录 · {name}',
  none: '还没有修改过，当前为系统默认内容',
  system: '系统',
  nothing: '内容没有变化',
  restore: '填入这次修改前的内容',
  restoreHint: '填入后不会立即生效，请核对后保存',
  older: '更早的记录',
};

export type HistoryText = Record<keyof typeof zh, string>;
