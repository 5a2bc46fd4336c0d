import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '生产任务', en: 'Daily work' }, order: 40 });
