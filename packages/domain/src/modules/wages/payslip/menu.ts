import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '我的工资', en: 'My wages' },
  about: {
    zh: '本人的工资明细与工资条：在手机上核对、本人签字、确认收到。只看得到自己的。',
    en: 'Your own lines and slips of wages: check, sign and confirm them on the phone. Nobody sees those of others here.',
  },
  order: 70,
  operations: [VIEW],
});
