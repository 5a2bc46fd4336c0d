import type { Text } from '../model/types.ts';

/** Chinese names of BPMN types by the type name without prefix. The English name is the type name, split into words. */
const ZH: Readonly<Record<string, string>> = {
  AdHocSubProcess: '特设子流程',
  Association: '关联',
  BoundaryEvent: '边界事件',
  BusinessRuleTask: '业务规则任务',
  CancelEventDefinition: '取消事件',
  CategoryValue: '类别值',
  CompensateEventDefinition: '补偿事件',
  ConditionalEventDefinition: '条件事件',
  CallActivity: '调用活动',
  Category: '类别',
  Collaboration: '协作',
  ComplexGateway: '复杂网关',
  DataObject: '数据对象',
  DataObjectReference: '数据对象引用',
  DataStore: '数据存储',
  DataStoreReference: '数据存储引用',
  Definitions: '模型',
  EndEvent: '结束事件',
  Error: '错误',
  ErrorEventDefinition: '错误事件',
  Escalation: '升级',
  EscalationEventDefinition: '升级事件',
  EventBasedGateway: '事件网关',
  ExclusiveGateway: '排他网关',
  Group: '分组',
  InclusiveGateway: '包容网关',
  IntermediateCatchEvent: '中间捕获事件',
  IntermediateThrowEvent: '中间抛出事件',
  ItemDefinition: '数据定义',
  Lane: '泳道',
  LaneSet: '泳道组',
  LinkEventDefinition: '链接事件',
  ManualTask: '手工任务',
  Message: '消息',
  MessageFlow: '消息流',
  MessageEventDefinition: '消息事件',
  MultiInstanceLoopCharacteristics: '多实例',
  ParallelGateway: '并行网关',
  Participant: '池',
  Process: '流程',
  ReceiveTask: '接收任务',
  ScriptTask: '脚本任务',
  SendTask: '发送任务',
  SequenceFlow: '顺序流',
  ServiceTask: '服务任务',
  Signal: '信号',
  SignalEventDefinition: '信号事件',
  StandardLoopCharacteristics: '循环',
  StartEvent: '开始事件',
  SubProcess: '子流程',
  Task: '任务',
  TextAnnotation: '文本注释',
  TerminateEventDefinition: '终止事件',
  TimerEventDefinition: '定时事件',
  Transaction: '事务',
  UserTask: '用户任务',
};

/** Returns the usual name of a BPMN type: 用户任务, user task. */
export function typeName(type: string): Text {
  const local = type.slice(type.indexOf(':') + 1);
  const en = local
    .replace(/(Event)Definition$|LoopCharacteristics$/, '$1')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return { zh: ZH[local] ?? local, en };
}
