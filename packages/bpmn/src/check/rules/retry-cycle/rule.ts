import type { Rule } from '../../types.ts';
import { bodyOf } from '../../extensions.ts';
import { timerProblem } from '../timer-problem.ts';

const retryCycle: Rule = {
  code: 'retry-cycle',
  severity: 'error',
  title: { zh: '重试周期', en: 'retry cycles' },
  claims: { camunda: 'ignores', flowable: 'fails' },
  on: ['bpmn:FlowNode', 'bpmn:MultiInstanceLoopCharacteristics'],
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ extensions, isFor, report }) =>
    (element) => {
      for (const cycle of extensions(element, 'failedJobRetryTimeCycle')) {
        const text = bodyOf(cycle) ?? '';
        const parts = text.split(',').map((part) => part.trim());
        const kind = parts.length > 1 || parts[0]?.startsWith('P') ? 'duration' : 'cycle';
        const problem = parts.map((part) => timerProblem(kind, part)).find((found) => found !== undefined);
        if (problem)
          report(
            element,
            { zh: `重试周期${problem.zh}`, en: `Retry cycle: ${problem.en}` },
            // Camunda logs the invalid value and uses its default retries.
            { property: 'failedJobRetryTimeCycle', severity: isFor('camunda') ? 'warning' : 'error' },
          );
      }
    },
};

export default retryCycle;
