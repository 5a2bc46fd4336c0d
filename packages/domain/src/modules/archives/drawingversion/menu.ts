import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '图纸版本', en: 'Versions of drawings' }, order: 85 });
