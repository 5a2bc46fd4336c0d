import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '二维码管理', en: 'Batches of codes' }, order: 40 });
