import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  key_post_absent: {
    label: { zh: '关键岗位缺勤', en: 'Key post absent' },
    urgency: 'normal',
    audience: {
      zh: '项目所属单位可审批补卡与请假的人员，以及本人',
      en: 'Who may decide corrections of the project, and the person',
    },
  },
});
