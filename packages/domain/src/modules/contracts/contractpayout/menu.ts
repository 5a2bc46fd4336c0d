import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '付款单', en: 'Payment orders' }, order: 70 });
