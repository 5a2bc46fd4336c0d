import { defineSite } from '../define.ts';

export default defineSite({
  name: 'netapply',
  code: 2,
  label: { zh: '网上准入申请', en: 'Site admission online' },
  prefix: 'WS',
  pages: ['apply', 'query'],
});
