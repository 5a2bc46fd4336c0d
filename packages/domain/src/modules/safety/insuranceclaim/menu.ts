import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '保险理赔', en: 'Claims' }, order: 92 });
