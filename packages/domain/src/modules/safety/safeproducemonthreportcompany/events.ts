import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  month_report_missing: {
    label: { zh: '安全月报未上报', en: 'Monthly safety report missing' },
    urgency: 'normal',
    audience: { zh: '缺报公司可上报月报的人员', en: 'Who may hand in the report of the company' },
  },
});
