import type { StructureRule } from '../rule.ts';
import { tooOld } from '../rule.ts';
import { isA } from '../subject.ts';

/** Flowable and Activiti read this attribute of a flow without namespace; camunda's schema validation refuses it. */
const flowSkip: StructureRule = {
  name: 'flow-skip-expression',
  to: ['camunda'],
  apply(subject, conversion) {
    if (!isA(subject, 'SequenceFlow')) return;
    const value = subject.element.$attrs?.['skipExpression'];
    if (value === undefined) return;
    (subject.plain ??= new Map()).set('skipExpression', undefined);
    conversion.addEntry('lossy', subject, this.name, `skipExpression="${value}"`, '', {
      zh: 'camunda 不支持连线的跳过表达式，且会因该属性拒绝部署。',
      en: 'camunda has no skip expression of flows and refuses to deploy the attribute.',
    });
  },
};

/** Conditions in a scripting language. */
const conditionLanguage: StructureRule = {
  name: 'condition-language',
  apply(subject, conversion) {
    if (!isA(subject, 'FormalExpression') || !subject.element.$parent?.$instanceOf('bpmn:SequenceFlow')) return;
    const language = subject.element.get('language');
    if (typeof language !== 'string' || conversion.to === 'camunda') return;
    if (conversion.to === 'flowable' && conversion.targetIs('7.1')) return;
    const before = `language="${language}"`;
    conversion.addEntry(
      'lossy',
      subject,
      this.name,
      before,
      before,
      conversion.to === 'flowable'
        ? tooOld('flowable', '7.1')
        : {
            zh: 'activiti 只把条件当作表达式计算。',
            en: 'activiti evaluates conditions as expressions only.',
          },
    );
  },
};

/** None of the three engines executes it: the activity runs once. */
const standardLoop: StructureRule = {
  name: 'standard-loop',
  apply(subject, conversion) {
    if (!isA(subject, 'StandardLoopCharacteristics')) return;
    conversion.addEntry(
      'lossy',
      subject,
      this.name,
      '<bpmn:standardLoopCharacteristics>',
      '<bpmn:standardLoopCharacteristics>',
      {
        zh: '三种引擎都不执行标准循环，活动只会执行一次。请改用多实例或网关回路。',
        en: 'None of the three engines runs a standard loop; the activity runs once. Use a multi-instance or a loop of flows.',
      },
    );
  },
};

const conditionalEvent: StructureRule = {
  name: 'conditional-event',
  to: ['activiti'],
  apply(subject, conversion) {
    if (!isA(subject, 'ConditionalEventDefinition')) return;
    conversion.addEntry(
      'refused',
      subject,
      this.name,
      '<bpmn:conditionalEventDefinition>',
      '<bpmn:conditionalEventDefinition>',
      {
        zh: 'activiti 没有条件事件，请改用信号或消息。',
        en: 'activiti has no conditional events; use a signal or a message.',
      },
    );
  },
};

/** camunda 7.20 and newer refuse processes without it (ENGINE-12018). */
const timeToLive: StructureRule = {
  name: 'time-to-live',
  to: ['camunda'],
  apply(subject, conversion) {
    if (!isA(subject, 'Process') || !conversion.targetIs('7.20')) return;
    const given = subject.attributes.has('historyTimeToLive') || subject.element.get('camunda:historyTimeToLive');
    if (given || subject.element.get('isExecutable') !== true) return;
    const { historyTimeToLive } = conversion.options;
    if (historyTimeToLive === undefined) {
      conversion.addEntry('lossy', subject, this.name, '', '', {
        zh: 'camunda 7.20 起要求历史保留时间（historyTimeToLive），否则拒绝部署。请指定一个值，例如 P180D。',
        en: 'camunda 7.20 and newer demand a time to live (historyTimeToLive) and refuse to deploy without. Give one, e.g. P180D.',
      });
      return;
    }
    subject.result.set('historyTimeToLive', historyTimeToLive);
    conversion.addEntry(
      'changed',
      subject,
      this.name,
      '',
      conversion.attributeAfter('historyTimeToLive', historyTimeToLive),
      {
        zh: 'camunda 7.20 起要求历史保留时间。',
        en: 'camunda 7.20 and newer demand a time to live.',
      },
    );
  },
};

/** Rules about BPMN itself: how the engines interpret elements without extensions. */
export const plainRules: readonly StructureRule[] = [
  flowSkip,
  conditionLanguage,
  standardLoop,
  conditionalEvent,
  timeToLive,
];

/** The BPMN types that {@link plainRules} check; other elements without extensions are skipped. */
export const PLAIN_TYPES: ReadonlySet<string> = new Set([
  'bpmn:SequenceFlow',
  'bpmn:FormalExpression',
  'bpmn:StandardLoopCharacteristics',
  'bpmn:ConditionalEventDefinition',
  'bpmn:Process',
]);
