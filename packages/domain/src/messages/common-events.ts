import { defineEvents } from './define.ts';

/** Events of records of any resource, and of the rules about events. */
export const COMMON_EVENTS = defineEvents({
  record_step: {
    label: { zh: '业务办理', en: 'Steps of records' },
    urgency: 'normal',
    substitutes: true,
    audience: { zh: '记录中指定的人员', en: 'People whom the record names' },
  },
  record_overdue: {
    label: { zh: '业务超期', en: 'Overdue records' },
    urgency: 'normal',
    substitutes: true,
    audience: { zh: '记录中指定的人员', en: 'People whom the record names' },
  },
  record_comment: {
    label: { zh: '评论中提到', en: 'Mentions in comments' },
    urgency: 'normal',
    audience: { zh: '被提到的人员', en: 'People who are mentioned' },
  },
  escalated: {
    label: { zh: '未处理升级', en: 'Escalations' },
    urgency: 'normal',
    audience: { zh: '升级规则中的人员', en: 'People of the escalation' },
  },
});
