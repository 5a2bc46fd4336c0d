import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '评价指标库', en: 'Item library' }, order: 80 });
