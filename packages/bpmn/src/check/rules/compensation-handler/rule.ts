import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const compensationHandler: Rule = {
  code: 'compensation-handler',
  severity: 'warning',
  title: { zh: '补偿处理', en: 'compensation handler' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:BoundaryEvent'],
  runtime: true,
  create:
    ({ isFor, report }) =>
    (event) => {
      if (!elementsIn(event, 'eventDefinitions').some(({ $type }) => $type === 'bpmn:CompensateEventDefinition'))
        return;
      const scope = event.$parent;
      const associations = (scope ? elementsIn(scope, 'artifacts') : []).filter(({ sourceRef }) => sourceRef === event);
      if (associations.some(({ targetRef }) => isElement(targetRef) && targetRef['isForCompensation'] === true)) return;
      // Camunda validates the target of an association; without an association Camunda ignores the event.
      const refused = isFor('zeebe') || (associations.length > 0 && isFor('camunda'));
      report(
        event,
        {
          zh: '补偿边界事件没有用关联线连到补偿活动（isForCompensation="true"）',
          en: 'The compensation event is not associated with an activity for compensation (isForCompensation="true")',
        },
        { severity: refused ? 'error' : 'warning' },
      );
    },
};

export default compensationHandler;
