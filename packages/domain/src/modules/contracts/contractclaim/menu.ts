import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '索赔与扣款', en: 'Claims and penalties' }, order: 50 });
