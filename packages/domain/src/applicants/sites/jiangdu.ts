import { defineSite } from '../define.ts';

export default defineSite({
  name: 'jiangdu',
  code: 1,
  label: { zh: '江都区工地准入申请', en: 'Site admission, Jiangdu' },
  prefix: 'JD',
  pages: ['apply', 'query'],
});
