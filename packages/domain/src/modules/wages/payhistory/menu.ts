import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '发放记录', en: 'Payments' }, order: 30 });
