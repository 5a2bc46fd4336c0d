import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { bodyOf, elementsIn, isElement } from '../../extensions.ts';

const CHOOSES = new Set(['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway']);

/**
 * Returns whether a flow needs a condition: it leaves a gateway that chooses between several flows and is not the
 * default flow.
 */
function mustChoose(flow: ModdleElement): boolean {
  const source = flow['sourceRef'];
  if (!isElement(source) || !CHOOSES.has(source.$type) || source['default'] === flow) return false;
  return elementsIn(source, 'outgoing').length > 1;
}

const zeebeCondition: Rule = {
  code: 'zeebe-condition',
  severity: 'error',
  title: { zh: 'Zeebe 条件', en: 'conditions in Zeebe' },
  claims: { camunda: 'not-applicable', flowable: 'not-applicable' },
  on: ['bpmn:SequenceFlow'],
  runtime: true,
  engines: ['zeebe'],
  create:
    ({ report }) =>
    (flow) => {
      const condition = flow['conditionExpression'];
      if (!isElement(condition)) {
        if (!mustChoose(flow)) return;
        report(flow, {
          zh: '网关有多条出线时，每条都要有条件或设为默认流，否则 Zeebe 拒绝部署',
          en: 'Behind a gateway with several flows each has a condition or is the default: Zeebe refuses it otherwise',
        });
        return;
      }
      if (bodyOf(condition)?.trim().startsWith('=')) return;
      report(
        flow,
        {
          zh: 'Zeebe 的条件是以 = 开头的 FEEL 表达式',
          en: 'Conditions in Zeebe are FEEL expressions that begin with =',
        },
        { property: 'conditionExpression' },
      );
    },
};

export default zeebeCondition;
