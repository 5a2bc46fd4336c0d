import type { Text } from '../model/types.ts';

/** Labels of facts, by the last name of the path without prefix. */
const NAMES: Readonly<Record<string, Text>> = {
  assignee: { zh: '办理人', en: 'assignee' },
  asyncAfter: { zh: '之后异步', en: 'async after' },
  asyncBefore: { zh: '之前异步', en: 'async before' },
  attachedToRef: { zh: '依附于', en: 'attached to' },
  calledElement: { zh: '调用的流程', en: 'called process' },
  cancelActivity: { zh: '中断', en: 'interrupting' },
  candidateGroups: { zh: '候选组', en: 'candidate groups' },
  candidateUsers: { zh: '候选用户', en: 'candidate users' },
  class: { zh: 'Java 类', en: 'Java class' },
  collection: { zh: '集合', en: 'collection' },
  completionCondition: { zh: '完成条件', en: 'completion condition' },
  conditionExpression: { zh: '条件', en: 'condition' },
  default: { zh: '默认流', en: 'default flow' },
  delegateExpression: { zh: '代理表达式', en: 'delegate expression' },
  documentation: { zh: '说明', en: 'documentation' },
  dueDate: { zh: '到期时间', en: 'due date' },
  elementVariable: { zh: '元素变量', en: 'element variable' },
  exporter: { zh: '导出工具', en: 'exporter' },
  exporterVersion: { zh: '导出工具版本', en: 'exporter version' },
  expression: { zh: '表达式', en: 'expression' },
  flowNodeRef: { zh: '泳道中的节点', en: 'nodes of the lane' },
  formKey: { zh: '表单标识', en: 'form key' },
  formRef: { zh: '表单', en: 'form' },
  historyTimeToLive: { zh: '历史保留时间', en: 'history time to live' },
  isExecutable: { zh: '可执行', en: 'executable' },
  loopCardinality: { zh: '实例数', en: 'number of instances' },
  messageRef: { zh: '消息', en: 'message' },
  multiInstanceLoopCharacteristics: { zh: '多实例', en: 'multi-instance' },
  name: { zh: '名称', en: 'name' },
  parent: { zh: '所在', en: 'inside' },
  priority: { zh: '优先级', en: 'priority' },
  processRef: { zh: '流程', en: 'process' },
  script: { zh: '脚本', en: 'script' },
  scriptFormat: { zh: '脚本语言', en: 'script format' },
  signalRef: { zh: '信号', en: 'signal' },
  sourceRef: { zh: '起点', en: 'from' },
  targetNamespace: { zh: '目标命名空间', en: 'target namespace' },
  targetRef: { zh: '终点', en: 'to' },
  timeCycle: { zh: '定时周期', en: 'time cycle' },
  timeDate: { zh: '定时日期', en: 'time date' },
  timeDuration: { zh: '定时时长', en: 'time duration' },
  versionTag: { zh: '版本标签', en: 'version tag' },
};

/** Parts of a path that are left out of labels. */
const SILENT = new Set(['extensionElements', 'text']);

/**
 * Returns the label of a path: `extensionElements/camunda:field[channel]/@stringValue` is field[channel] › stringValue.
 */
export function factName(path: string): Text {
  // A name in brackets may contain a slash.
  const parts = path
    .split(/\/(?![^[]*\])/)
    .map((part) => part.replace(/^@?(?:[\w.-]+:(?=[A-Za-z]))?/, ''))
    .filter((part) => !SILENT.has(part));
  const inWords = (lang: 'zh' | 'en') =>
    parts.map((part) => NAMES[part]?.[lang] ?? part).join(' › ') || (lang === 'zh' ? '内容' : 'content');
  return { zh: inWords('zh'), en: inWords('en') };
}
