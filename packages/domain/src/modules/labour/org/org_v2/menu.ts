import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '班组（V2）', en: 'Teams (v2)' }, order: 30, group: 'labourv2' });
