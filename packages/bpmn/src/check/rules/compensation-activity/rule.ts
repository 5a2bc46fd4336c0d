import type { ModdleElement } from '../../../model/index.ts';
import { danglingOf } from '../../../model/make-model.ts';
import { isElement } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

function processOf(element: ModdleElement): ModdleElement | undefined {
  for (let at = element.$parent; at; at = at.$parent) if (at.$type === 'bpmn:Process') return at;
  return undefined;
}

const compensationActivity: Rule = {
  code: 'compensation-activity',
  severity: 'error',
  title: { zh: '要补偿的活动', en: 'activity to be compensated' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:CompensateEventDefinition'],
  runtime: true,
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ isFor, model, report }) =>
    (definition) => {
      // Camunda reads `activityRef` of throwing events only.
      if (isFor('camunda') && definition.$parent?.$instanceOf('bpmn:ThrowEvent') !== true) return;
      const activity = definition['activityRef'];
      const missing = isElement(activity)
        ? processOf(activity) !== processOf(definition)
        : danglingOf(model).some(({ element }) => element === definition);
      if (!missing) return;
      report(
        definition,
        {
          zh: '要补偿的活动（activityRef）不在这个流程里，引擎拒绝部署',
          en: 'The activity to be compensated (activityRef) is not in this process: the engine refuses it',
        },
        { property: 'activityRef' },
      );
    },
};

export default compensationActivity;
