import type { Rule } from '../../types.ts';
import type { TimerKind } from '../../../timer/index.ts';
import { bodyOf, isElement } from '../../extensions.ts';
import { timerProblem } from '../timer-problem.ts';

const KINDS: readonly TimerKind[] = ['date', 'duration', 'cycle'];

const timerSyntax: Rule = {
  code: 'timer-syntax',
  severity: 'error',
  title: { zh: '定时器语法', en: 'timer syntax' },
  claims: { camunda: 'fails', flowable: 'fails' },
  on: ['bpmn:TimerEventDefinition'],
  runtime: true,
  create:
    ({ report, isFor }) =>
    (definition) => {
      for (const kind of KINDS) {
        const property = `time${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
        const expression = definition[property];
        if (!isElement(expression)) continue;
        const body = bodyOf(expression) ?? '';
        if (isFor('zeebe') && body.trim().startsWith('=')) continue;
        const problem = timerProblem(kind, body, isFor('zeebe') ? 'unix' : undefined);
        if (problem) report(definition, problem, { property });
      }
    },
};

export default timerSyntax;
