import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  wages_to_sign: {
    label: { zh: '工资待本人签字', en: 'Wages to be signed' },
    urgency: 'normal',
    audience: { zh: '工资表上有账号的工人', en: 'Workers on the sheet who have an account' },
  },
  wages_paid: {
    label: { zh: '工资已到账', en: 'Wages paid' },
    urgency: 'normal',
    audience: { zh: '银行已付款、有账号的工人', en: 'Workers whom the bank has paid and who have an account' },
  },
  wages_returned: {
    label: { zh: '工资代发被退回', en: 'Wages returned by the bank' },
    urgency: 'urgent',
    audience: { zh: '项目所属单位可导出代发文件的人员', en: 'Those of the project who may make bank files' },
  },
});
