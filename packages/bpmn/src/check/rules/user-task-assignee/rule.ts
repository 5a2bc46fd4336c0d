import type { Rule } from '../../types.ts';
import { elementsIn, textIn } from '../../extensions.ts';

const ATTRIBUTES = ['assignee', 'candidateUsers', 'candidateGroups'];
const ELEMENTS = ['assignee', 'assignmentDefinition'];

const userTaskAssignee: Rule = {
  code: 'user-task-assignee',
  severity: 'info',
  title: { zh: '用户任务没有处理人', en: 'user task without assignee' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:UserTask'],
  create:
    ({ attribute, extensions, report }) =>
    (task) => {
      if (ATTRIBUTES.some((name) => attribute(task, name) !== undefined)) return;
      if (ELEMENTS.some((name) => extensions(task, name).length > 0) || elementsIn(task, 'resources').length > 0)
        return;
      if (extensions(task, 'taskListener').some((listener) => textIn(listener, 'event') !== 'complete')) return;
      report(task, {
        zh: '用户任务没有设置办理人或候选人；若由分配规则决定，可忽略',
        en: 'The user task has no assignee or candidates; ignore this where assignment rules decide',
      });
    },
};

export default userTaskAssignee;
