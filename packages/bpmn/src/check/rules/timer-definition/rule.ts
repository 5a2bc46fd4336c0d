import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

const TIMER_PROPERTIES = ['timeDate', 'timeDuration', 'timeCycle'];

const timerDefinition: Rule = {
  code: 'timer-definition',
  severity: 'error',
  title: { zh: '定时器未配置', en: 'timer without definition' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:TimerEventDefinition'],
  runtime: true,
  create:
    ({ report }) =>
    (definition) => {
      const given = TIMER_PROPERTIES.filter((name) => isElement(definition[name]));
      if (given.length === 1) return;
      report(
        definition,
        given.length === 0
          ? { zh: '请填写定时器配置', en: 'Say when the timer is due: a date, a duration or a cycle' }
          : { zh: '定时器只能配置日期、时长、周期中的一种', en: 'A timer has either a date, a duration or a cycle' },
      );
    },
};

export default timerDefinition;
