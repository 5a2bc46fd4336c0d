import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '任务管理', en: 'Tasks' }, order: 30 });
