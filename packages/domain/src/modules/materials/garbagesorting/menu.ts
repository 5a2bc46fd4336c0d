import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '垃圾分类', en: 'Waste' }, order: 80 });
