import type { Rule } from '../../types.ts';
import { isElement, textIn } from '../../extensions.ts';

const multiInstanceInput: Rule = {
  code: 'multi-instance-input',
  severity: 'error',
  title: { zh: '多实例的来源', en: 'what a multi-instance repeats over' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:MultiInstanceLoopCharacteristics'],
  runtime: true,
  create:
    ({ attribute, extensions, report }) =>
    (loop) => {
      const collection = attribute(loop, 'collection') ?? textIn(loop, 'loopDataInputRef');
      const hasCollection =
        collection !== undefined ||
        isElement(loop['loopDataInputRef']) ||
        ['collection', 'loopCharacteristics'].some((name) => extensions(loop, name).length > 0);
      if (!hasCollection && !isElement(loop['loopCardinality'])) {
        report(loop, {
          zh: '多实例既没有集合也没有循环次数，引擎拒绝部署',
          en: 'The multi-instance has neither a collection nor a cardinality: engines refuse it',
        });
      }
      if (!hasCollection && attribute(loop, 'elementVariable') !== undefined) {
        report(
          loop,
          { zh: '设置了元素变量却没有集合', en: 'There is an element variable but no collection' },
          { property: 'elementVariable' },
        );
      }
    },
};

export default multiInstanceInput;
