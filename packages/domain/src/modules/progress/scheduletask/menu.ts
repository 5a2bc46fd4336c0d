import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '计划任务', en: 'Tasks' }, order: 20 });
