import type { EngineFlavour } from '../../model/types.ts';
import { tooOld } from '../rule.ts';
import type { StructureRule } from '../rule.ts';
import { childrenNamed, isA, pending, remove } from '../subject.ts';

/** Built-in kinds of service tasks by engine (the `type` attribute). */
const TYPES: Readonly<Record<EngineFlavour, readonly string[]>> = {
  camunda: ['mail', 'shell', 'external'],
  flowable: ['mail', 'shell', 'http', 'camel', 'case', 'dmn', 'mule', 'send-event', 'external-worker', 'external'],
  activiti: ['mail', 'shell', 'camel', 'dmn', 'mule'],
};

/** camunda's external tasks are Flowable's external workers. */
export const externalTask: StructureRule = {
  name: 'external-task',
  apply(subject, conversion) {
    const { attributes, result } = subject;
    const type = attributes.get('type');
    const external = type === 'external' || (type === 'external-worker' && conversion.from === 'flowable');
    if (!external || conversion.to === conversion.from) return;
    if (isA(subject, 'EventDefinition')) return;
    attributes.delete('type');
    const topic = attributes.get('topic');
    attributes.delete('topic');
    const both = topic === undefined ? '' : ` ${conversion.attributeBefore('topic', topic)}`;
    const before = conversion.attributeBefore('type', type) + both;
    if (conversion.to === 'activiti') {
      conversion.addEntry('refused', subject, this.name, before, '', {
        zh: 'activiti 没有外部任务。',
        en: 'activiti has no external tasks.',
      });
      return;
    }
    if (conversion.to === 'flowable' && !conversion.targetIs('6.6')) {
      conversion.addEntry('refused', subject, this.name, before, '', tooOld('flowable', '6.6'));
      return;
    }
    const written = conversion.to === 'flowable' ? 'external-worker' : 'external';
    result.set('type', written);
    if (topic !== undefined) result.set('topic', topic);
    conversion.addEntry('changed', subject, this.name, before, conversion.attributeAfter('type', written), {
      zh: '外部任务的两种写法。',
      en: 'Two spellings of external tasks.',
    });
    const gone = conversion.from === 'camunda' ? ['errorEventDefinition'] : ['in', 'out'];
    for (const slot of pending(subject, ...gone)) {
      conversion.addEntry('lossy', subject, this.name, conversion.elementBefore(slot.extension), '', {
        zh: '目标引擎的外部任务没有该映射。',
        en: 'External tasks of the target engine have no such mapping.',
      });
      remove(subject, slot);
    }
  },
};

/** With a kind that the target does not know, the task cannot be deployed; without a kind, the task does nothing. */
export const serviceType: StructureRule = {
  name: 'service-type',
  apply(subject, conversion) {
    const type = subject.attributes.get('type');
    if (type === undefined || !isA(subject, 'ServiceTask', 'SendTask', 'BusinessRuleTask')) return;
    if (TYPES[conversion.to].includes(type)) return;
    subject.attributes.delete('type');
    conversion.addEntry('refused', subject, this.name, conversion.attributeBefore('type', type), '', {
      zh: `${conversion.to} 没有“${type}”类型的服务任务。`,
      en: `${conversion.to} has no service tasks of type "${type}".`,
    });
  },
};

/** camunda refuses a result variable on a class or delegate: only expressions have a result in camunda. */
export const resultOfClass: StructureRule = {
  name: 'result-of-class',
  from: ['flowable', 'activiti'],
  to: ['camunda'],
  apply(subject, conversion) {
    const { attributes } = subject;
    if (!isA(subject, 'ServiceTask', 'SendTask') || attributes.has('expression')) return;
    if (!attributes.has('class') && !attributes.has('delegateExpression')) return;
    for (const name of ['resultVariableName', 'resultVariable']) {
      const value = attributes.get(name);
      if (value === undefined) continue;
      attributes.delete(name);
      conversion.addEntry('refused', subject, this.name, conversion.attributeBefore(name, value), '', {
        zh: 'camunda 只允许表达式有结果变量，与类或代理表达式同用会被拒绝部署。',
        en: 'camunda allows a result variable with expressions only; with a class or delegate it refuses to deploy.',
      });
    }
  },
};

const DECISION_FIELD = 'decisionTableReferenceKey';

/** camunda's business rule task with a decision is a service task of type `dmn` in Flowable and Activiti. */
export const decision: StructureRule = {
  name: 'decision',
  apply(subject, conversion) {
    if (conversion.from === 'camunda' && conversion.to !== 'camunda') toServiceTask(this.name, subject, conversion);
    else if (conversion.to === 'camunda') toRuleTask(this.name, subject, conversion);
  },
};

const DECISION_EXTRAS = [
  'decisionRefBinding',
  'decisionRefVersion',
  'decisionRefVersionTag',
  'decisionRefTenantId',
  'mapDecisionResult',
];

function toServiceTask(...[name, subject, conversion]: [string, ...Parameters<StructureRule['apply']>]): void {
  const { attributes, result } = subject;
  const reference = attributes.get('decisionRef');
  if (reference === undefined) return;
  attributes.delete('decisionRef');
  result.set('type', 'dmn');
  subject.extensions.push({
    kind: 'slot',
    done: true,
    extension: {
      kind: 'extension',
      name: 'field',
      attributes: new Map([
        ['name', DECISION_FIELD],
        ['stringValue', reference],
      ]),
      children: [],
      body: '',
    },
  });
  subject.becomes = 'bpmn:ServiceTask';
  conversion.addEntry(
    'changed',
    subject,
    name,
    conversion.attributeBefore('decisionRef', reference),
    `<bpmn:serviceTask ${conversion.attributeAfter('type', 'dmn')}>`,
    {
      zh: '目标引擎用类型为 dmn 的服务任务调用决策。',
      en: 'The target engine calls decisions from service tasks of type dmn.',
    },
  );
  // There, the results of the decision are stored in variables named after its outputs.
  for (const extra of [...DECISION_EXTRAS, 'resultVariable']) {
    const value = attributes.get(extra);
    if (value === undefined) continue;
    attributes.delete(extra);
    conversion.addEntry('lossy', subject, name, conversion.attributeBefore(extra, value), '', {
      zh: '目标引擎的决策任务没有该选项。',
      en: 'Decision tasks of the target engine have no such option.',
    });
  }
}

function toRuleTask(...[name, subject, conversion]: [string, ...Parameters<StructureRule['apply']>]): void {
  const { attributes, result } = subject;
  if (attributes.get('type') !== 'dmn') return;
  const field = pending(subject, 'field').find(({ extension }) => extension.attributes.get('name') === DECISION_FIELD);
  if (!field) return;
  const { extension } = field;
  const text = childrenNamed(extension, 'string')[0]?.body ?? '';
  const reference = extension.attributes.get('stringValue') ?? text.trim();
  attributes.delete('type');
  result.set('decisionRef', reference);
  subject.becomes = 'bpmn:BusinessRuleTask';
  remove(subject, field);
  conversion.addEntry(
    'changed',
    subject,
    name,
    conversion.attributeBefore('type', 'dmn'),
    conversion.attributeAfter('decisionRef', reference),
    {
      zh: 'camunda 用业务规则任务调用决策。',
      en: 'camunda calls decisions from business rule tasks.',
    },
  );
  for (const slot of pending(subject, 'field')) {
    conversion.addEntry('lossy', subject, name, conversion.elementBefore(slot.extension), '', {
      zh: 'camunda 的决策任务没有该选项。',
      en: 'Decision tasks of camunda have no such option.',
    });
    remove(subject, slot);
  }
}
