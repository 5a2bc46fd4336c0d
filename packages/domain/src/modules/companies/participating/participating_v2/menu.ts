import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '参建单位（V2）', en: 'Units at projects (v2)' },
  order: 20,
  group: 'labourv2',
});
