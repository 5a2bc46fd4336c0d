import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  wages_unsettled: {
    label: { zh: '离场未结清', en: 'Left with wages owed' },
    urgency: 'urgent',
    audience: { zh: '项目所属单位可确认结清的人员', en: 'Those of the project who may confirm the payment' },
  },
});
