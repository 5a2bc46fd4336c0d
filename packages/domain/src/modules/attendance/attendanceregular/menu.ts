import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '固定考勤规则', en: 'Fixed schedules' }, order: 50 });
