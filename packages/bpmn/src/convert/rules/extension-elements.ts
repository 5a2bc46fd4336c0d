import type { EngineFlavour, Text } from '../../model/types.ts';
import type { Conversion } from '../conversion.ts';
import { notRead, SAME_MEANING } from '../rule.ts';
import type { StructureRule } from '../rule.ts';
import { isA, isSlot, remove } from '../subject.ts';
import type { Slot, Subject } from '../subject.ts';

interface ElementRule {
  readonly name: string;
  readonly elements: readonly string[];
  readonly engines: readonly EngineFlavour[];
  /** The BPMN type, without prefix, on which engines read it; undefined for all. */
  readonly on?: string;
  readonly otherwise?: 'lossy' | 'refused';
  /** The reason for the change or loss. */
  readonly why: Text;
}

/** Extension elements that keep their structure, with the engines that read them. */
const ELEMENTS: readonly ElementRule[] = [
  { name: 'field', elements: ['field'], engines: ['camunda', 'flowable', 'activiti'], why: SAME_MEANING },
  {
    name: 'potential-starter',
    elements: ['potentialStarter'],
    engines: ['camunda', 'flowable', 'activiti'],
    why: SAME_MEANING,
  },
  {
    name: 'extension-properties',
    elements: ['properties'],
    engines: ['camunda', 'flowable', 'activiti'],
    why: {
      zh: '扩展属性作为文本保留；flowable 与 activiti 引擎本身不使用它们。',
      en: 'Extension properties are kept as text; the engines flowable and activiti do not use them themselves.',
    },
  },
  {
    name: 'input-output',
    elements: ['inputOutput'],
    engines: ['camunda'],
    otherwise: 'refused',
    why: notRead(
      '输入输出映射，请改用脚本或执行监听器',
      'input and output mapping; use a script or an execution listener',
    ),
  },
  {
    name: 'connector',
    elements: ['connector'],
    engines: ['camunda'],
    otherwise: 'refused',
    why: notRead('连接器，任务将没有实现', 'connectors; the task would have no implementation'),
  },
  {
    name: 'error-mapping',
    elements: ['errorEventDefinition'],
    engines: ['camunda'],
    why: notRead('外部任务的错误映射', 'error mapping of external tasks'),
  },
  {
    name: 'engine-event-listener',
    elements: ['eventListener'],
    engines: ['flowable', 'activiti'],
    why: notRead('引擎事件监听器', 'listeners for engine events'),
  },
  {
    name: 'external-worker-parameters',
    elements: ['externalWorkerInParameter', 'externalWorkerOutParameter'],
    engines: ['flowable'],
    why: notRead('外部任务的参数映射', 'parameters of external tasks'),
  },
  {
    name: 'job-category',
    elements: ['jobCategory'],
    engines: ['flowable'],
    why: notRead('作业的类别', 'categories of jobs'),
  },
  {
    name: 'data-object-value',
    elements: ['value'],
    on: 'DataObject',
    engines: ['flowable', 'activiti'],
    why: notRead(
      '数据对象的初始值，流程将没有这个变量',
      'values of data objects; the process starts without the variable',
    ),
  },
  {
    name: 'map-exception',
    elements: ['mapException'],
    engines: ['flowable', 'activiti'],
    why: notRead('异常到错误的映射', 'mapping of exceptions to errors'),
  },
  {
    name: 'custom-resource',
    elements: ['customResource'],
    engines: ['flowable', 'activiti'],
    why: notRead('自定义人员关系', 'custom relations between people and tasks'),
  },
  {
    name: 'loop-extras',
    elements: ['collection', 'variableAggregation'],
    engines: ['flowable'],
    why: notRead('该多实例选项', 'such option of loops'),
  },
  {
    name: 'history-options',
    elements: ['historyLevel', 'includeInHistory'],
    engines: ['flowable'],
    why: notRead('单个流程或节点的历史级别', 'history level of one process or element'),
  },
  {
    name: 'http-handler',
    elements: ['httpRequestHandler', 'httpResponseHandler'],
    engines: ['flowable'],
    why: notRead('HTTP 任务的处理器', 'handlers of HTTP tasks'),
  },
  {
    name: 'variable-listener',
    elements: ['variableListenerEventDefinition'],
    engines: ['flowable'],
    otherwise: 'refused',
    why: notRead('变量监听事件', 'events that listen to variables'),
  },
  {
    name: 'event-registry',
    elements: [
      'eventType',
      'eventInParameter',
      'eventOutParameter',
      'eventCorrelationParameter',
      'channelKey',
      'sendSynchronously',
      'triggerEventType',
      'triggerEventCorrelationParameter',
      'triggerChannelKey',
      'keyDetectionType',
      'keyDetectionValue',
      'startEventCorrelationConfiguration',
      'systemChannel',
    ],
    engines: ['flowable'],
    otherwise: 'refused',
    why: notRead('事件注册表', 'event registry'),
  },
];

const byElement = new Map(ELEMENTS.flatMap((rule) => rule.elements.map((name) => [name, rule] as const)));
const RETRY = 'failedJobRetryTimeCycle';

/**
 * Converts extension elements that keep their structure by the table above, and the retry cycle, which depends on its
 * place.
 */
export const extensionElements: StructureRule = {
  name: 'extension-elements',
  apply(subject, conversion) {
    for (const entry of subject.extensions) {
      if (!isSlot(entry) || entry.done) continue;
      if (entry.extension.name === RETRY) retryCycle(entry, subject, conversion);
      const rule = byElement.get(entry.extension.name);
      if (rule && (rule.on === undefined || isA(subject, rule.on))) rename(rule, entry, subject, conversion);
    }
  },
};

function rename(rule: ElementRule, slot: Slot, subject: Subject, conversion: Conversion): void {
  const before = conversion.elementBefore(slot.extension);
  if (rule.engines.includes(conversion.to)) {
    slot.done = true;
    conversion.addEntry('changed', subject, rule.name, before, conversion.elementAfter(slot.extension), rule.why);
  } else {
    remove(subject, slot);
    conversion.addEntry(rule.otherwise ?? 'lossy', subject, rule.name, before, '', rule.why);
  }
}

/**
 * Converts the number of retries of a failed job. camunda allows it on more elements, and on loops for the inner
 * activity.
 */
function retryCycle(slot: Slot, subject: Subject, conversion: Conversion): void {
  const name = 'retry-cycle';
  const before = conversion.elementBefore(slot.extension);
  if (conversion.to === 'camunda' || isA(subject, 'Activity')) {
    slot.done = true;
    conversion.addEntry('changed', subject, name, before, conversion.elementAfter(slot.extension), SAME_MEANING);
    return;
  }
  remove(subject, slot);
  const activity = subject.element.$parent;
  if (isA(subject, 'LoopCharacteristics') && activity && !hasRetry(conversion.subjectOf(activity))) {
    conversion.subjectOf(activity).extensions.push({ ...slot, done: true });
    conversion.addEntry('lossy', subject, name, before, conversion.elementAfter(slot.extension), {
      zh: '目标引擎不能为多实例的每个实例单独设置重试周期，已移到活动上。',
      en: 'The target engine has no retry cycle for the instances of a loop; it moved to the activity.',
    });
    return;
  }
  conversion.addEntry('lossy', subject, name, before, '', {
    zh: '目标引擎只在活动上读取重试周期。',
    en: 'The target engine reads the retry cycle of activities only.',
  });
}

const hasRetry = (subject: Subject) =>
  subject.extensions.some((entry) => isSlot(entry) && entry.extension.name === RETRY);
