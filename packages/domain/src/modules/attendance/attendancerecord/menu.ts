import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '日考勤记录', en: 'Daily records' }, order: 20 });
