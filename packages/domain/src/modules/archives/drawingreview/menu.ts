import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '图纸会审', en: 'Reviews of drawings' }, order: 90 });
