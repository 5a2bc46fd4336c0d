import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '安全交底', en: 'Safety briefings' },
  order: 60,
});
