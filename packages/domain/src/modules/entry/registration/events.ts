import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  company_checked: {
    label: { zh: '企业审核结果', en: 'Checks of companies' },
    urgency: 'normal',
    audience: { zh: '该企业的人员', en: 'People of the company' },
  },
});
