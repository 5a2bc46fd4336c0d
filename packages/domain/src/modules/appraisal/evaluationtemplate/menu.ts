import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '评价模板', en: 'Templates' }, order: 70 });
