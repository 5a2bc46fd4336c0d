import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '公司安全月报', en: 'Company reports' }, order: 92 });
