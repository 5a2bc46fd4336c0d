import type { Lang } from '../../kit/theme/tokens.ts';

const zh = {
  outline: '流程大纲',
  show: '显示流程大纲',
  hide: '关闭流程大纲',
  empty: '流程中还没有节点',
  hint: '上下键浏览，左右键展开或收起，回车键查看详情',
  details: '{name}，{type}',
  from: '来自 {names}',
  to: '去往 {names}',
  noIncoming: '没有进入的连线',
  noOutgoing: '没有流出的连线',
  flow: '{name}：从 {source} 到 {target}',
  choice: '第 {at} 条，共 {count} 条，按 Alt+上下键选择',
  choiceViewer: '第 {at} 条，共 {count} 条，按上下键选择',
  attached: '附着于 {host}',
  deadEnd: '这个方向没有元素了',
  none: '没有可浏览的节点',
};

export type OutlineTexts = Record<keyof typeof zh, string>;

const en: OutlineTexts = {
  outline: 'Process outline',
  show: 'Show the process outline',
  hide: 'Close the process outline',
  empty: 'The process has no nodes yet',
  hint: 'Up and down to read, left and right to fold, Enter for details',
  details: '{name}, {type}',
  from: 'from {names}',
  to: 'to {names}',
  noIncoming: 'no incoming flow',
  noOutgoing: 'no outgoing flow',
  flow: '{name}: from {source} to {target}',
  choice: '{at} of {count}, Alt+Up or Down to choose',
  choiceViewer: '{at} of {count}, Up or Down to choose',
  attached: 'attached to {host}',
  deadEnd: 'Nothing in this direction',
  none: 'No node to go to',
};

export const outlineTexts = (lang: Lang): OutlineTexts => (lang === 'en' ? en : zh);
