import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

/** Returns whether a timer of this event can fire more than once. */
function canRepeat(event: ModdleElement): boolean {
  switch (event.$type) {
    case 'bpmn:BoundaryEvent':
      return event['cancelActivity'] === false;
    case 'bpmn:StartEvent':
      return event.$parent?.['triggeredByEvent'] !== true || event['isInterrupting'] === false;
    case 'bpmn:IntermediateCatchEvent':
      return false;
    default:
      return true;
  }
}

const timerCycleOnce: Rule = {
  code: 'timer-cycle-once',
  severity: 'warning',
  title: { zh: '只会触发一次的周期', en: 'a cycle that fires once' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:TimerEventDefinition'],
  runtime: true,
  create:
    ({ isFor, report }) =>
    (definition) => {
      const event = definition.$parent;
      if (!event || !isElement(definition['timeCycle']) || canRepeat(event)) return;
      report(
        event,
        {
          zh: '这里的周期定时器只触发一次：中间事件经过一次，中断的事件会结束所在活动；要重复提醒，请用不中断的边界事件',
          en: 'The cycle fires once here: an intermediate event is passed once, an interrupting one ends its activity. To remind again use a boundary event that does not interrupt',
        },
        { property: 'timeCycle', severity: isFor('zeebe') ? 'error' : 'warning' },
      );
    },
};

export default timerCycleOnce;
