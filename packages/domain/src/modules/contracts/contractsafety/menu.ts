import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '安措费使用', en: 'Safety-measure fee' }, order: 80 });
