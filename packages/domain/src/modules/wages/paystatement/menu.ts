import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '银行流水对账', en: 'Bank statements' }, order: 60 });
