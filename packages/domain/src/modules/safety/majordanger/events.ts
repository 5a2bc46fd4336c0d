import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  major_danger: {
    label: { zh: '重大事故隐患', en: 'Major dangers' },
    urgency: 'urgent',
    audience: {
      zh: '整改责任人、核查人、项目各质量安全岗位、项目可核查隐患的人员，以及能看到项目的监督人员',
      en: 'Who corrects and verifies it, the posts of the project, who may verify it there, and regulators who see the project',
    },
  },
});
