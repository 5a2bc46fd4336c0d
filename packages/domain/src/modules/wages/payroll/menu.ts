import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '工资表', en: 'Payrolls' }, order: 10 });
