import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '图纸', en: 'Drawings' }, order: 80 });
