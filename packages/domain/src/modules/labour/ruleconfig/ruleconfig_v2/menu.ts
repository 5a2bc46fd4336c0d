import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '积分规则（V2）', en: 'Rules for points (v2)' },
  order: 90,
  group: 'labourv2',
});
