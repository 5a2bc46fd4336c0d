import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '形象进度图', en: 'Progress figures' }, order: 5 });
