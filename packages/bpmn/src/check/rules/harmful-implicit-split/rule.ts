import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';
import { meetingPoint, nameOf } from './meeting-point.ts';

const harmfulImplicitSplit: Rule = {
  code: 'harmful-implicit-split',
  severity: 'warning',
  title: { zh: '有害的隐式分支', en: 'harmful implicit split' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Activity', 'bpmn:Event'],
  create:
    ({ report }) =>
    (node) => {
      const branches = elementsIn(node, 'outgoing').filter((flow) => !isElement(flow['conditionExpression']));
      if (branches.length < 2 || isElement(node['default'])) return;
      const twice = meetingPoint(branches);
      if (!twice) return;
      report(node, {
        zh: `多条无条件出线会同时执行，又在“${nameOf(twice)}”不加等待地相遇，之后的步骤会执行多次`,
        en: `The unconditional flows run at once and meet unsynchronised at “${nameOf(twice)}”: what follows runs more than once`,
      });
    },
};

export default harmfulImplicitSplit;
