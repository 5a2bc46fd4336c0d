import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '门禁考勤', en: 'Gates' }, order: 80 });
