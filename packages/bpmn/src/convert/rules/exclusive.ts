import type { Conversion } from '../conversion.ts';
import type { StructureRule } from '../rule.ts';
import { isA } from '../subject.ts';
import type { Subject } from '../subject.ts';

const TRUE = 'true';

/** camunda has one flag for both continuations, Flowable has one flag for each. */
export const exclusiveLeave: StructureRule = {
  name: 'exclusive-leave',
  apply(subject, conversion) {
    if (!isA(subject, 'FlowNode')) return;
    const { attributes } = subject;
    const exclusive = attributes.get('exclusive') ?? TRUE;
    if (conversion.from === 'camunda' && conversion.to === 'flowable') {
      if (exclusive !== 'false' || attributes.get('asyncAfter') !== TRUE || !conversion.targetIs('6.8')) return;
      subject.result.set('asyncLeaveExclusive', 'false');
      conversion.addEntry(
        'changed',
        subject,
        this.name,
        conversion.attributeBefore('exclusive', exclusive),
        conversion.attributeAfter('asyncLeaveExclusive', 'false'),
        {
          zh: 'flowable 用两个属性分别表示执行前后的排他性。',
          en: 'flowable has one attribute for each of the two continuations.',
        },
      );
      return;
    }
    if (conversion.from === 'flowable') fromTwoFlags(this.name, subject, conversion);
  },
};

function fromTwoFlags(name: string, subject: Subject, conversion: Conversion): void {
  const { attributes } = subject;
  const given = attributes.get('asyncLeaveExclusive');
  attributes.delete('asyncLeaveExclusive');
  const leaves = [attributes.get('asyncLeave'), attributes.get('asyncAfter')].includes(TRUE);
  const leave = given ?? TRUE;
  const enter = attributes.get('exclusive') ?? TRUE;
  if (given === undefined && (!leaves || leave === enter || conversion.to !== 'camunda')) return;
  const before = conversion.attributeBefore('asyncLeaveExclusive', leave);
  if (conversion.to === 'camunda' && (leave === enter || !leaves)) {
    conversion.addEntry('changed', subject, name, before, '', {
      zh: 'camunda 用一个属性表示执行前后的排他性。',
      en: 'camunda has one attribute for both continuations.',
    });
    return;
  }
  // The flag of a continuation that does not exist yields to the flag of the other continuation.
  if (conversion.to === 'camunda' && attributes.get('async') !== TRUE) attributes.set('exclusive', leave);
  conversion.addEntry('lossy', subject, name, before, '', {
    zh: '目标引擎不能分别设置执行前后的排他性。',
    en: 'The target engine cannot set the two continuations apart.',
  });
}
