import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '工资明细', en: 'Payroll lines' }, order: 20 });
