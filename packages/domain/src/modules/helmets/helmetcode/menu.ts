import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '二维码明细', en: 'Codes' }, order: 45 });
