/** Chinese names of types of drawn elements that do not occur in the engine's own texts. */
export const TYPES_ZH = {
  Process: '流程',
  Collaboration: '协作',
  Participant: '池（参与者）',
  Lane: '泳道',
  'Message flow': '消息流',
  Association: '关联',
  Group: '分组',
  'Text annotation': '文本注释',
  'Data input': '数据输入',
  'Data output': '数据输出',
  'Data input association': '数据输入关联',
  'Data output association': '数据输出关联',
  'Data object': '数据对象',
  'Intermediate catch event': '中间捕获事件',
} as const;
