import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  insurance_end: {
    label: { zh: '保单到期与保障缺口', en: 'Policies end, cover is missing' },
    urgency: 'urgent',
    audience: {
      zh: '保单负责人，以及项目上可维护保单的人员',
      en: 'The keeper of the policy, and who may change policies of the project',
    },
  },
});
