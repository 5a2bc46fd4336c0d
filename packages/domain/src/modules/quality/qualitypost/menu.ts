import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '验收人员', en: 'Who accepts' }, order: 90 });
