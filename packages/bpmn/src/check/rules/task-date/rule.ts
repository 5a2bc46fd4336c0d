import type { Rule } from '../../types.ts';
import { timerProblem } from '../timer-problem.ts';

const taskDate: Rule = {
  code: 'task-date',
  severity: 'warning',
  title: { zh: '任务的日期', en: 'dates of a task' },
  claims: { camunda: 'fails', flowable: 'fails' },
  on: ['bpmn:UserTask'],
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ attribute, report }) =>
    (task) => {
      if (attribute(task, 'businessCalendarName') !== undefined) return;
      for (const property of ['dueDate', 'followUpDate']) {
        const text = attribute(task, property);
        if (text === undefined) continue;
        const problem = timerProblem(text.trim().startsWith('P') ? 'duration' : 'date', text);
        if (problem) report(task, problem, { property });
      }
    },
};

export default taskDate;
