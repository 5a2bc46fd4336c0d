import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '劳保用品（V2）', en: 'Protective equipment (v2)' },
  order: 70,
  group: 'labourv2',
});
