import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  talk_missed: {
    label: { zh: '班前教育缺失', en: 'Daily talk missed' },
    urgency: 'normal',
    audience: {
      zh: '项目所属单位可办理培训的人员，以及班组长本人；未签到的，通知培训负责人',
      en: 'Those of the project who may hold trainings, and the leader of the team; of who did not sign in, whoever is in charge',
    },
  },
});
