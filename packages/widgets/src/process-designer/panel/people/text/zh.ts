export const zh = {
  searching: '正在查找…',
  failed: '查找失败，可直接输入。',
  retry: '重试',
  nothingFound: '没有匹配项，可直接输入后按回车',
  nobodyFound: '没有匹配项；可填写表达式，如 ${initiator}',
  orExpression: '请选择，或填写表达式，如 ${initiator}',
  notWritten: '“{text}”不在可选范围内，未写入“{label}”；请从列表中选择，或填写表达式',
  freeText: '也可直接输入或填写表达式，如 ${initiator}',
  owner: '任务所有者',
  businessCalendarName: '工作日历',
  category: '任务分类',
  skipExpression: '跳过表达式',
  taskIdVariableName: '任务 ID 变量',
  taskCompleterVariableName: '完成人变量',
  initiator: '发起人变量',
  initiatorHint: '流程启动后，发起人存入此变量，可在处理用户中写 ${变量名}',
  nobody: '尚未指定处理人或候选人：由流程模型的分配规则决定。',
};

export type PeopleTexts = Record<keyof typeof zh, string>;
