import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '进度计划', en: 'Schedules' }, order: 10 });
