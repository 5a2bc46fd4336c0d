import type { Conversion } from '../conversion.ts';
import type { StructureRule } from '../rule.ts';
import { extension, isA, pending, remove } from '../subject.ts';
import type { Slot, Subject } from '../subject.ts';

const TRUE = 'true';
/** The meaning of `inheritBusinessKey`, written for camunda. */
const INHERITED_KEY = '#{execution.processBusinessKey}';

/** Converts the choice of the called process's version. */
export const callBinding: StructureRule = {
  name: 'call-binding',
  apply(subject, conversion) {
    if (!isA(subject, 'CallActivity')) return;
    if (conversion.from === 'camunda') fromBinding(this.name, subject, conversion);
    else if (conversion.from === 'flowable') fromSameDeployment(this.name, subject, conversion);
    const kind = subject.attributes.get('calledElementType');
    if (kind === 'key') {
      subject.attributes.delete('calledElementType');
      conversion.addEntry('changed', subject, this.name, conversion.attributeBefore('calledElementType', kind), '', {
        zh: '按标识调用是目标引擎的默认方式。',
        en: 'Calling by key is what the target engine does anyway.',
      });
    }
  },
};

function fromBinding(name: string, subject: Subject, conversion: Conversion): void {
  const { attributes, result } = subject;
  const binding = attributes.get('calledElementBinding');
  if (binding !== undefined) {
    attributes.delete('calledElementBinding');
    const before = conversion.attributeBefore('calledElementBinding', binding);
    if (binding === 'latest') {
      conversion.addEntry('changed', subject, name, before, '', {
        zh: '调用最新版本是目标引擎的默认方式。',
        en: 'Calling the latest version is what the target engine does anyway.',
      });
    } else if (binding === 'deployment' && conversion.to === 'flowable') {
      result.set('sameDeployment', TRUE);
      conversion.addEntry('changed', subject, name, before, conversion.attributeAfter('sameDeployment', TRUE), {
        zh: 'flowable 用 sameDeployment 表示同一部署中的版本。',
        en: 'flowable says sameDeployment for the version of the same deployment.',
      });
    } else {
      conversion.addEntry('lossy', subject, name, before, '', {
        zh: '目标引擎总是调用最新版本。',
        en: 'The target engine always calls the latest version.',
      });
    }
  }
  for (const extra of ['calledElementVersion', 'calledElementVersionTag', 'calledElementTenantId']) {
    const value = attributes.get(extra);
    if (value === undefined) continue;
    attributes.delete(extra);
    conversion.addEntry('lossy', subject, name, conversion.attributeBefore(extra, value), '', {
      zh: '目标引擎不能指定被调用流程的版本或租户。',
      en: 'The target engine cannot name the version or tenant of the called process.',
    });
  }
}

function fromSameDeployment(name: string, subject: Subject, conversion: Conversion): void {
  const { attributes, result } = subject;
  const same =
    attributes.get('sameDeployment') ?? (attributes.get('calledElementBinding') === 'deployment' ? TRUE : undefined);
  const before = attributes.has('sameDeployment')
    ? conversion.attributeBefore('sameDeployment', same ?? '')
    : conversion.attributeBefore('calledElementBinding', 'deployment');
  if (same === undefined) return;
  attributes.delete('sameDeployment');
  attributes.delete('calledElementBinding');
  if (same !== TRUE) {
    conversion.addEntry('changed', subject, name, before, '', {
      zh: '调用最新版本是目标引擎的默认方式。',
      en: 'Calling the latest version is what the target engine does anyway.',
    });
  } else if (conversion.to === 'camunda') {
    result.set('calledElementBinding', 'deployment');
    conversion.addEntry(
      'changed',
      subject,
      name,
      before,
      conversion.attributeAfter('calledElementBinding', 'deployment'),
      {
        zh: 'camunda 用 calledElementBinding 表示同一部署中的版本。',
        en: 'camunda says calledElementBinding for the version of the same deployment.',
      },
    );
  } else {
    conversion.addEntry('lossy', subject, name, before, '', {
      zh: 'activiti 总是调用最新版本。',
      en: 'activiti always calls the latest version.',
    });
  }
}

const done = (slot: Slot) => {
  slot.done = true;
};

/** Converts variables and business key that are passed to and from the called process. */
export const bindings: StructureRule = {
  name: 'bindings',
  apply(subject, conversion) {
    if (conversion.from === conversion.to) return;
    if (conversion.to === 'camunda') toBindings(this.name, subject, conversion);
    for (const slot of pending(subject, 'in', 'out')) {
      const { attributes, name } = slot.extension;
      if (conversion.from === 'camunda' && toAttributes(this.name, slot, subject, conversion)) continue;
      if (conversion.to === 'activiti' && toAttributes(this.name, slot, subject, conversion)) continue;
      const before = conversion.elementBefore(slot.extension);
      if (name === 'out' && attributes.get('variables') === 'all' && conversion.to !== 'camunda') {
        conversion.addEntry('lossy', subject, this.name, before, '', {
          zh: '目标引擎不能把被调用流程的全部变量带回，请逐个列出。',
          en: 'The target engine cannot hand back all variables; list them one by one.',
        });
        remove(subject, slot);
        continue;
      }
      const extras =
        conversion.to === 'flowable'
          ? ['local']
          : ['transient', 'targetType', ...(conversion.to === 'activiti' ? ['local'] : [])];
      for (const extra of extras) {
        const value = attributes.get(extra);
        if (value === undefined) continue;
        attributes.delete(extra);
        conversion.addEntry('lossy', subject, this.name, `${extra}="${value}"`, '', {
          zh: '目标引擎的变量映射没有该选项。',
          en: 'Variable mappings of the target engine have no such option.',
        });
      }
      done(slot);
      conversion.addEntry('changed', subject, this.name, before, conversion.elementAfter(slot.extension), {
        zh: '变量映射含义相同。',
        en: 'Variable mappings mean the same.',
      });
    }
  },
};

/** Converts `<in variables="all">` and `<in businessKey>` to attributes of the call activity. */
function toAttributes(name: string, slot: Slot, subject: Subject, conversion: Conversion): boolean {
  const { attributes } = slot.extension;
  if (slot.extension.name !== 'in' || !isA(subject, 'CallActivity')) return false;
  const before = conversion.elementBefore(slot.extension);
  const why = {
    zh: '目标引擎用调用活动的属性表示。',
    en: 'The target engine has an attribute of the call activity for this.',
  };
  if (attributes.get('variables') === 'all') {
    subject.result.set('inheritVariables', TRUE);
    const kind = attributes.get('local') === TRUE ? 'lossy' : 'changed';
    conversion.addEntry(kind, subject, name, before, conversion.attributeAfter('inheritVariables', TRUE), why);
  } else if (attributes.has('businessKey')) {
    const key = attributes.get('businessKey') ?? '';
    const [attribute, value] = key === INHERITED_KEY ? ['inheritBusinessKey', TRUE] : ['businessKey', key];
    subject.result.set(attribute ?? '', value ?? '');
    conversion.addEntry('changed', subject, name, before, conversion.attributeAfter(attribute ?? '', value ?? ''), why);
  } else return false;
  remove(subject, slot);
  return true;
}

function toBindings(name: string, subject: Subject, conversion: Conversion): void {
  const { attributes } = subject;
  if (!isA(subject, 'CallActivity')) return;
  const added: Slot[] = [];
  const add = (attribute: string, binding: Readonly<Record<string, string>>) => {
    const value = attributes.get(attribute) ?? '';
    attributes.delete(attribute);
    const entry = extension('in', binding);
    added.push({ kind: 'slot', done: true, extension: entry });
    conversion.addEntry(
      'changed',
      subject,
      name,
      conversion.attributeBefore(attribute, value),
      conversion.elementAfter(entry),
      {
        zh: 'camunda 用 in 元素表示。',
        en: 'camunda has an in element for this.',
      },
    );
  };
  const drop = (attribute: string) => {
    if (attributes.get(attribute) !== 'false') return;
    attributes.delete(attribute);
    conversion.addEntry('changed', subject, name, conversion.attributeBefore(attribute, 'false'), '', {
      zh: '与不写相同。',
      en: 'The same as leaving it out.',
    });
  };
  drop('inheritVariables');
  drop('inheritBusinessKey');
  if (attributes.has('businessKey')) {
    add('businessKey', { businessKey: attributes.get('businessKey') ?? '' });
    attributes.delete('inheritBusinessKey');
  } else if (attributes.has('inheritBusinessKey')) add('inheritBusinessKey', { businessKey: INHERITED_KEY });
  if (attributes.has('inheritVariables')) add('inheritVariables', { variables: 'all' });
  subject.extensions.unshift(...added);
}
