import { defineEvents } from '../../../messages/define.ts';

const assignees = { zh: '任务办理人', en: 'Whoever the task waits for' };

export default defineEvents({
  task_assigned: {
    label: { zh: '待办任务', en: 'New tasks' },
    urgency: 'normal',
    substitutes: true,
    audience: assignees,
  },
  task_copied: {
    label: { zh: '抄送', en: 'Copies' },
    urgency: 'normal',
    audience: { zh: '被抄送人', en: 'Who gets the copy' },
  },
  task_returned: {
    label: { zh: '流程退回', en: 'Returned tasks' },
    urgency: 'normal',
    substitutes: true,
    audience: assignees,
  },
  task_overdue: {
    label: { zh: '任务到期与催办', en: 'Due tasks and reminders' },
    urgency: 'normal',
    substitutes: true,
    audience: assignees,
  },
});
