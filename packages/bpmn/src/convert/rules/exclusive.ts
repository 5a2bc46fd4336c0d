import type { StructureRule } from '../rule.ts';
import { isA } from '../subject.ts';

const TRUE = 'true';

/** camunda has one flag for both continuations, Flowable one for each. */
export const exclusiveLeave: StructureRule = {
  name: 'exclusive-leave',
  apply(subject, conversion) {
    if (!isA(subject, 'FlowNode')) return;
    const { attributes } = subject;
    const exclusive = attributes.get('exclusive') ?? TRUE;
    if (conversion.from === 'camunda' && conversion.to === 'flowable') {
      if (exclusive !== 'false' || attributes.get('asyncAfter') !== TRUE || !conversion.targetIs('6.8')) return;
      subject.result.set('asyncLeaveExclusive', 'false');
      conversion.say(
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
    const leave = attributes.get('asyncLeaveExclusive');
    if (conversion.from !== 'flowable' || leave === undefined) return;
    attributes.delete('asyncLeaveExclusive');
    const before = conversion.attributeBefore('asyncLeaveExclusive', leave);
    const same = conversion.to === 'camunda' && (leave === exclusive || attributes.get('async') !== TRUE);
    if (same && leave === 'false') subject.result.set('exclusive', 'false');
    conversion.say(
      same ? 'changed' : 'lossy',
      subject,
      this.name,
      before,
      same ? conversion.attributeAfter('exclusive', leave) : '',
      {
        zh: same ? 'camunda 用一个属性表示执行前后的排他性。' : '目标引擎不能分别设置执行前后的排他性。',
        en: same
          ? 'camunda has one attribute for both continuations.'
          : 'The target engine cannot set the two continuations apart.',
      },
    );
  },
};
