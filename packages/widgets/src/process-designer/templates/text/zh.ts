export const zh = {
  elements: '常用审批节点',
  processes: '流程模板',
  host: '自定义模板',
  hint: '选中一个节点后插入，会接在它的后面；否则放在流程图下方。插入可以一次撤销。',
  needsActivity: '请先在画布上选中一个任务，再插入“{name}”',
  failed: '模板“{name}”无法插入：{message}',
  inserted: '已插入“{name}”',
};

export type TemplateTexts = Record<keyof typeof zh, string>;
