import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '安全行为（V2）', en: 'Safety behaviour (v2)' },
  order: 80,
  group: 'labourv2',
});
