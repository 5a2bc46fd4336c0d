import type { EngineFlavour } from '../../model/types.ts';
import type { Conversion } from '../conversion.ts';
import { tooOld } from '../rule.ts';
import type { StructureRule } from '../rule.ts';
import { childrenNamed, extension, isA, isExtension, pending, remove } from '../subject.ts';
import type { Extension, Slot, Subject } from '../subject.ts';

const EVENTS: Readonly<Record<EngineFlavour, readonly string[]>> = {
  camunda: ['create', 'assignment', 'complete', 'update', 'delete', 'timeout'],
  flowable: ['create', 'assignment', 'complete', 'delete', 'all'],
  activiti: ['create', 'assignment', 'complete', 'delete', 'all'],
};
const ALL_EVENTS = ['create', 'assignment', 'complete', 'delete'];
const TRANSACTIONAL = [
  'onTransaction',
  'customPropertiesResolverClass',
  'customPropertiesResolverExpression',
  'customPropertiesResolverDelegateExpression',
];
/** Activiti's own classes that run a script; Activiti has no separate kind of script listener. */
const SCRIPT_CLASS: Readonly<Record<string, string>> = {
  taskListener: 'org.activiti.engine.impl.bpmn.listener.ScriptTaskListener',
  executionListener: 'org.activiti.engine.impl.bpmn.listener.ScriptExecutionListener',
};

export const taskListeners: StructureRule = {
  name: 'task-listener',
  apply(subject, conversion) {
    for (const slot of pending(subject, 'taskListener')) {
      if (!knownEvent(slot, subject, conversion)) continue;
      convertListener(this.name, slot, subject, conversion);
    }
  },
};

export const executionListeners: StructureRule = {
  name: 'execution-listener',
  apply(subject, conversion) {
    for (const slot of pending(subject, 'executionListener')) {
      const { attributes } = slot.extension;
      const event = attributes.get('event');
      const onFlow = isA(subject, 'SequenceFlow');
      if (!onFlow && event !== undefined && event !== 'start' && event !== 'end' && conversion.to === 'camunda') {
        conversion.addEntry(
          'lossy',
          subject,
          'execution-listener-event',
          conversion.elementBefore(slot.extension),
          '',
          {
            zh: `camunda 的执行监听器只有 start 和 end 事件，“${event}”会被拒绝部署。`,
            en: `Execution listeners of camunda have the events start and end only; it refuses to deploy "${event}".`,
          },
        );
        remove(subject, slot);
        continue;
      }
      convertListener(this.name, slot, subject, conversion);
    }
  },
};

/** Drops or expands the slot when the target does not know its event; returns false when nothing is left to convert. */
function knownEvent(slot: Slot, subject: Subject, conversion: Conversion): boolean {
  const event = slot.extension.attributes.get('event') ?? '';
  if (event === '' || EVENTS[conversion.to].includes(event)) return true;
  const before = conversion.elementBefore(slot.extension);
  const rule = 'task-listener-event';
  if (event === 'all') {
    const copies = ALL_EVENTS.map((name): Slot => ({
      kind: 'slot',
      done: false,
      extension: {
        ...slot.extension,
        attributes: new Map(slot.extension.attributes).set('event', name),
        children: slot.extension.children.map(copy),
      },
    }));
    subject.extensions.splice(subject.extensions.indexOf(slot), 1, ...copies);
    conversion.addEntry(
      'lossy',
      subject,
      rule,
      before,
      copies.map((one) => conversion.elementAfter(one.extension)).join(' '),
      {
        zh: 'camunda 没有 all 事件，已展开为四个监听器。',
        en: 'camunda has no event all; it became four listeners.',
      },
    );
    for (const one of copies) convertListener('task-listener', one, subject, conversion);
    return false;
  }
  conversion.addEntry(event === 'timeout' ? 'refused' : 'lossy', subject, rule, before, '', {
    zh: `${conversion.to} 的任务监听器没有“${event}”事件。`,
    en: `Task listeners of ${conversion.to} have no event "${event}".`,
  });
  remove(subject, slot);
  return false;
}

function copy(child: Extension | Extension['children'][number]): Extension['children'][number] {
  if (!isExtension(child)) return child;
  return { ...child, attributes: new Map(child.attributes), children: child.children.map(copy) };
}

function convertListener(name: string, slot: Slot, subject: Subject, conversion: Conversion): void {
  const listener = slot.extension;
  const before = conversion.elementBefore(listener);
  dropNested(listener, subject, conversion);
  if (conversion.to === 'camunda') dropTransactional(listener, subject, conversion);
  if (conversion.to !== conversion.from && !convertScript(listener, before, subject, conversion)) {
    remove(subject, slot);
    return;
  }
  slot.done = true;
  conversion.addEntry('changed', subject, name, before, conversion.elementAfter(listener), {
    zh: '监听器含义相同。',
    en: 'The listener means the same.',
  });
}

/** Children of a listener that engines know. */
const INSIDE: ReadonlySet<string> = new Set(['field', 'script']);

/** Drops other children of a listener, such as a nested listener: no engine reads them and no parser preserves them. */
function dropNested(listener: Extension, subject: Subject, conversion: Conversion): void {
  const isNested = (child: Extension['children'][number]) => !isExtension(child) || !INSIDE.has(child.name);
  for (const child of listener.children.filter(isNested)) {
    const before = isExtension(child) ? conversion.elementBefore(child) : `<${child.$type}>`;
    conversion.addEntry('lossy', subject, 'nested-listener', before, '', {
      zh: '监听器中只能有字段和脚本，其他内容任何引擎都不会读取。',
      en: 'Engines read fields and scripts within a listener, nothing else.',
    });
  }
  listener.children = listener.children.filter((child) => !isNested(child));
}

function dropTransactional(listener: Extension, subject: Subject, conversion: Conversion): void {
  for (const attribute of TRANSACTIONAL) {
    const value = listener.attributes.get(attribute);
    if (value === undefined) continue;
    listener.attributes.delete(attribute);
    conversion.addEntry('lossy', subject, 'listener-transaction', `${attribute}="${value}"`, '', {
      zh: 'camunda 的监听器不能绑定到事务阶段。',
      en: 'Listeners of camunda cannot be tied to a phase of the transaction.',
    });
  }
}

interface Script {
  readonly language: string;
  readonly text: string;
  readonly resource?: string;
  readonly resultVariable?: string;
}

function readScript(listener: Extension, from: Conversion['from']): Script | undefined {
  if (from === 'activiti' || listener.attributes.get('class') === SCRIPT_CLASS[listener.name]) {
    if (listener.attributes.get('class') !== SCRIPT_CLASS[listener.name]) return undefined;
    const field = (name: string) => {
      const found = childrenNamed(listener, 'field').find((child) => child.attributes.get('name') === name);
      const text = found && childrenNamed(found, 'string')[0]?.body;
      return found?.attributes.get('stringValue') ?? text;
    };
    const resultVariable = field('resultVariable');
    return {
      language: field('language') ?? 'javascript',
      text: field('script') ?? '',
      ...(resultVariable === undefined ? {} : { resultVariable }),
    };
  }
  const script = childrenNamed(listener, 'script')[0];
  if (!script) return undefined;
  const language = script.attributes.get(from === 'camunda' ? 'scriptFormat' : 'language') ?? '';
  const resource = script.attributes.get('resource');
  const resultVariable = script.attributes.get('resultVariable');
  return {
    language,
    text: script.body,
    ...(resource === undefined ? {} : { resource }),
    ...(resultVariable === undefined ? {} : { resultVariable }),
  };
}

/** Rewrites a script listener in place. Returns false when the target cannot run it. */
function convertScript(listener: Extension, before: string, subject: Subject, conversion: Conversion): boolean {
  const script = readScript(listener, conversion.from);
  if (!script) return true;
  const rule = 'script-listener';
  if (script.resource !== undefined) {
    conversion.addEntry('refused', subject, rule, before, '', {
      zh: '目标引擎的脚本监听器不能引用外部脚本，请将脚本写入模型。',
      en: 'Script listeners of the target engine cannot refer to a script outside; put the script into the model.',
    });
    return false;
  }
  if (conversion.to === 'flowable' && !conversion.targetIs('6.8')) {
    conversion.addEntry('refused', subject, rule, before, '', tooOld('flowable', '6.8'));
    return false;
  }
  for (const name of ['class', 'type']) listener.attributes.delete(name);
  listener.children = listener.children.filter(
    (child) => !isExtension(child) || (child.name !== 'script' && !isScriptField(child)),
  );
  if (conversion.to === 'camunda') {
    listener.children.push(extension('script', { scriptFormat: script.language }, [], script.text));
    if (script.resultVariable !== undefined) {
      conversion.addEntry('lossy', subject, rule, `resultVariable="${script.resultVariable}"`, '', {
        zh: 'camunda 的脚本监听器没有结果变量。',
        en: 'Script listeners of camunda have no result variable.',
      });
    }
    return true;
  }
  const result = script.resultVariable;
  if (conversion.to === 'flowable') {
    listener.attributes.set('type', 'script');
    const attributes = { language: script.language, ...(result === undefined ? {} : { resultVariable: result }) };
    listener.children.push(extension('script', attributes, [], script.text));
    return true;
  }
  listener.attributes.set('class', SCRIPT_CLASS[listener.name] ?? '');
  const field = (name: string, value: string) => extension('field', { name }, [extension('string', {}, [], value)]);
  listener.children.push(field('script', script.text), field('language', script.language));
  if (result !== undefined) listener.children.push(field('resultVariable', result));
  return true;
}

function isScriptField(child: Extension): boolean {
  return (
    child.name === 'field' && ['script', 'language', 'resultVariable'].includes(child.attributes.get('name') ?? '')
  );
}
