import { ALL, notRead, SAME_MEANING, sameName } from '../rule.ts';
import type { AttributeRule } from '../rule.ts';

const USER_TASK = ['UserTask'];
const FORM = ['UserTask', 'StartEvent'];
const FAMILY = ['flowable', 'activiti'] as const;

/** Assignment, due dates and form keys of a task. */
export const peopleRules: readonly AttributeRule[] = [
  ...sameName('assignment', USER_TASK, ALL, ['assignee', 'candidateUsers', 'candidateGroups'], SAME_MEANING),
  ...sameName('owner', USER_TASK, FAMILY, ['owner'], notRead('任务所有人属性', 'attribute for the owner of a task')),
  ...sameName('due-date', USER_TASK, ALL, ['dueDate'], SAME_MEANING),
  ...sameName(
    'business-calendar',
    undefined,
    FAMILY,
    ['businessCalendarName'],
    notRead('业务日历，到期日按自然日计算', 'business calendar; dates count calendar days'),
  ),
  ...sameName('follow-up-date', USER_TASK, ['camunda'], ['followUpDate'], notRead('跟进日期', 'follow-up date')),
  ...sameName('task-priority', USER_TASK, ALL, ['priority'], SAME_MEANING),
  ...sameName('task-category', USER_TASK, FAMILY, ['category'], notRead('任务分类', 'category of tasks')),
  ...sameName('extension-id', undefined, FAMILY, ['extensionId'], notRead('扩展编号', 'extension id')),
  ...sameName(
    'task-variables',
    USER_TASK,
    ['flowable'],
    ['taskIdVariableName', 'taskCompleterVariableName'],
    notRead('保存任务编号或完成人的变量', 'variable for the id or the completer of a task'),
  ),
  ...sameName('form-key', FORM, ALL, ['formKey'], SAME_MEANING),
  ...sameName(
    'form-options',
    FORM,
    ['flowable'],
    ['sameDeployment', 'formFieldValidation'],
    notRead('该表单选项', 'such option of forms'),
  ),
  ...sameName(
    'form-reference',
    FORM,
    ['camunda'],
    ['formRef', 'formRefBinding', 'formRefVersion', 'formHandlerClass'],
    notRead('表单引用，任务将没有表单', 'form reference; the task would have no form'),
    { otherwise: 'refused' },
  ),
  ...sameName('initiator', ['StartEvent'], ALL, ['initiator'], SAME_MEANING),
  ...sameName(
    'candidate-starters',
    ['Process'],
    ALL,
    ['candidateStarterUsers', 'candidateStarterGroups'],
    SAME_MEANING,
  ),
];
