import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '资料与功能核查', en: 'Unit works: records, functions' }, order: 14 });
