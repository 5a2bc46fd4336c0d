import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '黑名单（V2）', en: 'Blacklist (v2)' }, order: 100, group: 'labourv2' });
