/** Texts of processes about a record of a resource. */
export const zh = {
  record: '业务单据',
  other: '其他页面（填写路由）',
  choose: '请选择业务单据',
  chooseHint: '发起流程时填写该单据，提交后单据与流程一同生成；审批人看到的是提交时的内容。',
  preview: '预览：{label}',
  close: '关闭',
  open: '打开单据',
  forbidden: '您没有新增{label}的权限，不能发起该流程，请联系管理员。',
  fromRecord: '{label}由系统生成，不在这里填写：请打开要审批的记录，在记录页发起流程。',
  toList: '打开{label}',
  processes: '审批流程',
  noProcesses: '这条数据还没有发起过流程。',
  processesFailed: '审批流程读取失败：{reason}',
  again: '重试',
  start: '发起流程',
  startTitle: '发起“{name}”',
  startText: '审批人看到的是这条数据此刻的内容；流程结束之前不能再次发起。',
  waits: '等待：{names}',
  showDiagram: '流程图',
  hideDiagram: '收起流程图',
  unchanged: '流程已结束，但数据没有变更：{reason}。请修正后重新发起流程。',
  snapshot: '以下是提交时的内容。',
};

export type BusinessText = Record<keyof typeof zh, string>;
