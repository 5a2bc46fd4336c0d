import { defineSite } from '../define.ts';

export default defineSite({
  name: 'sipac',
  code: 3,
  label: { zh: '苏州工业园区工地准入申请', en: 'Site admission, Suzhou Industrial Park' },
  prefix: 'SIP',
  pages: ['apply', 'person', 'query'],
});
