export const zh = {
  preview: '启用后的变化',
  previewWithdrawn: '撤回后的变化',
  previewNone: '不会改变已有的考勤',
  previewOf: '{from} 至 {to}：将改变 {people} 人的 {changed} 条日考勤，出勤合计由 {before} 天变为 {after} 天',
  previewPart: '规则对多个项目有效，这里预览了前 {count} 个',
  previewMore: '仅列出前 {count} 条',
  noRecord: '无记录',
  before: '现在',
  after: '变为',
  person: '姓名',
  day: '日期',
};

export type PreviewText = typeof zh;
