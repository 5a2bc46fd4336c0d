import { defineSite } from '../define.ts';

export default defineSite({
  name: 'taizhou',
  code: 4,
  label: { zh: '泰州市工地准入申请', en: 'Site admission, Taizhou' },
  prefix: 'TZ',
  pages: ['apply', 'person', 'query'],
});
