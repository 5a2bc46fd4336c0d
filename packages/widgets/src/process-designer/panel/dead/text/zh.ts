export const zh = {
  title: '以下内容 {engine} 不读取，不起作用：',
  remove: '移除',
  removeAll: '全部移除',
};

export type DeadTexts = Record<keyof typeof zh, string>;
