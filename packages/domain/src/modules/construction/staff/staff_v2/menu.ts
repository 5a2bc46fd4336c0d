import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '人员（V2）', en: 'People (v2)' }, order: 10, group: 'labourv2' });
