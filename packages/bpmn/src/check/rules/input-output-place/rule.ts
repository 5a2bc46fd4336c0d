import type { ModdleElement, Text } from '../../../model/index.ts';
import { childrenNamed, isElement } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

const PLACE: Text = {
  zh: '这种元素不能有输入输出参数（inputOutput），Camunda 拒绝部署',
  en: 'An element of this kind takes no inputs and outputs: Camunda refuses it',
};
const OUTPUTS: Text = {
  zh: '结束事件和多实例不能有输出参数，Camunda 拒绝部署',
  en: 'End events and multi-instances take no outputs: Camunda refuses it',
};

const REFUSING = ['bpmn:StartEvent', 'bpmn:BoundaryEvent', 'bpmn:Gateway'];
/** Elements that the parser does not read at all. */
const UNREAD = new Set(['bpmn:ComplexGateway', 'bpmn:AdHocSubProcess']);

const isRefused = (node: ModdleElement): boolean =>
  node['triggeredByEvent'] === true || REFUSING.some((type) => node.$instanceOf(type));

const isRepeated = ({ loopCharacteristics }: ModdleElement): boolean =>
  isElement(loopCharacteristics) && loopCharacteristics.$type === 'bpmn:MultiInstanceLoopCharacteristics';

const inputOutputPlace: Rule = {
  code: 'input-output-place',
  severity: 'error',
  title: { zh: '输入输出参数的位置', en: 'place of inputs and outputs' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:FlowNode'],
  runtime: true,
  engines: ['camunda'],
  create:
    ({ extensions, report }) =>
    (node) => {
      const [mapping] = extensions(node, 'inputOutput');
      if (!mapping || UNREAD.has(node.$type)) return;
      if (isRefused(node)) report(node, PLACE);
      else if (
        (node.$type === 'bpmn:EndEvent' || isRepeated(node)) &&
        childrenNamed(mapping, 'outputParameter').length > 0
      )
        report(node, OUTPUTS);
    },
};

export default inputOutputPlace;
