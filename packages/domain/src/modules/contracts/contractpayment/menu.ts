import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '合同付款', en: 'Payments' }, order: 60 });
